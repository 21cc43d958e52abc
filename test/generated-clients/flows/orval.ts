import * as api from '../generated/orval.js';
import { eventually, type Outcome, payAt, RAILS, setting, unreachable } from './outcome.js';

/** The main flow with the fetch client of orval, in which the status of a response narrows its body. */

/** Returns the message of an error, which is a problem only for clients that ask for it. */
const messageOf = (body: api.ErrorEnvelope | api.Problem): string => ('error' in body ? body.error.message : body.detail);

const login = await api.logIn({ email: setting('EMAIL'), password: setting('PASSWORD') });
if (login.status !== 200) throw new Error(messageOf(login.data));
const token: string = login.data.data.shopper_token;
const shopper = { 'X-Storefront-Shopper-Token': token };

async function checkOut(rail: api.PaymentRail, sku: string, quantity = 1): Promise<api.CheckoutResult> {
  const created = await api.createCart(shopper);
  if (created.status !== 201) throw new Error(messageOf(created.data));
  const { id } = created.data.data;
  const added = await api.addCartLine(id, { sku, quantity }, shopper);
  if (added.status !== 200) throw new Error(messageOf(added.data));
  const priced = await api.priceCart(id, shopper);
  if (priced.status !== 200) throw new Error(messageOf(priced.data));
  const body = { cart_id: id, payment_rail: rail, expected_total: priced.data.data.total };
  const result = await api.checkout(body, { ...shopper, 'Idempotency-Key': id });
  if (result.status !== 200) throw new Error(messageOf(result.data));
  return result.data.data;
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
    const response = await api.getOrder(id, shopper);
    if (response.status !== 200) throw new Error(messageOf(response.data));
    const { data } = response.data;
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

const catalog = await api.listProducts({ limit: 10, sort: 'sku' });
if (catalog.status !== 200) throw new Error('the products could not be listed');
const products = catalog.data.data;
const sku = products.find((product) => addressesOf(product).length > 1)?.sku ?? '';
const orders: api.Order[] = [];
for (const rail of RAILS) orders.push(await confirmed(await orderIdOf(await checkOut(rail, sku))));
const invoices = await api.listInvoices(shopper, { limit: 10 });
const listed = await api.listOrders(shopper);
if (invoices.status !== 200 || listed.status !== 200) throw new Error('the invoices or orders could not be listed');
const ids = listed.data.data.map(({ id }) => id);
const overLimit = await checkOut('CREDIT_TERMS', sku, 1000);
const empty = await api.createCart(shopper);
if (empty.status !== 201) throw new Error(messageOf(empty.data));
const refusal = await api.checkout({ cart_id: empty.data.data.id, payment_rail: 'CASH_ON_DELIVERY' }, shopper);

const outcome: Outcome = {
  products: products.length,
  orders: orders
    .filter(({ id }) => ids.includes(id))
    .map(({ id, number, payment_rail, status }) => ({ id, number, rail: payment_rail, status })),
  invoices: invoices.data.data.map(({ number }) => number),
  refusal: refusal.status === 409 && 'error' in refusal.data ? refusal.data.error.reason : null,
  overLimit: overLimit.state,
};
process.stdout.write(JSON.stringify(outcome));
