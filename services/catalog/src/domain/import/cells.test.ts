import { expect, test } from '@jest/globals';
import { amount, fields, flag, instant, integer, list, number, part, positive, rate, text, verbatim } from './cells.ts';
import { tooPrecise } from './precision-violation.ts';
import { changedSku, readSku } from './read-sku.ts';

test.each<[string, unknown, unknown]>([
  ['text', text(' ab ', 2), 'ab'],
  ['blank text', text('  ', 5), null],
  ['text with blanks', verbatim(' ab ', 4), ' ab '],
  ['blanks', verbatim('  ', 2), null],
  ['a number', number(' 1.50 ', 2), '1.5'],
  ['a number without whole digits', number('.25', 2), '0.25'],
  ['a number without decimals', number('7.', 0), '7'],
  ['a number with an exponent', number('1e+2', 0), '100'],
  ['a number with a long exponent', number('1E10', 0), '10000000000'],
  ['a number with a negative exponent', number('1e-2', 2), '0.01'],
  ['negative zero', number('-0', 0), '0'],
  ['the longest number', number('0'.repeat(64), 0), '0'],
  ['the largest number', number(999_999_999_999, 0), '999999999999'],
  [
    'the largest amount',
    [amount(2 ** 53, 0), amount('90071992547409.92', 2), amount(' 1.5 ', 2)],
    ['9007199254740992', '90071992547409.92', '1.5'],
  ],
  ['a positive number', positive('0.001', 3), '0.001'],
  ['a rate', rate('0.15'), '0.15'],
  ['the highest rate', rate('1'), '1'],
  ['the lowest integer', integer('5', 5, 9), 5],
  ['the highest integer', integer(9, 5, 9), 9],
  ['yes', [true, 'true', ' YES ', '1', 1].map(flag), [true, true, true, true, true]],
  ['no', [false, 'False', 'no', '0', 0].map(flag), [false, false, false, false, false]],
  ['a first day', instant('2026-11-21', 'America/Jamaica', 'start'), '2026-11-21T05:00:00.000Z'],
  ['a last day', instant('2026-11-21', 'America/Jamaica', 'end'), '2026-11-22T05:00:00.000Z'],
  ['a time', instant(' 2026-11-21T10:00:00-05:00 ', 'America/Jamaica', 'end'), '2026-11-21T15:00:00.000Z'],
  ['a list in JSON', list('[1, 2]', 2), [1, 2]],
  ['an object in JSON', fields('{"a": 1}'), { a: 1 }],
  ['a SKU', readSku(' A/1 '), 'A/1'],
])('%s is read', (_what, read, expected) => {
  expect(read).toEqual(expected);
});

const each = (values: readonly unknown[], read: (value: unknown) => unknown, message: string): [() => unknown, string][] =>
  values.map((value) => [() => read(value), message]);

test.each<[() => unknown, string]>([
  [() => text(1, 5), 'must be text'],
  [() => text('abc', 2), 'must not be longer than 2 characters'],
  [() => text('a\0', 5), 'must not contain U+0000 or unpaired surrogates'],
  [() => verbatim(1, 5), 'must be text'],
  [() => verbatim('abc', 2), 'must not be longer than 2 characters'],
  [() => verbatim('a\0', 5), 'must not contain U+0000 or unpaired surrogates'],
  ...each([true, '', '.', '1x', 'x1', '1e', '1e100', '0'.repeat(65)], (value) => number(value, 2), 'must be a number'),
  [() => number('-0.01', 2), 'must not be negative'],
  [() => number('1e12', 2), 'must be below 10^12'],
  ...[
    ['9007199254740993', 0],
    ['90071992547409.93', 2],
    ['9007199254740.993', 3],
    ['1e16', 0],
  ].map(([value, decimals]): [() => unknown, string] => [
    () => amount(value, Number(decimals)),
    "must not exceed 2^53 of the currency's smallest unit",
  ]),
  [() => number('0.001', 2), 'must have at most 2 decimals'],
  [() => positive('0.0', 2), 'must be greater than 0'],
  [() => rate('1.000001'), 'must be a fraction from 0 to 1: 0.15 is 15%'],
  ...each(['4', '10'], (value) => integer(value, 5, 9), 'must be 5 to 9'),
  ...each(['', 'maybe', 'toString', {}, 2], (value) => flag(value), 'must be true or false'),
  ...each([1, 'today'], (value) => instant(value, 'UTC', 'start'), 'must be'),
  [() => list('{}', 2), 'must be a list'],
  [() => list([1, 2, 3], 2), 'must not have more than 2 entries'],
  ...each([1, null, 'null', '[]'], (value) => fields(value), 'must be an object'),
  [() => fields('{'), 'must be JSON'],
  [() => part('[0].url', () => text(1, 5)), '[0].url must be text'],
  [() => readSku('a\tb'), 'must not contain control characters'],
  ...each([' ', '\u200b'], (value) => readSku(value), 'must not be empty'),
  ...each(['.', '..'], (value) => readSku(value), 'must not be "." or ".."'),
])('%s is refused: %s', (read, message) => {
  expect(read).toThrow(expect.objectContaining({ name: 'CellViolation', message: expect.stringContaining(message) }));
});

test('another error of a part is not a violation, and JSON that cannot be read is the cause of its violation', () => {
  const error = new TypeError('x');

  expect(() =>
    part('a', () => {
      throw error;
    }),
  ).toThrow(error);
  expect(() => fields('{')).toThrow(expect.objectContaining({ cause: expect.any(SyntaxError) }));
});

test('the messages name the decimals and the stored SKU', () => {
  expect([0, 1, 2].map(tooPrecise)).toEqual([
    'must be a whole number because quantity_decimals is 0',
    'must have at most 1 decimal because quantity_decimals is 1',
    'must have at most 2 decimals because quantity_decimals is 2',
  ]);
  expect(changedSku('A')).toContain('"A"');
});
