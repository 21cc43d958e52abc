import { expect, test } from '@jest/globals';
import { type CsvLine, readCsv } from './read-csv.ts';

async function read(bytes: Buffer | string): Promise<CsvLine[]> {
  const chunks = (async function* () {
    // One byte per chunk splits every multibyte character.
    for (const byte of Buffer.from(bytes)) yield Uint8Array.of(byte);
  })();
  const lines: CsvLine[] = [];
  for await (const line of readCsv(chunks, ['sku', 'name'])) lines.push(line);
  return lines;
}

test('non-ASCII characters are read as UTF-8, with or without a byte order mark', async () => {
  const text = 'sku,name,größe\nA,"Café ☕ 😀, hot",ß\n';
  const good = [{ line: 2, cells: { sku: 'A', name: 'Café ☕ 😀, hot', größe: 'ß' } }];

  expect(await read(text)).toEqual(good);
  expect(await read(`\ufeff${text}`)).toEqual(good);
});

test('a cell that is not UTF-8 is a fault of its row and column, and other rows are read', async () => {
  const lines = await read(Buffer.from('sku,name\nA,Tea\nB,Café\nC,Milk\n', 'latin1'));

  expect(lines).toEqual([
    { line: 2, cells: { sku: 'A', name: 'Tea' } },
    { line: 3, faults: [{ column: 'name', reason: 'is not UTF-8' }] },
    { line: 4, cells: { sku: 'C', name: 'Milk' } },
  ]);
});

test.each([
  ['an empty file', '', ['sku', 'name'].map((column) => ({ column, reason: 'is missing from the header' }))],
  ['a header without a required column', 'sku\nA\n', [{ column: 'name', reason: 'is missing from the header' }]],
  ['a header without a required column and without rows', 'sku\n', [{ column: 'name', reason: 'is missing from the header' }]],
  ['a header without rows', 'sku,name\n', [{ column: null, reason: 'has a header but no rows' }]],
  ['a duplicate column', 'sku,name,name\nA,B,C\n', [{ column: 'name', reason: 'appears twice in the header' }]],
  [
    'a header with semicolons',
    'sku;name\nA;"1,50"\n',
    [{ column: null, reason: 'separates its columns with semicolons; save the file with commas instead' }],
  ],
  ['a header that is not UTF-8', Buffer.from('sku,name,größe\nA,B,C\n', 'latin1'), [{ column: null, reason: 'is not UTF-8' }]],
])('%s is a fault of the file, and no row is read', async (_what, bytes, faults) => {
  expect(await read(bytes)).toEqual([{ line: 1, faults }]);
});

test('several columns may have no name', async () => {
  expect(await read('sku,name,,\nA,B,,\n')).toMatchObject([{ line: 2, cells: { sku: 'A', name: 'B' } }]);
});
