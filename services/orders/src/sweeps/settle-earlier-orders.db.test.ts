import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import type { Invoice } from '@storefront/proto/storefront/billing/v1';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { shipOrder } from '../handlers/ship-order.ts';
import { invariants } from '../store/invariants.ts';
import { getOrder } from '../store/orders.ts';
import { heldOf } from '../testing/fake-catalog.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { operatorOf, placeTestOrder } from '../testing/place-test-order.ts';
import { settleEarlierOrders } from './settle-earlier-orders.ts';
import { sweepCorrections } from './sweep-corrections.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(await violatedInvariants(world.deps.db, invariants)).toEqual([]);
  await world.close();
});

/** An order of two brake pads of an earlier release, of which some are shipped, with this invoice. */
async function anEarlierOrder(shipped: string | null, invoice: Partial<Invoice>, creditedQuantity?: string) {
  const shopper = world.newShopper();
  const order = await placeTestOrder(world, shopper);
  const ship = (quantity: string) =>
    shipOrder(world.deps)({ order: order.id, lines: [{ lineId: '', sku: order.sku, quantity }] }, operatorOf(shopper));
  if (shipped !== null) await ship(shipped);
  const creditNotes = creditedQuantity === undefined ? [] : [{ lines: [{ sku: order.sku, quantity: creditedQuantity }] }];
  world.ledger.invoices.set(order.id, {
    id: newId(),
    total: '1150.00',
    amountPaid: '0.00',
    amountCredited: '0.00',
    creditNotes,
    ...invoice,
  });
  await sql`update sales_order set is_settled = false where id = ${order.id}`.execute(world.deps.db);
  const read = () => getOrder(world.deps.db, shopper, order.id);
  return { ...order, ship, read };
}

async function sweep(): Promise<void> {
  await settleEarlierOrders(world.deps);
  while ((await sweepCorrections(world.deps)) > 0);
}

test('the credited rest of a partially shipped order is canceled and released, and the order is SHIPPED', async () => {
  const { read, sku } = await anEarlierOrder(
    '0.5',
    { settlement: 'PARTIALLY_REFUNDED', amountPaid: '1150.00', amountCredited: '862.50' },
    '1.5',
  );
  await sweep();
  await sweep();

  expect(await read()).toMatchObject({
    status: 'SHIPPED',
    paymentStatus: 'PARTIALLY_REFUNDED',
    lines: [{ cancelledQuantity: '1.5', creditedQuantity: '1.5' }],
  });
  expect(heldOf(world.stock, sku)).toBe(0.5);
});

test('an order that was refunded in full before anything shipped is CANCELLED', async () => {
  const { read } = await anEarlierOrder(null, { settlement: 'REFUNDED', amountPaid: '1150.00', amountCredited: '1150.00' });
  await sweep();

  expect(await read()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED', lines: [{ cancelledQuantity: '2' }] });
});

test('a delivered order on account whose invoice was credited is CREDITED', async () => {
  const { id, read } = await anEarlierOrder('2', { settlement: 'CREDITED', amountCredited: '1150.00' }, '2');
  await sql`update sales_order set payment_status = 'ON_ACCOUNT', payment_rail = 'CREDIT_TERMS', status = 'DELIVERED' where id = ${id}`.execute(
    world.deps.db,
  );
  await sweep();

  expect(await read()).toMatchObject({
    status: 'DELIVERED',
    paymentStatus: 'CREDITED',
    lines: [{ shippedQuantity: '2', cancelledQuantity: '0', creditedQuantity: '2' }],
  });
});

test('an order whose invoice was voided does not ship, and one without a credit stays as it is', async () => {
  const voided = await anEarlierOrder(null, { settlement: 'VOIDED', status: 'VOIDED' });
  const open = await anEarlierOrder(null, { settlement: 'UNPAID' });
  await sweep();

  await expect(voided.ship('1')).rejects.toMatchObject({ reason: 'order_not_invoiced' });
  expect(await open.read()).toMatchObject({
    status: 'CONFIRMED',
    corrections: [],
    lines: [{ cancelledQuantity: '0', creditedQuantity: '0' }],
  });
  expect((await open.ship('2')).order).toMatchObject({ status: 'SHIPPED' });
});

test('an order is tried again while billing is away or of an earlier release', async () => {
  const { id } = await anEarlierOrder(null, { settlement: 'SETTLEMENT_UNSPECIFIED' });
  const isSettled = async () =>
    (await world.deps.db.selectFrom('sales_order').select('is_settled').where('id', '=', id).executeTakeFirst())?.is_settled;
  await sweep();
  world.behavior.fail('GetOrderBilling', 'before');
  await sweep();
  world.behavior.heal();
  expect(await isSettled()).toBe(false);
  world.ledger.invoices.set(id, { ...world.ledger.invoices.get(id), settlement: 'UNPAID' });
  await sweep();

  expect(await isSettled()).toBe(true);
});
