import { expect, test } from '@jest/globals';
import { codeName, inBaseUnits, money, perUnit, priceText, taxLine } from './format.ts';
import { addressOf, readRoute, withParameter } from './route.ts';

test('Jamaican dollars have the prefix J$, other currencies their usual symbol, and an unknown amount is a dash', () => {
  expect(money(1480, 'JMD')).toBe('J$1,480.00');
  expect(money(-5, 'JMD')).toBe('-J$5.00');
  expect(money(1200, 'JPY')).toContain('1,200');
  expect(money(null, 'JMD')).toBe('–');
});

test('fractional order units multiply without rounding errors', () => {
  expect(inBaseUnits(3, 6.1)).toBe(18.3);
});

test('codes are shown as words', () => {
  expect(codeName('ON_ACCOUNT')).toBe('On account');
  expect(codeName('payment_cancelled')).toBe('Payment canceled');
  expect(perUnit('KG')).toBe('per kilogram');
});

test('an address round-trips', () => {
  const query = new URLSearchParams([
    ['q', 'a&b'],
    ['tag', 'x'],
    ['tag', 'y'],
    ['sort', ''],
  ]);
  const route = readRoute(addressOf('product', 'A/B 1%', query));
  expect(route).toMatchObject({ view: 'product', id: 'A/B 1%' });
  expect(route.query.toString()).toBe('q=a%26b&tag=x&tag=y');
  expect(readRoute('').view).toBe('products');
});

test('changing a filter returns to the first page', () => {
  expect(withParameter(new URLSearchParams('page=3&tag=a'), 'tag', 'b').toString()).toBe('tag=b');
});

test('a product without a list price shows that its price is on request, and no tax', () => {
  const product = { currency: 'JMD', effective_gct_rate: 0.15, unit_price_incl_gct: null };

  expect(priceText({ ...product, unit_price: null, list_unit_price: null })).toBe('Price on request');
  expect(priceText({ ...product, unit_price: null, list_unit_price: 100 })).toBe('Price unavailable');
  expect(priceText({ ...product, unit_price: 80, list_unit_price: null })).toBe('J$80.00');
  expect(taxLine(product)).toBe('');
  expect(taxLine({ ...product, unit_price_incl_gct: 92 })).toBe('before GCT · J$92.00 including 15% GCT');
});
