import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { System } from '@storefront/local-system';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { newClient } from './client.ts';
import type { Recorder } from './recorder.ts';
import type { Release } from './release.ts';

/** A payment rail of the API. */
export type Rail = 'CASH_ON_DELIVERY' | 'CREDIT_TERMS' | 'PREPAID';

/** A store in one mode with customers, products, and a webhook receiver. */
export interface Shop {
  readonly name: string;
  readonly tenantId: string;
  readonly mode: 'sandbox' | 'live';
  readonly baseUrl: string;
  readonly rails: readonly Rail[];
  readonly customers: readonly Customer[];
  readonly receiver: WebhookReceiver;
  /** The headers of the store's own server. */
  readonly server: Readonly<Record<string, string>>;
}

/** A customer and the headers of a request on its behalf. */
export interface Customer {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How to open a shop. */
export interface ShopOptions {
  readonly name: string;
  readonly mode: Shop['mode'];
  readonly rails: readonly Rail[];
  readonly customers: number;
}

/** The products of every shop. The stock does not run out. */
export const SKUS = Array.from({ length: 12 }, (_, index) => `BOLT-${index + 1}`);
/** A promotion of every shop. */
export const CODE = 'TEN-OFF';

const PASSWORD = 'correct horse battery';
const SECRET_SCOPES = 'storefront:catalog,storefront:auth,storefront:customer,storefront:checkout,storefront:webhooks';
/** The highest rate, because all requests come from one address. */
const RATE = ['--rate-per-minute', '10000000'];
const EVENT_TYPES = ['order.confirmed', 'order.shipped', 'order.cancelled', 'invoice.issued', 'stock.changed', 'product.updated'];

/** Opens a shop with the commands of a release, and subscribes a webhook receiver. */
export async function openShop(system: System, release: Release, recorder: Recorder, options: ShopOptions): Promise<Shop> {
  const { name, mode, rails } = options;
  const { baseUrl } = system;
  const created = await release.storefront(system.env, ['stores', 'create', '--name', name, '--gct-rate', '0.15', '--online-payments']);
  const tenantId: string = created.tenant_id;
  const run = (...args: readonly string[]) => release.storefront(system.env, [...args, '--tenant', tenantId, '--mode', mode]);
  const { key } = await run('keys', 'create', '--kind', 'secret', '--scopes', SECRET_SCOPES, ...RATE);
  const server = { authorization: `Bearer ${key}` };
  await importProducts(run);
  await run('promotions', 'create', CODE, '--kind', 'percent', '--value', '10');

  const client = newClient(baseUrl, server, true, recorder);
  const customers: Customer[] = [];
  for (let count = 0; count < options.customers; count += 1) {
    const email = `shopper-${randomUUID()}@example.com`;
    const terms = ['--credit-limit', '100000000', '--terms-days', '30', '--rails', rails.join(',')];
    const { customer_id: id } = await run(
      'customers',
      'create',
      '--email',
      email,
      '--name',
      'Test Shopper',
      '--password',
      PASSWORD,
      ...terms,
    );
    const login = await client.send({ method: 'POST', path: '/v1/auth/login', body: { email, password: PASSWORD } });
    customers.push({ id, headers: { ...server, 'x-storefront-shopper-token': login.data.shopper_token } });
  }
  const receiver = await webhookReceiver();
  await client.send({
    method: 'POST',
    path: '/v1/webhooks',
    body: { endpoint_url: receiver.url, event_types: EVENT_TYPES },
    expect: [201],
  });
  client.close();
  return { name, tenantId, mode, baseUrl, rails, customers, receiver, server };
}

async function importProducts(run: (...args: readonly string[]) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-import-'));
  const file = join(folder, 'products.jsonl');
  const rows = SKUS.map((sku, index) => ({
    sku,
    description: `Hex bolt ${sku}`,
    list_unit_price: 10 + index,
    stock_quantity: 10_000_000,
    categories: ['hardware/fasteners'],
  }));
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await run('catalog', 'import', file);
  await rm(folder, { recursive: true });
}
