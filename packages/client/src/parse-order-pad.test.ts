import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseOrderPad } from './parse-order-pad.ts';

const linesOf = (text: string) => parseOrderPad(text).lines.map(({ sku, quantity }) => [sku, quantity]);

describe('the rows of an order pad', () => {
  test.each([
    ['commas', 'BOLT,5\nNUT,2.5'],
    ['semicolons', 'BOLT;5\nNUT;2,5'],
    ['tabs', 'BOLT\t5\nNUT\t2,5'],
    ['several separators', 'BOLT,5\nNUT;2,5'],
    ['a header', 'SKU,Quantity\nBOLT,5\nNUT,2.5'],
    ['a header with other columns', 'Qty;Description;Item No.\n5;Hex bolt;BOLT\n2,5;Hex nut;NUT'],
    ['a German header', 'Artikelnummer;Menge\nBOLT;5\nNUT;2,5'],
    ['quotes', '"BOLT","5"\n"NUT","2,5"'],
    ['Windows line breaks, blank rows, and a byte order mark', '\uFEFFBOLT, 5 \r\n\r\n;;\r\n  NUT , 2.50\r\n'],
  ])('can have %s', (_name, text) => {
    expect(parseOrderPad(text).violations).toEqual([]);
    expect(linesOf(text)).toEqual([
      ['BOLT', 5],
      ['NUT', 2.5],
    ]);
  });

  test.each([
    ['A;0,125', 0.125],
    ['A;1.000', 1],
    ['A;1.234,5', 1234.5],
    ['A;1,234.5', 1234.5],
    ['A;1 500', 1500],
    ['A;1000000', 1_000_000],
    ['A,5,Hex bolt', 5],
    ['A,5,12.50', 5],
    ['A\t007', 7],
  ])('%j has the quantity %d', (text, quantity) => {
    expect(linesOf(text)).toEqual([['A', quantity]]);
  });

  test('SKUs can contain quotes, blanks, and the separator of other rows', () => {
    expect(linesOf('"A, B",1\n5" PIPE,2\n"6"" PIPE",3\nC,D;4\nE F\t5\n"G" H,6')).toEqual([
      ['A, B', 1],
      ['5" PIPE', 2],
      ['6" PIPE', 3],
      ['C,D', 4],
      ['E F', 5],
      ['"G" H', 6],
    ]);
  });
});

describe('an invalid row', () => {
  test.each([
    ['A', 'missing_quantity'],
    ['A;', 'missing_quantity'],
    [';5', 'missing_sku'],
    ['A;0', 'invalid_quantity'],
    ['A;-1', 'invalid_quantity'],
    ['A;five', 'invalid_quantity'],
    ['A;1e3', 'invalid_quantity'],
    ['A;0x10', 'invalid_quantity'],
    ['A;0,0625', 'invalid_quantity'],
    ['A;1000001', 'invalid_quantity'],
    ['A;1,2,3', 'invalid_quantity'],
    ['A;Infinity', 'invalid_quantity'],
    // One and a half, or fifteen hundred.
    ['A;1,500', 'ambiguous_quantity'],
    ['A,2,5', 'ambiguous_quantity'],
  ])('%j is reported as %s', (text, code) => {
    expect(parseOrderPad(text)).toMatchObject({ lines: [], violations: [{ row: 1, text, code }] });
  });

  test('does not affect the others, and is named by its row', () => {
    const { lines, violations } = parseOrderPad('sku\tqty\nA\t1\nB\tx\n\nC\t2\n\t3');

    expect(lines).toEqual([
      { row: 2, sku: 'A', quantity: 1 },
      { row: 5, sku: 'C', quantity: 2 },
    ]);
    expect(violations.map(({ row, code }) => [row, code])).toEqual([
      [3, 'invalid_quantity'],
      [6, 'missing_sku'],
    ]);
  });

  test('a header is only the first row, and only if it names both columns', () => {
    expect(parseOrderPad('A,1\nsku,qty').violations).toMatchObject([{ row: 2, code: 'invalid_quantity' }]);
    expect(parseOrderPad('sku,price\nA,1').violations).toMatchObject([{ row: 1 }]);
  });
});

test('every row of any text is a line, a violation, blank, or the header', () => {
  const cell = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('SKU', 'qty', '5', '2,5', '"', '""'));
  const row = fc.tuple(cell, fc.constantFrom(',', ';', '\t', ''), cell).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const { lines, violations } = parseOrderPad(rows.join('\n'));
      const numbers = [...lines, ...violations].map((each) => each.row);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(lines.every(({ sku, quantity }) => sku !== '' && quantity > 0 && quantity <= 1_000_000)).toBe(true);
    }),
  );
});

test('what was written with any separator is read as it was', () => {
  const sku = fc.stringMatching(/^[A-Z][A-Z0-9 -]{0,8}[A-Z0-9]$/).map((text) => `X${text}`);
  const rows = fc.array(fc.record({ sku, quantity: fc.integer({ min: 1, max: 999_999 }).map((n) => n / 1000) }), { minLength: 1 });
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), (given, separator) => {
      const text = given.map((each) => `${each.sku}${separator}${each.quantity}`).join('\n');
      expect(linesOf(text)).toEqual(given.map((each) => [each.sku, each.quantity]));
    }),
  );
});
