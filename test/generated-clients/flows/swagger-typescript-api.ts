import {
  Api,
  type CheckoutResult,
  type ErrorEnvelope,
  type HttpResponse,
  type Order,
  type PaymentRail,
} from '../generated/swagger-typescript-api/client.js';
import { eventually, type Outcome, payAt, RAILS, setting, unreachable } from './outcome.js';

/** The main flow with the client of swagger-typescript-api. A failed request throws its response. */

const api = new Api<string>({
  baseUrl: setting('STOREFRONT_URL'),
  securityWorker: (key) => ({ headers: { authorization: `Bearer ${key}` } }),
});
api.setSecurityData(setting('STOREFRONT_KEY'));
const login = await api.v1.logIn({ email: setting('EMAIL'), password: setting('PASSWORD') });
const token: string = login.data.data.shopper_token;
const shopper = { headers: { 'X-Storefront-Shopper-Token': token } };

async function checkOut(rail: PaymentRail, sku: string, quantity = 1): Promise<CheckoutResult> {
  const { id } = (await api.v1.createCart(shopper)).data.data;
  await api.v1.addCartLine(id, { sku, quantity }, shopper);
  const { total } = (await api.v1.priceCart(id, shopper)).data.data;
  const headers = { ...shopper.headers, 'Idempotency-Key': id };
  return (await api.v1.checkout({ cart_id: id, payment_rail: rail, expected_total: total }, { headers })).data.data;
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
    const { data } = (await api.v1.getOrder(id, shopper)).data;
    return data.status === 'CONFIRMED' && data.invoices !== null && data.invoices.length > 0 ? data : undefined;
  });

/** Returns the reason of the error that a request fails with. */
const reasonOf = (request: Promise<unknown>): Promise<string | null> =>
  request.then(
    () => null,
    ({ error }: HttpResponse<unknown, ErrorEnvelope>) => error.error.reason,
  );

/** Never called: what must not compile. */
export const refused = [
  // @ts-expect-error the payment rail is not one of the enumerated values
  () => checkOut('CARD', ''),
];

const products = (await api.v1.listProducts({ limit: 10, sort: 'sku' })).data.data;
const sku = products[0]?.sku ?? '';
const orders: Order[] = [];
for (const rail of RAILS) orders.push(await confirmed(await orderIdOf(await checkOut(rail, sku))));
const invoices = (await api.v1.listInvoices({ limit: 10 }, shopper)).data.data;
const overLimit = await checkOut('CREDIT_TERMS', sku, 1000);
const empty = (await api.v1.createCart(shopper)).data.data;

const outcome: Outcome = {
  products: products.length,
  orders: orders.map(({ id, number, payment_rail, status }) => ({ id, number, rail: payment_rail, status })),
  invoices: invoices.map(({ number }) => number),
  refusal: await reasonOf(api.v1.checkout({ cart_id: empty.id, payment_rail: 'CASH_ON_DELIVERY' }, shopper)),
  overLimit: overLimit.state,
};
process.stdout.write(JSON.stringify(outcome));
