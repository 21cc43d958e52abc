import { expect, test } from '@jest/globals';
import { requireDistinctIds, withKnownIds } from './import-customer.ts';

const anAddress = (id: string, city = 'Kingston') => ({
  id,
  name: 'Ann',
  company: null,
  line1: '1 Hope Road',
  line2: null,
  city,
  region: null,
  postalCode: null,
  countryCode: 'JM',
  phone: null,
});

test('an address without an ID takes the ID of an equal stored address, each once', () => {
  const stored = [anAddress('a'), anAddress('b'), anAddress('c', 'Negril')];
  const imported = [anAddress('x'), anAddress('y'), anAddress('z'), anAddress('c', 'Negril')];
  const ids = withKnownIds(stored, imported, [false, false, false, true]).map(({ id }) => id);

  expect(ids).toEqual(['a', 'b', 'z', 'c']);
});

test('an ID that the file contains is not given to another address', () => {
  const ids = withKnownIds([anAddress('a')], [anAddress('x'), anAddress('a', 'Negril')], [false, true]).map(({ id }) => id);

  expect(ids).toEqual(['x', 'a']);
});

test('a repeated ID is refused', () => {
  expect(() => requireDistinctIds([anAddress('a'), anAddress('a', 'Negril')])).toThrow('contains an ID twice');
});
