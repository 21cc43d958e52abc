/** A program of the consumer: what the client does when the real service fails, as one line of JSON. */
export const RECOVERY = `
import { createStorefront, memoryEtagStore, settle, unwrap } from '@storefront/client';
import { shopper } from './shopper.js';

const { STOREFRONT_URL = '', STOREFRONT_KEY = '' } = process.env;
const statuses: (number | string)[] = [];
const storefront = createStorefront({
  baseUrl: STOREFRONT_URL,
  apiKey: STOREFRONT_KEY,
  etags: memoryEtagStore(),
  fetch: (request) =>
    fetch(request).then(
      (response) => (statuses.push(response.status), response),
      (error: unknown) => (statuses.push('lost'), Promise.reject(error)),
    ),
});
const during = async <Value>(work: () => Promise<Value>): Promise<[Value, (number | string)[]]> => {
  statuses.length = 0;
  return [await work(), [...statuses]];
};

const read = () => unwrap(storefront.GET('/v1/tags'));
const [, firstRead] = await during(read);
const [, secondRead] = await during(read);

const cart = await unwrap(shopper.POST('/v1/carts'));
const path = { cart_id: cart.data.id };
await unwrap(shopper.POST('/v1/carts/{cart_id}/lines', { params: { path }, body: { sku: 'BLD-CEM-425', quantity: 1 } }));
await unwrap(shopper.POST('/v1/carts/{cart_id}/price', { params: { path } }));
const orders = async () => (await unwrap(shopper.GET('/v1/orders'))).total;
const before = await orders();
const { data: session } = await unwrap(
  storefront.POST('/v1/auth/login', { body: { email: process.env.EMAIL ?? '', password: process.env.PASSWORD ?? '' } }),
);
const buyer = storefront.withShopper(session.shopper_token);
await unwrap(storefront.POST('/v1/sandbox/faults', { body: { method: 'POST', path: '/v1/checkout', effect: 'dropped_connection', when: 'after' } }));
const [checkout, attempts] = await during(() =>
  settle(buyer.POST('/v1/checkout', { body: { cart_id: cart.data.id, payment_rail: 'CASH_ON_DELIVERY' } })),
);

await unwrap(storefront.POST('/v1/sandbox/faults', { body: { path: '/v1/tags', effect: 'error', status: 429, retry_after_seconds: 1 } }));
const [, limited] = await during(read);

const state = checkout.ok ? checkout.data.data.state : checkout.failure;
console.log(JSON.stringify({ firstRead, secondRead, state, attempts, placed: (await orders()) - before, limited }));
`;
