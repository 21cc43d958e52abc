import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { text } from './text.ts';

test('a limit counts characters, as the schema in the OpenAPI document does', () => {
  expect(z.toJSONSchema(text(500))).toMatchObject({ minLength: 1, maxLength: 500 });
  expect(text(500).safeParse('😀'.repeat(500)).success).toBe(true);
  expect(text(20, 10).safeParse('😀'.repeat(10)).success).toBe(true);
});

test.each([
  ['', 'must have at least 2 characters', 'too_small'],
  ['😀', 'must have at least 2 characters', 'too_small'],
  ['😀😀😀😀', 'must have at most 3 characters', 'too_big'],
])('%j is refused by text(3, 2)', (value, message, code) => {
  expect(text(3, 2).safeParse(value).error?.issues).toEqual([expect.objectContaining({ message, params: { code } })]);
});
