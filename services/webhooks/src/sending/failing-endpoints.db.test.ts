import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { claimDeliveries, IN_FLIGHT_PER_STORE } from '../store/claims.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aCaller, aStockChange } from '../testing/webhooks-harness.ts';

const { harness, receiver, settled } = useSendingHarness();
/** As many as a process sends to at a time. */
const FAILING_AT_A_TIME = 64;

let down: Receiver | undefined;
let release: () => void = () => undefined;
afterEach(async () => {
  release();
  await down?.close();
  down = undefined;
});

/** Endpoints that have failed ten times and do not respond, each with a delivery that is due. */
async function addEndpointsThatAreDown(stores: number, each: number): Promise<readonly ReturnType<typeof aCaller>[]> {
  down = await startReceiver();
  const { promise, resolve } = Promise.withResolvers<void>();
  release = resolve;
  down.reply({ status: 500, until: promise });
  const callers = Array.from({ length: stores }, () => aCaller());
  for (const caller of callers) {
    for (let count = 0; count < each; count += 1) await harness().subscribe(down.url, { caller });
    await sql`update subscription set consecutive_failures = 10 where tenant_id = ${caller.tenantId}`.execute(harness().db);
    await harness().dispatch('stock.changed', aStockChange, caller);
  }
  return callers;
}

test('endpoints that are down take no permit of others, however many they are', async () => {
  await addEndpointsThatAreDown(20, 10);
  // On a busy machine, the deliveries to the others can take a minute.
  const sender = harness().startSender({ timeoutMs: 600_000, leaseMs: 600_000 });
  await until(() => expect(down?.received).toHaveLength(FAILING_AT_A_TIME));
  const { id } = await harness().subscribe(receiver().url);
  for (let count = 0; count < 100; count += 1) await harness().dispatch('stock.changed', aStockChange);
  sender.wake();
  await settled(id);

  expect(down?.received).toHaveLength(FAILING_AT_A_TIME);
  release();
  await sender.close();
});

test('a claim for others finds no store whose endpoints are all down', async () => {
  await addEndpointsThatAreDown(3, 2);
  const claim = (failing: boolean) => claimDeliveries(harness().db, { owner: randomUUID(), limit: 32, leaseMs: 60_000, failing });
  expect(await claim(false)).toEqual([]);

  expect(await claim(true)).toHaveLength(6);
});

test('an endpoint that has recovered, and one that has begun to fail, get what is due in their new flows', async () => {
  const { id } = await harness().subscribe(receiver().url);
  await sql`update subscription set consecutive_failures = 10 where id = ${id}`.execute(harness().db);
  for (let count = 0; count < 5; count += 1) await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({ waitsMs: Array.from({ length: 100 }, () => 1) });
  await settled(id);
  receiver().reply({ status: 500 }, ...Array.from({ length: 14 }, () => ({ status: 500 })), { status: 200 });
  for (let count = 0; count < 5; count += 1) await harness().dispatch('stock.changed', aStockChange);
  sender.wake();
  await settled(id);
  await sender.close();

  expect(receiver().received).toHaveLength(25);
});

test('both kinds of endpoints share the permits of their store', async () => {
  const [caller = aCaller()] = await addEndpointsThatAreDown(1, 8);
  for (let count = 0; count < 12; count += 1) await harness().subscribe(receiver().url, { caller });
  for (let count = 0; count < 4; count += 1) await harness().dispatch('stock.changed', aStockChange, caller);
  const claim = (failing: boolean) => claimDeliveries(harness().db, { owner: randomUUID(), limit: 128, leaseMs: 60_000, failing });

  const [failing, working] = [await claim(true), await claim(false)];
  expect(failing).toHaveLength(8);
  expect(working).toHaveLength(IN_FLIGHT_PER_STORE - 8);
});
