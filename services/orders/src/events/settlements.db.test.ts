import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DomainEvent, EventHandler } from '@storefront/events';
import type { CreditNoteEvent__Output, InvoiceEvent__Output, PaymentDisputed__Output } from '@storefront/proto/storefront/events/v1';
import { newId } from '@storefront/rpc';
import { cancelOrder } from '../handlers/cancel-order.ts';
import { correctOrder } from '../handlers/correct-order.ts';
import { shipOrder } from '../handlers/shipments.ts';
import { getOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { sweepCorrections } from '../sweeps/sweep-corrections.ts';
import { heldOf } from '../testing/fake-catalog.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { eventsOf, operatorOf, placeTestOrder } from '../testing/place-test-order.ts';
import { onCreditNoteIssued, onInvoicePaid, onInvoiceSettled, onInvoiceVoided } from './on-invoices.ts';
import { onPaymentDisputed, onPaymentReversed } from './on-payments.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function anOrder() {
  const shopper = world.newShopper();
  const order = await placeTestOrder(world, shopper);
  const { tenantId, mode } = shopper;
  const placedAt = Date.now();
  const receive = <Data extends object>(handler: EventHandler<Database, Data>, data: Data, seconds: number) =>
    world.deps.db.transaction().execute((trx) =>
      handler(
        {
          id: newId(),
          type: 'invoice.settled',
          tenantId,
          mode,
          aggregate: 'invoice',
          aggregateId: newId(),
          sequence: null,
          traceparent: null,
          occurredAt: new Date(placedAt + seconds * 1000).toISOString(),
          data,
        } satisfies DomainEvent<Data>,
        trx,
      ),
    );
  const invoiced = (handler: EventHandler<Database, InvoiceEvent__Output>, fields: object, seconds: number) => {
    const invoice: object = { orderId: order.id, amountPaid: '0.00', payments: [], ...fields };
    return receive(handler, { invoice } as InvoiceEvent__Output, seconds);
  };
  const disputed = (status: string, seconds: number) =>
    receive(onPaymentDisputed, { orderId: order.id, status } as PaymentDisputed__Output, seconds);
  const credited = (invoiceUncredited: string, seconds: number) => {
    const data = { creditNote: { id: newId(), orderId: order.id }, invoiceUncredited } as CreditNoteEvent__Output;
    return receive(onCreditNoteIssued, data, seconds);
  };
  const read = () => getOrder(world.deps.db, shopper, order.id);
  const ship = (quantity: string) =>
    shipOrder(world.deps)({ order: order.id, lines: [{ lineId: '', sku: order.sku, quantity }] }, operatorOf(shopper));
  const correct = (quantity: string, requestKey: string, kind: 'CANCEL' | 'REFUND' = 'REFUND') =>
    correctOrder(world.deps)(
      {
        order: order.id,
        kind,
        reason: 'out of stock',
        requestKey,
        lines: [{ sku: order.sku, quantity }],
        restock: false,
        shipping: false,
        method: 'METHOD_UNSPECIFIED',
      },
      operatorOf(shopper),
    );
  const timeline = async () => (await read()).timeline.slice(2).map(({ event }) => event);
  const cancel = (quantity: string) => correct(quantity, newId(), 'CANCEL');
  const cancelAll = () => cancelOrder(world.deps)({ orderId: order.id, reason: 'late' }, shopper);
  return { ...order, cancel, cancelAll, correct, disputed, invoiced, credited, read, ship, timeline };
}

test('an order whose invoice was voided ships once it is reissued', async () => {
  const { invoiced, read, ship, timeline } = await anOrder();
  await invoiced(onInvoiceVoided, { settlement: 'VOIDED' }, 1);
  await expect(ship('1')).rejects.toMatchObject({ reason: 'order_not_invoiced' });
  await invoiced(onInvoiceSettled, { settlement: 'UNPAID', replaces: 'first' }, 2);

  expect((await ship('1')).order).toMatchObject({ status: 'PARTIALLY_SHIPPED' });
  expect(await read()).toMatchObject({ settlement: 'UNPAID', paymentStatus: 'UNPAID' });
  expect(await timeline()).toContain('invoice_reissued');
});

test('an invoice that is replaced at once never keeps its order from being shipped', async () => {
  const { invoiced, ship, timeline } = await anOrder();
  await invoiced(onInvoiceVoided, { settlement: 'VOIDED', replacedBy: 'second' }, 1);

  expect((await ship('1')).order).toMatchObject({ status: 'PARTIALLY_SHIPPED' });
  expect(await timeline()).toContain('invoice_reissued');
});

test('a dispute of a payment and its end are recorded', async () => {
  const { disputed, timeline } = await anOrder();

  await disputed('OPEN', 1);
  await disputed('LOST', 2);

  expect((await timeline()).filter((event) => event.startsWith('dispute'))).toEqual(['dispute_opened', 'dispute_lost']);
});

