import { setTimeout as sleep } from 'node:timers/promises';
import { countSeen } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import type { Received } from '../support/http/webhook-receiver.ts';
import { type Body, newClient } from './client.ts';
import { countDeliveries, countOrders } from './final-counts.ts';
import type { Shop } from './open-shop.ts';
import type { PlacedOrder, PlacedOrders } from './placed-orders.ts';
import type { Recorder } from './recorder.ts';
import type { Release } from './release.ts';
import { CALLEES_FIRST } from './roll-out.ts';

/** Longer than the first retry of a sandbox delivery (1 min) and its lease. */
const SETTLED_WITHIN_MS = 180_000;
const POLL_MS = 1_000;
/** Violations that an error names. */
const SHOWN_MAX = 10;

/** Expects every acknowledged order to exist once, with the status that its customer has caused, and no other order to exist. */
export async function assertOrders(shops: readonly Shop[], { all }: PlacedOrders, recorder: Recorder): Promise<string> {
  await settle(() => orderViolations(shops, all, recorder));
  return countOrders(
    all,
    shops.reduce((sum, { customers }) => sum + customers.length, 0),
  );
}

async function orderViolations(shops: readonly Shop[], all: readonly PlacedOrder[], recorder: Recorder): Promise<string[]> {
  const found: string[] = [];
  for (const shop of shops) {
    const inShop = all.filter((order) => order.shop === shop);
    if (new Set(inShop.map(({ number }) => number)).size !== inShop.length) found.push(`${shop.name} has an order number twice`);
    for (const customer of shop.customers) {
      const client = newClient(shop.baseUrl, customer.headers, true, recorder);
      const own = inShop.filter((order) => order.customer === customer);
      const { total } = await client.send({ path: '/v1/orders?limit=1' });
      if (total !== own.length) found.push(`customer ${customer.id} has ${total} orders instead of ${own.length}`);
      for (const order of own) found.push(...statusViolations(order, (await client.send({ path: `/v1/orders/${order.id}` })).data));
      client.close();
    }
  }
  return found;
}

function statusViolations(order: PlacedOrder, actual: Body): string[] {
  const expected = order.isCanceled ? 'CANCELLED' : order.isShipped ? 'SHIPPED' : 'CONFIRMED';
  // A payment or shipment that failed is reported as such, and its order may be in either state.
  const isPending = order.rail === 'PREPAID' && !order.isPaid;
  const found: string[] = [];
  if (actual.status !== expected && !isPending) found.push(`order ${order.id} is ${actual.status} instead of ${expected}`);
  // Null if billing was slow.
  const count = actual.invoices?.length ?? 'unknown';
  if (count !== 1 && !order.isCanceled && !isPending) found.push(`order ${order.id}: the number of its invoices is ${count}`);
  return found;
}

/** Expects the events of every order to be delivered once each, in a sequence without gaps. */
export async function assertDelivered(shops: readonly Shop[], { all }: PlacedOrders): Promise<string> {
  await settle(async () =>
    shops.flatMap((shop) =>
      deliveryViolations(
        shop,
        all.filter((order) => order.shop === shop),
      ),
    ),
  );
  return countDeliveries(shops.flatMap(({ receiver }) => receiver.received.map(({ json }) => json.type)));
}

function deliveryViolations({ name, receiver }: Shop, orders: readonly PlacedOrder[]): string[] {
  const ids = receiver.received.map(({ json }) => json.id);
  const found = ids.length === new Set(ids).size ? [] : [`${name} received ${ids.length - new Set(ids).size} events twice`];
  const orderEvents = receiver.received.filter(({ json }) => json.type.startsWith('order.'));
  const byOrder = Map.groupBy(orderEvents, ({ json }) => String(json.data.id));
  for (const order of orders) {
    const events = byOrder.get(order.id) ?? [];
    const isConfirmed = order.rail !== 'PREPAID' || order.isPaid;
    for (const type of [isConfirmed && 'order.confirmed', order.isShipped && 'order.shipped', order.isCanceled && 'order.cancelled']) {
      if (type !== false && countOf(events, type) !== 1) found.push(`${countOf(events, type)} × ${type} of order ${order.id}`);
    }
    const sequences = events.map(({ json }) => json.sequence).toSorted((one, other) => one - other);
    if (sequences.some((sequence, index) => sequence !== index + 1))
      found.push(`order ${order.id} has the sequence ${sequences.join(', ')}`);
  }
  const invoices = countOf(receiver.received, 'invoice.issued');
  const confirmed = countOf(receiver.received, 'order.confirmed');
  if (invoices !== confirmed) found.push(`${name} received ${invoices} invoice.issued for ${confirmed} order.confirmed`);
  return found;
}

const countOf = (events: readonly Received[], type: string): number => events.filter(({ json }) => json.type === type).length;

/** Expects the doctor of a release to find nothing. */
export async function assertDoctorPasses(system: System, release: Release): Promise<string> {
  let checked = 0;
  await settle(async () => {
    const { checks } = await release.storefront(system.env, ['doctor'], [1]);
    checked = checks.length;
    return checks.filter((check: Body) => !check.ok).map((check: Body) => `${check.name}: ${check.detail}`);
  });
  return countSeen({ checks: checked }, { checks: CALLEES_FIRST.length });
}

/** Waits until there are no violations. */
async function settle(violations: () => Promise<string[]>): Promise<void> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const found = await violations();
    if (found.length === 0) return;
    if (Date.now() > until) throw new Error([...found.slice(0, SHOWN_MAX), `${found.length} in total`].join('\n'));
    await sleep(POLL_MS);
  }
}
