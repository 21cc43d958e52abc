import { expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { aCart, aLine, anOffer, aPromotion, aQuote, counted, NOW, withCodes } from '../testing/builders.ts';
import { isExactLine, requireExactAmounts } from './exact-amounts.ts';
import { priceCart } from './price-cart.ts';

const REFUSAL = expect.objectContaining({ code: 'validation_error', reason: 'amount_too_large' });

/** Checks a cart with a line of each quantity, at 999,999,999.99 and 15% tax, with a discount. */
const check = (quantities: readonly number[], percent = 0) => {
  const discount = aPromotion({ kind: 'percent', value: percent });
  const cart = withCodes(aCart({ lines: quantities.map((quantity, index) => aLine({ sku: `S${index}`, quantity })) }), [discount]);
  const quote = ({ sku }: { sku: string }) => aQuote({ sku, unitPrice: '999999999.99', rate: '0.15' });
  return () => requireExactAmounts(priceCart(cart, anOffer(cart, quote, percent > 0 ? [counted(discount)] : []), NOW));
};

test('a cart is refused if its total exceeds 2^53 cents, or one of its amounts would lose a digit', () => {
  for (const percent of [0, 10]) expect(check([1, 50_000], percent)).not.toThrow();
  expect(check([123_457])).toThrow(REFUSAL);
  expect(check([30_000, 30_000, 30_000])).toThrow(REFUSAL);
  expect(check([80_000])).toThrow(REFUSAL);
});

test('a discount does not make up for a subtotal that is too large', () => {
  for (const percent of [90, 99.9]) expect(check([123_457], percent)).toThrow(REFUSAL);
});

test.each(['lineSubtotal', 'discountAmount', 'gctAmount', 'lineTotal', 'discounts'])(
  'the %s of a line is refused if it would lose a digit',
  (field) => {
    const cart = aCart({ lines: [aLine({ sku: 'A', quantity: 1_000 }), aLine({ sku: 'B' })] });
    const priced = priceCart(
      cart,
      anOffer(cart, () => aQuote({ unitPrice: '999999999.99' })),
      NOW,
    );
    const lost = field === 'discounts' ? [{ code: 'SAVE', amount: '123456999998765.43' }] : '123456999998765.43';
    const [first, ...others] = priced.lines;
    const lines = first?.pricing ? [{ ...first, pricing: { ...first.pricing, [field]: lost } }, ...others] : [];

    expect(() => requireExactAmounts(priced)).not.toThrow();
    expect(() => requireExactAmounts({ ...priced, lines })).toThrow(REFUSAL);
  },
);

test('a line fits if its subtotal does', () => {
  expect([50_000, 123_457].map((quantity) => isExactLine('999999999.99', new Decimal(quantity), 'JMD'))).toEqual([true, false]);
});

test('a cart without prices has no amounts to refuse', () => {
  expect(() => requireExactAmounts(aCart({ lines: [aLine({ quantity: 1_000_000 })] }))).not.toThrow();
});