test.each([
  ['PAID', 'REFUND_PENDING'],
  ['PARTIALLY_REFUNDED', 'PARTIALLY_REFUNDED'],
  ['REFUNDED', 'REFUNDED'],
])('a payment of a canceled order whose invoice is %s leaves it %s', async (settlement, paymentStatus) => {
  const { cancelAll, invoiced, read } = await anOrder();
  await cancelAll();

  await invoiced(onInvoicePaid, { settlement, amountPaid: '1150.00', payments: [{}] }, 1);

  expect(await read()).toMatchObject({ status: 'CANCELLED', paymentStatus });
});

test('a payment and its reversal are recorded, also if they arrive in the other order', async () => {
  const { invoiced, read, timeline } = await anOrder();
  const paid = () => invoiced(onInvoicePaid, { settlement: 'PAID', amountPaid: '1150.00', payments: [{}] }, 1);
  await paid();
  expect((await read()).paymentStatus).toBe('PAID');
  await invoiced(onPaymentReversed, { settlement: 'UNPAID', payments: [{}] }, 2);
  await invoiced(onInvoiceSettled, { settlement: 'UNPAID', payments: [{}] }, 2);
  await paid();

  expect(await read()).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'UNPAID' });
  expect(await timeline()).toEqual(['payment_received', 'payment_reversed']);
});

test('each payment of an invoice is recorded, and neither a free invoice nor a credit of the rest is one', async () => {
  const { invoiced, read, timeline } = await anOrder();
  await invoiced(onInvoiceSettled, { settlement: 'PARTIALLY_PAID', amountPaid: '50.00', payments: [{}] }, 1);
  await invoiced(onInvoiceSettled, { settlement: 'PARTIALLY_PAID', amountPaid: '60.00', payments: [{}, {}] }, 2);
  await invoiced(onInvoicePaid, { settlement: 'PAID', amountPaid: '60.00', payments: [{}, {}] }, 3);
  expect((await read()).paymentStatus).toBe('PAID');
  expect(await timeline()).toEqual(['payment_received', 'payment_received']);

  const free = await anOrder();
  await free.invoiced(onInvoicePaid, { settlement: 'PAID' }, 1);
  expect((await free.read()).paymentStatus).toBe('PAID');
  expect(await free.timeline()).toEqual([]);
});

test('a prepaid order whose payment was reversed does not ship', async () => {
  const { id, invoiced, ship } = await anOrder();
  await world.deps.db.updateTable('sales_order').set({ payment_rail: 'PREPAID' }).where('id', '=', id).execute();
  await invoiced(onInvoiceSettled, { settlement: 'PARTIALLY_PAID', amountPaid: '50.00' }, 1);

  await expect(ship('1')).rejects.toMatchObject({ reason: 'order_unpaid' });
});

test('a credit of everything cancels what has not shipped, once', async () => {
  const { id, sku, credited, read, ship, timeline } = await anOrder();
  await ship('0.5');
  await credited('5.00', 1);
  expect((await read()).corrections).toEqual([]);
  await credited('0.00', 2);
  await credited('0.00', 3);
  await expect(ship('1')).rejects.toMatchObject({ reason: 'shipment_too_large' });
  await sweepCorrections(world.deps);

  expect(await read()).toMatchObject({
    status: 'SHIPPED',
    corrections: [],
    lines: [{ shippedQuantity: '0.5', cancelledQuantity: '1.5', creditedQuantity: '1.5' }],
  });
  expect(heldOf(world.stock, sku)).toBe(0.5);
  expect(await timeline()).toEqual(expect.arrayContaining(['credited', 'partially_cancelled', 'shipped']));
  expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.shipped 2']);
});

test('a credit of everything before anything ships cancels the order', async () => {
  const { id, credited, read } = await anOrder();
  await credited('0.00', 1);
  await sweepCorrections(world.deps);

  expect(await read()).toMatchObject({
    status: 'CANCELLED',
    cancellation: { reason: 'Credited in full', actor: 'system' },
    lines: [{ cancelledQuantity: '2', creditedQuantity: '2' }],
  });
  expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.cancelled 2']);
});

test('all of a canceled order is credited when billing credits its invoice, and nothing while the invoice is voided', async () => {
  const { id, sku, cancel, credited, invoiced, read } = await anOrder();
  await cancel('2');
  await invoiced(onInvoiceVoided, { settlement: 'VOIDED' }, 1);
  expect(await read()).toMatchObject({ status: 'CANCELLED', lines: [{ creditedQuantity: '0' }] });

  await credited('0.00', 2);

  expect(await read()).toMatchObject({ corrections: [], lines: [{ sku, creditedQuantity: '2' }] });
  expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.cancelled 2']);
});
