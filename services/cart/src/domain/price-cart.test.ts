import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { aCart, aLine, anOffer, aPromotion, aQuote, counted, minutesLater, NOW, someRules, withCodes } from '../testing/builders.ts';
import { priceCart } from './price-cart.ts';

describe('priceCart', () => {
  test('each line is rounded half up to the scale of the currency, and totals are sums of rounded lines', () => {
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
    expect([pricing?.totals?.subtotal, pricing?.totals?.gctAmount, pricing?.totals?.total].map(String)).toEqual(['1.16', '0.18', '1.34']);
  });

  test('tax can be rounded once for each rate and is then allocated to its lines', () => {
    const cart = aCart({ lines: ['A', 'B', 'C', 'Z'].map((sku) => aLine({ sku })) });
    const offer = anOffer(cart, ({ sku }) => aQuote({ unitPrice: '0.10', rate: sku === 'Z' ? '0' : '0.15' }));

    const taxesOf = (taxRounding: 'line' | 'rate') => {
      const { lines, pricing } = priceCart(cart, { ...offer, taxRounding }, NOW);
      return [...lines.map((line) => line.pricing?.gctAmount), pricing?.totals?.gctAmount, pricing?.totals?.total];
    };

    // 0.015 is rounded 0.02; three times that, 0.045, is rounded 0.05.
    expect(taxesOf('line')).toEqual(['0.02', '0.02', '0.02', '0', '0.06', '0.46']);
    expect(taxesOf('rate')).toEqual(['0.02', '0.02', '0.01', '0', '0.05', '0.45']);
  });

  test('amounts in a currency without decimals are whole numbers', () => {
    const cart = aCart({ currency: 'JPY', lines: [aLine({ quantity: 3 })] });

    const { pricing } = priceCart(
      cart,
      anOffer(cart, () => aQuote({ unitPrice: '105', rate: '0.1' })),
      NOW,
    );

    expect([pricing?.totals?.subtotal, pricing?.totals?.gctAmount, pricing?.totals?.total].map(String)).toEqual(['315', '32', '347']);
  });

  test('tax is computed after the discount', () => {
    const tenth = aPromotion({ kind: 'percent', value: 10 });
    const cart = withCodes(aCart({ lines: [aLine({ quantity: 10 })] }), [tenth]);

    const { lines, pricing } = priceCart(
      cart,
      anOffer(cart, () => aQuote({ unitPrice: '10.00' }), [counted(tenth)]),
      NOW,
    );

    expect([lines[0]?.pricing?.discountAmount, pricing?.totals?.gctAmount, pricing?.totals?.total].map(String)).toEqual([
      '10',
      '13.5',
      '103.5',
    ]);
  });

  test('the total of an empty cart is zero', () => {
    expect(
      String(
        priceCart(
          aCart(),
          anOffer(aCart(), () => aQuote()),
          NOW,
        ).pricing?.totals?.total,
      ),
    ).toBe('0');
  });

  test('a cart with a SKU that is no longer sold has no amounts', () => {
    const cart = aCart({ lines: [aLine({ sku: 'A' }), aLine({ sku: 'GONE' })] });
    const offer = anOffer(cart, ({ sku }) => (sku === 'GONE' ? { found: false, sku } : aQuote({ sku })));

    const priced = priceCart(cart, offer, NOW);

    expect(priced.pricing).toBeNull();
    expect(seen('lines', priced.lines).every(({ pricing }) => pricing === null)).toBe(true);
  });

  test('a line without a price has no amounts, nor do the totals, but the other lines are priced as if it were not in the cart', () => {
    const [five, order] = [aPromotion({ code: 'FIVE', kind: 'amount', value: 5 }), aPromotion({ code: 'TENTH', value: 10, priority: -1 })];
    const whole = withCodes(aCart({ lines: [aLine({ sku: 'A', quantity: 10 }), aLine({ sku: 'SPECIAL' })] }), [five, order]);
    const alone = { ...whole, lines: whole.lines.slice(0, 1) };
    const offer = anOffer(whole, ({ sku }) => aQuote({ sku, ...(sku === 'SPECIAL' ? { unitPrice: null } : {}) }), [
      counted(five),
      counted(order),
    ]);

    const priced = priceCart(whole, offer, NOW);

    expect(priced.pricing).toMatchObject({ totals: null, pricedAt: NOW, validUntil: minutesLater(15) });
    expect(priced.lines[1]?.pricing).toBeNull();
    expect(priced.lines[0]).toEqual(priceCart(alone, offer, NOW).lines[0]);
    expect(priced.promotions).toEqual(priceCart(alone, offer, NOW).promotions);
    expect(priceCart(priced, offer, minutesLater(1)).lines).toEqual(priced.lines);
  });

  test.each(['fixed_price', 'percent', 'amount', 'buy_x_get_y', 'free_shipping'] as const)(
    'a %s promotion on products without a price is not eligible',
    (kind) => {
      const terms = aPromotion({
        kind,
        ...(kind === 'free_shipping' ? {} : { value: 1 }),
        skus: ['SPECIAL'],
        buyQuantity: 1,
        getQuantity: 1,
      });
      const cart = withCodes(aCart({ lines: [aLine({ sku: 'SPECIAL', quantity: 10 })] }), [terms]);

      const { promotions } = priceCart(
        cart,
        anOffer(cart, ({ sku }) => aQuote({ sku, unitPrice: null }), [counted(terms)]),
        NOW,
      );

      expect(promotions).toMatchObject([{ status: 'NOT_ELIGIBLE', reason: 'promo_not_eligible' }]);
    },
  );

  test('a promotion applies to a contract price of a product without a list price', () => {
    const fixed = aPromotion({ kind: 'fixed_price', value: 6, skus: ['SPECIAL'] });
    const cart = withCodes(aCart({ lines: [aLine({ sku: 'SPECIAL', quantity: 10 })] }), [fixed]);
    const quote = aQuote({ sku: 'SPECIAL', listUnitPrice: null, priceSource: 'CONTRACT' });

    const { lines, pricing } = priceCart(
      cart,
      anOffer(cart, () => quote, [counted(fixed)]),
      NOW,
    );

    expect(lines[0]?.pricing).toMatchObject({ listUnitPrice: null, priceSource: 'CONTRACT' });
    expect([pricing?.totals?.subtotal, pricing?.totals?.discountTotal, pricing?.totals?.total].map(String)).toEqual(['100', '40', '69']);
  });

  test('a line lists the discounts of promotions in the order in which they apply', () => {
    const later = aPromotion({ code: 'A-LATER', value: 50, skus: ['BOLT'] });
    const first = aPromotion({ code: 'FIRST', kind: 'amount', value: 20, priority: 9 });
    const cart = withCodes(aCart({ lines: [aLine({ sku: 'BOLT', quantity: 3 }), aLine({ sku: 'NUT', quantity: 1 })] }), [later, first]);

    const { lines } = priceCart(
      cart,
      anOffer(cart, ({ sku }) => aQuote({ sku }), [counted(later), counted(first)]),
      NOW,
    );

    expect(lines.map(({ pricing }) => pricing?.discounts)).toEqual([
      [
        { code: 'FIRST', amount: '15' },
        { code: 'A-LATER', amount: '7.5' },
      ],
      [{ code: 'FIRST', amount: '5' }],
    ]);
  });

  test('a promotion that has ended is EXPIRED, and one that another excludes is NOT_ELIGIBLE', () => {
    const over = aPromotion({ code: 'OVER', value: 5, endsAt: NOW });
    const alone = aPromotion({ code: 'ALONE', value: 5, priority: 9, combinable: false });
    const other = aPromotion({ code: 'OTHER', value: 5 });
    const cart = withCodes(aCart({ lines: [aLine({ quantity: 10 })] }), [over, alone, other]);

    const { lines, promotions } = priceCart(
      cart,
      anOffer(
        cart,
        () => aQuote(),
        [over, alone, other].map((each) => counted(each)),
      ),
      NOW,
    );

    expect(promotions.map(({ code, status, reason, discountAmount }) => [code, status, reason, String(discountAmount)])).toEqual([
      ['OVER', 'EXPIRED', 'promo_expired', '0'],
      ['ALONE', 'APPLIED', null, '5'],
      ['OTHER', 'NOT_ELIGIBLE', 'promo_not_combinable', '0'],
    ]);
    expect(lines[0]?.pricing?.discounts).toEqual([{ code: 'ALONE', amount: '5' }]);
  });
});

