import { describe, expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/contract';
import { currencyScale, Decimal, decimal, sumOf } from '@storefront/money';
import fc from 'fast-check';
import { aFrozenCart, aFrozenLine, aShippingOption } from '../testing/builders.ts';
import { orderTotals } from './order-totals.ts';
import { shippingTaxes, type TaxSettings } from './shipping-tax.ts';

const aLine = (rate: string, lineSubtotal: string, fields: { discountAmount?: string; gctAmount?: string } = {}) =>
  aFrozenLine({ effectiveGctRate: rate, lineSubtotal, ...fields });
const taxesOf = (lines: ReturnType<typeof aLine>[], shipping: string, store: Partial<TaxSettings>) =>
  shippingTaxes(aFrozenCart({ lines }), decimal(shipping), { ...NO_STORE, gctRate: '0.15', ...store }).map(
    ({ rate, taxableAmount, gctAmount }) => [rate, taxableAmount, gctAmount],
  );

describe('the tax of shipping', () => {
  test('is at the store’s rate, whatever the goods are', () => {
    expect(taxesOf([aLine('0', '100.00')], '100', {})).toEqual([['0.15', '100.00', '15.00']]);
  });

  test('in proportion to the goods is at their rates, by what remains of them after discounts', () => {
    const lines = [aLine('0.15', '150.00', { discountAmount: '50.00' }), aLine('0', '40.00'), aLine('0', '60.00')];

    expect(taxesOf(lines, '100', { shippingTax: 'proportional' })).toEqual([
      ['0.15', '50.00', '7.50'],
      ['0', '50.00', '0.00'],
    ]);
  });

  test('in proportion gives a last cent to the first of equal parts', () => {
    const lines = [aLine('0', '1.00'), aLine('0.15', '1.00')];

    expect(taxesOf(lines, '0.01', { shippingTax: 'proportional' })).toEqual([['0', '0.01', '0.00']]);
  });

  test('in proportion to goods of no value is at the store’s rate', () => {
    const lines = [aLine('0', '100.00', { discountAmount: '100.00' })];

    expect(taxesOf(lines, '100', { shippingTax: 'proportional' })).toEqual([['0.15', '100.00', '15.00']]);
  });

  test('rounded for each rate is the difference that shipping makes to the tax of its rate', () => {
    const lines = [aLine('0.15', '0.10'), aLine('0.15', '0.10'), aLine('0.15', '0.10'), aLine('0.25', '0.30')];

    // 0.30 is taxed 0.045, rounded 0.05; 0.40 is taxed 0.06. On its own, 0.10 would be taxed 0.015, rounded 0.02.
    expect(taxesOf(lines, '0.10', { taxRounding: 'rate' })).toEqual([['0.15', '0.10', '0.01']]);
    expect(taxesOf(lines, '0.10', { taxRounding: 'line' })).toEqual([['0.15', '0.10', '0.02']]);
  });
});

/** Lines whose tax is rounded for each rate, as the cart service returns them. */
function aCartTaxedByRate(currency: string, given: readonly { units: number; rate: string }[]) {
  const scale = currencyScale(currency);
  const amount = (units: number) => new Decimal(units).div(10 ** scale).toFixed(scale);
  const taxes = new Map<string, Decimal>();
  for (const [rate, group] of Map.groupBy(given, (line) => line.rate)) {
    const units = group.reduce((sum, line) => sum + line.units, 0);
    taxes.set(rate, new Decimal(amount(units)).times(rate).toDecimalPlaces(scale));
  }
  const lines = given.map(({ units, rate }) => {
    const gctAmount = taxes.get(rate)?.toFixed(scale) ?? '0';
    taxes.set(rate, new Decimal(0));
    return aFrozenLine({ effectiveGctRate: rate, lineSubtotal: amount(units), discountAmount: amount(0), gctAmount });
  });
  const subtotal = sumOf(lines.map((line) => decimal(line.lineSubtotal)));
  const gctAmount = sumOf(lines.map((line) => decimal(line.gctAmount)));
  const total = subtotal.plus(gctAmount).toFixed(scale);
  return aFrozenCart({ currency, lines, subtotal: subtotal.toFixed(scale), gctAmount: gctAmount.toFixed(scale), total });
}

test('the parts of shipping add up to it and its tax, and with the goods to the tax of each rate, in 0, 2, and 3 decimals', () => {
  const given = fc.record({
    currency: fc.constantFrom('JPY', 'JMD', 'KWD'),
    lines: fc.array(fc.record({ units: fc.nat(100_000), rate: fc.constantFrom('0', '0.15', '0.165', '0.25') }), {
      minLength: 1,
      maxLength: 20,
    }),
    shipping: fc.nat(100_000),
    shippingTax: fc.constantFrom<NonNullable<TaxSettings['shippingTax']>>('store_rate', 'proportional'),
  });
  fc.assert(
    fc.property(given, ({ currency, lines, shipping, shippingTax }) => {
      const cart = aCartTaxedByRate(currency, lines);
      const scale = currencyScale(currency);
      const store: TaxSettings = { gctRate: '0.15', taxRounding: 'rate', shippingTax };
      const option = aShippingOption({ amount: new Decimal(shipping).div(10 ** scale).toFixed(scale), currency });
      const totals = orderTotals(cart, option, store);
      const parts = shippingTaxes(cart, decimal(totals.shippingAmount), store);

      const sum = (amounts: readonly string[]) => sumOf(amounts.map(decimal)).toFixed(scale);
      expect(sum(parts.map(({ taxableAmount }) => taxableAmount))).toBe(totals.shippingAmount);
      expect(sum(parts.map(({ gctAmount }) => gctAmount))).toBe(totals.shippingGctAmount);
      expect(sum([cart.gctAmount, totals.shippingGctAmount])).toBe(totals.gctAmount);
      expect(sum([cart.total, totals.shippingAmount, totals.shippingGctAmount])).toBe(totals.total);
      for (const { rate, taxableAmount, gctAmount } of parts) {
        const goods = cart.lines.filter((line) => line.effectiveGctRate === rate);
        const taxable = sumOf([...goods.map((line) => decimal(line.lineSubtotal)), decimal(taxableAmount)]);
        const tax = sum([...goods.map((line) => line.gctAmount), gctAmount]);
        expect(tax).toBe(taxable.times(rate).toFixed(scale));
      }
    }),
  );
});
