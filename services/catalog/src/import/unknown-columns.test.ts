import { expect, test } from '@jest/globals';
import { readRows } from './read-rows.ts';
import { UnknownColumns } from './unknown-columns.ts';

async function unknownIn(text: string, syntax: 'csv' | 'jsonl'): Promise<readonly string[]> {
  const unknown = new UnknownColumns();
  const bytes = (async function* () {
    yield Buffer.from(text);
  })();
  for await (const _row of readRows(bytes, { format: 'storefront', syntax }, { currency: 'JMD', timeZone: 'UTC' }, unknown));
  return unknown.take();
}

test('the unknown columns of a CSV are those of its header, without empty ones', async () => {
  expect(await unknownIn('sku,description,list_unit_prize,,stock_quantity\nA,Tea,1,,5\nB,Milk,1,,5\n', 'csv')).toEqual(['list_unit_prize']);
});

test('the unknown columns of JSON Lines are those of any row, each once', async () => {
  const row = { sku: 'A', description: 'Tea', list_unit_price: 1 };

  expect(
    await unknownIn(
      `${[row, { ...row, color: 1 }, { ...row, size: 1, color: 2 }].map((each) => JSON.stringify(each)).join('\n')}\n`,
      'jsonl',
    ),
  ).toEqual(['color', 'size']);
});

test('a name is reported once, and at most 50 names', () => {
  const unknown = new UnknownColumns();
  unknown.add(['sku', 'one']);

  expect(unknown.take()).toEqual(['one']);
  unknown.add(['one', ...Array.from({ length: 100 }, (_, index) => `column ${index}`)]);
  expect(unknown.take()).toHaveLength(49);
});
