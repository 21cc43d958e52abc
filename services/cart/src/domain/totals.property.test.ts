import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { currencyScale, Decimal, roundMoney, sumOf } from '@storefront/money';
import fc from 'fast-check';
import { aCart, aLine, anOffer, aPromotion, aQuote, counted, NOW, withCodes } from '../testing/builders.ts';
import type { Cart, LinePricing } from './cart.ts';
import { priceCart } from './price-cart.ts';
import type { Promotion } from './promotion.ts';

/** Carts of up to 30 lines with up to 4 promotions of any kind, priced in a currency with 0, 2, or 3 decimals. */
const cases = fc
  .record({
    taxRounding: fc.constantFrom('line', 'rate'),
    currency: fc.constantFrom('JPY', 'JMD', 'KWD'),
    lines: fc.array(
      fc.record({
        thousandths: fc.integer({ min: 1, max: 50_000 }),
        // Null if the product has no price. In about a fifth of the carts, at least one product has none.
        units: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { freq: 60 }),
        ratePermille: fc.constantFrom(0, 30, 100, 150, 165, 250),
        category: fc.constantFrom('a', 'b'),
      }),
      { minLength: 1, maxLength: 30 },
    ),
    promotions: fc.array(
      fc.record({
        kind: fc.constantFrom<Promotion['kind']>('percent', 'amount', 'fixed_price', 'free_shipping', 'buy_x_get_y'),
        value: fc.integer({ min: 1, max: 100 }),
        buy: fc.integer({ min: 1, max: 3 }),
        get: fc.integer({ min: 1, max: 2 }),
        category: fc.constantFrom<'a' | 'b' | undefined>('a', 'b', undefined),
        priority: fc.integer({ min: -2, max: 2 }),
        combinable: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ currency, lines, promotions, taxRounding }) => {
    const terms = promotions.map(({ category, buy, get, value, ...rest }, index) =>
      aPromotion({
        ...rest,
        code: `P${index}`,
        ...(rest.kind === 'free_shipping' ? {} : { value }),
        categoryIds: category === undefined ? [] : [category],
        buyQuantity: buy,
        getQuantity: get,
      }),
    );
    const unpriced = withCodes(
      aCart({
        currency,
        lines: lines.map(({ thousandths }, index) => aLine({ sku: `S${index}`, quantity: new Decimal(thousandths).div(1000).toFixed() })),
      }),
      terms,
    );
    const quoteOf = ({ sku }: { sku: string }) => {
      const { units, ratePermille, category } = lines[Number(sku.slice(1))] ?? { units: 0, ratePermille: 0, category: 'a' };
      const unitPrice = units === null ? null : new Decimal(units).times(new Decimal(10).pow(-currencyScale(currency))).toFixed();
      return aQuote({ sku, unitPrice, rate: new Decimal(ratePermille).div(1000).toFixed(), categoryIds: [category] });
    };
    const promised = terms.map((each) => counted(each));
    const cart = priceCart(unpriced, { ...anOffer(unpriced, quoteOf, promised), taxRounding }, NOW);
    return { cart, taxRounding };
  });

/** The amounts as decimals, whose arithmetic is that of the library. */
const decimals = <Name extends string>(amounts: Readonly<Record<Name, unknown>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, text]) => [name, new Decimal(String(text))])) as Record<Name, Decimal>;

const decimalsOf = ({ unitPrice, lineSubtotal, discountAmount, effectiveGctRate, gctAmount, lineTotal }: LinePricing) =>
  decimals({ unitPrice, lineSubtotal, discountAmount, effectiveGctRate, gctAmount, lineTotal });

const amountsOf = ({ lines }: Cart) => lines.flatMap(({ pricing }) => (pricing === null ? [] : [decimalsOf(pricing)]));
const holds = (rule: (cart: Cart, taxRounding: 'line' | 'rate') => boolean) =>
  fc.assert(
    fc.property(cases, ({ cart, taxRounding }) => rule(cart, taxRounding)),
    { numRuns: 300 },
  );

test('totals are the sums of their lines, to the last digit', () => {
  holds((cart) => {
    const amounts = amountsOf(cart);
    if (cart.lines.some(({ pricing }) => pricing === null)) return cart.pricing?.totals === null;
    const totals = cart.pricing?.totals;
    if (totals === null || totals === undefined) return false;
    const { subtotal, discountTotal, gctAmount, total } = decimals({ ...totals });
    return (
      amounts.length === cart.lines.length &&
      sumOf(amounts.map((line) => line.lineSubtotal)).equals(subtotal) &&
      sumOf(amounts.map((line) => line.discountAmount)).equals(discountTotal) &&
      sumOf(amounts.map((line) => line.gctAmount)).equals(gctAmount) &&
      sumOf(amounts.map((line) => line.lineTotal)).equals(total) &&
      subtotal.minus(discountTotal).plus(gctAmount).equals(total)
    );
  });
});

