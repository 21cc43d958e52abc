import { expect, test } from '@jest/globals';
import { decimalText } from '@storefront/money';
import type { MediaRef__Output } from '@storefront/proto/storefront/catalog/v1';
import type { LinePricing } from '../domain/cart.ts';
import type { Quote } from '../domain/quote.ts';
import { aCart, aLine, aQuote, aUnit, NOW, someRules } from '../testing/builders.ts';
import { toProtoCart } from './to-proto-cart.ts';

const IMAGE: MediaRef__Output = { kind: 'IMAGE', largeUrl: 'https://cdn.example/bolt.webp', position: 0 };

const pricingOf = (unitPrice: string): LinePricing => ({
  unitPrice: decimalText(unitPrice),
  listUnitPrice: null,
  priceSource: 'LIST',
  lineSubtotal: '0',
  discountAmount: '0',
  discounts: [],
  effectiveGctRate: '0',
  gctAmount: '0',
  lineTotal: '0',
});

/** A line in boxes of `base`. */
const boxes = (base: number, unitPrice: string | null) =>
  aLine({
    ordered: { code: 'BOX', quantity: 1 },
    rules: someRules({ orderUnits: [aUnit({ code: 'PALLET', base: 999 }), aUnit({ base })] }),
    pricing: unitPrice === null ? null : pricingOf(unitPrice),
  });

test.each([
  ['JMD', 12, '90.00', '1080.00'],
  ['JPY', 2.5, '5', '13'],
  ['KWD', 0.125, '1.004', '0.126'],
  ['JMD', 0.333, '0.10', '0.03'],
  ['JMD', 1, '10.50', '10.50'],
  ['JMD', 144, '99999.99', '14399998.56'],
])('in %s, a unit of %d at %s costs %s', (currency, base, unitPrice, expected) => {
  const cart = aCart({ currency, lines: [boxes(base, unitPrice)] });

  const { lines } = toProtoCart({ cart, now: NOW }, { quotes: new Map(), errors: [] });

  expect(lines[0]?.orderUnitPrice).toBe(expected);
});

test('a line without a unit or without a price has no price of the unit', () => {
  const inBase = aLine({ rules: someRules({ orderUnits: [aUnit()] }), pricing: pricingOf('10.00') });

  const { lines } = toProtoCart({ cart: aCart({ lines: [inBase, boxes(12, null)] }), now: NOW }, { quotes: new Map(), errors: [] });

  expect(lines.map(({ orderUnitPrice }) => orderUnitPrice)).toEqual([undefined, undefined]);
});

test('a line has the image of its product, unless the product is hidden or the catalog did not respond', () => {
  const lines = ['SHOWN', 'BARE', 'HIDDEN', 'UNQUOTED'].map((sku) => aLine({ sku }));
  const quotes = new Map<string, Quote>([
    ['line-SHOWN', aQuote({ sku: 'SHOWN', image: IMAGE })],
    ['line-BARE', aQuote({ sku: 'BARE' })],
    ['line-HIDDEN', { found: false, sku: 'HIDDEN' }],
  ]);

  const shown = toProtoCart({ cart: aCart({ lines }), now: NOW }, { quotes, errors: [] });

  expect(shown.lines.map(({ image }) => image)).toEqual([IMAGE, null, null, null]);
});
