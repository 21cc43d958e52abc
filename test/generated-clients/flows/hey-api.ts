import { client } from '../generated/hey-api/client.gen.js';
import * as api from '../generated/hey-api/index.js';
import { eventually, type Outcome, payAt, RAILS, setting, unreachable } from './outcome.js';

/** The main flow with the client of @hey-api/openapi-ts. A failed request throws its error body. */

client.setConfig({
  baseUrl: setting('STOREFRONT_URL'),
  auth: ({ scheme }) => (scheme === 'bearer' ? setting('STOREFRONT_KEY') : undefined),
  throwOnError: true,
});
const login = await api.logIn({ body: { email: setting('EMAIL'), password: setting('PASSWORD') }, throwOnError: true });
const token: string = login.data.data.shopper_token;
const shopper = { headers: { 'X-Storefront-Shopper-Token': token }, throwOnError: true } as const;

async function checkOut(rail: api.PaymentRail, sku: string, quantity = 1): Promise<api.CheckoutResult> {
  const { id } = (await api.createCart(shopper)).data.data;
  const path = { cart_id: id };
  await api.addCartLine({ ...shopper, path, body: { sku, quantity } });
  const { total } = (await api.priceCart({ ...shopper, path })).data.data;
  const headers = { ...shopper.headers, 'Idempotency-Key': id };
  return (await api.checkout({ ...shopper, headers, body: { cart_id: id, payment_rail: rail, expected_total: total } })).data.data;
}

/** Each state narrows the result to the fields that it has. */
async function orderIdOf(result: api.CheckoutResult): Promise<string> {
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

const confirmed = (id: string): Promise<api.Order> =>
  eventually(async () => {
    const { data } = (await api.getOrder({ ...shopper, path: { order_id: id } })).data;
    return data.status === 'CONFIRMED' && data.invoices !== null && data.invoices.length > 0 ? data : undefined;
  });

/** `kind` narrows each medium, and a cover is always an image. */
const addressesOf = ({ cover, media }: api.ProductListItem): string[] => [
  ...(cover === null ? [] : [cover.thumb_url]),
  ...media.map((one) => (one.kind === 'VIDEO' ? one.embed_url : one.large_url)),
];

/** Never called: what must not compile. */
export const refused = [
  // @ts-expect-error the shopper token is required
  () => api.getMe({}),
  // @ts-expect-error the payment rail is not one of the enumerated values
  () => checkOut('CARD', ''),
];

const products = (await api.listProducts({ query: { limit: 10, sort: 'sku' }, throwOnError: true })).data.data;
const sku = products.find((product) => addressesOf(product).length > 1)?.sku ?? '';
const orders: api.Order[] = [];
for (const rail of RAILS) orders.push(await confirmed(await orderIdOf(await checkOut(rail, sku))));
const invoices = (await api.listInvoices({ ...shopper, query: { limit: 10 } })).data.data;
const listed = (await api.listOrders(shopper)).data.data.map(({ id }) => id);
const overLimit = await checkOut('CREDIT_TERMS', sku, 1000);
const empty = (await api.createCart(shopper)).data.data;
const body = { cart_id: empty.id, payment_rail: 'CASH_ON_DELIVERY' } as const;
const { error } = await api.checkout({ headers: shopper.headers, body, throwOnError: false });

const outcome: Outcome = {
  products: products.length,
  orders: orders
    .filter(({ id }) => listed.includes(id))
    .map(({ id, number, payment_rail, status }) => ({ id, number, rail: payment_rail, status })),
  invoices: invoices.map(({ number }) => number),
  refusal: error?.error.reason ?? null,
  overLimit: overLimit.state,
};
process.stdout.write(JSON.stringify(outcome));
