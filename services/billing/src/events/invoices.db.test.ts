import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { countStatements, violatedInvariants } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { decimal, moneyText } from '@storefront/money';
import { type Caller, newId } from '@storefront/rpc';
import { atStoreTime, inStoreZone, saveOffset } from '@storefront/store-clock';
import { getInvoice } from '../adjustments/handlers/get-invoice.ts';
import { voidInvoice } from '../adjustments/handlers/void-invoice.ts';
import { getCreditStatus } from '../credit/handlers/get-credit-status.ts';
import { getCredit } from '../customers/handlers/get-credit.ts';
import type { PlacedOrder } from '../invoices/domain/placed-order.ts';
import { listInvoices } from '../invoices/handlers/invoices.ts';
import { authorizePayment } from '../payments/handlers/authorize-payment.ts';
import { commitPayment } from '../payments/handlers/commit-payment.ts';
import { getOrderBilling } from '../payments/handlers/order-billing.ts';
import { recordPayment } from '../payments/handlers/record-payment.ts';
import { refundOrder } from '../payments/handlers/refund-order.ts';
import { settlePayment } from '../payments/transactions/settle-payment.ts';
import { invariants } from '../store/invariants.ts';
import { aPlacedLine, aPlacedOrder } from '../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { orderEvent } from '../testing/order-events.ts';
import { onOrderCancelled } from './on-order-cancelled.ts';
import { onOrderConfirmed, onOrdersConfirmed } from './on-order-confirmed.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

type OwnCaller = Caller & { customerId: string };

const anOrder = (caller: OwnCaller, order: Partial<PlacedOrder> = {}): PlacedOrder =>
  aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: caller.customerId, ...order });

const confirm = (caller: Caller, order: PlacedOrder) =>
  inTransaction(billing.deps.db, (trx) => onOrderConfirmed(billing.deps)(orderEvent(caller, 'order.confirmed', order), trx));
const cancel = (caller: Caller, order: PlacedOrder) =>
  inTransaction(billing.deps.db, (trx) => onOrderCancelled(billing.deps)(orderEvent(caller, 'order.cancelled', order), trx));
const hold = (caller: Caller, order: PlacedOrder) =>
  authorizePayment(billing.deps)(
    {
      checkoutId: order.checkoutId,
      orderId: order.id,
      paymentRail: order.paymentRail,
      amount: moneyText(order.total, order.currency),
      currency: order.currency,
      holdSeconds: 900,
      dryRun: false,
    },
    caller,
  );
const credit = async (caller: Caller) => (await getCreditStatus(billing.deps)({}, caller)).credit;
const onlyInvoice = async (caller: Caller, order: PlacedOrder) => {
  const { invoices = [] } = await getOrderBilling(billing.deps)({ orderId: order.id }, caller);
  expect(invoices).toHaveLength(1);
  return (await getInvoice(billing.deps)({ invoiceId: invoices[0]?.id ?? '' }, caller)).invoice;
};
const eventTypes = async (aggregateId: string) =>
  (
    await billing.deps.db
      .selectFrom('outbox')
      .select(['type', 'sequence'])
      .where('aggregate_id', '=', aggregateId)
      .orderBy('position')
      .execute()
  ).map(({ type, sequence }) => (sequence === null ? type : `${type} ${sequence}`));

