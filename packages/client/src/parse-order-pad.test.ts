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
    ['A;1,000.5', 1000.5],
    ["A;1'500", 1500],
    ['A\t"007"', 7],
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
    ['A;1.000', 'ambiguous_quantity'],
    ['A,2,5', 'ambiguous_quantity'],
  ])('%j is reported as %s', (text, code) => {
    expect(parseOrderPad(text)).toMatchObject({ lines: [], violations: [{ row: 1, text, code }] });
  });

  test('does not affect the others, and is named by its row', () => {
    const { lines, violations } = parseOrderPad('sku\tqty\nA\t1\nB\tx\n\nC\t2\n\t3');

    expect(lines).toEqual([
      { row: 2, text: 'A\t1', sku: 'A', quantity: 1 },
      { row: 5, text: 'C\t2', sku: 'C', quantity: 2 },
    ]);
    expect(violations.map(({ row, code }) => [row, code])).toEqual([
      [3, 'invalid_quantity'],
      [6, 'missing_sku'],
    ]);
  });

  test('is one above a header, and a row that names one column is no header', () => {
    expect(parseOrderPad('Order;4711\nSKU;Qty\nA;1')).toMatchObject({
      lines: [{ row: 3, sku: 'A', quantity: 1 }],
      violations: [{ row: 1, text: 'Order;4711', code: 'before_header' }],
    });
    expect(parseOrderPad('sku,price\nA,1').violations).toMatchObject([{ row: 1 }]);
  });
});

describe('the numbers of a paste', () => {
  test.each([
    ['a decimal comma', 'M8-20;1.000\nM8-30;2,5', [1000, 2.5]],
    ['a decimal point', 'A;1,000\nB;2.5', [1000, 2.5]],
    ['a decimal comma in another column', 'SKU;Menge;Preis\nA;1.000;2,50', [1000]],
    ['two groups', 'A;1.000.000\nB;1.500', [1_000_000, 1500]],
    ['three decimals', 'A;1,500\nB;0,125', [1.5, 0.125]],
  ])('are read with %s', (_name, text, quantities) => {
    expect(parseOrderPad(text)).toMatchObject({ lines: quantities.map((quantity) => ({ quantity })), violations: [] });
  });

  test('that contradict each other leave the ambiguous ones', () => {
    expect(parseOrderPad('A;2,5\nB;2.5\nC;1.000')).toMatchObject({
      lines: [{ quantity: 2.5 }, { quantity: 2.5 }],
      violations: [{ row: 3, code: 'ambiguous_quantity', detail: expect.stringContaining('1 or 1000') }],
    });
  });
});

describe('cells as spreadsheets copy them', () => {
  test.each([
    [
      'a line break',
      '"Bolt\nM8"\t5\nNUT\t6',
      [
        ['Bolt M8', 5, 1],
        ['NUT', 6, 3],
      ],
    ],
    [
      'a line break of Windows',
      '"Bolt\r\nM8";5\r\nNUT;6',
      [
        ['Bolt M8', 5, 1],
        ['NUT', 6, 3],
      ],
    ],
    [
      'quotes between tabs',
      '"BOLT"\t"5"\n"6"" PIPE"\t2',
      [
        ['BOLT', 5, 1],
        ['6" PIPE', 2, 2],
      ],
    ],
    [
      'other separators in quotes',
      '"A;B",5\n"C\tD";6',
      [
        ['A;B', 5, 1],
        ['C\tD', 6, 2],
      ],
    ],
    [
      'numbers that are text',
      '="0012"\t="5"\n"=""0013""";"6"',
      [
        ['0012', 5, 1],
        ['0013', 6, 2],
      ],
    ],
    [
      'two headers',
      'SKU\tQty\nA\t1\nQty\tSKU\n2\tB',
      [
        ['A', 1, 2],
        ['B', 2, 4],
      ],
    ],
    [
      'a quote of inches that nothing closes',
      '5" PIPE\t1\n"G" H\t2',
      [
        ['5" PIPE', 1, 1],
        ['"G" H', 2, 2],
      ],
    ],
  ])('can have %s', (_name, text, expected) => {
    const { lines, violations } = parseOrderPad(text);

    expect([lines.map(({ sku, quantity, row }) => [sku, quantity, row]), violations]).toEqual([expected, []]);
  });

  test('are given as they were, with all of their lines', () => {
    const { lines, violations } = parseOrderPad('"Bolt\nM8"\t5\n"Nut\r\nM8"\tx\nNUT\t6');

    expect([...lines, ...violations].map(({ row, text }) => [row, text])).toEqual([
      [1, '"Bolt\nM8"\t5'],
      [5, 'NUT\t6'],
      [3, '"Nut\r\nM8"\tx'],
    ]);
  });

  test.each([
    [
      '"Bolt\nM8" x\t5\nNUT\t6',
      [
        [1, 'unclosed_quote'],
        [2, 'unclosed_quote'],
      ],
      [3],
    ],
    ['"BOLT\t5\nNUT\t6', [[1, 'unclosed_quote']], [2]],
    ['"Bolt, M8" x,5\nNUT,6\n5" PIPE,1', [[1, 'unclosed_quote']], [2, 3]],
    ['Qty,SKU\n3,="A,1"\n5,B', [[2, 'unclosed_quote']], [3]],
  ])('are never ordered in pieces: %j', (text, refused, ordered) => {
    const { lines, violations } = parseOrderPad(text);

    expect([violations.map(({ row, code }) => [row, code]), lines.map(({ row }) => row)]).toEqual([refused, ordered]);
  });
});

test.each([
  ['spaces', (count: number) => `${' '.repeat(count)}x`],
  ['spaces after a number', (count: number) => `A;1${' '.repeat(count)}x`],
  ['doubled quotes', (count: number) => `"${'""'.repeat(count)}`],
  ['separators of thousands', (count: number) => `A;1${'.000'.repeat(count)}x`],
])('many %s take processor time that grows with the text', (_name, textOf) => {
  const leastTimeOf = (count: number): number => Math.min(...[1, 2, 3].map(() => timeOf(textOf(count))));
  const timeOf = (text: string): number => {
    const before = process.threadCpuUsage();
    parseOrderPad(text);
    return process.threadCpuUsage(before).user;
  };

  // Ten times the text takes a quadratic reader a hundred times as long. Below 2 ms, the clock and compilation outweigh it.
  expect(leastTimeOf(20_000) / Math.max(leastTimeOf(2_000), 2_000)).toBeLessThan(40);
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
      const { lines, violations } = parseOrderPad(text);
      expect(violations.filter(({ code }) => code !== 'ambiguous_quantity')).toEqual([]);
      const skipped = new Set(violations.map(({ row }) => row));
      expect(lines.map((each) => [each.sku, each.quantity])).toEqual(
        given.filter((_, index) => !skipped.has(index + 1)).map((each) => [each.sku, each.quantity]),
      );
    }),
  );
});
