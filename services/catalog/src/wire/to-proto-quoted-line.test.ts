import { expect, test } from '@jest/globals';
import { Decimal, moneyText } from '@storefront/money';
import type { StoreSettings } from '@storefront/rpc';
import fc from 'fast-check';
import { priceAt } from '../domain/price.ts';
import type { QuotedProduct } from '../domain/quoted-product.ts';
import { invalidQuantity, isPositiveQuantity, requiredQuantity } from './quantities.ts';
import { toProtoQuotedLine, toProtoQuoteValidity } from './to-proto-quoted-line.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const TAXED = { isExempt: false, changesAt: null };
const text = (max: number, digits: number) =>
  fc.integer({ min: 0, max }).chain((units) => fc.constantFrom(...[0, digits].map((places) => (units / 10 ** digits).toFixed(places))));
const tiers = fc.array(
  fc.tuple(text(100, 0), text(1_000_000, 4)).map(([minQuantity, unitPrice]) => ({ minQuantity, unitPrice })),
  {
    maxLength: 2,
  },
);

const products = fc.record<QuotedProduct>({
  sku: fc.constant('BOLT'),
  description: fc.constant('A bolt'),
  listUnitPrice: fc.option(text(10_000_000, 4), { freq: 5 }),
  saleUnitPrice: fc.option(text(10_000_000, 2)),
  saleStartsAt: fc.option(fc.constantFrom(new Date(NOW.getTime() - 1000), new Date(NOW.getTime() + 1000))),
  saleEndsAt: fc.constant(null),
  priceBreaks: tiers,
  contract: tiers,
  gctRate: fc.constantFrom(null, '0.165'),
  baseUom: fc.constant('EA'),
  quantityDecimals: fc.constant(3),
  orderUoms: fc.constant([]),
  categoryTreeIds: fc.constant([]),
  band: fc.constant('IN_STOCK'),
  media: fc.constant(null),
});

test('a quoted price is the price at that quantity, at the scale of the currency', () => {
  fc.assert(
    fc.property(products, fc.integer({ min: 1, max: 200_000 }), fc.constantFrom('JPY', 'JMD', 'KWD'), (product, thousandths, currency) => {
      const quantity = (thousandths / 1000).toFixed(3);
      const quoted = toProtoQuotedLine(product, quantity, { currency, gctRate: '0.15' } as StoreSettings, NOW, TAXED);
      const price = priceAt(product, new Decimal(quantity), NOW);
      const list = product.listUnitPrice;

      expect(quoted.unitPrice).toBe(price === null ? '' : moneyText(price.unitPrice, currency));
      expect(quoted.priceSource).toBe(price?.source ?? 'PRICE_SOURCE_UNSPECIFIED');
      expect(quoted.listUnitPrice).toBe(list === null ? '' : moneyText(new Decimal(list), currency));
    }),
    { numRuns: 2000 },
  );
});

test('a quote is the same for every quantity and time at which it is valid', () => {
  const settings = { currency: 'JMD', gctRate: '0.15' } as StoreSettings;
  const thousandths = fc.integer({ min: 1, max: 200_000 });
  fc.assert(
    fc.property(products, thousandths, thousandths, fc.integer({ min: -2000, max: 2000 }), (product, first, second, milliseconds) => {
      const [quantity, other] = [first, second].map((value) => (value / 1000).toFixed(3)) as [string, string];
      const later = new Date(NOW.getTime() + milliseconds);
      const { quantityFrom, quantityBelow, since, until } = toProtoQuoteValidity(product, quantity, NOW, TAXED);
      fc.pre(Number(other) >= Number(quantityFrom ?? 0) && Number(other) < Number(quantityBelow ?? Infinity));
      fc.pre(later >= new Date(since ?? 0) && later < new Date(until ?? 8.64e15));

      expect(toProtoQuotedLine(product, other, settings, later, TAXED)).toEqual(toProtoQuotedLine(product, quantity, settings, NOW, TAXED));
    }),
    { numRuns: 2000 },
  );
});

test.each(['0.001', '1', '1.5', '120', '999999999999.999'])('%p is a quantity', (quantity) => {
  expect(isPositiveQuantity(quantity)).toBe(true);
  expect(requiredQuantity('quantity', quantity)).toEqual(new Decimal(quantity));
});

test.each([
  ['0', 'must be greater than 0'],
  ['0.000', 'must be greater than 0'],
  ['-1.5', 'must be greater than 0'],
  ['1.0005', 'must be a number with at most 3 decimals'],
  ['1e3', 'must be a number with at most 3 decimals'],
  ['', 'must be a number with at most 3 decimals'],
])('%p is not a quantity', (quantity, detail) => {
  expect(isPositiveQuantity(quantity)).toBe(false);
  expect(invalidQuantity('quantity', quantity).details).toMatchObject([{ field: 'quantity', detail }]);
});