describe('a confirmed order', () => {
  test('a confirmed order on credit terms is invoiced, and its hold moves to the balance', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const order = anOrder(caller, { lines: [aPlacedLine({ discount: '10' }), aPlacedLine({ rate: '0', subtotal: '50' })] });
    await hold(caller, order);
    await commitPayment(billing.deps)(order, caller);

    await confirm(caller, order);

    const invoice = await onlyInvoice(caller, order);
    expect(invoice).toMatchObject({
      number: 'INV-000001',
      status: 'OPEN',
      orderId: order.id,
      total: '153.50',
      amountDue: '153.50',
      subtotal: '150.00',
      discountTotal: '10.00',
      gctAmount: '13.50',
      isOverdue: false,
      seller: { name: 'Harbour Hardware' },
      buyer: { name: 'Ann Buyer', email: 'ann@example.com', address: { city: 'Kingston' } },
      taxBreakdown: [
        { rate: '0.15', taxableAmount: '90.00', gctAmount: '13.50' },
        { rate: '0', taxableAmount: '50.00', gctAmount: '0.00' },
      ],
    });
    expect(invoice).toMatchObject({ paymentTerms: { code: 'NET30', days: 30 }, dueAt: `${invoice?.dueOn}T23:59:59.999Z` });
    expect(Date.parse(invoice?.dueOn ?? '') - Date.parse(invoice?.issuedOn ?? '')).toBe(30 * 86_400_000);
    expect(await credit(caller)).toMatchObject({ balance: '153.50', held: '0.00', oldestDueAt: invoice?.dueAt, overdueAmount: '0.00' });
    expect(await eventTypes(invoice?.id ?? '')).toEqual(['invoice.issued 1']);
  });

  test('an invoice, its credit note, and its void are dated in the time zone of the store', async () => {
    const timeZone = 'America/Jamaica';
    const now = billing.clock.now;
    const [open, closed] = (await Promise.all([1, 2].map(() => aCustomer(billing.deps, { creditLimit: '1000' })))) as [
      OwnCaller,
      OwnCaller,
    ];
    const terms = { termsBasis: 'EOM', termsDays: 15 } as const;
    const [order, cancelled] = [anOrder(open, { timeZone, terms }), anOrder(closed, { timeZone, terms })];
    billing.clock.now = new Date('2027-01-01T00:30:00Z');
    for (const [caller, each] of [
      [open, order],
      [closed, cancelled],
    ] as const) {
      await hold(caller, each);
      await confirm(caller, each);
    }
    await cancel(closed, cancelled);
    await inStoreZone(timeZone, () =>
      refundOrder(billing.deps)(
        {
          orderId: order.id,
          requestKey: newId(),
          method: 'METHOD_UNSPECIFIED',
          lines: [],
          shipping: false,
          cancelled: false,
          amount: '10',
        },
        { ...open, kind: 'operator' },
      ),
    );
    const issued = await onlyInvoice(open, order);
    const voided = await onlyInvoice(closed, cancelled);
    billing.clock.now = now;

    expect(issued).toMatchObject({
      issuedAt: '2027-01-01T00:30:00.000Z',
      issuedOn: '2026-12-31',
      dueOn: '2027-01-15',
      dueAt: '2027-01-16T04:59:59.999Z',
      paymentTerms: { code: 'EOM15', days: 15 },
      creditNotes: [{ issuedOn: '2026-12-31' }],
    });
    expect(voided).toMatchObject({ status: 'VOIDED', voidedOn: '2026-12-31' });
  });

  test.each([1, 10])('the invoices of %d orders of a store take five statements', async (count) => {
    const caller = await aCustomer(billing.deps, { creditLimit: '100000' });
    const orders = Array.from({ length: count }, () => anOrder(caller));
    for (const order of orders) await hold(caller, order);
    const events = orders.map((order) => orderEvent(caller, 'order.confirmed', order));
    const counted = countStatements(billing.deps.db);

    await inTransaction(counted.db, (trx) => onOrdersConfirmed(billing.deps)(events, trx));

    expect(counted.statements()).toBe(5);
    for (const order of seen('orders', orders, count)) await onlyInvoice(caller, order);
  });

  test('concurrent deliveries of one confirmation issue one invoice', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const order = anOrder(caller);

    await Promise.all(Array.from({ length: 5 }, () => confirm(caller, order)));

    await onlyInvoice(caller, order);
    expect(await credit(caller)).toMatchObject({ balance: '115.00' });
  });

  test('an order without a hold is added to the balance in full, even over the limit', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '100' });

    await confirm(caller, anOrder(caller));

    expect(await credit(caller)).toMatchObject({ status: 'OVER_LIMIT', balance: '115.00', held: '0.00' });
  });

  test('a cash-on-delivery invoice is due on the day of its issue and does not use credit', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const order = anOrder(caller, { paymentRail: 'CASH_ON_DELIVERY' });

    await confirm(caller, order);

    const invoice = await onlyInvoice(caller, order);
    expect(invoice?.dueOn).toBe(invoice?.issuedOn);
    expect(await credit(caller)).toMatchObject({ balance: '0.00', oldestDueAt: undefined });
  });

  test('the invoice of an order paid by a payment session is issued as paid', async () => {
    const caller = await aCustomer(billing.deps);
    const order = anOrder(caller, { paymentRail: 'PREPAID' });
    const { authorized } = await hold(caller, order);
    const sessionId = authorized?.paymentSession?.id ?? '';
    const notification = {
      kind: 'payment' as const,
      sessionId,
      to: 'PAID' as const,
      amount: order.total,
      currency: order.currency,
      failureCode: null,
    };
    await settlePayment(billing.deps, 'sandbox', notification, caller);

    await confirm(caller, order);

    const invoice = await onlyInvoice(caller, order);
    expect(invoice).toMatchObject({
      status: 'PAID',
      amountDue: '0.00',
      amountPaid: '115.00',
      payments: [{ amount: '115.00', source: 'session' }],
    });
    expect(await eventTypes(invoice?.id ?? '')).toEqual(['invoice.issued 1', 'invoice.paid']);
    expect(await eventTypes(sessionId)).toEqual(['payment_session.paid']);
  });
});

