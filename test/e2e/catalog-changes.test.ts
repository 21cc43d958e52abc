import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { isSignedBy, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';

let store: TestStore;

beforeAll(async () => {
  store = await aStore();
});

const inAnHour = (hours = 1): string => new Date(Date.now() + hours * 3_600_000).toISOString();
/** Moves the clock of a sandbox, so that a sale starts or ends exactly when the test is ready for it. */
const advanceClock = async ({ server }: TestStore, to: string): Promise<void> =>
  expect((await server.post('/v1/sandbox/clock/advance', { to })).status).toBe(200);

interface Change {
  readonly sku: string;
  readonly change: string;
  readonly version: number;
}

/** Reads the whole feed after a cursor, in pages of `limit`. */
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

describe('the change feed', () => {
  test('lists creations, updates, removals, and band changes in order, and continues from its cursor', async () => {
    const row = aProduct({ sku: 'FED', stock_quantity: 50 });
    await store.importProducts([row]);
    const first = await readFeed();
    await store.importProducts([{ ...row, list_unit_price: 99 }]);
    await store.importProducts([{ ...row, list_unit_price: 99 }]);
    await store.cli('stock', 'set', 'FED', '2');
    await store.cli('catalog', 'hide', 'FED');
    await store.cli('catalog', 'unhide', 'FED');

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

  test('is scoped to one mode and rejects an invalid cursor', async () => {
    const live = await aStore({ mode: 'live' });

    expect((await live.server.get('/v1/catalog/changes')).body).toMatchObject({ data: [], errors: [], next_cursor: expect.any(String) });
    expect((await store.server.get('/v1/catalog/changes?cursor=nonsense')).status).toBe(422);
    expect((await store.server.get('/v1/catalog/changes?limit=201')).status).toBe(422);
  });

  test('misses nothing during concurrent imports and stock changes', async () => {
    const batches = [0, 1, 2].map((batch) =>
      Array.from({ length: 400 }, (_, index) => aProduct({ sku: `P-${batch}-${index}`, stock_quantity: 50 })),
    );
    const before = await readFeed(undefined, 200);
    let writing = true;
    const writers = Promise.all([
      ...batches.map((rows) => store.importProducts(rows)),
      ...[1, 90, 0, 70].map((quantity) => store.cli('stock', 'set', 'FED', String(quantity))),
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
  // A separate store, so that its deliveries do not wait behind those of other tests.
  let publisher: TestStore;
  let receiver: WebhookReceiver;
  let secret: string;

  beforeAll(async () => {
    publisher = await aStore();
    receiver = await webhookReceiver();
    const { body } = await publisher.server.post('/v1/webhooks', {
      endpoint_url: receiver.url,
      event_types: ['product.created', 'product.updated', 'stock.changed'],
    });
    secret = body.signing_secret;
  });
  afterAll(() => receiver.close());

  test('report created and updated products with the changed fields, and bands without counts', async () => {
    const row = aProduct({ sku: 'WATCHED', stock_quantity: 123 });
    await publisher.importProducts([row]);
    await publisher.importProducts([{ ...row, description: 'Renamed', list_unit_price: 90 }]);
    await publisher.cli('stock', 'set', 'WATCHED', '4');
    const delivered = (type: string) => receiver.next(({ json }) => json.type === type && json.data.sku === 'WATCHED');

    const [created, updated, moved] = await Promise.all([
      delivered('product.created'),
      delivered('product.updated'),
      delivered('stock.changed'),
    ]);

    expect(created?.json).toMatchObject({ sequence: 1, mode: 'sandbox', data: { sku: 'WATCHED', etag: expect.any(String) } });
    expect(updated?.json).toMatchObject({ sequence: 2, data: { sku: 'WATCHED', changed: ['description', 'list_unit_price'] } });
    expect(updated?.json.data.etag).not.toBe(created?.json.data.etag);
    expect(moved?.json).toMatchObject({
      sequence: 1,
      data: { sku: 'WATCHED', availability: 'LOW', previous_availability: 'IN_STOCK' },
    });
    for (const delivery of [created, updated, moved]) {
      expect(delivery !== undefined && isSignedBy(delivery, secret)).toBe(true);
      expect(delivery?.body.toString()).not.toMatch(/:123\b|on_hand|quantity/);
    }
  });

  test('contain the ETag of an anonymous read after a creation, a change, and a start of a sale, and none after hiding', async () => {
    const row = aProduct({ sku: 'TAGGED', stock_quantity: 50, categories: ['tools'] });
    const etagOf = async (type: string, field: string): Promise<unknown> => {
      const event = await receiver.next(
        ({ json }) => json.type === type && json.data.sku === 'TAGGED' && (json.data.changed as string[]).includes(field),
      );
      return event?.json.data.etag;
    };
    /** A delivery can precede what tells the gateway of the change. */
    const expectRead = (etag: unknown) =>
      eventually(30_000, async () => {
        const { headers } = await publisher.server.get('/v1/products/TAGGED', { 'accept-encoding': 'identity' });
        expect(headers.get('etag')).toBe(etag);
      });

    await publisher.importProducts([row]);
    const created = await etagOf('product.created', 'sku');
    expect(created).toEqual(expect.stringMatching(/^"[\w-]+"$/));
    await expectRead(created);

    const onOffer = { ...row, sale_unit_price: 75, sale_starts_at: inAnHour() };
    await publisher.importProducts([onOffer]);
    const updated = await etagOf('product.updated', 'sale_unit_price');
    await expectRead(updated);

    await advanceClock(publisher, onOffer.sale_starts_at);
    const onSale = await etagOf('product.updated', 'unit_price');
    expect([created, updated]).not.toContain(onSale);
    await expectRead(onSale);

    await publisher.importProducts([{ ...onOffer, hidden: true }]);
    expect(await etagOf('product.updated', 'hidden')).toBeNull();
  });

  test('report the first of several quick band changes immediately and the last one a second later', async () => {
    await publisher.importProducts([aProduct({ sku: 'FLIPS', stock_quantity: 50 })]);
    const startedAt = performance.now();
    for (const quantity of ['4', '0', '50', '0', '3', '0']) await publisher.cli('stock', 'set', 'FLIPS', quantity);
    const seconds = (performance.now() - startedAt) / 1000;
    const flips = () => receiver.received.filter(({ json }) => json.type === 'stock.changed' && json.data.sku === 'FLIPS');

    await receiver.next(({ json }) => json.data.sku === 'FLIPS' && json.data.availability === 'OUT' && json.sequence > 1);

    const sent = flips().toSorted((a, b) => a.json.sequence - b.json.sequence);
    // The first one, at most one in each second of the changes, and the last one.
    expect(sent.length).toBeLessThanOrEqual(2 + Math.floor(seconds));
    expect(sent[0]?.json.data).toMatchObject({ availability: 'LOW', previous_availability: 'IN_STOCK' });
    expect((await publisher.server.get('/v1/products/FLIPS/availability')).body.availability).toBe('OUT');
  });
});

describe('a low-stock threshold of the store', () => {
  test('changes the bands of its products in reads and in the feed', async () => {
    const live = await aStore({ mode: 'live' });
    await live.importProducts([
      aProduct({ sku: 'SOME', stock_quantity: 30 }),
      aProduct({ sku: 'OWN', stock_quantity: 30, low_stock_threshold: 5 }),
    ]);
    const bandOf = async (sku: string) => (await live.server.get(`/v1/products/${sku}/availability`)).body.availability;
    expect([await bandOf('SOME'), await bandOf('OWN')]).toEqual(['IN_STOCK', 'IN_STOCK']);

    await live.cli('stock', 'threshold', 'set', '30');

    await eventually(30_000, async () => expect(await bandOf('SOME')).toBe('LOW'));
    expect(await bandOf('OWN')).toBe('IN_STOCK');
    const { body } = await live.server.get('/v1/catalog/changes?limit=200');
    expect(body.data.at(-1)).toMatchObject({ sku: 'SOME', change: 'STOCK' });
    expect(await live.cli('stock', 'get', 'OWN')).toMatchObject({ on_hand: 30, low_stock_threshold: 5 });
  });
});

describe('a sale window', () => {
  test('opens and closes: price, badge, and ETag follow', async () => {
    const [startsAt, endsAt] = [inAnHour(), inAnHour(2)];
    await store.importProducts([aProduct({ sku: 'SALE', sale_unit_price: 75, sale_starts_at: startsAt, sale_ends_at: endsAt })]);
    const read = () => store.server.get('/v1/products/SALE');
    const before = await read();
    /** Resolves with the first response at this time that has the price. */
    const readAt = async (time: string, price: number) => {
      await advanceClock(store, time);
      return eventually(30_000, async () => {
        const response = await read();
        expect(response.body.data.unit_price).toBe(price);
        return response;
      });
    };
    expect(before.body.data).toMatchObject({ unit_price: 100, badges: [], discount_percent: 0 });

    const opened = await readAt(startsAt, 75);
    const unchanged = await store.server.get('/v1/products/SALE', { 'if-none-match': before.headers.get('etag') ?? '' });
    const closed = await readAt(endsAt, 100);

    expect(opened.body.data).toMatchObject({
      unit_price: 75,
      list_unit_price: 100,
      compare_at_unit_price: 100,
      discount_percent: 25,
      price_source: 'SALE',
      badges: ['ON_SALE'],
    });
    expect(unchanged.status).toBe(200);
    expect(closed.body.data).toMatchObject({ unit_price: 100, badges: [] });
    const { changes } = await readFeed(undefined, 200);
    expect(changes.filter(({ sku }) => sku === 'SALE').map(({ change }) => change)).toEqual(['CREATED', 'UPDATED', 'UPDATED']);
  });
});
