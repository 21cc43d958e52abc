import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { addTaxes, monthsOf } from './tax-total.ts';

const part = (rate: string, taxable: string, gct: string) => ({
  rate: decimal(rate),
  taxableAmount: decimal(taxable),
  gctAmount: decimal(gct),
});

test('the tax of several periods is added by rate, however the rate was written', () => {
  const total = addTaxes([
    [part('0.15', '100', '15')],
    [part('0.150', '0.10', '0.02'), part('0', '7', '0')],
    [part('0.15', '-100', '-15')],
  ]);

  expect(total.map(({ rate, taxableAmount, gctAmount }) => [rate, taxableAmount, gctAmount].map((amount) => amount.toFixed(2)))).toEqual([
    ['0.00', '7.00', '0.00'],
    ['0.15', '0.10', '0.02'],
  ]);
});

test('a period is split at the ends of its months', () => {
  expect(monthsOf({ from: '2028-01-31', to: '2028-03-01' })).toEqual([
    { from: '2028-01-31', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-01' },
  ]);
  expect(monthsOf({ from: '2026-02-03', to: '2026-02-28' })).toEqual([{ from: '2026-02-03', to: '2026-02-28' }]);
  expect(monthsOf({ from: '2026-02-03', to: '2026-02-03' })).toEqual([{ from: '2026-02-03', to: '2026-02-03' }]);
});
