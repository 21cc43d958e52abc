import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { type Caller, newId } from '@storefront/rpc';
import { getCredit } from '../../customers/handlers/get-credit.ts';
import type { PlacedOrder } from '../../invoices/domain/placed-order.ts';
import { invariants } from '../../store/invariants.ts';
import { aPlacedLine, aPlacedOrder } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { applyCredit } from './apply-credit.ts';
import { payInvoice } from './pay-invoice.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

describe('voiding a partly paid invoice', () => {
  const voiding = (caller: Caller, invoice: string, payments: 'REFUND' | 'CREDIT' | 'PAYMENTS_UNSPECIFIED') =>
    shop.voidAfterClosing(caller, invoice, payments);

  test('is refused unless the payments are refunded', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    await shop.record(shopper, invoiceId, '50');

    await expect(voiding(shopper, invoiceId, 'PAYMENTS_UNSPECIFIED')).rejects.toMatchObject({ reason: 'invoice_has_payments' });
    expect((await voiding(shopper, invoiceId, 'REFUND')).invoice).toMatchObject({ status: 'VOIDED', amountDue: '0.00' });

    expect(await shop.statusesOf(order.id)).toEqual(['BY_HAND PENDING 50']);
    expect(await shop.rowOf(paymentSession?.id ?? '')).toMatchObject({ status: 'CANCELLED' });
    await expect(shop.refund(shopper, order.id)).rejects.toMatchObject({ reason: 'nothing_to_refund' });
  });

  test('moves the payments to the customer’s credit, which pays another invoice', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    await shop.record(shopper, invoiceId, '50');
    const other = await shop.anOpenInvoice(shopper);
    const apply = (amount?: string, invoice = other.invoiceId) =>
      applyCredit(billing.deps)({ customer: shopper.customerId, invoice, amount }, shopper);
    await expect(apply()).rejects.toMatchObject({ reason: 'no_unapplied_credit' });

    await voiding(shopper, invoiceId, 'CREDIT');
    await expect(apply('50.01')).rejects.toMatchObject({ reason: 'credit_too_low' });
    await expect(apply('0')).rejects.toMatchObject({ code: 'validation_error' });
    await expect(apply('1', invoiceId)).rejects.toMatchObject({ reason: 'invoice_voided' });
    await apply('20');
    const { invoice } = await apply();

    expect(invoice).toMatchObject({
      amountDue: '65.00',
      payments: [
        { source: 'credit', amount: '20.00' },
        { source: 'credit', amount: '30.00' },
      ],
    });
    const { unappliedAmount, unappliedEntries } = await getCredit(billing.deps)({ customer: shopper.customerId }, shopper);
    expect(unappliedAmount).toBe('0.00');
    expect(unappliedEntries?.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['applied -30.00', 'applied -20.00', 'refund 50.00']);
  });

  test('credit is applied once per reference, also after the invoice was paid', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    await shop.record(shopper, invoiceId, '114');
    await voiding(shopper, invoiceId, 'CREDIT');
    const other = await shop.anOpenInvoice(shopper);
    const apply = (given: { amount?: string; reference?: string }) =>
      applyCredit(billing.deps)({ customer: shopper.customerId, invoice: other.invoiceId, ...given }, shopper);

    const { invoice } = await apply({ amount: '50', reference: 'JUNE' });
    expect((await apply({ amount: '50', reference: 'JUNE' })).invoice).toEqual(invoice);
    await expect(apply({ amount: '51', reference: 'JUNE' })).rejects.toMatchObject({ reason: 'payment_reference_used' });
    await shop.record(shopper, other.invoiceId, '1', { reference: 'CASH 1' });
    await expect(apply({ amount: '1', reference: 'CASH 1' })).rejects.toMatchObject({ reason: 'payment_reference_used' });
    await Promise.all([1, 2, 3].map(() => apply({ reference: 'REST' })));

    const { payments } = (await apply({ reference: 'REST' })).invoice ?? {};
    expect(payments?.map(({ amount, reference }) => `${amount} ${reference}`)).toEqual(['50.00 JUNE', '1.00 CASH 1', '64.00 REST']);
    const { unappliedAmount } = await getCredit(billing.deps)({ customer: shopper.customerId }, shopper);
    expect(unappliedAmount).toBe('0.00');
  });

  test('concurrent applications do not spend the credit twice', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    await shop.record(shopper, invoiceId, '50');
    await voiding(shopper, invoiceId, 'CREDIT');
    const others = [await shop.anOpenInvoice(shopper), await shop.anOpenInvoice(shopper)];

    const results = await Promise.allSettled(
      others.map((other) => applyCredit(billing.deps)({ customer: shopper.customerId, invoice: other.invoiceId, amount: '50' }, shopper)),
    );

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('returned lines', () => {
  test('are credited with their share of the amounts, and no more than was invoiced', async () => {
    const line = { ...aPlacedLine({ subtotal: '100', discount: '10', gct: '13.50' }) };
    const three = { ...line, quantity: line.quantity.times(3), unitPrice: line.unitPrice.div(4) };
    const { shopper, orderId } = await shop.aPaidOrder([three]);
    const give = (quantity: string) => shop.refund(shopper, orderId, { lines: [{ sku: 'BOLT', quantity }] });

    const first = await give('1');
    expect(first.creditNote).toMatchObject({
      total: '34.50',
      netAmount: '30.00',
      lines: [{ sku: 'BOLT', quantity: '1', netAmount: '30.00' }],
    });
    await expect(give('3')).rejects.toMatchObject({ reason: 'return_too_large' });
    await expect(shop.refund(shopper, orderId, { lines: [{ sku: 'NUT', quantity: '1' }] })).rejects.toMatchObject({
      reason: 'return_too_large',
    });
    await give('2');

    expect((await shop.invoiceDetailOf(shopper, orderId))?.creditNotes?.map(({ total }) => total)).toEqual(['34.50', '69.00']);
  });
});

/** More than the pool has connections, and few enough that none waits too long for one. */
const CONCURRENT = 16;

/** Runs all tasks, as many at once as the pool can serve. */
async function runAll(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = tasks.values();
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      for (const task of queue) await task();
    }),
  );
}

test('200 concurrent invoices and credit notes have numbers without a gap', async () => {
  const shopper = await aCustomer(billing.deps, { creditLimit: '100000' });
  const orders = Array.from({ length: 200 }, () => aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId }));
  const [first, second] = [orders.slice(0, 100), orders.slice(100)];
  await runAll(first.map((order) => () => shop.deliver(shopper, 'order.confirmed', order)));

  const tooLarge = { amount: '1000' };
  await runAll(
    seen('orders', first, 100).flatMap(({ id }, index) => [
      () => shop.refund(shopper, id, { amount: '10' }),
      // A refused request leaves no gap.
      ...(index % 10 === 0 ? [() => expect(shop.refund(shopper, id, tooLarge)).rejects.toMatchObject({ reason: 'refund_too_large' })] : []),
      () => shop.deliver(shopper, 'order.confirmed', second[index] ?? (orders[0] as PlacedOrder)),
    ]),
  );

  const numbersOf = async (table: 'invoice' | 'credit_note') =>
    (await billing.deps.db.selectFrom(table).select('number').where('tenant_id', '=', shopper.tenantId).orderBy('sequence').execute()).map(
      ({ number }) => number,
    );
  const expected = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(6, '0')}`);
  expect(await numbersOf('invoice')).toEqual(expected('INV', 200));
  expect(await numbersOf('credit_note')).toEqual(expected('CN', 100));
});
