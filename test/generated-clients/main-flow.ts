import { expect } from '@jest/globals';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import type { Outcome } from './flows/outcome.ts';

/** The main flow, which every client runs: an order on each rail, and two refusals. */

const MEDIA = [
  { kind: 'IMAGE', large_url: 'https://cdn.shop.example/bolt/large.webp' },
  { kind: 'VIDEO', embed_url: 'https://video.example/embed/bolt', provider: 'video.example' },
];

/** Creates the store in which the flows run. */
export async function aStoreForFlows(): Promise<TestStore> {
  const store = await aStore({ create: ['--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', media: MEDIA, stock_quantity: 10_000 }), aProduct({ sku: 'NUT' })]);
  return store;
}

/** Creates a customer who can pay on each rail. */
export const aCustomer = (store: TestStore): Promise<Shopper> =>
  store.shopper(['--credit-limit', '1000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID']);

/** The settings of a flow, as environment variables. */
export const settingsOf = ({ secretKey }: TestStore, { email, password }: Shopper): Record<string, string> => ({
  STOREFRONT_URL: systemUnderTest().baseUrl,
  STOREFRONT_KEY: secretKey,
  EMAIL: email,
  PASSWORD: password,
});

/** Compares what a flow reports with what the API returns to the same customer, and returns the numbers of the orders. */
export async function expectOrders({ api }: Shopper, text: string): Promise<readonly string[]> {
  const outcome = JSON.parse(text) as Outcome;
  const [orders, invoices] = await Promise.all([api.get('/v1/orders'), api.get('/v1/invoices')]);
  const placed: { id: string; number: string; payment_rail: string; status: string }[] = orders.body.data;
  const issued: { number: string }[] = invoices.body.data;

  expect(outcome).toMatchObject({ products: 2, refusal: 'cart_empty', overLimit: 'over_credit_limit' });
  expect(outcome.orders.map(({ rail, status }) => [rail, status])).toEqual(
    ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'].map((rail) => [rail, 'CONFIRMED']),
  );
  expect(outcome.orders).toEqual(
    placed.map(({ id, number, payment_rail, status }) => ({ id, number, rail: payment_rail, status })).toReversed(),
  );
  expect(outcome.invoices.toSorted()).toEqual(issued.map(({ number }) => number).toSorted());
  expect(issued).toHaveLength(3);
  return outcome.orders.map(({ number }) => number);
}
