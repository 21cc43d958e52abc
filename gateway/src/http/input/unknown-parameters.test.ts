import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { parseQuery } from './parse-query.ts';
import { unknownFields } from './unknown-fields.ts';
import { ignoredWarning, unknownParameters } from './unknown-parameters.ts';

const schema = z.object({ limit: z.string(), tag: z.array(z.string()) });
const warningFor = (query: string, known: z.ZodType | undefined = schema) =>
  ignoredWarning(unknownParameters(parseQuery(`/v1/products?${query}`), known), []);

test.each(['', 'limit=5', 'limit=5&tag=a&tag=b', 'limit=1&limit=2', '=x'])('there is no warning for ?%s', (query) => {
  expect(warningFor(query)).toBeUndefined();
});

test('each unknown parameter is named once, also one with an invalid value or the name of an object property', () => {
  expect(warningFor('limt=5&limit=1&Limit=2&limt=6')).toBe('unknown_parameter;name="limt", unknown_parameter;name="Limit"');
  expect(warningFor('size=%zz')).toBe('unknown_parameter;name="size"');
  expect(warningFor('constructor=1&__proto__=2')).toBe('unknown_parameter;name="constructor", unknown_parameter;name="__proto__"');
});

test('every parameter of a route without parameters is unknown', () => {
  expect(unknownParameters(parseQuery('/v1/ping?limit=1&tag=a'), undefined)).toEqual(['limit', 'tag']);
});

test('a name cannot leave its quotes or the header', () => {
  expect(warningFor('a%22%5C%0D%0Aé=1')).toBe('unknown_parameter;name="a%22%5C%0D%0A%C3%A9"');
});

test('long names and long lists are cut, also in the middle of a character', () => {
  const many = Array.from({ length: 500 }, (_, index) => `${index}${'%F0%9F%98%80'.repeat(100)}=1`).join('&');

  expect(warningFor(many)?.split(', ')).toHaveLength(8);
  expect(warningFor(many)?.length).toBeLessThan(4096);
  expect(warningFor(many)).toMatch(/^[\x20-\x7e]+$/);
});

const body = z
  .object({ sku: z.string(), lines: z.array(z.object({ sku: z.string() })).nullish(), filters: z.record(z.string(), z.array(z.string())) })
  .optional();
const warningOf = (value: unknown, parameters: readonly string[] = []) => ignoredWarning(parameters, unknownFields(body, value));

test('each unknown field is named once by its path, also among many items, and after the parameters', () => {
  const lines = [{ sku: 'A' }, { sku: 'B', uom: 'BOX' }, { uom: null }];

  expect(warningOf({ sku: 'A', lines, filters: { any: ['x'] }, tenant_id: 1 }, ['limt'])).toBe(
    'unknown_parameter;name="limt", unknown_field;name="lines[].uom", unknown_field;name="tenant_id"',
  );
});

test.each([
  undefined,
  null,
  'text',
  7,
  [],
  [{ uom: 1 }],
  {},
  { lines: { uom: 1 } },
  { sku: { uom: 1 } },
  { lines: [null, 'A', [{ uom: 1 }]] },
])('a body of another form has no unknown fields: %j', (value) => expect(warningOf(value)).toBeUndefined());

test('names of fields cannot leave their quotes or the header, and are cut', () => {
  expect(warningOf(JSON.parse('{"a\\"\\\\\\r\\né":1,"__proto__":1,"constructor":1}'))).toBe(
    'unknown_field;name="a%22%5C%0D%0A%C3%A9", unknown_field;name="__proto__", unknown_field;name="constructor"',
  );
  const fields = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}${'\u{1f600}'.repeat(100)}`, 1]));
  const many = warningOf({ lines: [fields] }, Array<string>(5).fill('a'.repeat(300)));

  expect(many?.split(', ')).toHaveLength(8);
  expect(many?.length).toBeLessThan(4096);
  expect(many).toMatch(/^[\x20-\x7e]+$/);
});
