import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { MESSAGES, readEventSchema } from './event-schema.ts';

/** Events of a release that has changed them, read with the schema of this one. */
const stock = { sku: 'BOLT', availability: 'LOW', previousAvailability: 'IN_STOCK' };
const product = { sku: 'BOLT', changed: ['description'], updatedAt: '2026-11-20T18:00:00.000Z' };

const schema = readEventSchema(process.cwd(), { acceptsMissing: false });
const lenient = readEventSchema(process.cwd(), { acceptsMissing: true });

test('an event with every field is readable, and a new field is ignored', () => {
  expect(schema.violationsOf('stock.changed', stock)).toEqual([]);
  expect(schema.violationsOf('stock.changed', { ...stock, warehouse: 'KGN' })).toEqual([]);
  expect(schema.violationsOf('product.updated', product)).toEqual([]);
});

test.each([
  ['stock.changed', { sku: 'BOLT', availability: 'LOW' }, 'stock.previousAvailability is missing'],
  ['stock.changed', { ...stock, availability: 'RESERVED' }, 'stock.availability has the unknown value RESERVED'],
  ['stock.changed', { ...stock, sku: 7 }, 'stock.sku is a number instead of string'],
  ['product.updated', { ...product, changed: 'description' }, 'product.changed is not a list'],
  ['order.placed', { order: 'one' }, 'order.order is not an object'],
  ['parcel.sent', {}, 'there is no message for parcel.sent'],
])('%s with the data %j is not', (type, data, violation) => {
  expect(schema.violationsOf(type, data)).toEqual([violation]);
});

test('a consumer of this release accepts that an earlier release did not know a field', () => {
  expect(lenient.violationsOf('stock.changed', { sku: 'BOLT', availability: 'LOW' })).toEqual([]);
  expect(lenient.violationsOf('stock.changed', { sku: 'BOLT', availability: 7 })).toEqual(['stock.availability has the unknown value 7']);
});

test('a type is read if the release has its message', () => {
  expect([schema.reads('order.placed'), schema.reads('customer.exemption_changed'), schema.reads('parcel.sent')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('every message of events belongs to a type or an aggregate', () => {
  const files = globSync('proto/storefront/events/**/*.proto').map((file) => readFileSync(file, 'utf8'));
  const messages = files.flatMap((text) => [...text.matchAll(/^message (\w+)/gm)].map(([, name]) => name));
  expect(new Set(Object.values(MESSAGES))).toEqual(new Set(messages));
});
