import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, localDate } from '@storefront/contract';
import { violatedInvariants } from '@storefront/db/testing';
import { decimal } from '@storefront/money';
import type { ReversePaymentRequest__Output } from '@storefront/proto/storefront/billing/v1';
import { type Caller, newId } from '@storefront/rpc';
import { inStoreZone } from '@storefront/store-clock';
import { sql } from 'kysely';
import { getInvoice } from '../../adjustments/handlers/get-invoice.ts';
import { voidInvoice } from '../../adjustments/handlers/void-invoice.ts';
import { getCreditStatus } from '../../credit/handlers/get-credit-status.ts';
import { applyUnappliedEntry } from '../../credit/store/unapplied-credits.ts';
import { getCredit } from '../../customers/handlers/get-credit.ts';
import { invariants } from '../../store/invariants.ts';
import { aPlacedOrder, operatorOf } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { applyCredit } from './apply-credit.ts';
import { reversePayment } from './reverse-payment.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
});
afterAll(async () => {
  await sql`update payment_session set updated_at = now() - interval '2 minutes'`.execute(billing.deps.db);
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

type Given = Partial<Omit<ReversePaymentRequest__Output, 'invoice'>>;
const shown = async (caller: Caller, invoiceId: string) => (await getInvoice(billing.deps)({ invoiceId }, operatorOf(caller))).invoice;
/** Reverses the given payment, or the first one of the invoice. */
async function reverse(caller: Caller, invoice: string, given: Given = {}) {
  const payment = given.payment ?? (await shown(caller, invoice))?.payments?.[0]?.id ?? '';
  return (await reversePayment(billing.deps)({ invoice, reason: 'BOUNCED', ...given, payment }, caller)).invoice;
}
const creditOf = async (caller: Caller & { customerId: string }) =>
  (await getCredit(billing.deps)({ customer: caller.customerId }, caller)).unappliedAmount;

/** An invoice of 115.00 of an order on credit terms. */
async function anInvoiceOnAccount(given?: Caller & { customerId: string }) {
  const shopper = given ?? (await aCustomer(billing.deps, { creditLimit: '1000' }));
  const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId });
  await shop.deliver(shopper, 'order.confirmed', order);
  const { id: invoiceId = '' } = (await shop.invoiceOf(shopper, order.id)) ?? {};
  return { shopper, order, invoiceId };
}

describe('a check that bounced', () => {
  test('opens its invoice again, without a credit note, and the balance is owed again', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    await shop.record(shopper, invoiceId, '115', { date: '2026-01-01', reference: 'CHECK 1' });

    const invoice = await reverse(shopper, invoiceId, { date: '2026-01-05', reference: 'RETURN 1' });

    expect(invoice).toMatchObject({ status: 'OPEN', amountPaid: '0.00', amountDue: '115.00', amountCredited: '0.00' });
    expect(invoice?.payments).toMatchObject([
      {
        amount: '115.00',
        status: 'REVERSED',
        reversedAmount: '115.00',
        reversalReason: 'BOUNCED',
        reversedOn: '2026-01-05',
        reversalReference: 'RETURN 1',
      },
    ]);
    expect((await shown(shopper, invoiceId))?.creditNotes).toEqual([]);
    expect((await getCreditStatus(billing.deps)({}, shopper)).credit).toMatchObject({ balance: '115.00' });
    expect(await shop.eventTypesOf(invoiceId)).toEqual(['invoice.issued', 'invoice.paid', 'invoice.payment_reversed', 'invoice.settled']);
  });

  test('leaves the other payments, and the invoice can be paid again', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    await shop.record(shopper, invoiceId, '15', { date: '2026-01-01' });
    await shop.record(shopper, invoiceId, '100', { date: '2026-01-02' });
    const payment = (await shown(shopper, invoiceId))?.payments?.[1]?.id ?? '';

    expect(await reverse(shopper, invoiceId, { payment })).toMatchObject({ status: 'OPEN', amountPaid: '15.00', amountDue: '100.00' });

    const { invoice } = await shop.record(shopper, invoiceId, '100');
    expect(invoice).toMatchObject({ status: 'PAID', amountPaid: '115.00' });
    expect(invoice?.payments?.map(({ amount, status }) => `${amount} ${status}`).toSorted()).toEqual([
      '100.00 RECEIVED',
      '100.00 REVERSED',
      '15.00 RECEIVED',
    ]);
  });

  test('makes the customer owe a refund that was paid out of it', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    await shop.record(shopper, invoiceId, '115');
    await shop.refund(shopper, order.id, { amount: '15', method: 'BY_HAND', reference: 'TILL' });

    expect(await reverse(shopper, invoiceId)).toMatchObject({ status: 'OPEN', amountPaid: '0.00', amountDue: '115.00' });
  });

  test('opens an invoice that was credited in full and refunded, and recording what was not collected closes it', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    await shop.record(shopper, invoiceId, '115');
    await shop.refund(shopper, order.id, { method: 'BY_HAND', reference: 'TILL' });

    expect(await reverse(shopper, invoiceId)).toMatchObject({ status: 'OPEN', amountCredited: '115.00', amountDue: '115.00' });
    await shop.record(shopper, invoiceId, '115', { reference: 'WRITE-OFF 7' });

    expect(await shown(shopper, invoiceId)).toMatchObject({ status: 'PAID', amountDue: '0.00', settlement: 'REFUNDED' });
  });

  test('waits for a pending refund of its payment', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    await shop.record(shopper, invoiceId, '115');
    const { refunds } = await shop.refund(shopper, order.id, { amount: '15' });

    await expect(reverse(shopper, invoiceId)).rejects.toMatchObject({ code: 'conflict', reason: 'refund_pending' });

    await shop.retry(shopper, refunds?.[0]?.id ?? '', { method: 'BY_HAND', reference: 'TILL' });
    expect(await reverse(shopper, invoiceId)).toMatchObject({ amountDue: '115.00' });
  });

  test('is found on the successor of a reissued invoice', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    await shop.record(shopper, invoiceId, '115');
    const payment = (await shown(shopper, invoiceId))?.payments?.[0]?.id ?? '';
    const request = { invoice: invoiceId, payments: 'PAYMENTS_UNSPECIFIED', reissue: true } as const;
    const successor = (await voidInvoice(billing.deps)(request, shopper)).successor?.id ?? '';

    await expect(reverse(shopper, invoiceId, { payment })).rejects.toMatchObject({ code: 'not_found' });
    expect(await reverse(shopper, successor, { payment })).toMatchObject({ status: 'OPEN', amountDue: '115.00' });
  });
});

