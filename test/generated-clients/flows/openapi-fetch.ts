import createClient from 'openapi-fetch';
import type { components, paths } from '../generated/openapi-typescript/schema.js';
import { eventually, type Outcome, payAt, RAILS, setting, unreachable } from './outcome.js';

/** The main flow with openapi-fetch on the types of openapi-typescript. */

type Schemas = components['schemas'];

/** The media type leaves problem details, which this client does not ask for, out of the types of errors. */
const api = createClient<paths, 'application/json'>({
  baseUrl: setting('STOREFRONT_URL'),
  headers: { authorization: `Bearer ${setting('STOREFRONT_KEY')}` },
});
const token = await logIn();
const header = { 'X-Storefront-Shopper-Token': token };

function dataOf<Data>({ data, error }: { data?: Data; error?: Schemas['ErrorEnvelope'] }): Data {
  if (data === undefined) throw new Error(error?.error.message ?? 'no body');
  return data;
}

async function logIn(): Promise<string> {
  const body = { email: setting('EMAIL'), password: setting('PASSWORD') };
  return dataOf(await api.POST('/v1/auth/login', { body })).data.shopper_token;
}

async function pricedCart(sku: string, quantity: number): Promise<Schemas['Cart']> {
  const { id } = dataOf(await api.POST('/v1/carts', { params: { header } })).data;
  const params = { header, path: { cart_id: id } };
  dataOf(await api.POST('/v1/carts/{cart_id}/lines', { params, body: { sku, quantity } }));
  return dataOf(await api.POST('/v1/carts/{cart_id}/price', { params })).data;
}

async function checkOut(rail: Schemas['PaymentRail'], sku: string, quantity = 1): Promise<Schemas['CheckoutResult']> {
  const { id, total } = await pricedCart(sku, quantity);
  const body = { cart_id: id, payment_rail: rail, expected_total: total };
  return dataOf(await api.POST('/v1/checkout', { params: { header: { ...header, 'Idempotency-Key': id } }, body })).data;
}

/** Each state narrows the result to the fields that it has. */
async function orderIdOf(result: Schemas['CheckoutResult']): Promise<string> {
  switch (result.state) {
    case 'confirmed':
      return result.order_id;
    case 'pending_payment':
      await payAt(result.redirect_url);
      return result.order_id;
    case 'over_credit_limit':
      throw new Error(`over the limit by ${result.shortfall.toFixed(2)} of ${result.credit.credit_limit}`);
    case 'price_changed':
      throw new Error(result.issues.map(({ code }) => code).join());
    case 'out_of_stock':
      throw new Error(result.issues.map(({ sku, availability }) => `${sku} is ${availability.toLowerCase()}`).join());
    default:
      return unreachable(result);
  }
}

const confirmed = (id: string): Promise<Schemas['Order']> =>
  eventually(async () => {
    const { data } = dataOf(await api.GET('/v1/orders/{order_id}', { params: { header, path: { order_id: id } } }));
    return data.status === 'CONFIRMED' && data.invoices !== null && data.invoices.length > 0 ? data : undefined;
  });

/** `kind` narrows each medium, and a cover is always an image. */
const addressesOf = ({ cover, media }: Schemas['ProductListItem']): string[] => [
  ...(cover === null ? [] : [cover.thumb_url]),
  ...media.map((one) => (one.kind === 'VIDEO' ? one.embed_url : one.large_url)),
];

/** Never called: what must not compile. */
export const refused = [
  // @ts-expect-error the shopper token is required
  () => api.GET('/v1/me', {}),
  // @ts-expect-error the payment rail is not one of the enumerated values
  () => checkOut('CARD', ''),
];

const products = dataOf(await api.GET('/v1/products', { params: { query: { limit: 10, sort: 'sku' } } })).data;
const sku = products.find((product) => addressesOf(product).length > 1)?.sku ?? '';
const orders: Schemas['Order'][] = [];
for (const rail of RAILS) orders.push(await confirmed(await orderIdOf(await checkOut(rail, sku))));
const page = dataOf(await api.GET('/v1/invoices', { params: { header, query: { limit: 10 } } }));
const listed = dataOf(await api.GET('/v1/orders', { params: { header } })).data.map(({ id }) => id);
const overLimit = await checkOut('CREDIT_TERMS', sku, 1000);
const empty = dataOf(await api.POST('/v1/carts', { params: { header } })).data;
const { error } = await api.POST('/v1/checkout', { params: { header }, body: { cart_id: empty.id, payment_rail: 'CASH_ON_DELIVERY' } });

const outcome: Outcome = {
  products: products.length,
  orders: orders
    .filter(({ id }) => listed.includes(id))
    .map(({ id, number, payment_rail, status }) => ({ id, number, rail: payment_rail, status })),
  invoices: page.data.map(({ number }) => number),
  refusal: error?.error.reason ?? null,
  overLimit: overLimit.state,
};
process.stdout.write(JSON.stringify(outcome));
