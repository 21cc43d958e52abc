import { describe, expect, test } from '@jest/globals';
import { invalidAll } from '@storefront/errors';
import { toValidationErrors } from '../../http/input/validation-errors.ts';
import { CartBatchIn, CartLineIn, CartLinesIn, quantityReason } from './schemas.ts';

const INVALID: readonly [line: Readonly<Record<string, unknown>>, code: string][] = [
  [{ sku: 'BOLT', quantity: 0 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: -3 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 1_000_001 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 0.0001 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 1, order_uom: 'BOX' }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 1, order_uom: 'X'.repeat(21), order_quantity: 1 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 1, order_uom: 'BOX', order_quantity: -1 }, 'invalid_quantity'],
  [{ sku: '', quantity: 1 }, 'validation_error'],
  [{ sku: 'B'.repeat(201), quantity: 1 }, 'validation_error'],
  [{ sku: 'BO\u0000LT', quantity: 1 }, 'validation_error'],
  [{ sku: '', quantity: 0 }, 'validation_error'],
];

describe('a line of a batch', () => {
  test.each(INVALID)('%j is rejected as %s, with the words of adding it alone', (line, code) => {
    const violations = toValidationErrors('body', CartLineIn.safeParse(line, { reportInput: true }).error?.issues ?? []);
    const alone = invalidAll(violations, quantityReason(violations));

    const { lines } = CartBatchIn.parse({ lines: [line] });

    expect(lines).toEqual([{ sku: line.sku, code, detail: alone.message }]);
    expect(alone.reason ?? alone.code).toBe(code);
  });

  test.each([
    { quantity: 1 },
    { sku: 'BOLT' },
    { sku: 7, quantity: 1 },
    { sku: 'BOLT', quantity: '1' },
    { sku: 'BOLT', quantity: null },
    { sku: 'BOLT', quantity: 1, order_uom: 5 },
    { sku: 'BOLT', quantity: 1, order_uom: 'BOX', order_quantity: 'two' },
    'BOLT',
    null,
  ])('%j refuses the whole batch', (line) => {
    expect(CartBatchIn.safeParse({ lines: [{ sku: 'NUT', quantity: 1 }, line] }).success).toBe(false);
  });

  test('that is valid is parsed as if it were added alone', () => {
    const line = { sku: 'BOLT', quantity: 24, order_uom: 'BOX', order_quantity: 2, unit_price: 0 };

    expect(CartBatchIn.parse({ lines: [line] }).lines).toEqual([{ sku: 'BOLT', line: CartLineIn.parse(line) }]);
  });
});

test.each([
  [CartBatchIn, 0, 'must not be empty'],
  [CartBatchIn, 1, undefined],
  [CartBatchIn, 200, undefined],
  [CartBatchIn, 201, 'must have at most 200 entries'],
  [CartLinesIn, 0, undefined],
  [CartLinesIn, 500, undefined],
  [CartLinesIn, 501, 'must have at most 500 entries'],
])('the number of lines is limited', (schema, count, violation) => {
  const { error } = schema.safeParse({ lines: Array.from({ length: count }, () => ({ sku: 'BOLT', quantity: 1 })) });

  expect(error?.issues[0]?.message).toBe(violation);
});

test.each([
  [['lines.0.quantity', 'lines.7.order_uom', 'lines.7.order_quantity'], 'invalid_quantity'],
  [['quantity'], 'invalid_quantity'],
  [['quantity', 'sku'], undefined],
  [['lines'], undefined],
  [['version'], undefined],
  [['lines.3.sku'], undefined],
])('violations of %j have the reason %s', (fields, reason) => {
  expect(quantityReason(fields.map((field) => ({ field, location: 'body', code: 'any', detail: 'any' })))).toBe(reason);
});
