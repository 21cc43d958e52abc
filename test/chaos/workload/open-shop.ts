import type { Mode } from '@storefront/contract';
import type { System } from '@storefront/local-system';
import type { PublishedContract } from '../../support/contract/published-contract.ts';
import { runCli } from '../../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../../support/systems/a-store.ts';
import type { Shop } from '../history/history.ts';
import type { Recorder } from '../history/recorder.ts';
import { type RecordedClient, recordedClient } from './recorded-client.ts';

/** A store in one mode, with its products and shoppers. */
export interface OpenShop {
  readonly shop: Shop;
  readonly store: TestStore;
  readonly skus: readonly string[];
  readonly shoppers: readonly ChaosShopper[];
  readonly admin: { readonly url: string; readonly token: string };
}

/** A customer who is logged in. */
export interface ChaosShopper {
  readonly id: string;
  readonly client: RecordedClient;
  /** Replaces the token, which is valid for an hour. */
  logIn(): Promise<void>;
}

/** Stock that lasts for any run, and stock that runs out within some minutes. */
export const STOCK = { plenty: 10_000_000, scarce: 40 } as const;
/** The limits of the shoppers: one is reached in a long run, because few invoices are paid, and the other one within some minutes. */
const CREDIT_LIMITS = ['4000', '800'] as const;
const PASSWORD = 'correct horse battery';

interface Opening {
  readonly system: System;
  readonly recorder: Recorder;
  readonly contract: PublishedContract;
}

const STORES = 3;

/** Opens all stores in both modes. */
export async function openShops(opening: Opening): Promise<readonly OpenShop[]> {
  const shops: OpenShop[] = [];
  for (let store = 1; store <= STORES; store += 1) {
    const sandbox = await openShop(opening, store, 'sandbox');
    shops.push(sandbox, await openShop(opening, store, 'live', sandbox.shop.tenantId));
  }
  return shops;
}

/** Opens a store in one mode: an existing one if `tenantId` is given. */
async function openShop(opening: Opening, number: number, mode: Mode, tenantId?: string): Promise<OpenShop> {
  const created = tenantId === undefined ? {} : { tenantId };
  const store = await aStore({ system: opening.system, mode, create: ['--online-payments', '--gct-rate', '0.15'], ...created });
  const mark = `mk${number}${mode === 'live' ? 'l' : 's'}${store.tenantId.slice(-8)}x`;
  const shop: Shop = { name: `store-${number}/${mode}`, tenantId: store.tenantId, mode, mark };
  opening.recorder.shop(shop);
  const skus = [`${mark}-BOLT`, `${mark}-NUT`, `${mark}-RARE`];
  await store.importProducts(
    skus.map((sku, index) =>
      aProduct({
        sku,
        description: `Product ${sku}`,
        list_unit_price: 10 + number + index,
        stock_quantity: sku.endsWith('RARE') ? STOCK.scarce : STOCK.plenty,
      }),
    ),
  );
  const shoppers = await Promise.all(CREDIT_LIMITS.map((limit, index) => aShopper(opening, store, shop, { number: index + 1, limit })));
  const scopes = ['--scopes', 'catalog,shipments', '--tenant', store.tenantId];
  const { token } = await runCli<{ token: string }>(store.env, 'tokens', 'create', '--name', shop.mark, ...scopes);
  return { shop, store, skus, shoppers, admin: { url: opening.system.adminUrl ?? '', token } };
}

interface NewShopper {
  readonly number: number;
  /** The credit limit. */
  readonly limit: string;
}

async function aShopper(
  { system, recorder, contract }: Opening,
  store: TestStore,
  shop: Shop,
  { number, limit }: NewShopper,
): Promise<ChaosShopper> {
  const email = `${shop.mark}-${number}@example.com`;
  const rails = shop.mode === 'live' ? 'CASH_ON_DELIVERY,CREDIT_TERMS' : 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID';
  const terms = ['--rails', rails, '--credit-limit', limit, '--terms-days', '30'];
  const create = ['customers', 'create', '--email', email, '--name', `${shop.mark} ${number}`, '--password', PASSWORD, ...terms];
  const { customer_id: id } = await store.cli<{ customer_id: string }>(...create);
  let token: string | undefined;
  const headers = () => ({
    authorization: `Bearer ${store.secretKey}`,
    ...(token === undefined ? {} : { 'x-storefront-shopper-token': token }),
  });
  const client = recordedClient({ baseUrl: system.baseUrl, recorder, contract, shop: shop.name, shopper: id, headers });
  const logIn = async (): Promise<void> => {
    const body = { email, password: PASSWORD };
    const { response, status } = await client.sendUntilFinal({ action: 'login', method: 'POST', path: '/v1/auth/login', body });
    if (status === 200) token = response.data.shopper_token;
  };
  await logIn();
  return { id, client, logIn };
}
