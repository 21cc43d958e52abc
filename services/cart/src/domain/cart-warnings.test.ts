import { expect, test } from '@jest/globals';
import { aCart, aLine, anOffer, aQuote, aUnit, minutesLater, NOW, someRules } from '../testing/builders.ts';
import type { Cart } from './cart.ts';
import { cartWarnings } from './cart-warnings.ts';
import { priceCart } from './price-cart.ts';
import type { Quote } from './quote.ts';

const cart = aCart({ lines: [aLine({ quantity: 12, ordered: { code: 'BOX', quantity: 1 } })] });
const rules = someRules({ orderUnits: [aUnit({ code: 'BOX', base: 12 })] });
const codes = (of: Cart, quote: Quote, now = NOW) => cartWarnings(of, anOffer(of, () => quote).quotes, now).map(({ code }) => code);

test('a line that is fine raises no warning', () => {
  expect(codes(cart, aQuote({ rules }))).toEqual([]);
});

test('what keeps a line from being ordered is said beforehand', () => {
  expect(codes(cart, { found: false, sku: 'BOLT' })).toEqual(['sku_unavailable']);
  expect(codes(cart, aQuote({ rules, availability: 'OUT' }))).toEqual(['out_of_stock']);
  expect(codes(cart, aQuote({ rules: someRules() }))).toEqual(['quantity_not_allowed']);
});

test('a price that moved or lapsed since it was shown is said', () => {
  const priced = priceCart(
    cart,
    anOffer(cart, () => aQuote({ rules })),
    NOW,
  );

  expect(codes(priced, aQuote({ rules, unitPrice: '10.01' }))).toEqual(['price_moved']);
  expect(codes(priced, aQuote({ rules }), minutesLater(15))).toEqual(['price_expired']);
});

test('an ordered cart has no warnings', () => {
  expect(codes({ ...cart, status: 'ORDERED', orderId: 'o1' }, { found: false, sku: 'BOLT' })).toEqual([]);
});
