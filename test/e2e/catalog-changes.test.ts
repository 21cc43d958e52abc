import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aProduct, aStore, type TestStore } from '../support/a-store.ts';
import { isSignedBy, type WebhookReceiver, webhookReceiver } from '../support/webhook-receiver.ts';
import { within } from '../support/within.ts';

let store: TestStore;

beforeAll(async () => {
  store = await aStore();
});

interface Change {
  readonly sku: string;
  readonly change: string;
  readonly version: number;
}

/** Everything in the feed after a cursor, read in pages of `limit`. */
async function readFeed(cursor?: string, limit = 2): Promise<{ changes: Change[]; cursor: string }> {
  const changes: Change[] = [];
  let at = cursor;
  for (;;) {
    const { body } = await store.server.get(`/v1/catalog/changes?limit=${limit}${at === undefined ? '' : `&cursor=${at}`}`);
    changes.push(...body.data);
    at = body.next_cursor as string;
    if (body.data.length < limit) return { changes, cursor: at };
  }
}

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('the change feed', () => {
  test('tells of creation, update, removal and bands, in order, and goes on from its cursor', async () => {
    const row = aProduct({ sku: 'FED', stock_quantity: 50 });
    await store.importProducts([row]);
    const first = await readFeed();
    await store.importProducts([{ ...row, list_unit_price: 99 }]);
    await store.importProducts([{ ...row, list_unit_price: 99 }]);
    await store.operate('stock', 'set', 'FED', '2');
    await store.operate('catalog', 'hide', 'FED');
    await store.operate('catalog', 'show', 'FED');

    const { changes } = await readFeed(first.cursor);

    expect(first.changes).toEqual([{ sku: 'FED', change: 'CREATED', version: 1 }]);
    expect(changes.map(({ sku, change }) => [sku, change])).toEqual([
      ['FED', 'UPDATED'],
      ['FED', 'STOCK'],
      ['FED', 'REMOVED'],
      ['FED', 'CREATED'],
    ]);
    expect(changes.map(({ version }) => version)).toEqual([2, 3, 4, 5]);
  });

  test('is that of one mode, and refuses a cursor that it never gave', async () => {
    const live = await aStore({ mode: 'live' });

    expect((await live.server.get('/v1/catalog/changes')).body).toMatchObject({ data: [], errors: [], next_cursor: expect.any(String) });
    expect((await store.server.get('/v1/catalog/changes?cursor=nonsense')).status).toBe(422);
    expect((await store.server.get('/v1/catalog/changes?limit=201')).status).toBe(422);
  });

  test('passes nothing by while imports and stock changes run side by side', async () => {
    const batches = [0, 1, 2].map((batch) =>
      Array.from({ length: 400 }, (_, index) => aProduct({ sku: `P-${batch}-${index}`, stock_quantity: 50 })),
    );
    const before = await readFeed(undefined, 200);
    let writing = true;
    const writers = Promise.all([
      ...batches.map((rows) => store.importProducts(rows)),
      ...[1, 90, 0, 70].map((quantity) => store.operate('stock', 'set', 'FED', String(quantity))),
    ]).finally(() => {
      writing = false;
    });
    const seen: Change[] = [];
    let { cursor } = before;
    do {
      const page = await readFeed(cursor, 200);
      seen.push(...page.changes);
      ({ cursor } = page);
    } while (writing);
    await writers;
    seen.push(...(await readFeed(cursor, 200)).changes);

    expect(seen.filter(({ sku }) => sku.startsWith('P-')).map(({ sku }) => sku)).toHaveLength(1200);
    expect(new Set(seen.map(({ sku }) => sku)).size).toBe(1201);
    const again = await readFeed(before.cursor, 200);
    expect(seen).toEqual(again.changes);
  });
});

