import { describe, expect, test } from '@jest/globals';
import { decimal, sumOf } from '@storefront/money';
import fc from 'fast-check';
import { anInvoice, aPlacedLine, aPlacedOrder } from '../testing/builders.ts';
import { invoiceNumber, voided, withPayment } from './invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { CASH_GRACE_DAYS, isOverdue } from './overdue.ts';
import { paymentTerms } from './payment-terms.ts';
import { taxBreakdown } from './tax-breakdown.ts';

const FACTS = { id: 'an-id', number: 'INV-000001', issuedAt: new Date('2026-01-31T12:00:00.000Z'), payment: null };

describe('tax breakdown', () => {
  test('lines of one rate are one part, whatever way the rate is written, and shipping joins the store rate', () => {
    const order = aPlacedOrder({
      lines: [aPlacedLine(), aPlacedLine({ rate: '0.150', discount: '20' }), aPlacedLine({ rate: '0', subtotal: '50' })],
      shipping: '10',
    });

    const parts = taxBreakdown(order).map((part) => [part.rate, part.taxableAmount, part.gctAmount].map(String));

    expect(parts).toEqual([
      ['0.15', '190', '28.5'],
      ['0', '50', '0'],
    ]);
  });

  test('free shipping adds no part of its own', () => {
    expect(taxBreakdown(aPlacedOrder({ lines: [aPlacedLine({ rate: '0' })] }))).toHaveLength(1);
  });

  test('the parts add up to the order, to the cent', () => {
    const line = fc.record({
      subtotal: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2)),
      rate: fc.constantFrom('0', '0.15', '0.165', '0.25'),
    });
    fc.assert(
      fc.property(fc.array(line.map(aPlacedLine), { minLength: 1, maxLength: 40 }), fc.integer({ min: 0, max: 9999 }), (lines, cents) => {
        const order = aPlacedOrder({ lines, shipping: (cents / 100).toFixed(2) });
        const parts = taxBreakdown(order);
        const taxable = sumOf(parts.map((part) => part.taxableAmount));
        const gct = sumOf(parts.map((part) => part.gctAmount));
        expect(gct.equals(order.gctAmount)).toBe(true);
        expect(taxable.plus(gct).equals(order.total)).toBe(true);
      }),
    );
  });
});

describe('due date', () => {
  test('credit terms give days from the day of issue', () => {
    const invoice = issueInvoice(aPlacedOrder({ termsDays: 30 }), FACTS);

    expect(invoice.dueAt.toISOString()).toBe('2026-03-02T12:00:00.000Z');
  });

  test.each(['CASH_ON_DELIVERY', 'PREPAID'] as const)('%s is due when issued', (paymentRail) => {
    expect(issueInvoice(aPlacedOrder({ paymentRail, termsDays: 30 }), FACTS).dueAt).toEqual(FACTS.issuedAt);
  });

  test('an open invoice is overdue once its due date is past, a closed one never', () => {
    const past = new Date('2026-03-02T12:00:00.001Z');

    expect(isOverdue(anInvoice(), new Date('2026-03-02T12:00:00.000Z'))).toBe(false);
    expect(isOverdue(anInvoice(), past)).toBe(true);
    expect(isOverdue(anInvoice({ status: 'PAID' }), past)).toBe(false);
    expect(isOverdue(anInvoice({ status: 'VOIDED' }), past)).toBe(false);
  });

  test('cash on delivery is not overdue while the goods travel', () => {
    const dueAt = new Date('2026-01-31T12:00:00.000Z');
    const cash = anInvoice({ paymentRail: 'CASH_ON_DELIVERY', dueAt });
    const graceEnds = dueAt.getTime() + CASH_GRACE_DAYS * 86_400_000;

    expect(isOverdue(cash, new Date(graceEnds))).toBe(false);
    expect(isOverdue(cash, new Date(graceEnds + 1))).toBe(true);
  });

  test('terms are named after their days', () => {
    expect([paymentTerms(30).code, paymentTerms(0).code]).toEqual(['NET30', 'DUE_ON_RECEIPT']);
  });
});

describe('an invoice', () => {
  test('of a paid session is issued paid', () => {
    const order = aPlacedOrder({ paymentRail: 'PREPAID' });
    const payment = { id: 'p', amount: order.total, paidAt: FACTS.issuedAt, source: 'session' as const, paymentSessionId: 's' };

    const invoice = issueInvoice(order, { ...FACTS, payment });

    expect([invoice.status, invoice.amountDue.toFixed(), invoice.payments.length]).toEqual(['PAID', '0', 1]);
  });

  test('stays open after a part payment and is paid by the rest', () => {
    const part = withPayment(anInvoice(), decimal('100'));
    const whole = withPayment(part, decimal('15'));

    expect([part.status, part.amountDue.toFixed()]).toEqual(['OPEN', '15']);
    expect([whole.status, whole.amountDue.toFixed(), whole.amountPaid.toFixed()]).toEqual(['PAID', '0', '115']);
  });

  test.each(['0', '-1', '115.01', '1.001'])('refuses a payment of %s', (amount) => {
    expect(() => withPayment(anInvoice(), decimal(amount))).toThrow(expect.objectContaining({ code: 'validation_error' }));
  });

  test('that is paid or voided takes no payment and cannot be voided', () => {
    const now = new Date();
    const paid = anInvoice({ status: 'PAID' });
    const gone = voided(anInvoice(), now);

    expect(() => withPayment(paid, decimal('1'))).toThrow(expect.objectContaining({ reason: 'invoice_already_paid' }));
    expect(() => voided(paid, now)).toThrow(expect.objectContaining({ reason: 'invoice_already_paid' }));
    expect(() => withPayment(gone, decimal('1'))).toThrow(expect.objectContaining({ reason: 'invoice_voided' }));
    expect(gone.amountDue.isZero()).toBe(true);
  });

  test('number has six digits and grows beyond a million', () => {
    expect([invoiceNumber(42n), invoiceNumber(1_234_567n)]).toEqual(['INV-000042', 'INV-1234567']);
  });
});
