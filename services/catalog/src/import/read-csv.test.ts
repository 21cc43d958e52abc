import { expect, test } from '@jest/globals';
import { type CsvLine, readCsv } from './read-csv.ts';

async function read(bytes: Buffer | string): Promise<CsvLine[]> {
  const chunks = (async function* () {
    // One byte a chunk, so that every letter is split somewhere.
    for (const byte of Buffer.from(bytes)) yield Uint8Array.of(byte);
  })();
  const lines: CsvLine[] = [];
  for await (const line of readCsv(chunks, ['sku', 'name'])) lines.push(line);
  return lines;
}

test('letters beyond ASCII are read as UTF-8, with a byte order mark or without', async () => {
  const text = 'sku,name,größe\nA,"Café ☕ 😀, hot",ß\n';
  const good = [{ line: 2, cells: { sku: 'A', name: 'Café ☕ 😀, hot', größe: 'ß' } }];

  expect(await read(text)).toEqual(good);
  expect(await read(`\ufeff${text}`)).toEqual(good);
});

test('a cell whose bytes are not UTF-8 is a fault of its row and column, and the rows around it are good', async () => {
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
  ['a header without a required column, and no row', 'sku\n', [{ column: 'name', reason: 'is missing from the header' }]],
  ['a header without rows', 'sku,name\n', [{ column: null, reason: 'has a header and no rows' }]],
  ['a column that stands twice', 'sku,name,name\nA,B,C\n', [{ column: 'name', reason: 'stands twice in the header' }]],
  ['a header that is not UTF-8', Buffer.from('sku,name,größe\nA,B,C\n', 'latin1'), [{ column: null, reason: 'is not UTF-8' }]],
])('%s is a fault of the file and nothing of it is read', async (_what, bytes, faults) => {
  expect(await read(bytes)).toEqual([{ line: 1, faults }]);
});

test('columns without a name may be several', async () => {
  expect(await read('sku,name,,\nA,B,,\n')).toMatchObject([{ line: 2, cells: { sku: 'A', name: 'B' } }]);
});