describe('webhooks of the catalog', () => {
  // A store of its own: its receiver does not wait behind what others have sent.
  let teller: TestStore;
  let receiver: WebhookReceiver;
  let secret: string;

  beforeAll(async () => {
    teller = await aStore();
    receiver = await webhookReceiver();
    const { body } = await teller.server.post('/v1/webhooks', {
      endpoint_url: receiver.url,
      event_types: ['product.created', 'product.updated', 'stock.changed'],
    });
    secret = body.signing_secret;
  });
  afterAll(() => receiver.close());

  test('tell of a product created and updated with the names of what changed, and of bands without counts', async () => {
    const row = aProduct({ sku: 'TOLD', stock_quantity: 123 });
    await teller.importProducts([row]);
    await teller.importProducts([{ ...row, description: 'Renamed', list_unit_price: 90 }]);
    await teller.operate('stock', 'set', 'TOLD', '4');
    const told = (type: string) => receiver.next(({ json }) => json.type === type && json.data.sku === 'TOLD');

    const [created, updated, moved] = await Promise.all([told('product.created'), told('product.updated'), told('stock.changed')]);

    expect(created?.json).toMatchObject({ sequence: 1, mode: 'sandbox', data: { sku: 'TOLD', etag: expect.any(String) } });
    expect(updated?.json).toMatchObject({ sequence: 2, data: { sku: 'TOLD', changed: ['description', 'list_unit_price'] } });
    expect(updated?.json.data.etag).not.toBe(created?.json.data.etag);
    expect(moved?.json).toMatchObject({
      sequence: 1,
      data: { sku: 'TOLD', availability: 'LOW', previous_availability: 'IN_STOCK' },
    });
    for (const delivery of [created, updated, moved]) {
      expect(delivery !== undefined && isSignedBy(delivery, secret)).toBe(true);
      expect(delivery?.body.toString()).not.toMatch(/123|on_hand|quantity/);
    }
  });

  test('tell of a band that flips at once, and once more of the last one when a second is over', async () => {
    await teller.importProducts([aProduct({ sku: 'FLIPS', stock_quantity: 50 })]);
    for (const quantity of ['4', '0', '50', '0', '3', '0']) await teller.operate('stock', 'set', 'FLIPS', quantity);
    const flips = () => receiver.received.filter(({ json }) => json.type === 'stock.changed' && json.data.sku === 'FLIPS');

    await receiver.next(({ json }) => json.data.sku === 'FLIPS' && json.data.availability === 'OUT' && json.sequence > 1);

    const told = flips().toSorted((a, b) => a.json.sequence - b.json.sequence);
    expect(told.length).toBeLessThan(6);
    expect(told[0]?.json.data).toMatchObject({ availability: 'LOW', previous_availability: 'IN_STOCK' });
    expect((await teller.server.get('/v1/products/FLIPS/availability')).body.availability).toBe('OUT');
  });
});

describe('a threshold of the store', () => {
  test('moves the bands of its products: reads and feed follow by themselves', async () => {
    const live = await aStore({ mode: 'live' });
    await live.importProducts([
      aProduct({ sku: 'SOME', stock_quantity: 30 }),
      aProduct({ sku: 'OWN', stock_quantity: 30, low_stock_threshold: 5 }),
    ]);
    const bandOf = async (sku: string) => (await live.server.get(`/v1/products/${sku}/availability`)).body.availability;
    expect([await bandOf('SOME'), await bandOf('OWN')]).toEqual(['IN_STOCK', 'IN_STOCK']);

    await live.operate('stock', 'threshold', '30');

    await within(10_000, async () => expect(await bandOf('SOME')).toBe('LOW'));
    expect(await bandOf('OWN')).toBe('IN_STOCK');
    const { body } = await live.server.get('/v1/catalog/changes?limit=200');
    expect(body.data.at(-1)).toMatchObject({ sku: 'SOME', change: 'STOCK' });
    expect(await live.operate('stock', 'show', 'OWN')).toMatchObject({ on_hand: 30, low_stock_threshold: 5 });
  });
});

describe('a sale window', () => {
  test('opens and closes by itself: price, badge and ETag follow within a second', async () => {
    const startsAt = Date.now() + 1500;
    await store.importProducts([
      aProduct({ sku: 'SALE', sale_unit_price: 75, sale_starts_at: new Date(startsAt).toISOString(), sale_ends_at: inMs(3500) }),
    ]);
    const read = () => store.server.get('/v1/products/SALE');
    const before = await read();
    const until = async (price: number, at: number) => {
      await pause(Math.max(0, at - Date.now()));
      for (;;) {
        const answer = await read();
        if (answer.body.data.unit_price === price) return { answer, lateMs: Date.now() - at };
        if (Date.now() > at + 5000) throw new Error(`the price is still ${answer.body.data.unit_price}`);
        await pause(20);
      }
    };
    expect(before.body.data).toMatchObject({ unit_price: 100, badges: [], discount_percent: 0 });

    const opened = await until(75, startsAt);
    const unchanged = await store.server.get('/v1/products/SALE', { 'if-none-match': before.headers.get('etag') ?? '' });
    const closed = await until(100, startsAt + 2000);

    expect(opened.lateMs).toBeLessThan(1000);
    expect(opened.answer.body.data).toMatchObject({
      unit_price: 75,
      list_unit_price: 100,
      compare_at_unit_price: 100,
      discount_percent: 25,
      price_source: 'SALE',
      badges: ['ON_SALE'],
    });
    expect(unchanged.status).toBe(200);
    expect(closed.lateMs).toBeLessThan(1000);
    expect(closed.answer.body.data).toMatchObject({ unit_price: 100, badges: [] });
    const { changes } = await readFeed(undefined, 200);
    expect(changes.filter(({ sku }) => sku === 'SALE').map(({ change }) => change)).toEqual(['CREATED', 'UPDATED', 'UPDATED']);
  });
});
