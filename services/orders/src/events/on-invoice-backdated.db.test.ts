import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import type { DomainEvent } from '@storefront/events';
import type { BackdatedInvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import { newId } from '@storefront/rpc';
import { listOrders } from '../handlers/list-orders.ts';
import { invariants } from '../store/invariants.ts';
import { getOrder } from '../store/orders.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { onInvoiceBackdated } from './on-invoices.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(await violatedInvariants(world.deps.db, invariants)).toEqual([]);
  await world.close();
});

const LINE = {
  sku: 'SANDBOX-HISTORY',
  description: 'Goods of the sandbox history',
  quantity: '1',
  baseUom: 'EA',
  unitPrice: '100.00',
  lineSubtotal: '100.00',
  discountAmount: '0.00',
  effectiveGctRate: '0.15',
  gctAmount: '15.00',
  lineTotal: '115.00',
};
const PAID_AT = new Date(Date.now() - 2 * 86_400_000).toISOString();

/** The event of a paid invoice on credit terms that was issued some days ago. */
function anEvent(shopper: { tenantId: string; customerId: string; store: object }, daysAgo: number) {
  const orderId = newId();
  const invoice = {
    id: newId(),
    orderId,
    orderNumber: `SO-H${orderId.slice(-6)}`,
    customerId: shopper.customerId,
    paymentRail: 'CREDIT_TERMS',
    paymentTerms: { code: 'NET30', days: 30 },
    currency: 'JMD',
    lines: [LINE],
    subtotal: '100.00',
    discountTotal: '0.00',
    shippingAmount: '0.00',
    gctAmount: '15.00',
    total: '115.00',
    amountPaid: '115.00',
    settlement: 'PAID',
    payments: [{ paidAt: PAID_AT }],
    buyer: {
      name: 'Ann Buyer',
      email: 'ann@example.com',
      address: { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' },
    },
    issuedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    purchaseOrderNumber: 'PO-17',
  };
  const data = { invoice, storeJson: JSON.stringify(shopper.store) } as unknown as BackdatedInvoiceEvent__Output;
  const about = { aggregate: 'invoice', aggregateId: invoice.id, sequence: null, traceparent: null };
  const event: DomainEvent<BackdatedInvoiceEvent__Output> = {
    id: newId(),
    type: 'invoice.backdated',
    tenantId: shopper.tenantId,
    mode: 'sandbox',
    ...about,
    occurredAt: new Date().toISOString(),
    data,
  };
  const deliver = () => world.deps.db.transaction().execute((trx) => onInvoiceBackdated(newId)(event, trx));
  return { invoice, orderId, deliver };
}

// The checkout and the cart of an order are retained for some days, but one of a history had none.
test.each([1, 200])('a past invoice of %d days ago has a delivered order, even if its event is received twice', async (daysAgo) => {
  const shopper = world.newShopper();
  const { invoice, orderId, deliver } = anEvent(shopper, daysAgo);

  await deliver();
  await deliver();

  const order = await getOrder(world.deps.db, shopper, orderId);
  expect(order).toMatchObject({
    number: invoice.orderNumber,
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    settlement: 'PAID',
    total: '115.00',
  });
  expect(order).toMatchObject({ placedAt: invoice.issuedAt, purchaseOrderNumber: 'PO-17', shippingAddress: { line1: '1 Hope Road' } });
  expect(order.lines).toMatchObject([{ sku: 'SANDBOX-HISTORY', quantity: '1', shippedQuantity: '1' }]);
  expect(order.shipments).toMatchObject([{ number: `${order.number}-1`, deliveredAt: invoice.issuedAt }]);
  const events = order.timeline.map(({ event }) => event);
  expect(events.toSorted()).toEqual(['confirmed', 'delivered', 'payment_received', 'placed', 'shipped']);
  const listed = await listOrders(world.deps)(
    { limit: 10, offset: 0, status: [], paymentStatus: [], paymentRail: [], q: 'sandbox-history' },
    shopper,
  );
  expect(listed.total).toBe(1);
});
