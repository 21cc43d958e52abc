import { expect, test } from '@jest/globals';
import { enveloped, page } from './reply.ts';
import { toBytes } from './to-bytes.ts';

const rendered = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const read = (body: unknown): unknown => JSON.parse(toBytes(body).toString());

test('what a service has rendered stands in the envelope like anything else', () => {
  const data = [{ sku: 'BOLT-M8', description: 'Bolt “é” 🔩', unit_price: 1.5 }];
  const where = { total: 1, limit: 50, offset: 0 };

  expect(toBytes(page(rendered(data), where).body)).toEqual(toBytes(page(data, where).body));
  expect(toBytes(enveloped(rendered(data[0])).body)).toEqual(toBytes(enveloped(data[0]).body));
});

test('a service that has rendered nothing is a fault, and no answer that nobody can read', () => {
  expect(() => toBytes(enveloped(Buffer.alloc(0)).body)).toThrow('a service has rendered nothing');
});

test('a body without an envelope is rendered as it is', () => {
  expect(read({ sku: 'A', data: null })).toEqual({ sku: 'A', data: null });
  expect(read([])).toEqual([]);
});
