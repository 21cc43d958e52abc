import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { seen } from '@storefront/lifecycle/testing';
import { type System, startSystem } from '@storefront/local-system';
import { eventually } from '../support/eventually.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { type BlockedTable, countWaiting, readColumn, whileBlocked } from './blocked-events.ts';
import { countDetections, expectInvoiced, type Order, placeOrder, placeOrders, SKU } from './orders.ts';
import { takeSnapshot } from './snapshot.ts';

/**
 * Restores Postgres to a moment under traffic while NATS keeps its stream and the acknowledgments of the consumers. The last orders before the snapshot
 * have an event that is either published and not consumed, or written and not published. Run with npm run test:restore.
 */
const SETTLED_WITHIN_MS = 60_000;
const RECOVERED_WITHIN_MS = 120_000;

const home = mkdtempSync(join(tmpdir(), 'storefront-restore-'));
let port: number;
let system: System;
let store: TestStore;
let shopper: Shopper;
let receiver: WebhookReceiver;
beforeAll(async () => {
  // The same port after a restart, so that the clients stay valid.
  port = await freePort();
  // Not ephemeral, because the data must survive a restart.
  system = await startSystem({ home, port });
  store = await aStore({ system, create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts([aProduct({ sku: SKU, list_unit_price: 10, stock_quantity: 1_000_000 })]);
  shopper = await store.shopper(['--credit-limit', '1000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS,PREPAID']);
  receiver = await webhookReceiver();
  const created = await store.server.post('/v1/webhooks', {
    endpoint_url: receiver.url,
    event_types: ['order.confirmed', 'invoice.issued'],
  });
  expect(created.status).toBe(201);
});
afterAll(async () => {
  await system.stop();
  await receiver.close();
  await rm(home, { recursive: true, force: true });
});

/** Places orders one after the other while `work` runs; those that fail while Postgres is paused are ignored. Throws if all of them failed. */
async function underTraffic<T>(work: () => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const placed: Order[] = [];
  const shop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await placeOrder(shopper, 'CREDIT_TERMS').then(
        (order) => placed.push(order),
        () => undefined,
      );
      await sleep(50);
    }
  };
  const shopping = shop();
  try {
    return await work();
  } finally {
    stopping.abort();
    await shopping;
    seen('orders of the traffic', placed);
  }
}

/** The IDs of every second order of `placeOrders`, which is on credit terms, so that it is confirmed without an event of billing. */
const onCredit = (orders: readonly Order[]) => orders.filter((_order, index) => index % 2 === 0).map(({ id }) => id);
/** Returns the given orders that are confirmed and whose event is, or is not, in the stream. */
const confirmedOrders = (orders: readonly Order[], isPublished: boolean) =>
  readColumn(
    system.urls.postgresUrl,
    `select aggregate_id from orders.outbox where type = 'order.confirmed' and published_at is ${isPublished ? 'not ' : ''}null
      and aggregate_id in (${orders.map(({ id }) => `'${id}'`).join()})`,
  );

const MOMENTS = [
  { moment: 'published and not consumed', blocked: 'billing.inbox', isPublished: true },
  { moment: 'written and not published', blocked: 'orders.relay_lease', isPublished: false },
] as const;

test.each(MOMENTS)(
  'a restore to the moment at which order.confirmed is $moment loses no invoice',
  async ({ blocked, isPublished }) => {
    const { earlier, atMoment, later, snapshot } = await underTraffic(() => placeAndCopy(blocked, isPublished));
    await system.stop();
    await snapshot.restore();
    const receivedBefore = receiver.received.length;
    const detectedBefore = await countDetections(home);
    system = await startSystem({ home, port });

    await eventually(RECOVERED_WITHIN_MS, () => expectInvoiced(shopper, [...earlier, ...atMoment]));
    await eventually(RECOVERED_WITHIN_MS, async () => expect(await brokenChecks(system.env)).toEqual([]));
    for (const { id } of seen('later', later)) expect((await shopper.api.get(`/v1/orders/${id}`)).status).toBe(404);
    expect(await countDetections(home)).toBeGreaterThan(detectedBefore);

    const after = await placeOrders(shopper);
    await eventually(SETTLED_WITHIN_MS, () => expectInvoiced(shopper, after));
    await eventually(SETTLED_WITHIN_MS, () => expectDeliveredOnce([...atMoment, ...after], receivedBefore));
    expect(await brokenChecks(system.env)).toEqual([]);
  },
  600_000,
);

/** Places orders before, at, and after the moment, and copies Postgres as of the moment. All of them are invoiced in the end. */
async function placeAndCopy(blocked: BlockedTable, isPublished: boolean) {
  const { postgresUrl } = system.urls;
  const earlier = await placeOrders(shopper);
  await eventually(SETTLED_WITHIN_MS, () => expectInvoiced(shopper, earlier));
  const { atMoment, snapshot } = await whileBlocked(postgresUrl, blocked, async () => {
    // The relay publishes until it has to renew its lease.
    if (!isPublished) await eventually(SETTLED_WITHIN_MS, async () => expect(await countWaiting(postgresUrl, blocked)).toBeGreaterThan(0));
    const placed = await placeOrders(shopper);
    await eventually(SETTLED_WITHIN_MS, async () =>
      expect(await confirmedOrders(placed, isPublished)).toEqual(expect.arrayContaining(onCredit(placed))),
    );
    return { atMoment: placed, snapshot: await takeSnapshot(system, join(home, `snapshot-${isPublished}`)) };
  });
  const later = await placeOrders(shopper);
  await eventually(SETTLED_WITHIN_MS, () => expectInvoiced(shopper, [...atMoment, ...later]));
  return { earlier, atMoment, later, snapshot };
}

/** Expects order.confirmed of these orders, and no event more than once since the restore. */
async function expectDeliveredOnce(orders: readonly Order[], since: number): Promise<void> {
  const ids = receiver.received.slice(since).map(({ json }) => json.id);
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  const events = receiver.received.slice(since).filter(({ json }) => json.type === 'order.confirmed');
  const confirmed = events.map(({ json }) => json.data.id);
  for (const { id } of seen('orders', orders)) expect(confirmed).toContain(id);
}
