import { expect, test } from '@jest/globals';
import { addressOf, readPlace, withParameter } from './location.ts';
import { codeName, inBaseUnits, money, perUnit } from './words.ts';

test('Jamaican dollars are written J$, other currencies their own way, the unknown as a dash', () => {
  expect(money(1480, 'JMD')).toBe('J$1,480.00');
  expect(money(-5, 'JMD')).toBe('-J$5.00');
  expect(money(1200, 'JPY')).toContain('1,200');
  expect(money(null, 'JMD')).toBe('–');
});

test('units that are no whole number of base units multiply without crumbs', () => {
  expect(inBaseUnits(3, 6.1)).toBe(18.3);
});

test('codes become words', () => {
  expect(codeName('ON_ACCOUNT')).toBe('On account');
  expect(perUnit('KG')).toBe('a kilogram');
});

test('an address is read back as it was written', () => {
  const query = new URLSearchParams([
    ['q', 'a&b'],
    ['tag', 'x'],
    ['tag', 'y'],
    ['sort', ''],
  ]);
  const place = readPlace(addressOf('product', 'A/B 1%', query));
  expect(place).toMatchObject({ view: 'product', id: 'A/B 1%' });
  expect(place.query.toString()).toBe('q=a%26b&tag=x&tag=y');
  expect(readPlace('').view).toBe('products');
});

test('a changed filter goes back to the first page', () => {
  expect(withParameter(new URLSearchParams('page=3&tag=a'), 'tag', 'b').toString()).toBe('tag=b');
});
