import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { readRows } from './read-rows.ts';
import { UnknownColumns } from './unknown-columns.ts';

const example = readFileSync(new URL('../../../../examples/catalog.csv', import.meta.url), 'utf8');

/** Reads a CSV: its products or violations, and its columns that are not known. */
async function read(text: string) {
  const unknown = new UnknownColumns();
  const bytes = async function* () {
    yield Buffer.from(text);
  };
  const rows: ReturnType<typeof JSON.parse>[] = [];
  for await (const row of readRows(bytes(), { format: 'storefront', syntax: 'csv' }, { currency: 'JMD', timeZone: 'UTC' }, unknown))
    rows.push('patch' in row ? row.patch : row.violations);
  return { rows, unknown: unknown.take() };
}
const readRow = async (columns: string, cells: string) =>
  (await read(`sku,description,list_unit_price,${columns}\nA,Bolt,10,${cells}\n`)).rows[0];

test('the example of a catalog has ten rows, which are valid, and no unknown column', async () => {
  const { rows, unknown } = await read(example);

  expect(unknown).toEqual([]);
  expect(rows).toHaveLength(10);
  expect(rows.filter((row) => !('sku' in row))).toEqual([]);
  expect(rows[2]).toMatchObject({
    sku: 'BOLT-M8-SS',
    specs: [
      { label: '', rows: [{ label: 'Material', value: 'A4 stainless steel', highlight: false }] },
      { label: 'Size', rows: [{ label: 'Thread', value: 'M8' }] },
    ],
    priceBreaks: [{ minQuantity: '100', unitPrice: '99' }],
    orderUoms: [{ code: 'BOX', label: 'Box of 100', baseQuantity: '100', minOrderQuantity: '1', increment: '1' }],
    categories: ['fasteners/bolts', 'marine'],
  });
  for (const field of ['specs', 'priceBreaks', 'orderUoms'])
    expect(
      seen(
        field,
        rows.filter((row) => row[field].length > 0),
      ).length,
    ).toBeGreaterThan(5);
});

test('a name may be spelled with blanks and capital letters, and empty cells are parts that the product lacks', async () => {
  expect(await readRow('Break: 10 ,unit:BOX,unit:BOX:label,Unit:CASE,unit:CASE:increment', '9,,,24,2')).toMatchObject({
    priceBreaks: [{ minQuantity: '10', unitPrice: '9' }],
    orderUoms: [{ code: 'CASE', baseQuantity: '24', increment: '2' }],
  });
});

test('columns whose cells are all empty reset the field, and absent ones leave it', async () => {
  const row = await readRow('break:10,spec:Material', ',');

  expect(row).toMatchObject({ priceBreaks: [], specs: [] });
  expect(row).not.toHaveProperty('orderUoms');
});

test('JSON is the other way, but not in the same row', async () => {
  const json = `"[{""min_quantity"":10,""unit_price"":9}]"`;

  expect(await readRow('price_breaks,break:20,categories', `${json},,"[""a/b""]"`)).toMatchObject({
    priceBreaks: [{ minQuantity: '10' }],
    categories: ['a/b'],
  });
  expect(await readRow('price_breaks,break:20', `${json},8`)).toEqual([
    { column: 'break:20', reason: 'and price_breaks cannot both have a value' },
  ]);
});

test.each([
  ['break:10', 'cheap', { column: 'break:10', reason: 'must be a number' }],
  ['break:ten', '9', { column: 'break:ten', reason: 'min_quantity must be a number' }],
  ['break:10,break:10.0', '9,8', { column: 'break:10.0', reason: 'repeats 10' }],
  ['unit:BOX,unit:BOX:increment', '10,0', { column: 'unit:BOX:increment', reason: 'must be greater than 0' }],
  ['unit:CASE,unit:BOX', '12,many', { column: 'unit:BOX', reason: 'must be a number' }],
  ['unit:BOX:label', 'Box', { column: 'order_uoms', reason: '[0] base_quantity must be a number' }],
  [
    'spec:Size:Width,spec:Size:Length',
    `1,${'x'.repeat(2001)}`,
    { column: 'spec:Size:Length', reason: 'must not be longer than 2000 characters' },
  ],
])('a violation in %s names the column', async (columns, cells, violation) => {
  expect(await readRow(columns, cells)).toEqual([violation]);
});

test('a name with a prefix or a field that the format does not have is an unknown column', async () => {
  const columns = 'unit:BOX:price,break:10:5,spec:,specs:Material,spec:a:b:c';

  expect((await read(`sku,description,list_unit_price,${columns}\nA,Bolt,10,1,1,1,1,1\n`)).unknown).toEqual(columns.split(','));
});
