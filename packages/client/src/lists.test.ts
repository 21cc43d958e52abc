import { afterEach, expect, test } from '@jest/globals';
import { createStorefront } from './create-storefront.ts';
import { StorefrontError } from './failure.ts';
import { closeServers, type Reply, scriptedServer } from './testing/scripted-server.ts';

afterEach(closeServers);

const page = (total: number, ...skus: string[]): Reply => ({
  status: 200,
  body: { data: skus.map((sku) => ({ sku })), total, errors: [] },
});
const changes = (cursor: string, hasMore: boolean, ...skus: string[]): Reply => ({
  status: 200,
  body: { data: skus.map((sku) => ({ sku })), next_cursor: cursor, has_more: hasMore, errors: [] },
});

test('items yields the items of every page', async () => {
  const server = await scriptedServer(page(5, 'a', 'b'), page(5, 'c', 'd'), page(5, 'e'));
  const storefront = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const products = await Array.fromAsync(storefront.items('/v1/products', { query: { limit: 2, q: 'x' } }));

  expect(products.map(({ sku }) => sku)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(server.received.map(({ url }) => url)).toEqual([0, 2, 4].map((offset) => `/v1/products?limit=2&q=x&offset=${offset}`));
});

test('items reads filtered lists, with a parameter for each value', async () => {
  const server = await scriptedServer(page(1, 'a'), page(1, 'b'), page(1, 'c'));
  const storefront = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });

  await Array.fromAsync(storefront.items('/v1/orders', { query: { status: ['CONFIRMED', 'SHIPPED'], sort: '-total' } }));
  await Array.fromAsync(storefront.items('/v1/invoices', { query: { overdue: true, due_to: '2026-12-31' } }));
  await Array.fromAsync(storefront.items('/v1/credit-notes'));

  expect(server.received.map(({ url }) => url)).toEqual([
    '/v1/orders?limit=200&status=CONFIRMED&status=SHIPPED&sort=-total&offset=0',
    '/v1/invoices?limit=200&overdue=true&due_to=2026-12-31&offset=0',
    '/v1/credit-notes?limit=200&offset=0',
  ]);
});

test('items ends when a list becomes shorter while it is read, and throws when a page fails', async () => {
  const server = await scriptedServer(page(3, 'a', 'b'), page(3), { status: 404, body: {} });
  const storefront = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });

  expect(await Array.fromAsync(storefront.items('/v1/orders'))).toHaveLength(2);
  await expect(Array.fromAsync(storefront.items('/v1/orders'))).rejects.toThrow(StorefrontError);
});

test('events yields each cursor that moves, even without events, and ends if it is not to wait', async () => {
  const pageOf = (cursor: string, hasMore: boolean, ...ids: string[]): Reply => ({
    status: 200,
    body: { data: ids.map((id) => ({ id, type: 'stock.changed' })), next_cursor: cursor, has_more: hasMore, errors: [] },
  });
  const server = await scriptedServer(pageOf('2', true), pageOf('2', true), pageOf('3', true, 'A', 'B'), pageOf('4', false, 'C'));
  const storefront = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });

  const batches = await Array.fromAsync(storefront.events({ cursor: '1', types: ['stock.changed', 'order.confirmed'], follow: false }));

  expect(batches.map(({ cursor, events }) => [cursor, events.map(({ id }) => id)])).toEqual([
    ['2', []],
    ['3', ['A', 'B']],
    ['4', ['C']],
  ]);
  const query = 'limit=200&types=stock.changed%2Corder.confirmed';
  expect(server.received.map(({ url }) => url)).toEqual(['1', '2', '2', '3'].map((cursor) => `/v1/events?${query}&cursor=${cursor}`));
});

test('catalogChanges continues at the cursor, and ends when there are no more changes', async () => {
  const server = await scriptedServer(changes('2', true, 'a', 'b'), changes('3', false, 'c'));
  const storefront = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const batches = await Array.fromAsync(storefront.catalogChanges({ cursor: '1' }));

  expect(batches.map(({ cursor, changes }) => [cursor, changes.length])).toEqual([
    ['2', 2],
    ['3', 1],
  ]);
  expect(server.received.map(({ url }) => url)).toEqual(['1', '2'].map((cursor) => `/v1/catalog/changes?cursor=${cursor}`));
});

test('catalogChanges with pollMs waits for more changes until it is aborted', async () => {
  const server = await scriptedServer(changes('1', false, 'a'), changes('1', false), changes('2', false, 'b'), changes('2', false));
  const storefront = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const end = new AbortController();
  const skus: string[] = [];
  const follow = async (): Promise<void> => {
    for await (const batch of storefront.catalogChanges({ pollMs: 20, signal: end.signal })) {
      skus.push(...batch.changes.map(({ sku }) => sku));
      if (skus.length === 2) end.abort(new Error('the test ends'));
    }
  };

  await expect(follow()).rejects.toMatchObject({ failure: { kind: 'aborted', message: 'the test ends' } });
  expect(skus).toEqual(['a', 'b']);
});
