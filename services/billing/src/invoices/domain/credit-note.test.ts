import { describe, expect, test } from '@jest/globals';
import type { AppError } from '@storefront/errors';
import { Decimal, decimal, sumOf } from '@storefront/money';
import fc from 'fast-check';
import { aPlacedLine, aPlacedOrder } from '../../testing/builders.ts';
import { type CreditNote, type CreditRequest, creditNoteNumber, creditTermsOf } from './credit-note.ts';
import { type Invoice, withPayment } from './invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { UNKNOWN_SELLER } from './seller.ts';

const anInvoice = (order = aPlacedOrder()): Invoice =>
  issueInvoice(order, { id: 'i', number: 'INV-000001', issuedAt: new Date(0), seller: UNKNOWN_SELLER, payment: null });

const paid = (invoice: Invoice): Invoice => withPayment(invoice, invoice.total);

/** A credit note with these terms. */
const noteOf = (terms: ReturnType<typeof creditTermsOf>): CreditNote => ({
  ...terms,
  id: 'n',
  number: creditNoteNumber(1n),
  customerId: 'c',
  invoiceId: 'i',
  orderId: 'o',
  currency: 'JMD',
  reason: null,
  requestKey: null,
  issuedAt: new Date(0),
});

const cents = (min: number, max: number) => fc.integer({ min, max }).map((units) => new Decimal(units).div(100));
const lines = fc.array(
  fc
    .record({ subtotal: cents(1, 100_000), discount: fc.integer({ min: 0, max: 90 }), rate: fc.constantFrom('0', '0.1', '0.15') })
    .map(({ subtotal, discount, rate }) =>
      aPlacedLine({
        subtotal: subtotal.toFixed(),
        discount: subtotal.times(discount).div(100).toDecimalPlaces(2).toFixed(),
        rate,
      }),
    ),
  { minLength: 1, maxLength: 5 },
);

describe('a credit note', () => {
  test('credits in parts add up to the invoice at every rate, and no part is negative', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }), (placed, percents) => {
        const invoice = paid(anInvoice(aPlacedOrder({ lines: placed, shipping: '12.34' })));
        const notes: CreditNote[] = [];
        const left = () => invoice.total.minus(sumOf(notes.map(({ total }) => total)));
        for (const percent of percents) {
          const amount = left().times(percent).div(100).toDecimalPlaces(2);
          if (amount.gt(0)) notes.push(noteOf(creditTermsOf(invoice, notes, { kind: 'amount', amount })));
        }
        if (left().gt(0)) notes.push(noteOf(creditTermsOf(invoice, notes, { kind: 'all' })));

        const parts = notes.flatMap(({ taxBreakdown }) => taxBreakdown);
        expect(parts.every(({ taxableAmount, gctAmount }) => taxableAmount.gte(0) && gctAmount.gte(0))).toBe(true);
        for (const { rate, taxableAmount, gctAmount } of invoice.taxBreakdown) {
          const same = parts.filter((part) => part.rate.equals(rate));
          expect(sumOf(same.map((part) => part.taxableAmount)).equals(taxableAmount)).toBe(true);
          expect(sumOf(same.map((part) => part.gctAmount)).equals(gctAmount)).toBe(true);
        }
      }),
    );
  });

  test('a line that is returned piece by piece is credited with exactly its amounts', () => {
    fc.assert(
      fc.property(cents(1, 100_000), fc.integer({ min: 1, max: 9 }), (subtotal, pieces) => {
        const line = { ...aPlacedLine({ subtotal: subtotal.toFixed() }), quantity: new Decimal(pieces) };
        const invoice = paid(anInvoice(aPlacedOrder({ lines: [line] })));
        const notes: CreditNote[] = [];
        for (let piece = 0; piece < pieces; piece += 1) {
          const one: CreditRequest = { kind: 'lines', lines: [{ sku: line.sku, quantity: new Decimal(1) }] };
          try {
            notes.push(noteOf(creditTermsOf(invoice, notes, one)));
          } catch (error) {
            // A line of less than a cent per piece has free pieces, and its last ones come after all of it was credited.
            expect(['nothing_to_refund', 'order_already_refunded']).toContain((error as AppError).reason);
            return;
          }
        }
        expect(sumOf(notes.map(({ total }) => total)).equals(invoice.total)).toBe(true);
      }),
    );
  });

  test('a credit reduces what is due before it returns payments', () => {
    const partlyPaid = withPayment(anInvoice(), decimal('100'));

    expect(creditTermsOf(partlyPaid, [], { kind: 'amount', amount: decimal('10') }).dueReduction.toFixed()).toBe('10');
    expect(creditTermsOf(partlyPaid, [], { kind: 'all' })).toMatchObject({ dueReduction: decimal('15'), total: decimal('115') });
    expect(creditTermsOf(paid(anInvoice()), [], { kind: 'all' }).dueReduction.toFixed()).toBe('0');
  });

  test('lines of one SKU are returned in their order', () => {
    const invoice = paid(anInvoice(aPlacedOrder({ lines: [aPlacedLine(), aPlacedLine({ subtotal: '50' })] })));

    const { lines: returned } = creditTermsOf(invoice, [], { kind: 'lines', lines: [{ sku: 'BOLT', quantity: decimal('1.5') }] });

    expect(returned).toMatchObject([
      { position: 0, netAmount: decimal('100') },
      { position: 1, netAmount: decimal('25') },
    ]);
  });

  test('a voided invoice has no credit note', () => {
    const voided: Invoice = { ...anInvoice(), status: 'VOIDED' };

    expect(() => creditTermsOf(voided, [], { kind: 'all' })).toThrow(expect.objectContaining({ reason: 'invoice_voided' }));
  });
});
