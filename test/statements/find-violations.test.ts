import { beforeAll, expect, test } from '@jest/globals';
import { loadModule } from 'libpg-query';
import { matchExceptions } from './find-violations.ts';

const catalog = {
  storeTables: new Set(['cart', 'line']),
  sharedTables: new Set<string>(),
  modeTables: new Set<string>(),
  volatileFunctions: new Set<string>(),
  stableFunctions: new Set<string>(),
  ownFunctions: new Set<string>(),
};
const file = 'services/cart/src/store/due-carts.ts';
const carts = 'services/cart/src/store/carts.ts';
const due = { file, text: 'select from cart' };

beforeAll(() => loadModule());

test('an exception covers one rule and the named tables in one file', () => {
  const exceptions = matchExceptions([{ file, rule: 'read of many stores', names: ['cart'], reason: 'Finds carts.' }]);
  const others = [
    { file: carts, text: 'select from cart' },
    { file, text: 'delete from cart' },
    { file, text: 'select from line' },
  ];

  expect(exceptions.findViolations([due, ...others], catalog).map(({ text, violations }) => [text, violations])).toEqual([
    ['select from cart', [{ rule: 'read of many stores', name: 'cart' }]],
    ['delete from cart', [{ rule: 'write without a store', name: 'cart' }]],
    ['select from line', [{ rule: 'read of many stores', name: 'line' }]],
  ]);
});

test('an exception that no statement of its file needs is listed', () => {
  const exceptions = matchExceptions([
    { file, rule: 'read of many stores', names: ['cart', 'line'], reason: 'Finds carts.' },
    { file: carts, rule: 'read of many stores', names: ['*'], reason: 'Checks carts.' },
    { file: 'services/cart/src/store/silent.ts', rule: 'read of many stores', names: ['cart'], reason: 'Counts carts.' },
  ]);
  const ofOneStore = 'select from line where tenant_id = $1';

  expect(exceptions.findViolations([due, { file, text: ofOneStore }, { file: carts, text: ofOneStore }], catalog)).toEqual([]);
  expect(exceptions.unneeded()).toEqual([`${file}: read of many stores: line`, `${carts}: read of many stores: *`]);
});
