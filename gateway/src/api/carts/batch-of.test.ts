import { expect, test } from '@jest/globals';
import { batchOf } from './batch-of.ts';

test('lines that the service rejects keep their positions in the request, among those that were not sent', () => {
  const valid = (sku: string) => ({ sku, line: { sku, quantity: '1' } });
  const refused = (sku: string) => ({ sku, code: 'invalid_quantity', detail: 'bad' });
  const { sent, rejectedWith } = batchOf([refused('A'), valid('B'), valid('C'), refused('D'), valid('E'), refused('F'), valid('G')]);

  expect(sent.map(({ sku }) => sku)).toEqual(['B', 'C', 'E', 'G']);
  const rejected = rejectedWith([
    { index: 1, sku: 'C', code: 'not_found', detail: 'gone' },
    { index: 3, sku: 'G', code: 'cart_line_limit', detail: 'full' },
  ]);
  expect(rejected.map(({ index, sku, code }) => [index, sku, code])).toEqual([
    [0, 'A', 'invalid_quantity'],
    [2, 'C', 'not_found'],
    [3, 'D', 'invalid_quantity'],
    [5, 'F', 'invalid_quantity'],
    [6, 'G', 'cart_line_limit'],
  ]);
});