describe('invoice numbers', () => {
  test('invoice numbers have no gaps and no duplicates when concurrent issues succeed and fail', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '100000' });
    // The database rejects this ID after the number has been assigned.
    const failing = { ...billing.deps, newId: () => 'not-a-uuid' };
    const orders = Array.from({ length: 20 }, () => anOrder(caller));

    await Promise.allSettled(
      orders.flatMap((order, index) => [
        confirm(caller, order),
        ...(index % 3 === 0
          ? [
              inTransaction(billing.deps.db, (trx) =>
                onOrderConfirmed(failing)(orderEvent(caller, 'order.confirmed', anOrder(caller)), trx),
              ),
            ]
          : []),
      ]),
    );

    const { invoices = [], total } = await listInvoices(billing.deps)({ limit: 200, offset: 0, status: [], settlement: [] }, caller);
    expect(total).toBe(20);
    // Compared as sets, because the list does not order invoices issued at the same time.
    expect(new Set(invoices.map((invoice) => invoice.number))).toEqual(
      new Set(Array.from({ length: 20 }, (_, index) => `INV-${String(index + 1).padStart(6, '0')}`)),
    );
  });

  test('confirmations of several customers are handled in one transaction, each once, with their own requests', async () => {
    const first = await aCustomer(billing.deps, { creditLimit: '1000' });
    const second = await aCustomer(billing.deps, { creditLimit: '1000', tenantId: first.tenantId });
    const orders = [anOrder(first), anOrder(first, { paymentRail: 'CASH_ON_DELIVERY' }), anOrder(first), anOrder(second)];
    const callerOf = (index: number) => (index === 3 ? second : first);
    for (const [index, order] of orders.entries()) await hold(callerOf(index), order);
    const repeated = anOrder(first, { paymentRail: 'CASH_ON_DELIVERY' });
    await confirm(first, repeated);
    const events = [...orders, repeated].map((order, index) => ({
      ...orderEvent(callerOf(index), 'order.confirmed', order),
      requestId: `request-${index}`,
    }));

    await inTransaction(billing.deps.db, (trx) => onOrdersConfirmed(billing.deps)(events, trx));

    const invoices = [];
    for (const [index, order] of orders.entries()) invoices.push(await onlyInvoice(callerOf(index), order));
    expect(invoices.map((invoice) => invoice?.number)).toEqual(['INV-000002', 'INV-000003', 'INV-000004', 'INV-000005']);
    expect((await onlyInvoice(first, repeated))?.number).toBe('INV-000001');
    expect(await credit(first)).toMatchObject({ balance: moneyText(orders[0]?.total.times(2) ?? decimal('0'), 'JMD'), held: '0.00' });
    const rows = await billing.deps.db
      .selectFrom('outbox')
      .select(['type', 'sequence', 'request_id'])
      .where(
        'aggregate_id',
        'in',
        invoices.map((invoice) => invoice?.id ?? ''),
      )
      .orderBy('position')
      .execute();
    expect(
      rows
        .filter(({ type }) => type === 'invoice.issued')
        .map(({ sequence, request_id }) => `${sequence} ${request_id}`)
        .toSorted(),
    ).toEqual(['1 request-0', '1 request-1', '1 request-2', '1 request-3']);
  });

  test('concurrent batches with orders of the same customers and stores issue every invoice without a gap', async () => {
    const stores = [
      await aCustomer(billing.deps, { creditLimit: '100000' }),
      await aCustomer(billing.deps, { creditLimit: '100000' }),
    ] as const;
    const batches = Array.from({ length: 8 }, () =>
      stores.map((caller) => [anOrder(caller), anOrder(caller)].map((order) => orderEvent(caller, 'order.confirmed', order))),
    ).flat();

    await Promise.all(batches.map((events) => inTransaction(billing.deps.db, (trx) => onOrdersConfirmed(billing.deps)(events, trx))));

    for (const caller of stores) {
      const { invoices = [] } = await listInvoices(billing.deps)({ limit: 200, offset: 0, status: [], settlement: [] }, caller);
      expect(invoices.map((invoice) => invoice.number ?? '').toSorted()).toEqual(
        Array.from({ length: 16 }, (_, index) => `INV-${String(index + 1).padStart(6, '0')}`),
      );
    }
  });

  test('invoice numbers start at one in every store and mode', async () => {
    for (const caller of [await aCustomer(billing.deps), await aCustomer(billing.deps)]) {
      const order = anOrder(caller, { paymentRail: 'CASH_ON_DELIVERY' });
      await confirm(caller, order);
      expect((await onlyInvoice(caller, order))?.number).toBe('INV-000001');
    }
  });
});

