import { describe, expect, test } from '@jest/globals';
import { aCart, aLine, anOffer, aPromotion, aQuote, counted, minutesLater, NOW, withCodes } from '../testing/builders.ts';
import { priceCart } from './price-cart.ts';

describe('priceCart', () => {
  test('rounds each line half-up to the scale of the currency and sums the rounded lines', () => {
    const cart = aCart({ lines: [aLine({ sku: 'A', quantity: '0.5' }), aLine({ sku: 'B', quantity: 3 })] });

    const { lines, pricing } = priceCart(
      cart,
      anOffer(cart, () => aQuote({ unitPrice: '0.33', rate: '0.15' })),
      NOW,
    );

    // 0.165 → 0.17, its tax 0.0255 → 0.03; 0.99, its tax 0.1485 → 0.15.
    expect(lines.map(({ pricing: line }) => [line?.lineSubtotal, line?.gctAmount, line?.lineTotal].map(String))).toEqual([
      ['0.17', '0.03', '0.2'],
      ['0.99', '0.15', '1.14'],
    ]);
    expect([pricing?.subtotal, pricing?.gctAmount, pricing?.total].map(String)).toEqual(['1.16', '0.18', '1.34']);
  });

  test('a currency without digits has none in its amounts', () => {
    const cart = aCart({ currency: 'JPY', lines: [aLine({ quantity: 3 })] });

    const { pricing } = priceCart(
      cart,
      anOffer(cart, () => aQuote({ unitPrice: '105', rate: '0.1' })),
      NOW,
    );

    expect([pricing?.subtotal, pricing?.gctAmount, pricing?.total].map(String)).toEqual(['315', '32', '347']);
  });

  test('tax is taken of what the discount leaves', () => {
    const tenth = aPromotion({ kind: 'percent', value: 10 });
    const cart = withCodes(aCart({ lines: [aLine({ quantity: 10 })] }), [tenth]);

    const { lines, pricing } = priceCart(
      cart,
      anOffer(cart, () => aQuote({ unitPrice: '10.00' }), [counted(tenth)]),
      NOW,
    );

    expect([lines[0]?.pricing?.discountAmount, pricing?.gctAmount, pricing?.total].map(String)).toEqual(['10', '13.5', '103.5']);
  });

  test('an empty cart costs nothing', () => {
    expect(
      String(
        priceCart(
          aCart(),
          anOffer(aCart(), () => aQuote()),
          NOW,
        ).pricing?.total,
      ),
    ).toBe('0');
  });

  test('a cart with a SKU that is no longer sold has no amounts at all', () => {
    const cart = aCart({ lines: [aLine({ sku: 'A' }), aLine({ sku: 'GONE' })] });
    const offer = anOffer(cart, ({ sku }) => (sku === 'GONE' ? { found: false, sku } : aQuote({ sku })));

    const priced = priceCart(cart, offer, NOW);

    expect(priced.pricing).toBeNull();
    expect(priced.lines.every(({ pricing }) => pricing === null)).toBe(true);
  });

  test('a promotion whose window closed has expired, and one that another excludes is not eligible', () => {
    const over = aPromotion({ code: 'OVER', value: 5, endsAt: NOW });
    const alone = aPromotion({ code: 'ALONE', value: 5, priority: 9, combinable: false });
    const other = aPromotion({ code: 'OTHER', value: 5 });
    const cart = withCodes(aCart({ lines: [aLine({ quantity: 10 })] }), [over, alone, other]);

    const { promotions } = priceCart(
      cart,
      anOffer(
        cart,
        () => aQuote(),
        [over, alone, other].map((each) => counted(each)),
      ),
      NOW,
    );

    expect(promotions.map(({ code, status, discountAmount }) => [code, status, String(discountAmount)])).toEqual([
      ['OVER', 'EXPIRED', '0'],
      ['ALONE', 'APPLIED', '5'],
      ['OTHER', 'NOT_ELIGIBLE', '0'],
    ]);
  });
});

test('pricing again keeps the very lines that have not moved, and replaces the others', () => {
  const cart = aCart({ lines: [aLine({ sku: 'BOLT' }), aLine({ sku: 'NUT' })] });
  const once = priceCart(
    cart,
    anOffer(cart, ({ sku }) => aQuote({ sku })),
    NOW,
  );
  const again = priceCart(
    once,
    anOffer(once, ({ sku }) => aQuote({ sku, unitPrice: sku === 'NUT' ? '11' : '10.000' })),
    minutesLater(1),
  );

  expect(again.lines[0]).toBe(once.lines[0]);
  expect(again.lines[1]?.pricing?.unitPrice.toNumber()).toBe(11);
  expect(again.pricing?.pricedAt).toEqual(minutesLater(1));
});

describe('prices hold', () => {
  const cart = aCart({ lines: [aLine()] });
  const offer = anOffer(cart, () => aQuote());

  test('15 minutes', () => {
    expect(priceCart(cart, offer, NOW).pricing?.validUntil).toEqual(minutesLater(15));
  });

  test('not past the moment at which the catalog knows them to change', () => {
    expect(priceCart(cart, { ...offer, pricesChangeAt: minutesLater(4) }, NOW).pricing?.validUntil).toEqual(minutesLater(4));
    expect(priceCart(cart, { ...offer, pricesChangeAt: minutesLater(40) }, NOW).pricing?.validUntil).toEqual(minutesLater(15));
  });

  test('not past the end of a promotion that is in them', () => {
    const ending = aPromotion({ value: 10, endsAt: minutesLater(3) });

    expect(priceCart(withCodes(cart, [ending]), { ...offer, promotions: [counted(ending)] }, NOW).pricing?.validUntil).toEqual(
      minutesLater(3),
    );
  });
});