describe('a reversal', () => {
  test('is made once per reference or key, also by concurrent requests, and without one is refused the second time', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    await shop.record(shopper, invoiceId, '115');
    const [reference, requestKey] = ['RETURN 2', newId()];

    await Promise.all([1, 2, 3].map(() => reverse(shopper, invoiceId, { reference, requestKey })));
    for (const again of [{ reference }, { requestKey, reference }]) {
      expect(await reverse(shopper, invoiceId, again)).toMatchObject({ amountDue: '115.00' });
    }

    await expect(reverse(shopper, invoiceId)).rejects.toMatchObject({ code: 'conflict', reason: 'payment_already_reversed' });
    expect((await getCreditStatus(billing.deps)({}, shopper)).credit).toMatchObject({ balance: '115.00' });
  });

  test('is refused for a key of another reversal', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    await shop.record(shopper, invoiceId, '15', { date: '2026-01-01' });
    await shop.record(shopper, invoiceId, '100', { date: '2026-01-02' });
    const other = (await shown(shopper, invoiceId))?.payments?.[1]?.id ?? '';
    const request = { requestKey: newId(), date: '2026-01-05', reference: 'RETURN 3' };

    await reverse(shopper, invoiceId, request);

    for (const changed of [{ payment: other }, { reason: 'ERROR' as const }, { date: '2026-01-06' }, { reference: 'RETURN 4' }]) {
      await expect(reverse(shopper, invoiceId, { ...request, ...changed })).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    }
    expect(await reverse(shopper, invoiceId, request)).toMatchObject({ amountPaid: '100.00' });
  });

  test('is dated between the day of the payment and today, in the time zone of the store', async () => {
    const timeZone = 'Pacific/Kiritimati';
    const inZone = (date: string) => inStoreZone(timeZone, () => reverse(shopper, invoiceId, { date }));
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    const today = localDate(billing.clock.now, timeZone);
    await inStoreZone(timeZone, () => shop.record(shopper, invoiceId, '115', { date: today }));

    for (const date of ['1850-01-01', addDays(today, -1), addDays(today, 1)]) {
      await expect(inZone(date)).rejects.toMatchObject({ code: 'validation_error', details: [{ field: 'date', code: 'out_of_range' }] });
    }
    expect(await inZone(today)).toMatchObject({ payments: [{ reversedOn: today }] });
  });

  test('is refused for a payment of another invoice, a wrong date, and no reason', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    const other = await anInvoiceOnAccount(shopper);
    await shop.record(shopper, invoiceId, '115');
    const payment = (await shown(shopper, invoiceId))?.payments?.[0]?.id ?? '';

    await expect(reverse(shopper, other.invoiceId, { payment })).rejects.toMatchObject({ code: 'not_found' });
    await expect(reverse(shopper, invoiceId, { payment: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(reverse(shopper, invoiceId, { date: '2026-02-30' })).rejects.toMatchObject({ code: 'validation_error' });
    await expect(reverse(shopper, invoiceId, { reason: 'REASON_UNSPECIFIED' })).rejects.toMatchObject({ code: 'validation_error' });
  });

  test('of a payment from the customer’s credit returns to it', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    await shop.record(shopper, invoiceId, '50');
    await shop.voidAfterClosing(shopper, invoiceId, 'CREDIT');
    const other = await anInvoiceOnAccount(shopper);
    await applyCredit(billing.deps)({ customer: shopper.customerId, invoice: other.invoiceId }, shopper);

    expect(await reverse(shopper, other.invoiceId, { reason: 'ERROR' })).toMatchObject({ amountPaid: '0.00', amountDue: '115.00' });

    expect(await creditOf(shopper)).toBe('50.00');
  });
});

