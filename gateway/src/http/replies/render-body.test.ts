import { expect, test } from '@jest/globals';
import { renderBody } from '@storefront/public-json';
import { enveloped, page } from './reply.ts';

const rendered = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const read = (body: unknown): unknown => JSON.parse(renderBody(body).toString());

test('data rendered by a service is inserted into the envelope', () => {
  const data = [{ sku: 'BOLT-M8', description: 'Bolt “é” 🔩', unit_price: 1.5 }];
  const where = { total: 1, limit: 50, offset: 0 };

  expect(renderBody(page(rendered(data), where).body)).toEqual(renderBody(page(data, where).body));
  expect(renderBody(enveloped(rendered(data[0])).body)).toEqual(renderBody(enveloped(data[0]).body));
});

test('missing rendered data throws instead of producing invalid JSON', () => {
  expect(() => renderBody(enveloped(Buffer.alloc(0)).body)).toThrow('the service returned no rendered data');
});

test('a body without an envelope is rendered unchanged', () => {
  expect(read({ sku: 'A', data: null })).toEqual({ sku: 'A', data: null });
  expect(read([])).toEqual([]);
});
