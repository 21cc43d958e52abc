import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { parseQuery } from './parse-query.ts';
import { unknownParameters } from './unknown-parameters.ts';

const schema = z.object({ limit: z.string(), tag: z.array(z.string()) });
const warningFor = (query: string, known: z.ZodType | undefined = schema) => unknownParameters(parseQuery(`/v1/products?${query}`), known);

test.each(['', 'limit=5', 'limit=5&tag=a&tag=b', 'limit=1&limit=2', '=x'])('there is no warning for ?%s', (query) => {
  expect(warningFor(query)).toBeUndefined();
});

test('each unknown parameter is named once, also one with an invalid value or the name of an object property', () => {
  expect(warningFor('limt=5&limit=1&Limit=2&limt=6')).toBe('unknown_parameter;name="limt", unknown_parameter;name="Limit"');
  expect(warningFor('size=%zz')).toBe('unknown_parameter;name="size"');
  expect(warningFor('constructor=1&__proto__=2')).toBe('unknown_parameter;name="constructor", unknown_parameter;name="__proto__"');
});

test('every parameter of a route without parameters is unknown', () => {
  expect(unknownParameters(parseQuery('/v1/ping?limit=1&tag=a'), undefined)).toBe(
    'unknown_parameter;name="limit", unknown_parameter;name="tag"',
  );
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
