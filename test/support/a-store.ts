import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, apiClient } from './api.ts';
import { operate } from './operate.ts';
import { type SystemUnderTest, systemUnderTest } from './system-under-test.ts';

/** One row of the `storefront` import format. */
export type ProductRow = Readonly<Record<string, unknown>> & { readonly sku: string };

export interface TestStore {
  readonly tenantId: string;
  readonly mode: 'sandbox' | 'live';
  readonly env: NodeJS.ProcessEnv;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly origin: string;
  /** With the publishable key, from a server (no Origin). */
  readonly browser: Api;
  /** With the secret key and no shopper. */
  readonly server: Api;
  /** Runs a `storefront` command of this store. */
  operate<T = Record<string, unknown>>(...args: readonly string[]): Promise<T>;
  importProducts(rows: readonly ProductRow[]): Promise<void>;
  /** A customer of the store, logged in: the API with the secret key and the shopper's token. */
  shopper(options?: readonly string[]): Promise<Shopper>;
}

export interface Shopper {
  readonly customerId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly api: Api;
}

/** A row with what the format requires; a test states only what matters. */
export const aProduct = (row: Partial<ProductRow> & { sku: string }): ProductRow => ({
  description: `Product ${row.sku}`,
  list_unit_price: 100,
  stock_quantity: 1000,
  ...row,
});

/** A store of a test's own: tenants are what keeps tests apart. */
export async function aStore(
  options: { mode?: 'sandbox' | 'live'; create?: readonly string[]; system?: SystemUnderTest } = {},
): Promise<TestStore> {
  const { baseUrl, env } = options.system ?? systemUnderTest();
  const mode = options.mode ?? 'sandbox';
  const origin = 'https://shop.example';
  const { tenant_id: tenantId } = await operate<{ tenant_id: string }>(
    env,
    'stores',
    'create',
    '--name',
    'Test Store',
    ...(options.create ?? []),
  );
  const issue = async (kind: 'publishable' | 'secret', ...more: string[]) =>
    (
      await operate<{ key: string }>(
        env,
        'keys',
        'issue',
        '--tenant',
        tenantId,
        '--kind',
        kind,
        '--mode',
        mode,
        '--rate-per-minute',
        '1000000',
        ...more,
      )
    ).key;
  const publishableKey = await issue('publishable', '--origins', origin);
  const secretKey = await issue(
    'secret',
    '--scopes',
    'storefront:catalog,storefront:auth,storefront:customer,storefront:checkout,storefront:webhooks',
  );
  const server = apiClient(baseUrl, { key: secretKey });
  const run: TestStore['operate'] = (...args) => operate(env, ...args, '--tenant', tenantId, '--mode', mode);

  return {
    tenantId,
    mode,
    env,
    publishableKey,
    secretKey,
    origin,
    server,
    browser: apiClient(baseUrl, { key: publishableKey }),
    operate: run,
    importProducts: (rows) => importRows(run, rows),
    shopper: (more = []) => aShopper(run, server, more),
  };
}

async function importRows(run: TestStore['operate'], rows: readonly ProductRow[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-import-'));
  const file = join(folder, 'products.jsonl');
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await run('catalog', 'import', file);
  await rm(folder, { recursive: true });
}

async function aShopper(run: TestStore['operate'], server: Api, more: readonly string[]): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  const { customer_id: customerId } = await run<{ customer_id: string }>(
    'customers',
    'create',
    '--email',
    email,
    '--name',
    'Test Shopper',
    '--password',
    password,
    ...more,
  );
  const login = await server.post('/v1/auth/login', { email, password });
  if (login.status !== 200) throw new Error(`login answered ${login.status}: ${login.text}`);
  const token = login.body.data.shopper_token as string;
  return { customerId, email, password, token, api: server.as({ shopperToken: token }) };
}
