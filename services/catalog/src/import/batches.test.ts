import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { batchesOf } from './batches.ts';
import type { ImportItem } from './import-item.ts';
import { readRows } from './read-rows.ts';

async function* rowsOf(count: number, more: object): AsyncGenerator<ImportItem> {
  for (let index = 0; index < count; index += 1) yield { line: index + 1, patch: { sku: `S-${index}`, ...more } };
}

async function sizesOf(items: AsyncIterable<ImportItem>, hasOthers = () => false): Promise<number[]> {
  const sizes: number[] = [];
  for await (const { rows } of batchesOf(items, hasOthers)) sizes.push(rows.length);
  return sizes;
}

test('a batch has 1000 rows, or fewer if any of their fields are long', async () => {
  const text = 'x'.repeat(500_000);

  expect(await sizesOf(rowsOf(2001, {}))).toEqual([1000, 1000, 1]);
  expect(await sizesOf(rowsOf(9, { body: text }))).toEqual([4, 4, 1]);
  expect(await sizesOf(rowsOf(9, { specs: [{ label: 'Size', rows: [{ label: 'All', value: text, highlight: false }] }] }))).toEqual([
    4, 4, 1,
  ]);
});

test('a batch has 100 rows while other stores call', async () => {
  expect(await sizesOf(rowsOf(201, {}), () => true)).toEqual([100, 100, 1]);
});

test.each([
  [
    'storefront',
    'jsonl',
    '{"sku":"A","description":"Bolt","list_unit_price":"x"}\n{"sku":"A","description":"Bolt","list_unit_price":"1"}\n',
  ],
  ['storefront', 'csv', 'sku,description,list_unit_price\nA,,1\nA,Bolt,1\n'],
  ['shopify', 'csv', 'Handle,Title,Variant SKU,Variant Price\na,Bolt,A,x\na,Bolt,A,1\n'],
] as const)('a SKU whose first row is invalid is refused in later rows of a file in the format %s, %s', async (format, syntax, text) => {
  const rows = readRows(
    Readable.from([Buffer.from(text + text.split('\n').at(-2) + '\n')]),
    { format, syntax },
    { currency: 'JMD', timeZone: 'UTC' },
  );
  const found = await Array.fromAsync(batchesOf(rows, () => false));

  expect(found.flatMap((batch) => batch.rows)).toEqual([]);
  expect(new Set(found.flatMap(({ violations }) => violations.map(({ line }) => line))).size).toBe(3);
  expect(
    found.flatMap(({ violations }) => violations.map(({ reason }) => reason)).filter((reason) => reason.startsWith('repeats')),
  ).toHaveLength(2);
});
