import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { catalogVersions } from '@storefront/catalog-versions';
import { type Caller, NO_STORE, serviceCaller } from '@storefront/rpc';
import { enveloped, type Reply } from '../http/replies/reply.ts';
import { edgeCache } from './edge-cache.ts';
import type { EdgeRequest } from './edge-request.ts';

const caller = serviceCaller({ tenantId: 'tenant', mode: 'live' }, { ...NO_STORE, currency: 'JMD', gctRate: '0.15' });
const wanted: EdgeRequest = {
  caller,
  store: 'tenant live',
  owner: 'tenant:live:list',
  key: 'tenant:live:list:listProducts:',
  cacheControl: '',
};

function aCache(bytesMax = 1_000_000) {
  const clock = { time: 10_000 };
  const catalog = { version: 1, loads: 0, isDown: false };
  const versions = catalogVersions<Caller>(
    () => (catalog.isDown ? Promise.reject(new Error('away')) : Promise.resolve(catalog.version)),
    () => clock.time,
  );
  const cache = edgeCache({ versions, bytesMax, now: () => clock.time });
  const load = async (): Promise<Reply> => {
    catalog.loads += 1;
    if (catalog.isDown) throw new Error('away');
    return enveloped({ at: catalog.version }, { catalogVersion: String(catalog.version) });
  };
  return { cache, clock, catalog, versions, load };
}

describe('the edge cache', () => {
  test('coalesces concurrent loads of a response', async () => {
    const { cache, catalog, load } = aCache();

    const responses = await Promise.all([cache.get(wanted, load), cache.get(wanted, load), cache.get(wanted, load)]);
    const again = await cache.get(wanted, load);

    expect(catalog.loads).toBe(1);
    expect(responses.map((response) => response.isHit)).toEqual([false, false, false]);
    expect(again.isHit).toBe(true);
  });

  test('shows a change within a second without an event', async () => {
    const { cache, clock, catalog, load } = aCache();
    await cache.get(wanted, load);

    catalog.version = 2;
    clock.time += 901;

    expect((await cache.get(wanted, load)).bytes.toString()).toContain('"at":2');
  });

  test('shows a change immediately after its event', async () => {
    const { cache, catalog, versions, load } = aCache();
    await cache.get(wanted, load);

    catalog.version = 2;
    versions.raise(caller, 2);

    expect((await cache.get(wanted, load)).bytes.toString()).toContain('"at":2');
  });

  test('trusts a response for at most a second while the catalog is unavailable', async () => {
    const { cache, clock, catalog, load } = aCache();
    await cache.get(wanted, load);
    catalog.isDown = true;

    clock.time += 800;
    expect((await cache.get(wanted, load)).isHit).toBe(true);
    clock.time += 200;
    await expect(cache.get(wanted, load)).rejects.toThrow('away');
  });

  test('neither stores nor tags a partial response', async () => {
    const { cache, catalog } = aCache();
    const partial = async (): Promise<Reply> => {
      catalog.loads += 1;
      return enveloped({}, { catalogVersion: '1', errors: [{ field: 'unit_price', code: 'downstream_timeout', detail: '' }] });
    };

    expect((await cache.get(wanted, partial)).etag).toBeUndefined();
    await cache.get(wanted, partial);
    expect(catalog.loads).toBe(2);
  });

  test('gives the same body a different tag for another owner', async () => {
    const { cache, load } = aCache();

    const mine = await cache.get(wanted, load);
    const theirs = await cache.get({ ...wanted, owner: 'other:live:list', key: 'other' }, load);

    expect(mine.etag).not.toBe(theirs.etag);
    expect(mine.bytes.equals(theirs.bytes)).toBe(true);
  });

  test('compresses a body once and keeps the result with its entry', async () => {
    const { cache, load } = aCache();
    const response = await cache.get(wanted, load);

    const [first, second] = await Promise.all([cache.compress(wanted, response, 'br'), cache.compress(wanted, response, 'br')]);
    const gzipped = await cache.compress(wanted, response, 'gzip');
    const again = await cache.get(wanted, load);

    expect(first).toBe(second);
    expect([again.compressed?.br === first, again.compressed?.gzip === gzipped]).toEqual([true, true]);
    expect(brotliDecompressSync(first).equals(response.bytes)).toBe(true);
    expect(gunzipSync(gzipped).equals(response.bytes)).toBe(true);
  });

  test('does not keep the compressed form of a body that was replaced meanwhile', async () => {
    const { cache, catalog, versions, load } = aCache();
    const old = await cache.get(wanted, load);
    const compressing = cache.compress(wanted, old, 'br');
    catalog.version = 2;
    versions.raise(caller, 2);
    await cache.get(wanted, load);
    await compressing;

    expect((await cache.get(wanted, load)).compressed).toBeUndefined();
  });

  test('counts compressed forms toward its size limit', async () => {
    const { cache, catalog, load } = aCache(1270);
    const response = await cache.get(wanted, load);
    await cache.get({ ...wanted, key: 'other' }, load);

    await cache.compress(wanted, response, 'gzip');
    await cache.get({ ...wanted, key: 'other' }, load);

    expect(catalog.loads).toBe(3);
  });

  test('keeps small bodies without the pool that Node allocates them from', async () => {
    const { cache, load } = aCache();

    const { bytes } = await cache.get(wanted, load);
    const gzip = await cache.compress(wanted, { bytes, etag: '', isHit: false }, 'gzip');

    expect([bytes.buffer.byteLength, gzip.buffer.byteLength]).toEqual([bytes.length, gzip.length]);
  });

  test('keeps the responses of a store while another reads many', async () => {
    const { cache, catalog, load } = aCache(100_000);
    const ofStore = (store: string, page: number): EdgeRequest => ({ ...wanted, store, key: `${store}:${page}` });
    const read = async (store: string, pages: number) => {
      for (let page = 0; page < pages; page += 1) await cache.get(ofStore(store, page), load);
    };
    await read('few', 20);

    await read('many', 2000);
    const before = catalog.loads;
    await read('few', 20);

    expect(catalog.loads).toBe(before);
  });

  test('never exceeds its size limit', async () => {
    const { cache, catalog, load } = aCache(1330);
    for (const name of ['a', 'b', 'c', 'd']) await cache.get({ ...wanted, key: name }, load);

    await cache.get({ ...wanted, key: 'a' }, load);

    expect(catalog.loads).toBe(5);
  });
});
