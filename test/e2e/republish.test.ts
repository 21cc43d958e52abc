import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  shopper = await store.shopper();
});

interface Republished {
  readonly republished: number;
  readonly services: Readonly<Record<string, number>>;
}

interface Lag {
  readonly outbox: Readonly<Record<string, number>>;
  readonly consumers: readonly { readonly consumer: string; readonly pending: number; readonly unacknowledged: number }[];
}

/** Waits until each of these counts has been zero. They are not zero together, while other tests write events. */
async function haveBeenZero(countsOf: (lag: Lag) => Readonly<Record<string, number>>): Promise<void> {
  const zero = new Set<string>();
  await eventually(60_000, async () => {
    const counts = countsOf((await tryCli<Lag>(store.env, 'events', 'lag', 'get')).json);
    for (const [name, count] of Object.entries(counts)) if (count === 0) zero.add(name);
    expect([...zero].toSorted()).toEqual(Object.keys(counts).toSorted());
  });
}

test('events that are published again take no second effect', async () => {
  const since = new Date(Date.now() - 60_000).toISOString();
  const { id } = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
  const invoicesOf = async () => (await shopper.api.get(`/v1/orders/${id}`)).body.data.invoices;
  await eventually(30_000, async () => expect(await invoicesOf()).toHaveLength(1));

  const all = await tryCli<Republished>(store.env, 'events', 'republish', '--since', since);
  const some = await tryCli<Republished>(store.env, 'events', 'republish', '--since', since, '--service', 'orders');

  expect(all.json.services).toEqual({
    gateway: expect.any(Number),
    catalog: expect.any(Number),
    cart: 0,
    orders: expect.any(Number),
    billing: expect.any(Number),
    webhooks: 0,
  });
  expect(some.json).toEqual({ republished: some.json.services.orders, services: { orders: expect.any(Number) } });
  expect(some.json.republished).toBeGreaterThan(0);
  await haveBeenZero(({ outbox }) => outbox);
  await haveBeenZero(({ consumers }) =>
    Object.fromEntries(consumers.map(({ consumer, pending, unacknowledged }) => [consumer, pending + unacknowledged])),
  );
  expect(await invoicesOf()).toHaveLength(1);
});

test.each([
  ['yesterday', 'It must be a time or date that exists'],
  ['2999-01-01', 'is in the future'],
  ['2020-01-01T00:00:00Z', 'is more than 14 days ago'],
])('publishing again since %s is refused', async (since, message) => {
  const { exitCode, stderr } = await tryCli(store.env, 'events', 'republish', '--since', since);

  expect(exitCode).toBe(1);
  expect(stderr).toContain(message);
});
