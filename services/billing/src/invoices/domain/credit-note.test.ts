import { describe, expect, test } from '@jest/globals';
import { AppError } from '@storefront/errors';
import { Decimal, decimal, sumOf } from '@storefront/money';
import fc from 'fast-check';
import { aPlacedLine, aPlacedOrder } from '../../testing/builders.ts';
import { toProtoCreditNote } from '../wire/to-proto-credit-note.ts';
import { creditNoteNumber, type CreditRequest, type CreditTermsOfNote, creditTermsOf } from './credit-note.ts';
import { lessCredits, partsOf } from './invoice-parts.ts';
import { type Invoice, withPayment } from './invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { UNKNOWN_SELLER } from './seller.ts';

const anInvoice = (order = aPlacedOrder()): Invoice =>
  issueInvoice(order, { id: 'i', number: 'INV-000001', issuedAt: new Date(0), seller: UNKNOWN_SELLER, payment: null });

const paid = (invoice: Invoice): Invoice => (invoice.total.isZero() ? invoice : withPayment(invoice, invoice.total));

const ALL: CreditRequest = { lines: [], shipping: false };
const SHIPPING: CreditRequest = { lines: [], shipping: true };
const amountOf = (amount: string): CreditRequest => ({ ...ALL, amount: decimal(amount) });
const linesOf = (quantity: string, sku = 'BOLT'): CreditRequest => ({ ...ALL, lines: [{ sku, quantity: decimal(quantity) }] });

/** Credits the requests one after the other. */
function creditsOf(invoice: Invoice, ...requests: readonly CreditRequest[]): CreditTermsOfNote[] {
  const notes: CreditTermsOfNote[] = [];
  for (const request of requests) {
    const terms = creditTermsOf(invoice, notes, request);
    if (terms !== undefined) notes.push(terms);
  }
  return notes;
}

/** The fields with which a credit note is stored besides its terms. */
const IDENTITY = {
  id: 'n',
  number: 'CN-000001',
  customerId: 'c',
  invoiceId: 'i',
  invoiceNumber: 'INV-000001',
  orderId: 'o',
  orderNumber: 'O-1',
  currency: 'JMD',
  isTaxExempt: false,
  reason: null,
  requestKey: null,
  issuedAt: new Date(0),
  issuedOn: '1970-01-01',
};

