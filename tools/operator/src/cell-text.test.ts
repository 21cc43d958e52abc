import { expect, test } from '@jest/globals';
import { cellText, shortened } from './cell-text.ts';

test('a time is printed in the time zone, and marked if that is UTC', () => {
  const time = '2026-11-22T20:31:07.123Z';

  expect(cellText(time, { timeZone: 'America/Jamaica' })).toBe('2026-11-22 15:31:07');
  expect(cellText(time, { timeZone: 'UTC' })).toBe('2026-11-22 20:31:07Z');
  expect(cellText('2026-11-22T20:31:07Z', { timeZone: 'America/Jamaica' })).toBe('2026-11-22 15:31:07');
  for (const text of ['2026-11-22', `at ${time}`, `${time} at last`]) expect(cellText(text, { timeZone: 'America/Jamaica' })).toBe(text);
});

test('control characters that a shopper chose do not reach the terminal', () => {
  expect(cellText('Ann\u001b[2J\nSmith\u0007')).toBe('Ann\\u001b[2J\\nSmith\\u0007');
});

test('missing values are a dash, and lists are separated by commas', () => {
  expect([null, undefined, [], ['a', 'b'], false, 0, { a: 1 }].map((value) => cellText(value))).toEqual([
    '-',
    '-',
    '-',
    'a,b',
    'false',
    '0',
    '{"a":1}',
  ]);
});

test('a text is shortened by columns of the terminal, not by characters', () => {
  expect(shortened('一二三四五', 10)).toBe('一二三四五');
  expect(shortened('一二三四五六', 10)).toBe('一二三四…');
  for (const width of [12, 13]) expect(shortened('Steel bolt, 8 mm', width)).toBe('Steel bolt,…');
});
