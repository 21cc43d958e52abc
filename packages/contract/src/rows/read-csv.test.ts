import { describe, expect, test } from '@jest/globals';
import type { CsvFormat } from './csv-header.ts';
import { type CsvLine, readCsv } from './read-csv.ts';
import { NOT_UTF8 } from './to-utf8.ts';

async function* chunksOf(bytes: Buffer | string, size = 1): AsyncGenerator<Uint8Array> {
  // One byte per chunk splits every multibyte character and line break.
  const all = Buffer.from(bytes);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

async function read(bytes: Buffer | string, format: CsvFormat = { required: ['sku', 'name'] }, size?: number): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  for await (const line of readCsv(chunksOf(bytes, size), format)) lines.push(line);
  return lines;
}

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const violation = (reason: string, column: string | null = null) => ({ column, reason });
const tea = (line: number, name = 'Tea') => ({ line, cells: { sku: 'A', name } });

describe('an encoding', () => {
  const text = 'sku,name,größe\nA,"Café ☕ 😀, hot",ß\n';
  const good = [{ line: 2, cells: { sku: 'A', name: 'Café ☕ 😀, hot', größe: 'ß' } }];

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-8 with the marks of two files', Buffer.from(`\ufeff\ufeff${text}`)],
    ['UTF-16 LE with a byte order mark', utf16(text)],
    ['UTF-16 BE with a byte order mark', utf16(text).swap16()],
  ])('of %s is read', async (_encoding, bytes) => {
    expect(await read(bytes)).toEqual(good);
    expect(await read(bytes, undefined, 100_000)).toEqual(good);
  });

  test.each([
    ['Latin-1', Buffer.from('Café', 'latin1')],
    ['Windows-1252', Buffer.from([0x93, 0x54, 0x65, 0x61, 0x94])],
    ['Shift JIS', Buffer.from([0x82, 0xcb, 0x82, 0xb6])],
    ['Mac Roman', Buffer.from([0x43, 0x61, 0x66, 0x8e])],
    ['half a character of UTF-8', Buffer.from('Café').subarray(0, -1)],
    ['NUL', Buffer.from('Te\0a')],
  ])('of %s is a violation of its row and column, and other rows are read', async (_encoding, cell) => {
    const lines = await read(Buffer.concat([Buffer.from('sku,name\nA,Tea\nB,'), cell, Buffer.from('\nA,Milk\n')]));

    expect(lines).toEqual([tea(2), { line: 3, violations: [violation(NOT_UTF8, 'name')] }, tea(4, 'Milk')]);
  });

  test('of UTF-16 with half a surrogate pair or half a character is a violation of its row', async () => {
    const bytes = utf16('sku,name\nA,\ud83d\nA,Tea\nA,Milk');

    expect(await read(bytes.subarray(0, -1))).toEqual([
      { line: 2, violations: [violation(NOT_UTF8, 'name')] },
      tea(3),
      { line: 4, violations: [violation(NOT_UTF8, 'name')] },
    ]);
  });

  test('keeps U+FFFD that a UTF-8 file contains', async () => {
    expect(await read('sku,name\nA,\ufffd\n')).toEqual([tea(2, '\ufffd')]);
  });
});

describe('a line number is that of the file', () => {
  const breaks = [
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ] as const;

  test.each(breaks)('with %s', async (_name, end) => {
    const rows = ['sku,name', 'A,Tea', '', 'A', `A,"one${end}two${end}${end}four"`, ' , ', '"",""', 'A,Milk'];

    expect(await read(rows.join(end))).toEqual([
      tea(2),
      { line: 4, violations: [violation('has 1 cells, but the header has 2')] },
      tea(5, `one${end}two${end}${end}four`),
      tea(11, 'Milk'),
    ]);
  });

  test.each([
    ['mixed breaks', 'sku,name\r\nA,Tea\nA,Tea\rA,Tea\r\nA,Tea', [2, 3, 4, 5]],
    ['other breaks in cells than between rows', 'sku,name\r\nA,"a\nb\rc"\r\nA,Tea\r\n', [2, 5]],
    ['breaks at the start and end of cells', 'sku,name\nA,"\n"\nA,"\r\n\r\n"\nA,Tea', [2, 4, 7]],
    ['a break in the header', 'sku,name,"a\nb"\nA,Tea,\n', [3]],
    ['blank lines before the header', '\n , \n\nsku,name\nA,Tea\n', [5]],
    ['quotes within cells', 'sku,name\nA,5" pipe\nA,"5"" pipe\n"\nA,"5" pipe\nA,Tea\n', [2, 3, 5, 6]],
    ['the separator hint of a spreadsheet', 'sep=,\r\nsku,name\r\nA,Tea\r\n', [3]],
    ['UTF-16', utf16('sku,name\r\nA,"a\r\nb"\r\nA,Tea\r\n'), [2, 4]],
  ])('with %s', async (_name, bytes, lines) => {
    expect((await read(bytes)).map(({ line }) => line)).toEqual(lines);
    expect((await read(bytes, undefined, 100_000)).map(({ line }) => line)).toEqual(lines);
  });

  test('for an unclosed quote, which ends the file', async () => {
    const lines = await read(
      `sku,name\nA,Tea\n\nB,"open\nC,Milk\n${'D,Nut\n'.repeat(1000)}`,
      { required: ['sku'], recordBytesMax: 1000 },
      64,
    );

    expect(lines).toEqual([tea(2), { line: 4, violations: [violation('has an unclosed quote; nothing after it could be read')] }]);
  });
});

