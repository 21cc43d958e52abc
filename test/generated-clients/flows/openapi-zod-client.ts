import { isAxiosError } from 'axios';
import type { z } from 'zod';
import { createApiClient, schemas } from '../generated/openapi-zod-client.js';
import { eventually, type Outcome, payAt, RAILS, setting, unreachable } from './outcome.js';

/** The main flow with the client of openapi-zod-client, which validates every request and response. */

type CheckoutResult = z.infer<typeof schemas.CheckoutResult>;
type Order = z.infer<typeof schemas.Order>;

const api = createApiClient(setting('STOREFRONT_URL'), {
  axiosConfig: { headers: { authorization: `Bearer ${setting('STOREFRONT_KEY')}` } },
});
const { shopper_token: token } = (await api.logIn({ email: setting('EMAIL'), password: setting('PASSWORD') })).data;
const shopper = { headers: { 'X-Storefront-Shopper-Token': token } };

async function checkOut(rail: z.infer<typeof schemas.PaymentRail>, sku: string, quantity = 1): Promise<CheckoutResult> {
  const { id } = (await api.createCart(undefined, shopper)).data;
  const params = { cart_id: id };
  await api.addCartLine({ sku, quantity }, { ...shopper, params });
  const { total } = (await api.priceCart(undefined, { ...shopper, params })).data;
  const headers = { ...shopper.headers, 'Idempotency-Key': id };
  return (await api.checkout({ cart_id: id, payment_rail: rail, expected_total: total }, { headers })).data;
}

/** Each state narrows the result to the fields that it has. */
async function orderIdOf(result: CheckoutResult): Promise<string> {
  switch (result.state) {
    case 'confirmed':
      return result.order_id;
    case 'pending_payment':
      await payAt(result.redirect_url);
      return result.order_id;
    case 'over_credit_limit':
      throw new Error(`over the limit by ${result.shortfall.toFixed(2)}`);
    case 'price_changed':
    case 'out_of_stock':
      throw new Error(result.state);
    default:
      return unreachable(result);
  }
}

const confirmed = (id: string): Promise<Order> =>
  eventually(async () => {
    const { data } = await api.getOrder({ ...shopper, params: { order_id: id } });
    return data.status === 'CONFIRMED' && data.invoices !== null && data.invoices.length > 0 ? data : undefined;
  });

/** Returns the reason of the error that a request fails with. */
const reasonOf = (request: Promise<unknown>): Promise<string | null> =>
  request.then(
    () => null,
    (error: unknown) => schemas.ErrorEnvelope.parse(isAxiosError(error) ? error.response?.data : undefined).error.reason,
  );

/** Never called: what must not compile. */
export const refused = [
  // @ts-expect-error the payment rail is not one of the enumerated values
  () => checkOut('CARD', ''),
];

const products = (await api.listProducts({ queries: { limit: 10, sort: 'sku' } })).data;
const sku = products[0]?.sku ?? '';
const orders: Order[] = [];
for (const rail of RAILS) orders.push(await confirmed(await orderIdOf(await checkOut(rail, sku))));
const invoices = (await api.listInvoices({ ...shopper, queries: { limit: 10 } })).data;
const overLimit = await checkOut('CREDIT_TERMS', sku, 1000);
const empty = (await api.createCart(undefined, shopper)).data;

const outcome: Outcome = {
  products: products.length,
  orders: orders.map(({ id, number, payment_rail, status }) => ({ id, number, rail: payment_rail, status })),
  invoices: invoices.map(({ number }) => number),
  refusal: await reasonOf(api.checkout({ cart_id: empty.id, payment_rail: 'CASH_ON_DELIVERY' }, shopper)),
  overLimit: overLimit.state,
};
process.stdout.write(JSON.stringify(outcome));
