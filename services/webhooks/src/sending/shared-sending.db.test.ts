import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { claimDeliveries } from '../store/claims.ts';
import { noteSender, releaseLeasesOfDead } from '../store/senders.ts';
import { settleAttempt } from '../store/settle-attempt.ts';
import { startReceiver } from '../testing/receiver.ts';
import { useSendingBench } from '../testing/sending-bench.ts';
import { aCaller, aStockChange, until } from '../testing/webhooks-bench.ts';

const { bench, receiver, caller, deliveriesOf, isSettled, settled } = useSendingBench();

test('two senders never have one delivery on its way twice at a time', async () => {
  receiver().reply({ status: 200, until: new Promise((resolve) => setTimeout(resolve, 50)) });
  const subscriptions = await Promise.all(Array.from({ length: 5 }, () => bench().subscribe(receiver().url)));
  for (let count = 0; count < 8; count += 1) await bench().dispatch('stock.changed', aStockChange);
  const senders = [bench().startSender(), bench().startSender()];
  await until(async () => (await Promise.all(subscriptions.map(({ id }) => isSettled(id)))).every(Boolean));
  await Promise.all(senders.map((sender) => sender.close()));

  expect(receiver().received).toHaveLength(40);
  expect(new Set(receiver().received.map(({ headers }) => headers['x-service-delivery'])).size).toBe(40);
});

test('one endpoint has at most four requests on their way, over all senders', async () => {
  receiver().reply({ status: 200, until: new Promise((resolve) => setTimeout(resolve, 100)) });
  const { id } = await bench().subscribe(receiver().url);
  for (let count = 0; count < 20; count += 1) await bench().dispatch('stock.changed', aStockChange);
  const senders = [bench().startSender(), bench().startSender()];
  await settled(id);
  await Promise.all(senders.map((sender) => sender.close()));

  expect(receiver().openMax()).toBe(4);
});

test('a slow endpoint with a backlog does not hold up another store', async () => {
  const slow = await startReceiver();
  let release: () => void = () => undefined;
  slow.reply({
    status: 200,
    until: new Promise((resolve) => {
      release = resolve;
    }),
  });
  const stranger = aCaller();
  await bench().subscribe(slow.url, { caller: stranger });
  for (let count = 0; count < 50; count += 1) await bench().dispatch('stock.changed', aStockChange, stranger);
  const sender = bench().startSender();
  await until(() => slow.received.length === 4);
  const { id } = await bench().subscribe(receiver().url);
  await bench().dispatch('stock.changed', aStockChange);
  sender.wake();
  await settled(id);

  expect(receiver().received).toHaveLength(1);
  expect(slow.received).toHaveLength(4);
  release();
  await sender.close();
  await slow.close();
});

test('the turn goes round the stores, however much one of them has waiting', async () => {
  const busy = aCaller();
  for (let count = 0; count < 3; count += 1) await bench().subscribe(receiver().url, { caller: busy });
  for (let count = 0; count < 10; count += 1) await bench().dispatch('stock.changed', aStockChange, busy);
  await bench().subscribe(receiver().url);
  await bench().dispatch('stock.changed', aStockChange);

  const claims = await claimDeliveries(bench().db, { holder: randomUUID(), limit: 2, leaseMs: 60_000 });

  expect(new Set(claims.map(({ tenantId }) => tenantId))).toEqual(new Set([busy.tenantId, caller.tenantId]));
});

test('a sender that slept past its lease settles nothing; the attempt of the one that took over counts', async () => {
  const { id } = await bench().subscribe(receiver().url);
  await bench().dispatch('stock.changed', aStockChange);
  const [stale] = await claimDeliveries(bench().db, { holder: randomUUID(), limit: 1, leaseMs: 1 });
  await until(async () => (await sql`select from delivery where lease_until < clock_timestamp()`.execute(bench().db)).rows.length > 0);
  const sender = bench().startSender();
  await settled(id);
  await sender.close();
  if (stale === undefined) throw new Error('nothing was due');

  const outcome = { startedAt: new Date(), durationMs: 1, responseStatus: 500, failure: 'http_status' as const, retryAfter: null };
  const judge = () => {
    throw new Error('a stale sender judges nothing');
  };
  expect(await settleAttempt(bench().db, stale, outcome, judge)).toBeUndefined();
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'DELIVERED', attemptCount: 1 }]);
});

test('what a killed sender had on its way is sent by another, long before the lease runs out', async () => {
  const { id } = await bench().subscribe(receiver().url);
  await bench().dispatch('stock.changed', aStockChange);
  const killed = randomUUID();
  await noteSender(bench().db, killed);
  await claimDeliveries(bench().db, { holder: killed, limit: 1, leaseMs: 60_000 });
  const living = randomUUID();
  await noteSender(bench().db, living);

  expect(await releaseLeasesOfDead(bench().db, 60_000)).toBe(0);
  await sql`update sender set seen_at = seen_at - interval '1 minute' where id = ${killed}`.execute(bench().db);
  expect(await releaseLeasesOfDead(bench().db, 30_000)).toBe(1);
  const sender = bench().startSender();
  await settled(id);
  await sender.close();
  expect(receiver().received).toHaveLength(1);
});