describe('an invoice', () => {
  test('an invoice is visible only to its customer', async () => {
    const caller = await aCustomer(billing.deps);
    const otherCustomer = await aCustomer(billing.deps, { tenantId: caller.tenantId });
    const order = anOrder(caller, { paymentRail: 'CASH_ON_DELIVERY' });
    await confirm(caller, order);
    const invoiceId = (await onlyInvoice(caller, order))?.id ?? '';

    for (const stranger of [otherCustomer, { ...caller, mode: 'live' as const }, { ...caller, tenantId: newId() }]) {
      await expect(getInvoice(billing.deps)({ invoiceId }, stranger)).rejects.toMatchObject({ code: 'not_found' });
      expect(await getOrderBilling(billing.deps)({ orderId: order.id }, stranger)).toEqual({ invoices: [], paymentSession: undefined });
      expect(await listInvoices(billing.deps)({ limit: 0, offset: 0, status: [], settlement: [] }, stranger)).toEqual({
        invoices: [],
        total: 0,
      });
    }
    await expect(getInvoice(billing.deps)({ invoiceId: 'INV-000001' }, caller)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('partial payments reduce the balance, and a paid invoice accepts no further payment', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const order = anOrder(caller);
    await confirm(caller, order);
    const pay = (amount: string) => recordPayment(billing.deps)({ invoice: 'INV-000001', amount }, { ...caller, kind: 'operator' });

    await expect(pay('115.01')).rejects.toMatchObject({ code: 'validation_error' });
    expect((await pay('100')).invoice).toMatchObject({ status: 'OPEN', amountPaid: '100.00', amountDue: '15.00' });
    expect(await credit(caller)).toMatchObject({ balance: '15.00' });
    const { invoice } = await pay('15.00');

    expect(invoice).toMatchObject({ status: 'PAID', amountDue: '0.00', payments: [{ source: 'recorded' }, { source: 'recorded' }] });
    expect(await eventTypes(invoice?.id ?? '')).toEqual(['invoice.issued 1', 'invoice.settled', 'invoice.paid']);
    await expect(pay('1')).rejects.toMatchObject({ code: 'conflict', reason: 'invoice_already_paid' });
    const request = { invoice: invoice?.id ?? '', payments: 'PAYMENTS_UNSPECIFIED', reissue: false } as const;
    await expect(voidInvoice(billing.deps)(request, caller)).rejects.toMatchObject({ reason: 'invoice_already_paid' });
    const { entries } = await getCredit(billing.deps)({ customer: caller.customerId }, caller);
    expect(entries?.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['payment 15.00', 'payment 100.00', 'post 115.00']);
  });

  test('the entries of the credit ledger have the time of the store', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const order = anOrder(caller);
    const aheadMs = 40 * 86_400_000;
    await saveOffset(billing.deps.db, caller, aheadMs);
    const before = Date.now() + aheadMs - 60_000;

    await atStoreTime(aheadMs, () => hold(caller, order));
    await confirm(caller, order);
    await atStoreTime(aheadMs, () => recordPayment(billing.deps)({ invoice: 'INV-000001', amount: '115' }, caller));

    const { entries = [] } = await getCredit(billing.deps)({ customer: caller.customerId }, caller);
    expect(entries.map(({ kind, at }) => [kind, Date.parse(at ?? '') > before])).toEqual([
      ['payment', true],
      ['post', true],
      ['hold', true],
    ]);
  });

  test('one of two concurrent full payments is accepted', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    await confirm(caller, anOrder(caller));
    const payments = [0, 1].map(() => recordPayment(billing.deps)({ invoice: 'INV-000001', amount: '115' }, caller));

    const results = await Promise.allSettled(payments);

    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await credit(caller)).toMatchObject({ balance: '0.00' });
  });
});

