import { expect, test } from '@jest/globals';
import { databaseUnavailable } from './database-unavailable.ts';
import { isDueToRow, isNullViolation, isRetryable, isUnavailable, isUniqueViolation } from './pg-errors.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['22P02', '23505', '40001', '40P01'])('an error with the code %s can be due to one row', (code) => {
  expect(isDueToRow(withCode(code))).toBe(true);
});

test.each(['08006', '57P01', 'ECONNRESET', '57014', '40003'])(
  'an error with the code %s says nothing about a row, or leaves the outcome open',
  (code) => {
    expect(isDueToRow(withCode(code))).toBe(false);
    expect(isDueToRow(databaseUnavailable(withCode(code)))).toBe(false);
  },
);

test.each([
  ['40001', 'shard for the given value does not exist', true],
  ['40P01', 'deadlock detected', true],
  ['XX000', 'could not find valid entry for shard 102038', true],
  ['XX000', 'could not find valid entry for index 102038', false],
  ['XX000', 'cache lookup failed for type 0', false],
  ['42P01', 'could not find valid entry for shard 102038', false],
  ['CIINF', 'Query could not find the intermediate result file "4_1"', true],
])('a statement that failed with %s and "%s" can be retried: %s', (code, message, expected) => {
  expect(isRetryable(violation(code, message))).toBe(expected);
});

test.each([
  ['failure on connection marked as essential: 10.0.0.4:5432', true],
  ['cache lookup failed for type 0', false],
])('an internal error "%s" is due to a lost node: %s', (message, expected) => {
  expect(isUnavailable(violation('XX000', message))).toBe(expected);
  expect(isRetryable(violation('XX000', message))).toBe(false);
});

const violation = (code: string, message: string, fields = {}) => Object.assign(new Error(message), { code, ...fields });
const duplicate = (constraint: string) => violation('23505', `duplicate key value violates unique constraint "${constraint}"`);

test.each([
  ['sales_order_cart', true],
  ['sales_order_cart_102038', true],
  ['sales_order_cart_key', false],
  ['sales_order_cart_2', false],
  ['order_cart', false],
  ['sales_order_number_102038', false],
])('a duplicate that violates %s violates sales_order_cart: %s', (constraint, expected) => {
  expect(isUniqueViolation(duplicate(constraint), 'sales_order_cart')).toBe(expected);
  expect(isUniqueViolation(violation('23505', 'doppelt', { constraint }), 'sales_order_cart')).toBe(expected);
});

const missing = (column: string, table: string) =>
  violation('23502', `null value in column "${column}" of relation "${table}" violates not-null constraint`);

test.each([
  ['checkout_id', 'sales_order', true],
  ['checkout_id', 'sales_order_102038', true],
  ['cart_id', 'checkout_id', false],
  ['checkout', 'sales_order', false],
  ['id', 'checkout_id_102038', false],
])('a missing %s in %s is a missing checkout_id: %s', (column, table, expected) => {
  expect(isNullViolation(missing(column, table), 'checkout_id')).toBe(expected);
  expect(isNullViolation(violation('23502', 'fehlt', { column, table }), 'checkout_id')).toBe(expected);
});

test.each([
  ['duplicate key value violates unique constraint "sales_order_cart_102038"', true],
  ['null value in column "checkout_id" of relation "sales_order_102038" violates not-null constraint', true],
  ['insert or update on table "cart_line_102040" violates foreign key constraint "cart_line_fkey_102040"', true],
  ['new row for relation "stock_102041" violates check constraint "stock_quantity_check"', true],
  ['could not open relation with OID 17', false],
  ['cache lookup failed for type 0', false],
])('an internal error "%s" is due to a row: %s', (message, expected) => {
  expect(isDueToRow(violation('XX000', message))).toBe(expected);
});

test('a violation keeps its kind and name as an internal error', () => {
  const columnMissing = violation('XX000', missing('checkout_id', 'sales_order_102038').message);
  const cartTaken = violation('XX000', duplicate('sales_order_cart_102038').message);

  expect(isNullViolation(columnMissing, 'checkout_id')).toBe(true);
  expect(isNullViolation(cartTaken, 'checkout_id')).toBe(false);
  expect(isUniqueViolation(cartTaken, 'sales_order_cart')).toBe(true);
  expect(isUniqueViolation(columnMissing, 'sales_order_cart')).toBe(false);
});

test('a violation of one kind is none of the other', () => {
  expect(isUniqueViolation(missing('sales_order_cart', 'a'), 'sales_order_cart')).toBe(false);
  expect(isNullViolation(duplicate('checkout_id'), 'checkout_id')).toBe(false);
});