describe('what a spreadsheet leaves is ignored', () => {
  test.each([
    ['rows of commas', 'sku,name\n,\nA,Tea\n,,,,\n'],
    ['rows of blanks', 'sku,name\n , \nA,Tea\n   \n'],
    ['rows of invisible characters', 'sku,name\n\u00a0,\u200b\nA,Tea\n\u3000,\ufeff\n'],
    ['rows of empty quotes', 'sku,name\n"",""\nA,Tea\n" "\n'],
    ['blank lines', 'sku,name\n\n\nA,Tea\n\n\n'],
    ['rows of other widths', 'sku,name,,\n,\nA,Tea\n,,,,,,\n'],
  ])('%s', async (_what, text) => {
    expect(await read(text)).toMatchObject([{ cells: { sku: 'A', name: 'Tea' } }]);
  });

  test.each([
    ['a comma at the end of the header', 'sku,name,\nA,Tea,\n'],
    ['a comma at the end of the header alone', 'sku,name,\nA,Tea\n'],
    ['commas at the end of each row', 'sku,name\nA,Tea,,,\n'],
    ['blanks at the end of each row', 'sku,name\nA,Tea, ,\u00a0\n'],
    ['columns without a name', 'sku,,name, ,\nA,,Tea,,\n'],
    ['quotes without content', 'sku,name,""\nA,Tea,""\n'],
  ])('%s', async (_what, text) => {
    expect(await read(text)).toEqual([tea(2)]);
    expect(await read(text, { required: ['sku'], columns: ['sku', 'name'], isClosed: true })).toEqual([tea(2)]);
  });

  test('but not a value below no name, which is like that of an unknown column', async () => {
    expect(await read('sku,name,\nA,Tea,green\n')).toEqual([{ line: 2, cells: { sku: 'A', name: 'Tea', 'column 3': 'green' } }]);
    expect(await read('sku,name,\nA,Tea,green\n', { required: ['sku'], columns: ['sku', 'name'], isClosed: true })).toEqual([
      { line: 2, violations: [violation('has no name in the header', 'column 3')] },
    ]);
  });

  test('but not a row with more values than the header has cells', async () => {
    expect(await read('sku,name\nA,Tea,green\n')).toEqual([{ line: 2, violations: [violation('has 3 cells, but the header has 2')] }]);
  });
});

describe('is a violation of the file, and no row is read:', () => {
  const separated = (plural: string) => [violation(`separates its columns with ${plural}; save the file with commas instead`)];

  test.each([
    ['an empty file', '', ['sku', 'name'].map((column) => violation('is missing from the header', column))],
    ['a file of blank lines', '\n,,\n', ['sku', 'name'].map((column) => violation('is missing from the header', column))],
    ['a header without a required column', 'sku\nA\n', [violation('is missing from the header', 'name')]],
    ['a header without a required column and without rows', 'sku\n', [violation('is missing from the header', 'name')]],
    ['a header without rows', 'sku,name\n', [violation('has a header but no rows')]],
    ['a duplicate column', 'sku,name,name\nA,B,C\n', [violation('appears twice in the header', 'name')]],
    ['a column that is there twice but for blanks', 'sku,name,\u00a0name \nA,B,C\n', [violation('appears twice in the header', 'name')]],
    ['semicolons', 'sku;name\nA;"1,50"\n', separated('semicolons')],
    ['semicolons and quotes', '"sku";"name"\n"A";"Tea"\n', separated('semicolons')],
    ['semicolons that a hint names', 'sep=;\nsku;name\nA;Tea\n', separated('semicolons')],
    ['tabs', 'sku\tname\nA\tTea\n', separated('tabs')],
    ['tabs in UTF-16', utf16('sku\tname\r\nA\tTea\r\n'), separated('tabs')],
    ['vertical bars', 'sku|name\nA|Tea\n', separated('vertical bars')],
    ['a header that is not UTF-8', Buffer.from('sku,name,größe\nA,B,C\n', 'latin1'), [violation(NOT_UTF8)]],
    ['UTF-16 without a byte order mark', Buffer.from('sku,name\nA,Tea\n', 'utf16le'), [violation(NOT_UTF8)]],
    ['a workbook', 'PK\u0003\u0004\0\0,\0\n', [violation('is not a text file; save the workbook as "CSV UTF-8"')]],
  ])('%s', async (_what, bytes, violations) => {
    const [first, ...others] = await read(bytes);

    expect([first, others]).toEqual([{ line: expect.any(Number), violations }, []]);
  });
});

test('a reader that stops early closes the file, and one that fails is reported', async () => {
  let closed = 0;
  const file = async function* (fails: boolean) {
    try {
      yield Buffer.from('sku\n');
      for (let row = 0; row < 100_000; row += 1) yield Buffer.from(`A${row}\n`);
      if (fails) throw new Error('the disk is gone');
    } finally {
      closed += 1;
    }
  };
  for await (const _line of readCsv(file(false), { required: ['sku'] })) break;
  for await (const _line of readCsv(file(false), { required: ['name'] }));
  await expect(async () => {
    for await (const _line of readCsv(file(true), { required: ['sku'] }));
  }).rejects.toThrow('the disk is gone');

  expect(closed).toBe(3);
});
