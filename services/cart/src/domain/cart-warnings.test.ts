import { expect, test } from '@jest/globals';
import { aCart, aLine, anOffer, aQuote, aUnit, minutesLater, NOW, someRules } from '../testing/builders.ts';
import { cartWarnings } from './cart-warnings.ts';
import type { Cart } from './cart.ts';
import { priceCart } from './price-cart.ts';
import type { Quote } from './quote.ts';

const cart = aCart({ lines: [aLine({ quantity: 12, ordered: { code: 'BOX', quantity: 1 } })] });
const rules = someRules({ orderUnits: [aUnit({ code: 'BOX', base: 12 })] });
const codes = (of: Cart, quote: Quote, now = NOW) => cartWarnings(of, anOffer(of, () => quote).quotes, now).map(({ code }) => code);

test('a line without a problem has no warning', () => {
  expect(codes(cart, aQuote({ rules }))).toEqual([]);
});

test('a line that cannot be ordered has a warning', () => {
  expect(codes(cart, { found: false, sku: 'BOLT' })).toEqual(['sku_unavailable']);
  expect(codes(cart, aQuote({ rules, availability: 'OUT' }))).toEqual(['out_of_stock']);
  expect(codes(cart, aQuote({ rules: someRules() }))).toEqual(['quantity_not_allowed']);
});

test('a price that has changed or expired since the pricing has a warning', () => {
  const priced = priceCart(
    cart,
    anOffer(cart, () => aQuote({ rules })),
    NOW,
  );

  expect(codes(priced, aQuote({ rules, unitPrice: '10.01' }))).toEqual(['price_moved']);
  expect(codes(priced, aQuote({ rules }), minutesLater(15))).toEqual(['price_expired']);
});

test('a product without a price for the customer has a warning, before and after pricing', () => {
  const quote = aQuote({ rules, unitPrice: null });
  const priced = priceCart(
    cart,
    anOffer(cart, () => quote),
    NOW,
  );

  expect(codes(cart, quote)).toEqual(['price_unavailable']);
  expect(codes(priced, quote)).toEqual(['price_unavailable']);
  expect(codes(priced, aQuote({ rules }))).toEqual(['price_moved']);
});

test('the warning of a quantity is in the unit of the line', () => {
  const minimum = someRules({ orderUnits: [aUnit({ code: 'BOX', base: 12, minimum: 2 })] });
  const { quotes } = anOffer(cart, () => aQuote({ rules: minimum }));

  expect(cartWarnings(cart, quotes, NOW)).toMatchObject([{ message: 'The quantity of BOLT must be at least 2 BOX.' }]);
});

test('an ordered cart has no warnings', () => {
  expect(codes({ ...cart, status: 'ORDERED', orderId: 'o1' }, { found: false, sku: 'BOLT' })).toEqual([]);
});