test('every amount has the scale of its currency', () => {
  holds((cart) =>
    amountsOf(cart)
      .flatMap((line) => [line.lineSubtotal, line.discountAmount, line.gctAmount, line.lineTotal])
      .every((amount) => amount.decimalPlaces() <= currencyScale(cart.currency)),
  );
});

test('each line total is price times quantity, less the discount, plus tax on the rest', () => {
  holds((cart, taxRounding) =>
    cart.lines.every(({ quantity, pricing }) => {
      if (pricing === null) return cart.pricing?.totals === null;
      const line = decimalsOf(pricing);
      const taxable = line.lineSubtotal.minus(line.discountAmount);
      return (
        line.lineSubtotal.equals(roundMoney(line.unitPrice.times(quantity), cart.currency)) &&
        (taxRounding === 'rate' || line.gctAmount.equals(roundMoney(taxable.times(line.effectiveGctRate), cart.currency))) &&
        line.lineTotal.equals(taxable.plus(line.gctAmount))
      );
    }),
  );
});

test('tax that is rounded for each rate is that of the sum of its lines, each of which has its share', () => {
  holds((cart, taxRounding) => {
    if (taxRounding === 'line') return true;
    const unit = new Decimal(10).pow(-currencyScale(cart.currency));
    return [...Map.groupBy(amountsOf(cart), ({ effectiveGctRate }) => effectiveGctRate.toFixed())].every(([rate, group]) => {
      const taxable = group.map(({ lineSubtotal, discountAmount }) => lineSubtotal.minus(discountAmount));
      const tax = roundMoney(sumOf(taxable).times(rate), cart.currency);
      const isNear = seen('lines', group).every(({ gctAmount }, index) =>
        gctAmount
          .minus((taxable[index] ?? unit).times(rate))
          .abs()
          .lessThan(unit.times(1.5)),
      );
      return isNear && sumOf(group.map(({ gctAmount }) => gctAmount)).equals(tax);
    });
  });
});

test('no discount is negative or exceeds its line', () => {
  holds((cart) =>
    amountsOf(cart).every((line) => !line.discountAmount.isNegative() && line.discountAmount.lessThanOrEqualTo(line.lineSubtotal)),
  );
});

test('the discounts of a line are those of promotions that apply, in their order, and add up to its discount', () => {
  holds(({ lines, promotions }) =>
    lines.every(({ pricing }) => {
      const discounts = pricing?.discounts ?? [];
      const codes = discounts.map(({ code }) => code);
      return (
        discounts.every(({ amount }) => new Decimal(amount).greaterThan(0)) &&
        codes.every((code) => promotions.some((promotion) => promotion.code === code && promotion.status === 'APPLIED')) &&
        new Set(codes).size === codes.length &&
        sumOf(discounts.map(({ amount }) => new Decimal(amount))).equals(pricing?.discountAmount ?? 0)
      );
    }),
  );
});

test('the discounts of a promotion on all lines add up to its discount', () => {
  holds(({ lines, promotions }) =>
    promotions.every(({ code, discountAmount }) => {
      const parts = lines.flatMap(({ pricing }) => pricing?.discounts ?? []).filter((part) => part.code === code);
      return sumOf(parts.map(({ amount }) => new Decimal(amount))).equals(discountAmount ?? 0);
    }),
  );
});

test('a promotion has a reason if and only if it does not apply', () => {
  holds(({ promotions }) => promotions.every(({ status, reason }) => (status === 'APPLIED') === (reason === null)));
});

test('the discounts of the promotions add up to the discounts of the lines', () => {
  holds((cart) =>
    sumOf(cart.promotions.map(({ discountAmount }) => new Decimal(discountAmount ?? 0))).equals(
      sumOf(amountsOf(cart).map((line) => line.discountAmount)),
    ),
  );
});

test('a promotion that is not combinable applies only alone', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), (combinable) => {
      const terms = combinable.map((each, index) => aPromotion({ code: `P${index}`, value: 10, combinable: each }));
      const cart = withCodes(aCart({ lines: [aLine({ quantity: 10 })] }), terms);
      const { promotions } = priceCart(
        cart,
        anOffer(
          cart,
          () => aQuote(),
          terms.map((each) => counted(each)),
        ),
        NOW,
      );
      const applied = promotions.filter(({ status }) => status === 'APPLIED').map(({ code }) => terms.find((each) => each.code === code));
      expect(applied.length === 1 || applied.every((each) => each?.combinable === true)).toBe(true);
    }),
  );
});

test('amounts are canonical, so that an equal amount is an equal text', () => {
  holds((cart) =>
    [...cart.lines.map(({ pricing }) => pricing), cart.pricing?.totals ?? null]
      .flatMap((amounts) => Object.values(amounts ?? {}))
      .flatMap((value) => (Array.isArray(value) ? value.map(({ amount }) => amount) : [value]))
      .every((amount) => amount === null || /^[A-Z]+$/.test(amount) || new Decimal(amount).toFixed() === amount),
  );
});
