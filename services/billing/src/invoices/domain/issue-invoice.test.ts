import { describe, expect, test } from '@jest/globals';
import { decimal, sumOf, taxBreakdown } from '@storefront/money';
import fc from 'fast-check';
import { dueOn, paymentTerms, termsBasisOf } from '../../credit/domain/payment-terms.ts';
import { anInvoice, aPlacedLine, aPlacedOrder } from '../../testing/builders.ts';
import { invoiceNotIssued, invoiceNumber, isTaxExempt, notReversed, voided, withPayment } from './invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { isOverdue } from './overdue.ts';
import { UNKNOWN_SELLER } from './seller.ts';

const FACTS = { id: 'an-id', number: 'INV-000001', issuedAt: new Date('2026-01-31T12:00:00.000Z'), seller: UNKNOWN_SELLER, payment: null };

describe('tax breakdown', () => {
  test('lines with equal rates form one part, and shipping is added to the part of the store rate', () => {
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

  test('shipping in proportion to the goods is added to the parts of their rates', () => {
    const half = decimal('5');
    const order = aPlacedOrder({
      lines: [aPlacedLine(), aPlacedLine({ rate: '0' })],
      shippingTaxes: [
        { rate: decimal('0.150'), taxableAmount: half, gctAmount: decimal('0.75') },
        { rate: decimal('0'), taxableAmount: half, gctAmount: decimal('0') },
      ],
    });

    expect(taxBreakdown(order).map((part) => [part.rate, part.taxableAmount, part.gctAmount].map(String))).toEqual([
      ['0.15', '105', '15.75'],
      ['0', '105', '0'],
    ]);
  });

  test('free shipping adds no part', () => {
    expect(taxBreakdown(aPlacedOrder({ lines: [aPlacedLine({ rate: '0' })] }))).toHaveLength(1);
  });

  test('the parts add up to the order exactly', () => {
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
  const NET30 = { termsBasis: 'NET', termsDays: 30 } as const;
  const datesOf = (order: Parameters<typeof aPlacedOrder>[0], issuedAt: string) => {
    const invoice = issueInvoice(aPlacedOrder(order), { ...FACTS, issuedAt: new Date(issuedAt) });
    return [invoice.issuedOn, invoice.dueOn, invoice.dueAt.toISOString()];
  };

  test('an invoice on credit terms is due at the end of the day that many days after its issue', () => {
    expect(datesOf({ terms: NET30 }, '2026-01-31T12:00:00Z')).toEqual(['2026-01-31', '2026-03-02', '2026-03-02T23:59:59.999Z']);
  });

  test('an invoice is dated in the time zone of the store', () => {
    const kingston = { timeZone: 'America/Jamaica', terms: NET30 };
    expect(datesOf(kingston, '2027-01-01T00:30:00Z')).toEqual(['2026-12-31', '2027-01-30', '2027-01-31T04:59:59.999Z']);
  });

  test.each([
    [0, '2027-02-28'],
    [15, '2027-03-15'],
    [45, '2027-04-14'],
  ])('terms of EOM plus %p days count from the end of the month of the issue', (termsDays, dueOn) => {
    expect(datesOf({ terms: { termsBasis: 'EOM', termsDays } }, '2027-02-10T12:00:00Z')[1]).toBe(dueOn);
  });

  test('the date follows from the terms', () => {
    expect((['NET', 'EOM'] as const).map((termsBasis) => dueOn('2027-02-10', { termsBasis, termsDays: 30 }))).toEqual([
      '2027-03-12',
      '2027-03-30',
    ]);
  });

  test.each(['CASH_ON_DELIVERY', 'PREPAID'] as const)('%s is due on the day of the issue', (paymentRail) => {
    const dates = ['2026-01-31', '2026-01-31', '2026-01-31T23:59:59.999Z'];
    expect(datesOf({ paymentRail, terms: NET30 }, '2026-01-31T12:00:00Z')).toEqual(dates);
  });

  test('terms of 0 days are not overdue on the day of the issue', () => {
    const order = aPlacedOrder({ timeZone: 'America/Jamaica', terms: { termsBasis: 'NET', termsDays: 0 } });
    const invoice = issueInvoice(order, { ...FACTS, issuedAt: new Date('2027-01-01T00:30:00Z') });

    expect(isOverdue(invoice, new Date('2027-01-01T04:59:59.999Z'))).toBe(false);
    expect(isOverdue(invoice, new Date('2027-01-01T05:00:00Z'))).toBe(true);
  });

  test('an open invoice is overdue after its due date, and a closed one never is', () => {
    const past = new Date('2026-03-03T00:00:00.000Z');

    expect(isOverdue(anInvoice(), new Date('2026-03-02T23:59:59.999Z'))).toBe(false);
    expect(isOverdue(anInvoice(), past)).toBe(true);
    expect(isOverdue(anInvoice({ status: 'PAID' }), past)).toBe(false);
    expect(isOverdue(anInvoice({ status: 'VOIDED' }), past)).toBe(false);
  });

  test.each([
    ['NET', 30, 'NET30'],
    ['NET', 0, 'DUE_ON_RECEIPT'],
    ['EOM', 15, 'EOM15'],
    ['EOM', 0, 'EOM'],
  ] as const)('the terms %s plus %p days have the code %s', (termsBasis, termsDays, code) => {
    expect(paymentTerms({ termsBasis, termsDays }).code).toBe(code);
    expect(termsBasisOf(code)).toBe(termsBasis);
  });
});

describe('an invoice', () => {
  test('an invoice of an order paid in advance is issued as paid', () => {
    const order = aPlacedOrder({ paymentRail: 'PREPAID' });
    const payment = {
      id: 'p',
      amount: order.total,
      paidAt: FACTS.issuedAt,
      source: 'session' as const,
      paymentSessionId: 's',
      reference: null,
    };

    const invoice = issueInvoice(order, { ...FACTS, payment });

    expect([invoice.status, invoice.amountDue.toFixed(), invoice.payments.length]).toEqual(['PAID', '0', 1]);
  });

  test('an invoice stays open after a partial payment, and the rest pays it', () => {
    const partial = withPayment(anInvoice(), decimal('100'));
    const full = withPayment(partial, decimal('15'));

    expect([partial.status, partial.amountDue.toFixed()]).toEqual(['OPEN', '15']);
    expect([full.status, full.amountDue.toFixed(), full.amountPaid.toFixed()]).toEqual(['PAID', '0', '115']);
  });

  test.each([
    ['0', { details: [expect.objectContaining({ code: 'out_of_range' })] }],
    ['-1', { details: [expect.objectContaining({ code: 'out_of_range' })] }],
    ['1.001', { details: [expect.objectContaining({ code: 'too_precise' })] }],
    ['115.01', { reason: 'amount_exceeds_due' }],
  ])('an invoice of 115.00 refuses a payment of %s', (amount, refusal) => {
    expect(() => withPayment(anInvoice(), decimal(amount))).toThrow(expect.objectContaining({ code: 'validation_error', ...refusal }));
  });

  test('a paid or voided invoice accepts no payment, and a paid one cannot be voided', () => {
    const now = new Date();
    const paid = anInvoice({ status: 'PAID' });
    const voidedInvoice = voided(anInvoice(), new Date('2027-01-01T00:30:00Z'), 'America/Jamaica');

    expect(() => withPayment(paid, decimal('1'))).toThrow(expect.objectContaining({ reason: 'invoice_already_paid' }));
    expect(() => voided(paid, now, 'UTC')).toThrow(expect.objectContaining({ reason: 'invoice_already_paid' }));
    expect(() => withPayment(voidedInvoice, decimal('1'))).toThrow(expect.objectContaining({ reason: 'invoice_voided' }));
    expect(() => voided({ ...voidedInvoice, total: decimal('0') }, now, 'UTC')).toThrow(
      expect.objectContaining({ reason: 'invoice_voided' }),
    );
    expect(voided({ ...paid, total: decimal('0') }, now, 'UTC').status).toBe('VOIDED');
    expect(voidedInvoice.amountDue.isZero()).toBe(true);
    expect(voidedInvoice.voidedOn).toBe('2026-12-31');
  });

  test('an invoice number has six digits, and more from one million on', () => {
    expect([invoiceNumber('INV-', 42n), invoiceNumber('INV-', 1_234_567n)]).toEqual(['INV-000042', 'INV-1234567']);
  });
});

test('an invoice knows what is left of a payment and whether its buyer is exempt, and its absence is a conflict', () => {
  const payment = {
    id: 'p',
    amount: decimal('10'),
    paidAt: new Date(0),
    source: 'recorded' as const,
    paymentSessionId: null,
    reference: null,
  };
  const reversal = { amount: decimal('4'), reason: 'BOUNCED' as const, reversedOn: '2026-01-31', reference: null };

  expect([payment, { ...payment, reversal }].map((each) => notReversed(each).toFixed())).toEqual(['10', '6']);
  expect(
    ['EX-1', null].map((taxExemptCertificate) => isTaxExempt({ ...issueInvoice(aPlacedOrder(), FACTS).buyer, taxExemptCertificate })),
  ).toEqual([true, false]);
  expect(invoiceNotIssued()).toMatchObject({ code: 'conflict', reason: 'invoice_not_issued' });
});
