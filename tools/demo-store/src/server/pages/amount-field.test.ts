import { expect, test } from '@jest/globals';
import { amountField, amountOf, amountText } from './amount-field.ts';
import { toHtml } from './to-html.ts';

test.each([
  ['', null],
  ['1702.5', 1702.5],
  ['1,702.50', 1702.5],
  ['1,234,567', 1_234_567],
])('the amount %j is read', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each(['-1', '1,70', '1.', '.5', '1e3', 'a part', '0x1', '1 000'])('%j is no amount', (text) => {
  expect(amountOf(text)).toBeUndefined();
});

test.each([
  ['JMD', '1702.50'],
  ['JPY', '1703'],
])('an amount in %s has the decimals of its currency', (currency, text) => {
  expect(amountText(1702.5, currency)).toBe(text);
});

test('a field names what is wrong with its value, and keeps it', () => {
  expect(toHtml(amountField('Amount', { name: 'amount', value: '9' }))).not.toContain('aria-invalid');
  const wrong = toHtml(amountField('Amount', { name: 'amount', value: '9', fault: 'Too much.' }));
  expect(wrong).toMatch(/value="9"[\s\S]*aria-invalid="true" aria-describedby="amount-fault"/);
  expect(wrong).toMatch(/id="amount-fault">Too much\.</);
});