describe('a payment that left credit', () => {
  test('takes the credit back, and undoes what the credit has paid, newest first', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    for (const amount of ['30', '70']) await shop.record(shopper, invoiceId, amount);
    await shop.voidAfterClosing(shopper, invoiceId, 'CREDIT');
    const [first, second] = [await anInvoiceOnAccount(shopper), await anInvoiceOnAccount(shopper)];
    const apply = (invoice: string, amount: string) =>
      applyCredit(billing.deps)({ customer: shopper.customerId, invoice, amount }, shopper);
    await apply(first.invoiceId, '40');
    billing.clock.now = new Date(billing.clock.now.getTime() + 60_000);
    await apply(second.invoiceId, '50');
    await shop.record(shopper, (await anInvoiceOnAccount(shopper)).invoiceId, '5');

    const { payments = [] } = (await shown(shopper, invoiceId)) ?? {};
    const paid = (amount: string) => payments.find((payment) => payment.amount === amount)?.id ?? '';
    await reverse(shopper, invoiceId, { payment: paid('30.00') });
    expect(await shown(shopper, first.invoiceId)).toMatchObject({ amountPaid: '40.00' });
    expect(await shown(shopper, second.invoiceId)).toMatchObject({ amountPaid: '30.00' });
    await reverse(shopper, invoiceId, { payment: paid('70.00') });

    // 10 were left; 50 of the newest payment and 40 of the other are undone.
    expect(await creditOf(shopper)).toBe('0.00');
    for (const { invoiceId: id } of [first, second])
      expect(await shown(shopper, id)).toMatchObject({ amountPaid: '0.00', amountDue: '115.00' });
    expect(await shop.eventTypesOf(second.invoiceId)).toContain('invoice.payment_reversed');
  });

  test('waits for a pending refund of what the credit has paid', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    await shop.record(shopper, invoiceId, '100');
    await shop.voidAfterClosing(shopper, invoiceId, 'CREDIT');
    const paid = await anInvoiceOnAccount(shopper);
    await applyCredit(billing.deps)({ customer: shopper.customerId, invoice: paid.invoiceId }, shopper);
    // 15 of it are not due any more.
    await shop.refund(shopper, paid.order.id, { amount: '30', method: 'BY_HAND' });

    await expect(reverse(shopper, invoiceId)).rejects.toMatchObject({ code: 'conflict', reason: 'refund_pending' });
  });

  test('pays several invoices, which all open again, and its rest is taken from the credit', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    const other = await anInvoiceOnAccount(shopper);
    await shop.record(shopper, invoiceId, '115');
    await makeShared(shopper, { from: invoiceId, to: other.invoiceId, rest: '20' });
    const third = await anInvoiceOnAccount(shopper);
    await applyCredit(billing.deps)({ customer: shopper.customerId, invoice: third.invoiceId, amount: '15' }, shopper);

    const invoice = await reverse(shopper, other.invoiceId);

    expect(invoice).toMatchObject({ status: 'OPEN', amountDue: '115.00', payments: [{ status: 'REVERSED' }] });
    expect(await shown(shopper, invoiceId)).toMatchObject({ status: 'OPEN', amountDue: '115.00' });
    expect(await shown(shopper, third.invoiceId)).toMatchObject({
      amountDue: '115.00',
      payments: [{ amount: '15.00', status: 'REVERSED', reversalReason: 'BOUNCED' }],
    });
    expect(await creditOf(shopper)).toBe('0.00');
    expect((await getCreditStatus(billing.deps)({}, shopper)).credit).toMatchObject({ balance: '345.00' });
  });
});

/** Turns the only payment of an invoice into one that also pays another invoice in full and leaves a rest, as a payment of several invoices does. */
async function makeShared(
  shopper: Caller & { customerId: string },
  { from, to, rest }: { from: string; to: string; rest: string },
): Promise<void> {
  const { db } = billing.deps;
  const { id: payment = '' } = (await shown(shopper, from))?.payments?.[0] ?? {};
  await shop.record(shopper, to, '115');
  const { id: second = '' } = (await shown(shopper, to))?.payments?.[0] ?? {};
  await db.updateTable('invoice_payment').set({ payment_id: payment }).where('id', '=', second).execute();
  await db.deleteFrom('payment').where('id', '=', second).execute();
  await db
    .updateTable('payment')
    .set({ amount: sql`230 + ${rest}::numeric` })
    .where('id', '=', payment)
    .execute();
  const entry = { kind: 'payment', change: decimal(rest), sourceId: payment, reference: 'CHECK' } as const;
  await applyUnappliedEntry(db, shopper, { currency: 'JMD', entry });
}
