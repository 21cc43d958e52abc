import { expect, test } from '@jest/globals';
import { readEventSchema } from './event-schema.ts';

/** Events of a release that has changed them, read with the schema of this one. */
const stock = { sku: 'BOLT', availability: 'LOW', previousAvailability: 'IN_STOCK' };
const product = { sku: 'BOLT', changed: ['description'], updatedAt: '2026-11-20T18:00:00.000Z' };

const schema = readEventSchema(process.cwd(), { acceptsMissing: false });
const lenient = readEventSchema(process.cwd(), { acceptsMissing: true });

test('an event with every field is readable, and a new field is ignored', () => {
  expect(schema.violationsOf('stock', stock)).toEqual([]);
  expect(schema.violationsOf('stock', { ...stock, warehouse: 'KGN' })).toEqual([]);
  expect(schema.violationsOf('product', product)).toEqual([]);
});

test.each([
  ['stock', { sku: 'BOLT', availability: 'LOW' }, 'stock.previousAvailability is missing'],
  ['stock', { ...stock, availability: 'RESERVED' }, 'stock.availability has the unknown value RESERVED'],
  ['stock', { ...stock, sku: 7 }, 'stock.sku is a number instead of string'],
  ['product', { ...product, changed: 'description' }, 'product.changed is not a list'],
  ['order', { order: 'one' }, 'order.order is not an object'],
  ['parcel', {}, 'there is no message for events of parcel'],
])('an event of %s with the data %j is not', (aggregate, data, violation) => {
  expect(schema.violationsOf(aggregate, data)).toEqual([violation]);
});

test('a consumer of this release accepts that an earlier release did not know a field', () => {
  expect(lenient.violationsOf('stock', { sku: 'BOLT', availability: 'LOW' })).toEqual([]);
  expect(lenient.violationsOf('stock', { sku: 'BOLT', availability: 7 })).toEqual(['stock.availability has the unknown value 7']);
});
