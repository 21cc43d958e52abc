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

test('a line whose bytes are not UTF-8 is a fault, and those around it are good', async () => {
  const latin1 = Buffer.concat([Buffer.from('{"sku":"A"}\n'), Buffer.from('{"sku":"Café"}\n', 'latin1'), Buffer.from('{"sku":"Thé"}\n')]);

  expect(await read(latin1)).toEqual([
    { line: 1, row: { sku: 'A' } },
    { line: 2, faults: [{ column: null, reason: 'is not UTF-8' }] },
    { line: 3, row: { sku: 'Thé' } },
  ]);
});

test('a letter that is split between two chunks is one letter, and a byte order mark is none', async () => {
  const bytes = Buffer.from('\ufeff{"sku":"Café"}');

  expect(await read(bytes.subarray(0, -3), bytes.subarray(-3))).toEqual([{ line: 1, row: { sku: 'Café' } }]);
});
