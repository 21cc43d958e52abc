import { describe, expect, test } from '@jest/globals';
import { catalogVersions } from '@storefront/catalog-versions';
import { type Caller, NO_STORE, serviceCaller } from '@storefront/rpc';
import fc from 'fast-check';
import { page, type Reply } from '../http/replies/reply.ts';
import type { Page, Parts } from '../http/routing/route.ts';
import { type EdgeResponse, edgeCache } from './edge-cache.ts';
import type { EdgeRequest } from './edge-request.ts';

const TOTAL = 450;
const caller = serviceCaller({ tenantId: 'tenant', mode: 'live' }, { ...NO_STORE, currency: 'JMD', gctRate: '0.15' });
const TIMED_OUT = { field: 'availability', code: 'downstream_timeout', detail: '' };
const NO_PARTS = { path: {}, headers: {}, body: {} };

/** Items of different sizes, also in bytes per character. */
const item = (index: number, version: number): string => JSON.stringify({ sku: `é${'x'.repeat(index % 7)}${index}`, version });

/** A catalog with one list of 450 items, and an edge cache that knows its version. */
function aList({ bytesMax = 10_000_000, hasSizes = true, total = TOTAL } = {}) {
  const clock = { time: 10_000 };
  const catalog = { version: 1, total, isPartial: false, loads: [] as string[] };
  const versions = catalogVersions<Caller>(
    async () => catalog.version,
    () => clock.time,
  );
  versions.observe(caller, 1, clock.time);
  const cache = edgeCache({ versions, bytesMax, now: () => clock.time });

  const replyOf = ({ limit, offset }: Page): Reply => {
    const count = Math.max(0, Math.min(limit, catalog.total - offset));
    const items = Array.from({ length: count }, (_, index) => item(offset + index, catalog.version));
    return page(
      Buffer.from(`[${items.join(',')}]`),
      { total: catalog.total, limit, offset },
      {
        catalogVersion: String(catalog.version),
        errors: catalog.isPartial ? [TIMED_OUT] : [],
        itemSizes: hasSizes ? items.map((json) => Buffer.byteLength(json)) : [],
      },
    );
  };
  const wantedFor = (wanted: Page): EdgeRequest => ({
    caller,
    store: 'tenant live',
    owner: 'tenant:live:list',
    key: `list:${wanted.limit}:${wanted.offset}`,
    cacheControl: '',
    page: () => ({ ...wanted, otherPage: (other) => ({ wanted: wantedFor(other), input: { ...NO_PARTS, query: other } }) }),
  });
  const loader =
    (wanted: Page) =>
    async (input?: Parts): Promise<Reply> => {
      const asked = (input?.query ?? wanted) as Page;
      catalog.loads.push(`${asked.offset}+${asked.limit}`);
      return replyOf(asked);
    };
  const ask = async (wanted: Page): Promise<EdgeResponse> => cache.get(wantedFor(wanted), loader(wanted));
  /** Returns the response of a gateway that has nothing cached. */
  const direct = (wanted: Page) =>
    edgeCache({ versions, bytesMax: 1, now: () => clock.time }).get(wantedFor(wanted), async () => replyOf(wanted));
  return { ask, direct, catalog, clock, versions };
}

const at = (offset: number, limit = 50): Page => ({ limit, offset });

