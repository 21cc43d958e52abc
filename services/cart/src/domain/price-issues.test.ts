import { describe, expect, test } from '@jest/globals';
import { aCart, aLine, anOffer, aPromotion, aQuote, counted, minutesLater, NOW, withCodes } from '../testing/builders.ts';
import { priceCart } from './price-cart.ts';
import { hasValidPrices, priceIssues, requirePrices } from './price-issues.ts';

const save = aPromotion({ value: 10, limitTotal: 10 });
const unpriced = withCodes(aCart({ lines: [aLine({ sku: 'A', quantity: 2 }), aLine({ sku: 'B' })] }), [save]);
const offer = anOffer(unpriced, ({ sku }) => aQuote({ sku }), [counted(save)]);
const priced = priceCart(unpriced, offer, NOW);

const found = (cart = priced, given = offer, now = NOW) => priceIssues(cart, given, now).map(({ line, code }) => [line?.sku ?? null, code]);

describe('priceIssues', () => {
  test('current prices have no issues', () => {
    expect(found()).toEqual([]);
  });

  test('a cart without prices has the issue not_priced', () => {
    expect(found(unpriced)).toEqual([[null, 'not_priced']]);
  });

  test('prices expire after 15 minutes', () => {
    expect(found(priced, offer, minutesLater(14))).toEqual([]);
    expect(found(priced, offer, minutesLater(15))).toEqual([[null, 'price_expired']]);
  });

  test('the issue of a changed price names its line', () => {
    const dearer = anOffer(priced, ({ sku }) => aQuote({ sku, unitPrice: sku === 'B' ? '10.01' : '10.00' }), [counted(save)]);

    expect(found(priced, dearer)).toEqual([['B', 'price_moved']]);
  });

  test('the issue of a changed tax rate names its line', () => {
    const taxed = anOffer(priced, ({ sku }) => aQuote({ sku, rate: sku === 'A' ? '0.2' : '0.15' }), [counted(save)]);

    expect(found(priced, taxed)).toEqual([['A', 'price_moved']]);
  });

  test('the issue of a SKU that is no longer sold names its line', () => {
    const without = anOffer(priced, ({ sku }) => (sku === 'A' ? { found: false, sku } : aQuote({ sku })), [counted(save)]);

    expect(found(priced, without)).toEqual([['A', 'sku_unavailable']]);
  });

  test('a promotion that has reached its limit since the pricing has an issue, and so do its lines', () => {
    const usedUp = { ...offer, promotions: [counted(save, 10)] };

    expect(found(priced, usedUp)).toEqual([
      ['A', 'price_moved'],
      ['B', 'price_moved'],
      [null, 'price_moved'],
    ]);
    expect(priceIssues(priced, usedUp, NOW).at(-1)?.detail).toBe('The promotion SAVE no longer applies.');
  });

  test.each([
    ['the same discount', aPromotion({ code: 'FIRST', value: 10, priority: 1, combinable: false, limitTotal: 10 }), save],
    [
      'the same free shipping',
      aPromotion({ code: 'FIRST', kind: 'free_shipping', limitPerCustomer: 10 }),
      aPromotion({ code: 'OTHER', kind: 'free_shipping' }),
    ],
  ])('a promotion that has reached its limit has an issue even if another one gives %s', (_what, first, other) => {
    const cart = withCodes(aCart({ lines: [aLine()] }), [first, other]);
    const before = anOffer(cart, () => aQuote(), [counted(first, 9, 9), counted(other)]);
    const shown = priceCart(cart, before, NOW);
    const after = { ...before, promotions: [counted(first, 10, 10), counted(other)] };

    expect(priceIssues(shown, before, NOW)).toEqual([]);
    expect(priceIssues(shown, after, NOW)).toEqual([{ line: null, code: 'price_moved', detail: 'The promotion FIRST no longer applies.' }]);
  });

  test('free shipping that no longer applies concerns the whole cart', () => {
    const shipping = aPromotion({ code: 'SHIP', kind: 'free_shipping', limitTotal: 1 });
    const cart = withCodes(aCart({ lines: [aLine()] }), [shipping]);
    const before = anOffer(cart, () => aQuote(), [counted(shipping)]);
    const shown = priceCart(cart, before, NOW);

    expect(found(shown, { ...before, promotions: [counted(shipping, 1)] })).toEqual([[null, 'price_moved']]);
  });
});

test('a change of the exemption from tax concerns the whole cart', () => {
  const cart = aCart({ lines: [aLine()] });
  const shown = priceCart(
    cart,
    anOffer(cart, () => aQuote({ rate: '0' })),
    NOW,
  );

  expect(
    found(
      shown,
      anOffer(cart, () => aQuote({ rate: '0', taxExempt: true })),
    ),
  ).toEqual([[null, 'price_moved']]);
});

test('prices of every line are valid until they expire, unless a promotion is applied', () => {
  const cart = aCart({ lines: [aLine({ sku: 'A' })] });
  const shown = priceCart(
    cart,
    anOffer(cart, () => aQuote()),
    NOW,
  );
  const partly = { ...shown, lines: [...shown.lines, aLine({ sku: 'B' })] };

  expect([shown, cart, partly, withCodes(shown, [save])].map((each) => hasValidPrices(each, minutesLater(14)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(hasValidPrices(shown, minutesLater(15))).toBe(false);
});

describe('requirePrices', () => {
  const without = (skus: readonly string[]) =>
    anOffer(unpriced, ({ sku }) => aQuote({ sku, ...(skus.includes(sku) ? { unitPrice: null } : {}) }));

  test('a cart with a price for every line passes, and so does a SKU that is no longer sold', () => {
    expect(() => requirePrices(unpriced, offer.quotes)).not.toThrow();
    expect(() => requirePrices(unpriced, anOffer(unpriced, ({ sku }) => ({ found: false, sku })).quotes)).not.toThrow();
  });

  test('the refusal names each line whose product has no price', () => {
    const detail = 'B has no price for this customer.';

    expect(() => requirePrices(unpriced, without(['B']).quotes)).toThrow(
      expect.objectContaining({
        code: 'conflict',
        reason: 'price_unavailable',
        message: 'The cart contains a product that has no price for this customer.',
        details: [{ field: 'lines.1', code: 'price_unavailable', detail, lineId: 'line-B', sku: 'B' }],
      }),
    );
  });

  test('the refusal counts all lines and names up to 20', () => {
    const cart = aCart({ lines: Array.from({ length: 21 }, (_, index) => aLine({ sku: `S${index}` })) });
    const refusal = expect.objectContaining({
      message: expect.stringContaining('21 products that have'),
      details: Array.from({ length: 20 }, () => expect.anything()),
    });

    expect(() => requirePrices(cart, anOffer(cart, ({ sku }) => aQuote({ sku, unitPrice: null })).quotes)).toThrow(refusal);
  });

  test('a line that has a price now, but had none when the cart was priced, is an issue', () => {
    const shown = priceCart(unpriced, without(['B']), NOW);

    expect(priceIssues(shown, without([]), NOW)).toMatchObject([
      { line: { sku: 'B' }, code: 'price_moved', detail: 'The unit price is now 10.00 JMD.' },
    ]);
  });
});