test('a cart is exempt from tax if one of its quotes is', () => {
  const cart = aCart({ lines: [aLine({ sku: 'A' }), aLine({ sku: 'B' })] });
  const isExempt = (...skus: string[]) =>
    priceCart(
      cart,
      anOffer(cart, ({ sku }) => aQuote({ sku, taxExempt: skus.includes(sku) })),
      NOW,
    ).pricing?.taxExempt;

  expect([isExempt(), isExempt('B'), isExempt('A', 'B')]).toEqual([false, true, true]);
});

test('a line has the description and the rules of its last quote', () => {
  const cart = aCart({ lines: [aLine()] });
  const once = priceCart(
    cart,
    anOffer(cart, () => aQuote()),
    NOW,
  );

  for (const change of [{ description: 'A longer bolt' }, { rules: someRules({ quantityDecimals: 1 }) }])
    expect(
      priceCart(
        once,
        anOffer(once, () => aQuote(change)),
        NOW,
      ).lines,
    ).toMatchObject([change]);
});

test('pricing again returns unchanged lines as the same objects', () => {
  const cart = aCart({ lines: [aLine({ sku: 'BOLT' }), aLine({ sku: 'NUT' }), aLine({ sku: 'SPECIAL' })] });
  const once = priceCart(
    cart,
    anOffer(cart, ({ sku }) => aQuote({ sku, ...(sku === 'SPECIAL' && { unitPrice: null }) })),
    NOW,
  );
  const again = priceCart(
    once,
    anOffer(once, ({ sku }) => aQuote({ sku, unitPrice: { NUT: '11', SPECIAL: null }[sku] ?? (sku === 'SPECIAL' ? null : '10.000') })),
    minutesLater(1),
  );

  expect(again.lines[0]).toBe(once.lines[0]);
  expect(again.lines[2]).toBe(once.lines[2]);
  expect(again.lines[1]?.pricing?.unitPrice).toBe('11');
  expect(again.pricing?.pricedAt).toEqual(minutesLater(1));
});

describe('the validity of prices', () => {
  const cart = aCart({ lines: [aLine()] });
  const offer = anOffer(cart, () => aQuote());

  test('prices are valid for 15 minutes', () => {
    expect(priceCart(cart, offer, NOW).pricing?.validUntil).toEqual(minutesLater(15));
  });

  test('prices are not valid past a scheduled change in the catalog', () => {
    expect(priceCart(cart, { ...offer, pricesChangeAt: minutesLater(4) }, NOW).pricing?.validUntil).toEqual(minutesLater(4));
    expect(priceCart(cart, { ...offer, pricesChangeAt: minutesLater(40) }, NOW).pricing?.validUntil).toEqual(minutesLater(15));
    expect(priceCart(cart, { ...offer, pricesChangeAt: minutesLater(-1) }, NOW).pricing?.validUntil).toEqual(NOW);
  });

  test('prices are not valid past the end of an applied promotion', () => {
    const ending = aPromotion({ value: 10, endsAt: minutesLater(3) });

    expect(priceCart(withCodes(cart, [ending]), { ...offer, promotions: [counted(ending)] }, NOW).pricing?.validUntil).toEqual(
      minutesLater(3),
    );
  });
});