describe('pages of a list', () => {
  test('are cut out of 200 items from the second page on', async () => {
    const { ask, catalog } = aList();

    await ask(at(0));
    const second = await ask(at(50));
    const third = await ask(at(100));

    expect(catalog.loads).toEqual(['0+50', '0+200']);
    expect([second.isHit, third.isHit]).toEqual([false, true]);
  });

  test('are loaded exactly when the same page is asked for repeatedly or concurrently', async () => {
    const { ask, catalog } = aList();
    await ask(at(200, 1));

    await Promise.all(Array.from({ length: 5 }, () => ask(at(0))));
    await ask(at(0));

    expect(catalog.loads).toEqual(['200+1', '0+50']);
  });

  test('share one load of the items that they are cut out of', async () => {
    const { ask, catalog } = aList();
    await ask(at(0));

    await Promise.all([ask(at(50)), ask(at(100)), ask(at(7, 3))]);

    expect(catalog.loads).toEqual(['0+50', '0+200']);
  });

  test('have the bytes and the tag of a page that the catalog sends, whatever was asked for before', async () => {
    const anyPage = fc.record({ limit: fc.integer({ min: 1, max: 200 }), offset: fc.integer({ min: 0, max: 500 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyPage, { minLength: 1, maxLength: 25 }),
        fc.constantFrom(0, 1, 200, 201, 399, TOTAL),
        async (pages, total) => {
          const { ask, direct } = aList({ total });
          for (const wanted of pages) {
            const [cut, whole] = [await ask(wanted), await direct(wanted)];
            expect(cut.bytes.toString()).toBe(whole.bytes.toString());
            expect(cut.etag).toBe(whole.etag);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('above 100 items are loaded exactly', async () => {
    const { ask, catalog } = aList();

    for (const offset of [0, 10, 20]) await ask(at(offset, 101));

    expect(catalog.loads).toEqual(['0+101', '10+101', '20+101']);
  });

  test('show a change of the catalog as soon as its version is known', async () => {
    const { ask, catalog, versions } = aList();
    await ask(at(0));
    await ask(at(50));

    catalog.version = 2;
    versions.raise(caller, 2);

    expect((await ask(at(60))).bytes.toString()).toContain('"version":2');
  });

  test('do not make the version that they show trusted for longer', async () => {
    const { ask, catalog, clock } = aList();
    await ask(at(0));
    await ask(at(50));

    catalog.version = 2;
    clock.time += 600;
    await ask(at(60));
    clock.time += 600;

    expect((await ask(at(70))).bytes.toString()).toContain('"version":2');
  });

  test('are never older than a minute, even if the version stays the same', async () => {
    const { ask, catalog, clock, versions } = aList();
    await ask(at(0));
    await ask(at(50));
    for (let waited = 0; waited < 59_000; waited += 500) {
      clock.time += 500;
      versions.observe(caller, 1, clock.time);
    }
    await ask(at(60));
    await ask(at(60));
    catalog.loads.length = 0;

    clock.time += 1000;
    versions.observe(caller, 1, clock.time);
    await ask(at(60));

    expect(catalog.loads).not.toEqual([]);
  });

  test('cut out of items of two versions are loaded exactly instead', async () => {
    const { ask, catalog, versions } = aList();
    for (const offset of [0, 50, 200]) await ask(at(offset));
    catalog.loads.length = 0;

    // The change is committed, but this gateway does not know of it yet.
    catalog.version = 2;
    const crossing = await ask(at(180));

    expect(catalog.loads).toEqual(['200+200', '180+50']);
    expect(crossing.bytes.toString()).not.toContain('"version":1');
    expect(versions.trusted(caller)).toBe(2);
  });

  test('lack the sections that the items they are cut out of lack, and are not cached', async () => {
    const { ask, catalog } = aList();
    await ask(at(0));
    catalog.isPartial = true;

    const partial = await ask(at(50));
    catalog.isPartial = false;
    const complete = await ask(at(50));

    expect([partial.etag, JSON.parse(partial.bytes.toString()).errors]).toEqual([undefined, [TIMED_OUT]]);
    expect(JSON.parse(partial.bytes.toString()).data).toHaveLength(50);
    expect([typeof complete.etag, JSON.parse(complete.bytes.toString()).errors]).toEqual(['string', []]);
    expect(catalog.loads).toEqual(['0+50', '0+200', '0+200']);
  });

  test('are loaded exactly while memory does not suffice to keep what they are cut out of', async () => {
    const { ask, catalog, clock, versions } = aList({ bytesMax: 0 });

    for (const offset of [0, 50, 100, 150]) await ask(at(offset));
    expect(catalog.loads).toEqual(['0+50', '0+200', '100+50', '150+50']);

    clock.time += 60_000;
    versions.observe(caller, 1, clock.time);
    await ask(at(100));
    expect(catalog.loads.at(-1)).toBe('0+200');
  });

  test('of a catalog that sends no sizes are loaded exactly', async () => {
    const { ask, catalog } = aList({ hasSizes: false });

    for (const offset of [0, 50, 100, 150]) await ask(at(offset));

    expect(catalog.loads).toEqual(['0+50', '0+200', '50+50', '100+50', '150+50']);
  });

  test('are cached, in a quarter of the memory, so that they do not evict what they are cut out of', async () => {
    const { ask, catalog } = aList({ bytesMax: 80_000 });
    for (const offset of [0, 200, 50, 250]) await ask(at(offset));
    expect(catalog.loads).toEqual(['0+50', '200+50', '0+200', '200+200']);

    const again = [await ask(at(60)), await ask(at(60))];
    for (let round = 0; round < 3; round += 1) for (let offset = 0; offset < 350; offset += 1) await ask(at(offset));

    expect(again[0]?.bytes).toBe(again[1]?.bytes);
    expect(catalog.loads).toHaveLength(4);
  });
});
