import { expect, test } from '@jest/globals';
import { databaseUnavailable } from './database-unavailable.ts';
import { isDueToRow } from './pg-errors.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['22P02', '23505', '40001', '40P01'])('an error with the code %s can be due to one row', (code) => {
  expect(isDueToRow(withCode(code))).toBe(true);
});

test('a row that the guard of a moving store refuses does not stand for the rows of other stores', () => {
  expect(isDueToRow(databaseUnavailable(withCode('57P03')))).toBe(true);
});

test.each(['08006', '57P01', 'ECONNRESET', '57014', '40003'])(
  'an error with the code %s says nothing about a row, or leaves the outcome open',
  (code) => {
    expect(isDueToRow(withCode(code))).toBe(false);
    expect(isDueToRow(databaseUnavailable(withCode(code)))).toBe(false);
  },
);
