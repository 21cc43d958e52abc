import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { tableOf } from './table.ts';

const linesOf = (text: string): string[] => text.trimEnd().split('\n');
const widthOf = (text: string): number => Math.max(...linesOf(text).map((line) => stringWidth(line)));

const ORDER = {
  id: '019a8f0e-3c7d-7000-8000-0123456789ab',
  number: 'SO-1042',
  customer_email: 'ann@example.com',
  status: 'PARTIALLY_SHIPPED',
  total: 1230.5,
};

test('IDs come last, and numbers are aligned at the right', () => {
  const { text } = tableOf([ORDER, { ...ORDER, number: 'SO-1043', total: 7 }], { width: 120 });

  expect(linesOf(text)).toEqual([
    'number   customer_email   status              total  id',
    'SO-1042  ann@example.com  PARTIALLY_SHIPPED  1230.5  019a8f0e-3c7d-7000-8000-0123456789ab',
    'SO-1043  ann@example.com  PARTIALLY_SHIPPED       7  019a8f0e-3c7d-7000-8000-0123456789ab',
  ]);
});

test('what does not fit is left out, from the last column, and named', () => {
  const { text, hidden } = tableOf([ORDER], { width: 60 });

  expect(linesOf(text)[0]).toBe('number   customer_email   status              total');
  expect(hidden).toEqual(['id']);
});

test('the most important columns are first, and the last to be left out', () => {
  const style = { width: 20, columns: ['total', 'number', 'no such column'] };

  expect(linesOf(tableOf([ORDER], style).text)[0]).toBe(' total  number');
  expect(tableOf([ORDER], { ...style, width: undefined })).toMatchObject({
    text: expect.stringMatching(/^ total {2}number {3}customer_email {3}status {13}id\n/),
    hidden: [],
  });
});

test('long texts are shortened before columns are left out, but identifiers never are', () => {
  const description = 'A very long description of a product, too long for a table';
  const { text, hidden } = tableOf([{ sku: 'BOLT'.repeat(10), description, price: 1 }], { width: 90 });

  expect(text).toContain(`${'BOLT'.repeat(10)}  A very long description of a product`);
  expect(text).toContain('…');
  expect(hidden).toEqual([]);
});

test('no table of several columns is wider than its width, in any script', () => {
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null));
  const rows = fc.array(fc.record({ a: value, b: value, c: value, d_id: value }), { minLength: 1 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 40, max: 120 }), (given, width) => {
      const { text, hidden } = tableOf(given, { width });

      expect(hidden.length === 3 || widthOf(text) <= width).toBe(true);
    }),
  );
});

test('an empty list is printed as none', () => {
  expect(tableOf([], { width: 100 })).toEqual({ text: 'none\n', hidden: [] });
});
