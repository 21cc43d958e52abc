import { expect, test } from '@jest/globals';
import type { Bytes } from './import-item.ts';
import { type JsonLine, readJsonLines } from './read-json-lines.ts';

async function read(...chunks: Uint8Array[]): Promise<JsonLine[]> {
  const bytes: Bytes = (async function* () {
    yield* chunks;
  })();
  const lines: JsonLine[] = [];
  for await (const line of readJsonLines(bytes)) lines.push(line);
  return lines;
}

test('a line that is not UTF-8 is a fault, and other lines are read', async () => {
  const latin1 = Buffer.concat([Buffer.from('{"sku":"A"}\n'), Buffer.from('{"sku":"Café"}\n', 'latin1'), Buffer.from('{"sku":"Thé"}\n')]);

  expect(await read(latin1)).toEqual([
    { line: 1, row: { sku: 'A' } },
    { line: 2, faults: [{ column: null, reason: 'is not UTF-8' }] },
    { line: 3, row: { sku: 'Thé' } },
  ]);
});

test('a character may be split between chunks, and a byte order mark is ignored', async () => {
  const bytes = Buffer.from('\ufeff{"sku":"Café"}');

  expect(await read(bytes.subarray(0, -3), bytes.subarray(-3))).toEqual([{ line: 1, row: { sku: 'Café' } }]);
});