describe('a canceled order', () => {
  test('a cancellation voids the invoice and frees the credit, and a redelivery changes nothing', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const order = anOrder(caller);
    await hold(caller, order);
    await commitPayment(billing.deps)(order, caller);
    await confirm(caller, order);

    await cancel(caller, order);
    await cancel(caller, order);

    expect(await onlyInvoice(caller, order)).toMatchObject({ status: 'VOIDED' });
    expect(await credit(caller)).toMatchObject({ balance: '0.00', held: '0.00', availableCredit: '1000.00' });
  });

  test('a cancellation received before or during the confirmation has the same result', async () => {
    for (let round = 0; round < 5; round += 1) {
      const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
      const order = anOrder(caller);
      await hold(caller, order);
      await commitPayment(billing.deps)(order, caller);

      if (round === 0) {
        await cancel(caller, order);
        await confirm(caller, order);
      } else {
        await Promise.all([confirm(caller, order), cancel(caller, order)]);
      }

      expect(await onlyInvoice(caller, order)).toMatchObject({ status: 'VOIDED' });
      expect(await credit(caller)).toMatchObject({ balance: '0.00', held: '0.00' });
    }
  });

  test('canceling an unpaid prepaid order cancels its session, and no invoice exists', async () => {
    const caller = await aCustomer(billing.deps);
    const order = anOrder(caller, { paymentRail: 'PREPAID' });
    await hold(caller, order);
    await commitPayment(billing.deps)(order, caller);

    await cancel(caller, order);

    const { invoices, paymentSession } = await getOrderBilling(billing.deps)({ orderId: order.id }, caller);
    expect(invoices).toEqual([]);
    expect(paymentSession?.status).toBe('CANCELLED');
  });

  test('canceling a paid order keeps its paid invoice', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const order = anOrder(caller);
    await confirm(caller, order);
    await recordPayment(billing.deps)({ invoice: 'INV-000001', amount: '115' }, caller);

    await cancel(caller, order);

    expect(await onlyInvoice(caller, order)).toMatchObject({ status: 'PAID' });
  });
});
