import { expect, test } from '@jest/globals';
import { sumOf } from './allocate.ts';
import { Decimal, decimal, plainText } from './decimal.ts';
import { moneyText, roundMoney } from './round-money.ts';
import { taxBreakdown } from './tax-breakdown.ts';

test('sums are exact, also with zeros', () => {
  expect(sumOf(['0.1', '0', '0.2', '0.00'].map((text) => new Decimal(text))).toFixed()).toBe('0.3');
});

test('a decimal has up to 24 digits and 12 decimals, and any other text is refused', () => {
  const most = `-${'9'.repeat(24)}.${'9'.repeat(12)}`;

  expect(['0', '12', '1.5', '2.50', '0.000001', most].map((text) => plainText(decimal(text)))).toEqual([
    '0',
    '12',
    '1.5',
    '2.5',
    '0.000001',
    most,
  ]);
  for (const text of ['', 'a1', '1a', '.5', '1.', '1.x', '+1', '1e3', ' 1', `9${'9'.repeat(24)}`, `0.${'1'.repeat(13)}`])
    expect(() => decimal(text)).toThrow(`"${text.slice(0, 40)}" is not a decimal number`);
  expect(() => decimal('x'.repeat(41))).toThrow(`"${'x'.repeat(40)}" is`);
});

test('divisions have 40 digits, halves are rounded up, and small numbers have no exponent', () => {
  expect(new Decimal(1).div(3).toFixed()).toBe(`0.${'3'.repeat(40)}`);
  expect([String(new Decimal('1e-30')), String(new Decimal('1e30'))]).toEqual([`0.${'0'.repeat(29)}1`, `1${'0'.repeat(30)}`]);
  expect(['2.345', '-2.345'].map((text) => roundMoney(new Decimal(text), 'JMD').toFixed())).toEqual(['2.35', '-2.35']);
});

test('taxes are grouped by rate, highest rate first, also those of shipping', () => {
  const line = (rate: string, subtotal: string, discount: string, gct: string) => ({
    effectiveGctRate: new Decimal(rate),
    lineSubtotal: new Decimal(subtotal),
    discountAmount: new Decimal(discount),
    gctAmount: new Decimal(gct),
  });
  const shipping = { rate: new Decimal('15.0'), taxableAmount: new Decimal(10), gctAmount: new Decimal('1.5') };

  const parts = taxBreakdown({ lines: [line('0', '5', '0', '0'), line('15', '100', '10', '13.5')], shippingTaxes: [shipping] });

  expect(
    parts.map(({ rate, taxableAmount, gctAmount }) => [rate, taxableAmount, gctAmount].map((value) => moneyText(value, 'JPY'))),
  ).toEqual([
    ['15', '100', '15'],
    ['0', '5', '0'],
  ]);
});