const cents = (min: number, max: number) => fc.integer({ min, max }).map((units) => new Decimal(units).div(100));
const lines = fc
  .array(
    fc.record({
      subtotal: cents(0, 100_000),
      discount: fc.integer({ min: 0, max: 100 }),
      rate: fc.constantFrom('0', '0.1', '0.15'),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((given) =>
    given.map(({ subtotal, discount, rate, quantity }, index) => ({
      ...aPlacedLine({ subtotal: subtotal.toFixed(), discount: subtotal.times(discount).div(100).toDecimalPlaces(2).toFixed(), rate }),
      sku: `SKU-${index % 4}`,
      quantity: new Decimal(quantity),
    })),
  );
const requests = fc.array(
  fc.record({
    sku: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    quantity: fc.constantFrom('1', '2', '0.5', '1.3'),
    shipping: fc.boolean(),
    percent: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  }),
  { maxLength: 12 },
);

describe('a credit note', () => {
  test('any credits in parts add up to the invoice, line by line and at every rate, and no part is negative', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('0', '0.03', '12.34'), requests, (placed, shipping, given) => {
        const invoice = paid(anInvoice(aPlacedOrder({ lines: placed, shipping })));
        const notes: CreditTermsOfNote[] = [];
        const totals: Decimal[] = [];
        const credit = (request: CreditRequest): void => {
          try {
            const terms = creditTermsOf(invoice, notes, request);
            if (terms === undefined) return;
            notes.push(terms);
            totals.push(terms.total);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
          }
        };
        for (const { sku, quantity, percent, ...rest } of given) {
          const left = invoice.total.minus(sumOf(totals));
          const amount = percent === undefined ? undefined : left.times(percent).div(100).toDecimalPlaces(2);
          credit({ ...rest, lines: sku === undefined ? [] : linesOf(quantity, `SKU-${sku}`).lines, amount });
        }
        credit(ALL);

        const parts = notes.flatMap((note) => note.parts);
        expect(parts.filter(({ netAmount, gctAmount }) => netAmount.lt(0) || gctAmount.lt(0))).toEqual([]);
        const left = lessCredits(partsOf(invoice), parts);
        expect(left.filter(({ netAmount, gctAmount }) => !netAmount.isZero() || !gctAmount.isZero())).toEqual([]);
        for (const { rate, taxableAmount, gctAmount } of invoice.taxBreakdown) {
          const same = notes.flatMap(({ taxBreakdown }) => taxBreakdown).filter((part) => part.rate.equals(rate));
          expect(sumOf(same.map((part) => part.taxableAmount)).equals(taxableAmount)).toBe(true);
          expect(sumOf(same.map((part) => part.gctAmount)).equals(gctAmount)).toBe(true);
        }
        expect(sumOf(totals).equals(invoice.total)).toBe(true);
        for (const note of notes) {
          const shown = toProtoCreditNote({ ...note, ...IDENTITY });
          const ofLines = (shown.lines ?? []).flatMap(({ netAmount, gctAmount }) => [netAmount, gctAmount]);
          const named = sumOf([...ofLines, shown.shippingAmount, shown.shippingGctAmount].map((text) => decimal(text ?? '')));
          const asAmount = note.parts.filter(({ origin }) => origin === 'amount');
          expect(named.plus(sumOf(asAmount.map(({ netAmount, gctAmount }) => netAmount.plus(gctAmount)))).equals(note.total)).toBe(true);
        }
        // The last one shows the shipping that it credits as shipping.
        const last = notes.at(-1)?.parts.filter(({ position, origin }) => position === null && origin === 'amount');
        if (given.every(({ percent }) => percent === undefined)) expect(last ?? []).toEqual([]);
      }),
    );
  });

  test('shipping is credited with exactly its tax', () => {
    const order = aPlacedOrder({ lines: [aPlacedLine({ rate: '0' })], shipping: '100' });

    expect(creditsOf(paid(anInvoice(order)), SHIPPING)).toMatchObject([
      { total: decimal('115'), taxBreakdown: [{ rate: decimal('0.15'), taxableAmount: decimal('100'), gctAmount: decimal('15') }] },
    ]);
    expect(() => creditsOf(paid(anInvoice(order)), SHIPPING, SHIPPING)).toThrow(expect.objectContaining({ reason: 'nothing_to_refund' }));
  });

  test.each([
    ['only the shipping is left', [linesOf('1')]],
    ['nothing was credited', []],
    ['a part was credited as an amount', [amountOf('11.5')]],
  ])('of everything that is left shows the shipping if %s', (_when, before) => {
    const invoice = paid(anInvoice(aPlacedOrder({ lines: [aPlacedLine()], shipping: '100' })));

    const last = creditsOf(invoice, ...before, ALL).at(-1);

    const shipping = last?.parts.filter(({ position }) => position === null) ?? [];
    expect(shipping.map(({ origin }) => origin)).toEqual(['shipping']);
    if (last === undefined) throw new Error('there is no credit note');
    expect(decimal(toProtoCreditNote({ ...last, ...IDENTITY }).shippingAmount ?? '')).toEqual(
      sumOf(shipping.map((part) => part.netAmount)),
    );
  });

  test('quantities and shipping are credited before the amount, which is allocated over what they leave', () => {
    const placed = [aPlacedLine({ rate: '0' }), { ...aPlacedLine(), sku: 'NUT' }];
    const invoice = paid(anInvoice(aPlacedOrder({ lines: placed, shipping: '100' })));

    expect(creditsOf(invoice, { ...linesOf('1'), shipping: true, amount: decimal('11.5') })).toMatchObject([
      {
        total: decimal('226.5'),
        parts: [
          { position: 0, origin: 'quantity', netAmount: decimal('100'), gctAmount: decimal('0') },
          { position: null, origin: 'shipping', netAmount: decimal('100'), gctAmount: decimal('15') },
          { position: 1, origin: 'amount', netAmount: decimal('10'), gctAmount: decimal('1.5') },
        ],
      },
    ]);
    expect(() => creditsOf(invoice, { ...linesOf('1'), shipping: true, amount: decimal('115.01') })).toThrow(
      expect.objectContaining({ reason: 'refund_too_large' }),
    );
  });

  test('units credit their share of what has not been credited of the line', () => {
    const line = { ...aPlacedLine({ subtotal: '300' }), quantity: decimal('3') };
    const invoice = paid(anInvoice(aPlacedOrder({ lines: [line] })));

    const notes = creditsOf(invoice, amountOf('34.5'), linesOf('1'), linesOf('2'));

    expect(notes.map(({ total }) => total.toFixed())).toEqual(['34.5', '103.5', '207']);
  });

  test('units of which nothing is left to credit have no credit note', () => {
    const free = paid(anInvoice(aPlacedOrder({ lines: [aPlacedLine({ discount: '100' }), { ...aPlacedLine(), sku: 'NUT' }] })));

    expect(creditsOf(free, linesOf('1'))).toEqual([]);
    expect(creditsOf(paid(anInvoice()), ALL, linesOf('1'))).toHaveLength(1);
    expect(() => creditsOf(paid(anInvoice()), ALL, ALL)).toThrow(expect.objectContaining({ reason: 'order_already_refunded' }));
    const unpriced = anInvoice(aPlacedOrder({ lines: [aPlacedLine({ discount: '100' })] }));
    expect(() => creditsOf(unpriced, ALL)).toThrow(expect.objectContaining({ reason: 'nothing_to_refund' }));
    expect(() => creditsOf(free, linesOf('2'))).toThrow(expect.objectContaining({ reason: 'return_too_large' }));
  });

  test('a credit reduces what is due before it returns payments', () => {
    const partlyPaid = withPayment(anInvoice(), decimal('100'));

    expect(creditTermsOf(partlyPaid, [], amountOf('10'))?.dueReduction.toFixed()).toBe('10');
    expect(creditTermsOf(partlyPaid, [], ALL)).toMatchObject({ dueReduction: decimal('15'), total: decimal('115') });
    expect(creditTermsOf(paid(anInvoice()), [], ALL)?.dueReduction.toFixed()).toBe('0');
  });

  test('lines of one SKU are returned in their order', () => {
    const invoice = paid(anInvoice(aPlacedOrder({ lines: [aPlacedLine(), aPlacedLine({ subtotal: '50' })] })));

    expect(creditTermsOf(invoice, [], linesOf('1.5'))?.lines).toMatchObject([
      { position: 0, netAmount: decimal('100') },
      { position: 1, netAmount: decimal('25') },
    ]);
  });

  test('a named line credits the share of its units that were not credited before, also of those that were free', () => {
    const free = { ...aPlacedLine({ discount: '100' }), quantity: decimal('2') };
    const invoice = paid(anInvoice(aPlacedOrder({ lines: [free, { ...aPlacedLine({ subtotal: '50' }), quantity: decimal('2') }] })));
    const named = (quantity: string, position: number, uncredited: string): CreditRequest => ({
      ...ALL,
      lines: [{ sku: 'BOLT', quantity: decimal(quantity), line: { position, uncredited: decimal(uncredited) } }],
    });

    const notes = creditsOf(invoice, named('1', 0, '2'), named('1', 1, '2'), named('0.5', 1, '2'));

    expect(notes.map(({ lines }) => lines)).toMatchObject([
      [{ position: 1, netAmount: decimal('25') }],
      // Earlier credits are not counted twice.
      [{ position: 1, netAmount: decimal('12.5') }],
    ]);
    for (const request of [named('1', 1, '0.9'), named('1.1', 1, '2'), named('1', 2, '1')]) {
      expect(() => creditsOf(invoice, named('1', 1, '2'), request)).toThrow(expect.objectContaining({ reason: 'return_too_large' }));
    }
  });

  test('what was returned of a line before is not returned again, and other lines of the SKU are', () => {
    const invoice = paid(anInvoice(aPlacedOrder({ lines: [aPlacedLine(), aPlacedLine()] })));
    const first = creditsOf(invoice, linesOf('1'));

    expect(creditTermsOf(invoice, first, linesOf('1'))?.lines.map(({ position }) => position)).toEqual([1]);
    expect(creditNoteNumber(42n)).toBe('CN-000042');
  });

  test.each([
    [amountOf('0'), 'amount', 'out_of_range'],
    [amountOf('-1'), 'amount', 'out_of_range'],
    [amountOf('1.005'), 'amount', 'too_precise'],
    [linesOf('0'), 'lines', 'out_of_range'],
  ])('%j is refused', (request, field, code) => {
    const details = [expect.objectContaining({ field, code })];

    expect(() => creditsOf(paid(anInvoice()), request)).toThrow(expect.objectContaining({ details }));
  });

  test('a voided invoice has no credit note', () => {
    const voided: Invoice = { ...anInvoice(), status: 'VOIDED' };

    expect(() => creditTermsOf(voided, [], ALL)).toThrow(expect.objectContaining({ reason: 'invoice_voided' }));
  });
});
