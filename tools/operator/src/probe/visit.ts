import { createHash } from 'node:crypto';
import { isAppError } from '@storefront/errors';
import type { PublicApi } from '../public-api.ts';

/** One step of a visit: its name, and what it does. */
export interface VisitStep {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** The pages of products that a visit looks through for one that is in stock. */
const PRODUCTS_MAX = 20;

/**
 * Returns the steps of a synthetic shopper, in their order: each uses what those before it have found. It browses, logs in, fills and prices a cart, and previews the
 * checkout. It orders nothing, and the same customer returns every time, so that only carts accumulate until they expire.
 */
export function visit(api: Pick<PublicApi, 'client' | 'key' | 'bodyOf'>): readonly VisitStep[] {
  const { client, bodyOf } = api;
  let sku = '';
  let shopper = client;
  let rail: Rail = 'CASH_ON_DELIVERY';
  let path = { cart_id: '' };
  let total: number | null = null;
  return [
    {
      name: 'key',
      async run() {
        const { mode } = await bodyOf(client.GET('/v1/ping'));
        if (mode !== 'sandbox') throw new Error('The key is a live key. Give a secret sandbox key.');
      },
    },
    {
      name: 'browse',
      async run() {
        const { data } = await bodyOf(client.GET('/v1/products', { params: { query: { limit: PRODUCTS_MAX } } }));
        const found = data.find(({ availability }) => availability !== 'OUT');
        if (found === undefined) throw new Error('The store has no product in stock.');
        sku = found.sku;
      },
    },
    { name: 'product', run: () => bodyOf(client.GET('/v1/products/{sku}', { params: { path: { sku } } })) },
    {
      name: 'login',
      async run() {
        shopper = client.withShopper(await tokenOf(api));
        const { data } = await bodyOf(shopper.GET('/v1/me'));
        rail = data.payment_rails.find((name): name is Rail => name !== 'PREPAID') ?? 'PREPAID';
      },
    },
    {
      name: 'cart',
      async run() {
        const { data } = await bodyOf(shopper.POST('/v1/carts'));
        path = { cart_id: data.id };
        await bodyOf(shopper.POST('/v1/carts/{cart_id}/lines', { params: { path }, body: { sku, quantity: 1 } }));
      },
    },
    {
      name: 'price',
      async run() {
        const { data } = await bodyOf(shopper.POST('/v1/carts/{cart_id}/price', { params: { path } }));
        total = data.total;
      },
    },
    {
      name: 'preview',
      run: () => bodyOf(shopper.POST('/v1/checkout/preview', { body: { ...path, payment_rail: rail, expected_total: total } })),
    },
  ];
}

type Rail = 'CASH_ON_DELIVERY' | 'CREDIT_TERMS' | 'PREPAID';

/** Logs the customer of the probe in, and signs it up before its first visit. Email and password follow from the key, so that nothing else must be stored. */
async function tokenOf({ client, key, bodyOf }: Pick<PublicApi, 'client' | 'key' | 'bodyOf'>): Promise<string> {
  const secret = createHash('sha256').update(`storefront probe ${key}`).digest('hex');
  const credentials = { email: `probe-${secret.slice(0, 12)}@storefront.example`, password: secret.slice(12, 44) };
  const logIn = async () => (await bodyOf(client.POST('/v1/auth/login', { body: credentials }))).data.shopper_token;
  try {
    return await logIn();
  } catch (error) {
    if (!isAppError(error, 'unauthorized')) throw error;
    await bodyOf(client.POST('/v1/auth/signup', { body: { ...credentials, name: 'Probe' } }));
    return logIn();
  }
}
