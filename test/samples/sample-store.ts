import type { Api } from '../support/http/api.ts';
import { apiClient } from '../support/http/api.ts';
import type { TestStore } from '../support/systems/a-store.ts';
import { aStore } from '../support/systems/a-store.ts';
import { type SystemUnderTest, systemUnderTest } from '../support/systems/system-under-test.ts';

/** A store in which the example values of the samples are true, and the shopper that they name. */
export interface SampleStore {
  readonly store: TestStore;
  readonly customerId: string;
  readonly shopper: Api;
  /** The variables that the samples read from the environment. */
  readonly env: Record<string, string>;
}

const SHOPPER = { email: 'ann@garage.example', password: 'correct horse battery' } as const;

const PRODUCTS = [
  {
    sku: 'BOLT-M8',
    description: 'Hex bolt M8 × 40, zinc plated',
    list_unit_price: 120,
    sale_unit_price: 90,
    order_uoms: [{ code: 'BOX', label: 'Box of 12', base_quantity: 12, min_order_quantity: 1, increment: 1 }],
    categories: ['fasteners/bolts'],
    tags: [{ group: 'finish', slug: 'zinc-plated', name: 'Zinc plated' }],
    stock_quantity: 100_000,
  },
];

/** Creates the store that the examples of the OpenAPI document describe. */
export async function sampleStore(system: Pick<SystemUnderTest, 'baseUrl' | 'env'> = systemUnderTest()): Promise<SampleStore> {
  const store = await aStore({ system, create: ['--online-payments', '--couriers'] });
  await store.importProducts(PRODUCTS);
  await store.cli('shipping', 'set', 'STANDARD', '--label', 'Courier, 2 business days', '--kind', 'COURIER', '--amount', '500');
  await store.cli('promotions', 'create', 'WELCOME10', '--kind', 'percent', '--value', '10');
  const rails = ['--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID', '--credit-limit', '250000', '--terms-days', '30'];
  const who = ['--email', SHOPPER.email, '--name', 'Ann Brown', '--password', SHOPPER.password];
  const { customer_id: customerId } = await store.cli<{ customer_id: string }>('customers', 'create', ...who, ...rails);
  const { baseUrl } = system;
  const session = await logIn(store);
  const env = { STOREFRONT_URL: baseUrl, STOREFRONT_KEY: store.secretKey, SHOPPER_TOKEN: session.shopper_token };
  const shopper = apiClient(baseUrl, { key: store.secretKey, shopperToken: session.shopper_token });
  return { store, customerId, shopper, env };
}

/** Signs the shopper of the samples in again. */
export async function logIn(store: TestStore): Promise<{ readonly shopper_token: string; readonly refresh_token: string }> {
  const { status, text, body } = await store.server.post('/v1/auth/login', SHOPPER);
  if (status !== 200) throw new Error(`login returned ${status}: ${text}`);
  return body.data;
}
