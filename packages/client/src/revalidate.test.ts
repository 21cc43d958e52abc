import { afterEach, expect, test } from '@jest/globals';
import { createStorefront } from './create-storefront.ts';
import { memoryEtagStore } from './etag-store.ts';
import { unwrap } from './failure.ts';
import { closeServers, type Reply, scriptedServer } from './testing/scripted-server.ts';

afterEach(closeServers);

const TAGS: Reply = { status: 200, headers: { etag: '"1"' }, body: { data: ['a'], errors: [] } };
const UNCHANGED: Reply = { status: 304, headers: { etag: '"1"' } };

test('a 304 returns the stored body, for the same shopper only', async () => {
  const server = await scriptedServer(TAGS, UNCHANGED, TAGS, UNCHANGED);
  const storefront = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k' });
  const shopper = storefront.withShopper('t');

  for (const { GET } of [storefront, storefront, shopper, shopper]) {
    expect(await unwrap(GET('/v1/tags'))).toEqual({ data: ['a'], errors: [] });
  }
  expect(server.received.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', undefined, '"1"']);
});

test('etags: false sends no ETag', async () => {
  const server = await scriptedServer(TAGS);
  const { GET } = createStorefront({ baseUrl: server.baseUrl, apiKey: 'k', etags: false });
  await GET('/v1/tags');
  await GET('/v1/tags');

  expect(server.received.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
});

test('a store receives no credentials in its keys', async () => {
  const server = await scriptedServer(TAGS);
  const keys: string[] = [];
  const etags = { get: () => undefined, set: (key: string) => void keys.push(key) };
  await createStorefront({ baseUrl: server.baseUrl, apiKey: 'k', shopperToken: 't', etags }).GET('/v1/tags');

  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test('the memory store deletes the least recently used responses first', async () => {
  const store = memoryEtagStore({ charactersMax: 10 });
  const response = (body: string) => ({ etag: '"1"', contentType: 'application/json', body });
  await store.set('a', response('aaaa'));
  await store.set('b', response('bbbb'));
  await store.get('a');
  await store.set('c', response('cccc'));
  await store.set('too long', response('x'.repeat(11)));

  const found = await Promise.all(['a', 'b', 'c', 'too long'].map(async (key) => store.get(key)));
  expect(found.map((each) => each?.body)).toEqual(['aaaa', undefined, 'cccc', undefined]);
});
