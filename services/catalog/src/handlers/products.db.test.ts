import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase, violatedInvariants } from '@storefront/db/testing';
import { type Leave, flowOf } from '@storefront/fair-queue';
import { type Caller, newId } from '@storefront/rpc';
import { IMPORTS_PER_STORE } from '../import/import-permits.ts';
import { invariants } from '../store/invariants.ts';
import { listContractPricesAfter } from '../store/products/contract-prices.ts';
import type { Database } from '../store/schema.ts';
import { applySaleWindows } from '../sweeps/apply-sale-windows.ts';
import { aCaller, aDeps, aRow, bytesOf, importRows, importText } from '../testing/builders.ts';
import { parseProduct } from '../testing/public-product.ts';
import { batchGetAvailability, getAvailability } from './availability.ts';
import { listContractPrices, removeContractPrices, setContractPrices } from './contract-prices.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';
import { getCatalogVersion, listChanges } from './list-changes.ts';
import { getProduct, setVisibility } from './products.ts';
import { quoteLines } from './quote-lines.ts';
import { adjustStock, getStock, setStock } from './stock.ts';
import { listTags } from './taxonomy.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const product = async (sku: string, by: Caller, now?: Date) =>
  parseProduct((await getProduct(aDeps(database.db, now))({ sku }, by)).productJson);
const version = async (by: Caller) => (await getCatalogVersion(aDeps(database.db))({}, by)).catalogVersion;

describe('a product', () => {
  test('a product has its price, tax, media, and texts', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, [
      aRow({
        sku: 'A/B 5%',
        list_unit_price: 100.05,
        compare_at_unit_price: 125,
        short_description: 'Short',
        body: '## Long\n',
        stock_quantity: 3,
        specs: { groups: [{ label: 'Size', rows: [{ label: 'Thread', value: 'M8', highlight: true }] }] },
        media: [
          { kind: 'VIDEO', embed_url: 'https://video.example/1', provider: 'example', duration_seconds: 12.5 },
          { large_url: 'https://cdn.example/1.webp', alt_text: 'One' },
        ],
        order_uoms: [{ code: 'BOX', label: 'Box of 50', base_quantity: 50 }],
      }),
    ]);

    expect(await product('A/B 5%', caller)).toMatchObject({
      sku: 'A/B 5%',
      unit_price: 100.05,
      list_unit_price: 100.05,
      compare_at_unit_price: 125,
      discount_percent: 20,
      price_source: 'LIST',
      badges: ['ON_SALE', 'LOW_STOCK'],
      effective_gct_rate: 0.15,
      gct_amount: 15.01,
      unit_price_incl_gct: 115.06,
      availability: 'LOW',
      body: '## Long\n',
      specs: { groups: [{ label: 'Size', rows: [{ label: 'Thread', value: 'M8', highlight: true }] }] },
      cover: { kind: 'IMAGE', thumb_url: 'https://cdn.example/1.webp', alt_text: 'One', position: 0 },
      media: [{ kind: 'IMAGE' }, { kind: 'VIDEO', embed_url: 'https://video.example/1', duration_seconds: 12.5 }],
      order_uoms: [{ code: 'BOX', label: 'Box of 50', base_quantity: 50, min_order_quantity: 1, increment: 1 }],
    });
  });

  test('an unknown, hidden, or malformed SKU is not found and has no band', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow({ sku: 'H', hidden: true, stock_quantity: 5 }), aRow({ sku: 'V', stock_quantity: 50 })]);

    for (const sku of ['H', 'NOWHERE', 'a\0b', '']) {
      await expect(product(sku, caller)).rejects.toMatchObject({ code: 'not_found' });
      await expect(getAvailability(aDeps(database.db))({ sku }, caller)).rejects.toMatchObject({ code: 'not_found' });
    }
    const batch = await batchGetAvailability(aDeps(database.db))({ skus: ['NOWHERE', 'V', 'H', 'V', '\0'] }, caller);
    expect(batch.items).toEqual([
      { sku: 'NOWHERE', availability: 'UNKNOWN' },
      { sku: 'V', availability: 'IN_STOCK' },
      { sku: 'H', availability: 'UNKNOWN' },
      { sku: '\0', availability: 'UNKNOWN' },
    ]);
  });

  test('operators hide and show a product', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow({ categories: ['bolts'] })]);
    const hide = (hidden: boolean, sku = 'BOLT-M8') => setVisibility(aDeps(database.db))({ sku, hidden }, caller);

    await hide(true);
    await expect(product('BOLT-M8', caller)).rejects.toMatchObject({ code: 'not_found' });
    await hide(false);
    expect(await product('BOLT-M8', caller)).toMatchObject({ sku: 'BOLT-M8' });
    const before = await version(caller);
    await hide(false);
    expect(await version(caller)).toBe(before);
    await expect(hide(true, 'NOWHERE')).rejects.toMatchObject({ code: 'not_found' });
    expect(await violatedInvariants(database.db, invariants)).toEqual([]);
  });
});

describe('a sale', () => {
  test('the price and version change when a sale starts and ends', async () => {
    const caller = aCaller();
    const at = (time: string) => new Date(`2027-03-01T${time}Z`);
    await importRows(
      database.db,
      caller,
      [aRow({ list_unit_price: 100, sale_unit_price: 80, sale_starts_at: '2027-03-01T10:00:00Z', sale_ends_at: '2027-03-01T12:00:00Z' })],
      { now: at('09:00:00') },
    );

    expect(await applySaleWindows(aDeps(database.db, at('09:59:59.999')))).toBe(0);
    expect(await product('BOLT-M8', caller, at('09:59:59.999'))).toMatchObject({ unit_price: 100, price_source: 'LIST', badges: [] });
    expect(await version(caller)).toBe('1');

    expect(await applySaleWindows(aDeps(database.db, at('10:00:00')))).toBe(1);
    expect(await version(caller)).toBe('2');
    expect(await product('BOLT-M8', caller, at('10:00:00'))).toMatchObject({
      unit_price: 80,
      list_unit_price: 100,
      compare_at_unit_price: 100,
      discount_percent: 20,
      price_source: 'SALE',
      badges: ['ON_SALE'],
      updated_at: '2027-03-01T10:00:00.000Z',
    });

    expect(await applySaleWindows(aDeps(database.db, at('12:00:00')))).toBe(1);
    expect(await applySaleWindows(aDeps(database.db, at('12:00:01')))).toBe(0);
    expect(await version(caller)).toBe('3');
    expect(await product('BOLT-M8', caller, at('12:00:00'))).toMatchObject({ unit_price: 100, discount_percent: 0, badges: [] });
  });
});

describe('a quote', () => {
  test('each line is quoted in order at the price for its customer and quantity', async () => {
    const customerId = newId();
    const caller = aCaller({ customerId });
    const now = new Date('2027-03-01T10:00:00Z');
    await importRows(database.db, caller, [
      aRow({ sku: 'BREAK', list_unit_price: 100, price_breaks: [{ min_quantity: 10, unit_price: 90 }], categories: ['a/b'] }),
      aRow({
        sku: 'SALE',
        list_unit_price: 100,
        sale_unit_price: 70,
        sale_ends_at: '2027-03-02T00:00:00Z',
        price_breaks: [{ min_quantity: 5, unit_price: 60 }],
      }),
      aRow({ sku: 'AGREED', list_unit_price: 100, sale_unit_price: 10, quantity_decimals: 3, effective_gct_rate: 0 }),
      aRow({ sku: 'HIDDEN', hidden: true }),
    ]);
    await setContractPrices(aDeps(database.db))(
      {
        prices: [
          { customerId, sku: 'AGREED', unitPrice: '50' },
          { customerId, sku: 'AGREED', unitPrice: '45.5', minQuantity: '100' },
          { customerId: newId(), sku: 'BREAK', unitPrice: '1' },
        ],
      },
      caller,
    );

    const requested = [
      ['SALE', '1'],
      ['BREAK', '9.999'],
      ['BREAK', '10'],
      ['NOWHERE', '1'],
      ['AGREED', '0.5'],
      ['HIDDEN', '1'],
      ['AGREED', '100'],
      ['SALE', '5'],
    ] as const;
    const quote = await quoteLines(aDeps(database.db, now))({ lines: requested.map(([sku, quantity]) => ({ sku, quantity })) }, caller);

    expect(quote.lines?.map(({ sku, found, unitPrice, priceSource }) => [sku, found, unitPrice, priceSource])).toEqual([
      ['SALE', true, '70.00', 'SALE'],
      ['BREAK', true, '100.00', 'LIST'],
      ['BREAK', true, '90.00', 'LIST'],
      ['NOWHERE', false, undefined, undefined],
      ['AGREED', true, '50.00', 'CONTRACT'],
      ['HIDDEN', false, undefined, undefined],
      ['AGREED', true, '45.50', 'CONTRACT'],
      ['SALE', true, '60.00', 'LIST'],
    ]);
    expect(quote.lines?.[1]).toMatchObject({ effectiveGctRate: '0.15', quantityDecimals: 0, listUnitPrice: '100.00' });
    expect(quote.lines?.[1]?.categoryIds).toHaveLength(2);
    expect(quote.lines?.[4]).toMatchObject({ effectiveGctRate: '0', quantityDecimals: 3, availability: 'UNKNOWN' });
    expect(quote.pricesChangeAt).toBe('2027-03-02T00:00:00.000Z');
    expect(quote.catalogVersion).toBe(await version(caller));
  });
});

test('a quote has the cover of each product if it is to have images', async () => {
  const caller = aCaller();
  const video = { kind: 'VIDEO', embed_url: 'https://video.example/1', position: 0 };
  const image = (name: string, position: number) => ({ large_url: `https://cdn.example/${name}`, alt_text: name, position });
  const media = { NONE: [], ONE: [image('a', 0)], LATER: [image('b', 2), image('c', 1)], FILM: [video], BOTH: [video, image('d', 1)] };
  await importRows(
    database.db,
    caller,
    Object.entries(media).map(([sku, given]) => aRow({ sku, media: given })),
  );
  const lines = [...Object.keys(media), 'UNKNOWN'].map((sku) => ({ sku, quantity: '1' }));
  const quote = (withImages: boolean) => quoteLines(aDeps(database.db))({ lines, withImages }, caller);

  const { lines: shown } = await quote(true);
  expect(shown?.map((line) => line.image?.altText)).toEqual([undefined, 'a', 'c', undefined, 'd', undefined]);
  for (const [index, sku] of Object.keys(media).entries()) {
    const { cover } = await product(sku, caller);
    expect(shown?.[index]?.image?.largeUrl ?? null).toBe(cover?.large_url ?? null);
    expect(shown?.[index]?.image?.position).toBe(cover?.position);
  }
  const { lines: bare } = await quote(false);
  expect(bare?.map((line) => line.image ?? null)).toEqual(lines.map(() => null));
});

describe('a quote of a large cart', () => {
  test('500 lines are quoted, each for its own quantity, and 501 are refused', async () => {
    const caller = aCaller();
    const rows = Array.from({ length: 250 }, (_, index) =>
      aRow({ sku: `L-${index}`, list_unit_price: index + 2, price_breaks: [{ min_quantity: 10, unit_price: index + 1 }] }),
    );
    await importRows(database.db, caller, rows);
    const lines = rows.flatMap(({ sku }) => ['1', '10'].map((quantity) => ({ sku: String(sku), quantity })));

    const { lines: quoted = [] } = await quoteLines(aDeps(database.db))({ lines }, caller);

    expect(quoted.map(({ unitPrice }) => Number(unitPrice))).toEqual(rows.flatMap((_, index) => [index + 2, index + 1]));
    await expect(quoteLines(aDeps(database.db))({ lines: [...lines, { sku: 'L-0', quantity: '1' }] }, caller)).rejects.toMatchObject({
      code: 'validation_error',
    });
  });
});

describe('contract prices', () => {
  test('good contract prices are stored, and bad ones are reported by position', async () => {
    const caller = aCaller();
    const customerId = newId();
    await importRows(database.db, caller, [aRow()]);
    const price = (given: object) => ({ customerId, sku: 'BOLT-M8', unitPrice: '99.99', ...given });

    const response = await setContractPrices(aDeps(database.db))(
      {
        prices: [
          price({}),
          price({ sku: 'NOWHERE' }),
          price({ unitPrice: '1.005' }),
          price({ customerId: 'x' }),
          price({ minQuantity: '0' }),
          price({}),
          price({ minQuantity: '2.5' }),
        ],
      },
      caller,
    );

    expect(response.stored).toBe(1);
    expect(response.violations?.map(({ line, column }) => [line, column])).toEqual([
      [2, 'sku'],
      [3, 'unit_price'],
      [4, 'customer_id'],
      [5, 'min_quantity'],
      [6, undefined],
      [7, 'min_quantity'],
    ]);
    const before = await version(caller);
    await setContractPrices(aDeps(database.db))({ prices: [price({})] }, caller);
    expect(await version(caller)).toBe(before);
  });

  test('contract prices are listed by customer, SKU, and quantity, and removed singly or by SKU', async () => {
    const caller = aCaller();
    const [customer = '', other = ''] = [newId(), newId()].toSorted();
    await importRows(database.db, caller, [aRow({ sku: 'A', quantity_decimals: 1 }), aRow({ sku: 'B' })]);
    const price = (customerId: string, sku: string, minQuantity: string) => ({ customerId, sku, minQuantity, unitPrice: '9.5' });
    const prices = [price(customer, 'A', '1'), price(customer, 'A', '2.5'), price(customer, 'A', '10'), price(customer, 'B', '1')];
    await setContractPrices(aDeps(database.db))({ prices: [...prices.toReversed(), price(other, 'A', '1')] }, caller);
    const listed = async (customerId?: string) => {
      const list = (after?: string) => listContractPrices(aDeps(database.db))({ customerId, keyset: { limit: 3, after } }, caller);
      const { prices: first = [], next } = await list();
      return next === undefined ? first : [...first, ...((await list(next)).prices ?? [])];
    };
    const remove = (sku: string, minQuantity?: string) =>
      removeContractPrices(aDeps(database.db))({ customerId: customer, sku, minQuantity }, caller);
    expect(await listed()).toEqual([...prices, price(other, 'A', '1')]);
    expect(await listed(customer)).toEqual(prices);
    const before = Number(await version(caller));

    expect([await remove('A', '2.50'), await remove('A', '3'), await remove('NOWHERE')]).toEqual([1, 0, 0].map((removed) => ({ removed })));
    expect(Number(await version(caller))).toBe(before + 1);
    expect(await remove('A')).toEqual({ removed: 2 });

    expect(await listed()).toEqual([price(customer, 'B', '1'), price(other, 'A', '1')]);
    await expect(remove('A', '0')).rejects.toMatchObject({ code: 'validation_error' });
    await expect(listed('not-a-uuid')).rejects.toMatchObject({ code: 'validation_error' });
  });

  test('contract prices are read in pages without a gap, also between the quantities of one SKU', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow({ sku: 'A' }), aRow({ sku: 'B' })]);
    const customerId = newId();
    const keys = ['A', 'B'].flatMap((sku) => ['1', '5', '10'].map((minQuantity) => ({ customerId, sku, minQuantity, unitPrice: '9' })));
    await setContractPrices(aDeps(database.db))({ prices: keys }, caller);

    const found: typeof keys = [];
    for (let isMore = true; isMore;) {
      const page = await listContractPricesAfter(database.db, caller, {}, found.at(-1), 2);
      found.push(...page);
      isMore = page.length > 0;
    }

    expect(found).toEqual(keys);
  });

  test('contract prices change the version but appear in no feed or public event', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow()]);
    const before = await version(caller);

    await setContractPrices(aDeps(database.db))({ prices: [{ customerId: newId(), sku: 'BOLT-M8', unitPrice: '99.99' }] }, caller);

    expect(Number(await version(caller))).toBe(Number(before) + 1);
    const { changes } = await listChanges(aDeps(database.db))({ cursor: undefined, limit: 50 }, caller);
    expect(changes?.map(({ change }) => change)).toEqual(['CREATED']);
    const events = await database.db
      .selectFrom('outbox')
      .select('type')
      .where('tenant_id', '=', caller.tenantId)
      .orderBy('position')
      .execute();
    expect(events.map(({ type }) => type)).toEqual(['product.created', 'catalog.changed', 'catalog.changed']);
  });
});

describe('stock on hand', () => {
  test('the quantity on hand is set and adjusted, never below 0', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow({ quantity_decimals: 1 })]);
    const set = (quantity: string, sku = 'BOLT-M8') => setStock(aDeps(database.db))({ sku, quantity }, caller);
    const adjust = (quantity: string) => adjustStock(aDeps(database.db))({ sku: 'BOLT-M8', quantity }, caller);

    expect((await set('12.5')).stock).toEqual({
      sku: 'BOLT-M8',
      onHand: '12.5',
      reserved: '0',
      sellable: '12.5',
      lowStockThreshold: '10',
    });
    expect((await adjust('-2.5')).stock).toMatchObject({ onHand: '10', sellable: '10' });
    for (const quantity of ['-11', '999999999990']) await expect(adjust(quantity)).rejects.toMatchObject({ code: 'validation_error' });
    await expect(set('-1')).rejects.toMatchObject({ code: 'validation_error' });
    await expect(set('1', 'NOWHERE')).rejects.toMatchObject({ code: 'not_found' });
    expect((await adjust('5')).stock).toMatchObject({ onHand: '15' });
  });

  test('an uncounted product is not adjusted, because the difference has no base', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow({ sku: 'SAND' })]);

    await expect(adjustStock(aDeps(database.db))({ sku: 'SAND', quantity: '1' }, caller)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field: 'quantity', detail: expect.stringContaining('SAND') }],
    });
    expect((await getStock(aDeps(database.db))({ sku: 'SAND' }, caller)).stock).toMatchObject({ onHand: '' });
  });
});

describe('stock of a product that is sold in whole units', () => {
  test('cannot be set or adjusted to a fraction, but an old fraction can be removed', async () => {
    const caller = aCaller();
    const deps = aDeps(database.db);
    await importRows(database.db, caller, [aRow({ quantity_decimals: 1, stock_quantity: 10.5 })]);
    await database.db.updateTable('product').set({ quantity_decimals: 0 }).where('tenant_id', '=', caller.tenantId).execute();
    const tooPrecise = { code: 'validation_error', details: [expect.objectContaining({ field: 'quantity', code: 'too_precise' })] };

    await expect(setStock(deps)({ sku: 'BOLT-M8', quantity: '10.5' }, caller)).rejects.toMatchObject(tooPrecise);
    await expect(adjustStock(deps)({ sku: 'BOLT-M8', quantity: '0.2' }, caller)).rejects.toMatchObject(tooPrecise);
    expect((await adjustStock(deps)({ sku: 'BOLT-M8', quantity: '-0.5' }, caller)).stock).toMatchObject({ onHand: '10' });
    expect((await setStock(deps)({ sku: 'BOLT-M8', quantity: '12.0' }, caller)).stock).toMatchObject({ onHand: '12' });
  });
});

describe('the change feed', () => {
  test('the feed is paged to its end, and its last cursor returns later changes', async () => {
    const caller = aCaller();
    await importRows(
      database.db,
      caller,
      ['A', 'B', 'C'].map((sku) => aRow({ sku })),
    );
    const feed = (cursor?: string) => listChanges(aDeps(database.db))({ limit: 2, ...(cursor === undefined ? {} : { cursor }) }, caller);

    const first = await feed();
    const second = await feed(first.nextCursor);
    await importRows(database.db, caller, [aRow({ sku: 'B', list_unit_price: 1 })]);
    const third = await feed(second.nextCursor);
    const fourth = await feed(third.nextCursor);

    expect([first, second, third, fourth].map(({ changes }) => changes?.map(({ sku, change }) => [sku, change]))).toEqual([
      [
        ['A', 'CREATED'],
        ['B', 'CREATED'],
      ],
      [['C', 'CREATED']],
      [['B', 'UPDATED']],
      [],
    ]);
    expect([first, second, third].map(({ hasMore }) => hasMore)).toEqual([true, false, false]);
    expect(fourth.nextCursor).toBe(third.nextCursor);
    await expect(feed('nonsense')).rejects.toMatchObject({ code: 'validation_error' });
  });

  test('no change is missed during concurrent writes', async () => {
    const caller = aCaller();
    const skus = Array.from({ length: 12 }, (_, index) => `S-${index}`);
    await importRows(
      database.db,
      caller,
      skus.map((sku) => aRow({ sku, stock_quantity: 100 })),
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    const read = async () => {
      const page = await listChanges(aDeps(database.db))({ limit: 3, ...(cursor === undefined ? {} : { cursor }) }, caller);
      cursor = page.nextCursor;
      seen.push(...(page.changes ?? []).map(({ sku, change }) => `${sku} ${change}`));
    };

    const writing = { done: false };
    const writers = Promise.all(skus.map((sku) => setStock(aDeps(database.db))({ sku, quantity: '0' }, caller)));
    void writers.finally(() => (writing.done = true));
    while (!writing.done) await read();
    await writers;
    for (let page = 0; page < 10; page += 1) await read();

    expect(seen.filter((entry) => entry.endsWith('STOCK')).sort()).toEqual(skus.map((sku) => `${sku} STOCK`).sort());
  });
});

describe('an export', () => {
  test('importing an export changes nothing and recreates the catalog in another store', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, [
      aRow({
        sku: 'A',
        tags: [{ group: 'Brand Names', slug: 'x', name: 'X Brand' }],
        categories: ['a/b'],
        stock_quantity: 2.5,
        quantity_decimals: 1,
        body: 'Text',
      }),
      aRow({
        sku: 'B',
        hidden: true,
        sale_unit_price: 5,
        sale_ends_at: '2030-01-01',
        media: [{ large_url: 'https://cdn.example/1.webp' }],
      }),
    ]);
    const chunks: Buffer[] = [];
    for await (const { chunk } of exportProducts(aDeps(database.db))({}, caller, new AbortController().signal))
      chunks.push(Buffer.from(chunk ?? ''));
    const text = Buffer.concat(chunks).toString();

    expect(await importText(database.db, caller, text)).toMatchObject({ rowsGood: 2, unchanged: 2 });
    const another = aCaller();
    expect(await importText(database.db, another, text)).toMatchObject({ rowsGood: 2, created: 2 });
    const { groups } = await listTags(aDeps(database.db))({}, another);
    expect(groups).toMatchObject([{ slug: 'brand-names', name: 'Brand Names', tags: [{ slug: 'x', name: 'X Brand' }] }]);
  });
});

test('exports that run at the same time alternate, and each is complete', async () => {
  const caller = aCaller();
  const skus = Array.from({ length: 250 }, (_, index) => `SKU-${String(index).padStart(3, '0')}`);
  await importRows(
    database.db,
    caller,
    skus.map((sku) => aRow({ sku })),
  );
  const exporting = exportProducts(aDeps(database.db));
  const read = async (): Promise<string[]> => {
    const chunks: Buffer[] = [];
    for await (const { chunk } of exporting({}, caller, new AbortController().signal)) chunks.push(Buffer.from(chunk ?? ''));
    return Buffer.concat(chunks)
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).sku);
  };

  expect(await Promise.all([read(), read(), read()])).toEqual([skus, skus, skus]);
});

describe('ImportProducts', () => {
  async function send(caller: Caller, options: object, text: string, deps = aDeps(database.db)) {
    async function* requests() {
      yield { options: { format: 'storefront', syntax: 'csv', dryRun: false, ...options }, part: 'options' as const };
      for await (const chunk of bytesOf(text, 7)) yield { chunk: Buffer.from(chunk), part: 'chunk' as const };
    }
    const reports = [];
    for await (const report of importProducts(deps)(requests(), caller)) reports.push(report);
    return reports;
  }

  test('a store has few imports at a time, and that of another store does not wait for them', async () => {
    const caller = aCaller();
    const deps = aDeps(database.db);
    const csv = ['sku,description,list_unit_price', 'A,Bolt,1', ''].join('\n');
    const leaves: Leave[] = [];
    for (let count = 0; count < IMPORTS_PER_STORE; count += 1) leaves.push(await deps.importPermits.enter(flowOf(caller)));
    let isDone = false;
    const waiting = send(caller, {}, csv, deps).finally(() => (isDone = true));

    expect(await send(aCaller(), {}, csv, deps)).toMatchObject([{ created: 1 }]);
    expect(isDone).toBe(false);

    for (const leave of leaves) leave();
    expect(await waiting).toMatchObject([{ created: 1 }]);
  });

  test('a streamed CSV may have quotes, line breaks, and JSON in cells, and an empty cell resets a field', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow({ sku: 'B', short_description: 'old', stock_quantity: 1 })]);

    const [report] = await send(
      caller,
      {},
      [
        '\ufeffsku,description,list_unit_price,short_description,body,price_breaks,hidden,note',
        'A,"Bolt ""M8"", zinc",10.50,,"line one',
        'line two","[{""min_quantity"":10,""unit_price"":9}]",no,x',
        'B,Bolt,11,,,,,',
        'C,Bolt,eleven,,,,,',
        'D,Bolt',
        '',
        'E,Bolt,12,,,not json,,',
      ].join('\r\n'),
    );

    expect(report).toMatchObject({ rowsRead: 5, rowsGood: 2, rowsBad: 3, created: 1, updated: 1, done: true });
    expect(report?.violations?.map(({ line, column }) => [line, column])).toEqual([
      [5, 'list_unit_price'],
      [6, undefined],
      [8, 'price_breaks'],
    ]);
    expect(await product('A', caller)).toMatchObject({ description: 'Bolt "M8", zinc', body: 'line one\r\nline two', unit_price: 10.5 });
    expect(await product('B', caller)).toMatchObject({ unit_price: 11, availability: 'LOW' });
    expect((await product('B', caller)).short_description).toBeNull();
  });

  test('a file without the required columns is refused at its first line', async () => {
    const [report] = await send(aCaller(), {}, 'code,name\nA,Bolt\n');

    expect(report?.violations).toEqual([
      { line: 1, column: 'sku', reason: 'is missing from the header' },
      { line: 1, column: 'description', reason: 'is missing from the header' },
    ]);
    await expect(send(aCaller(), { format: 'excel' }, '')).rejects.toMatchObject({ code: 'validation_error' });
  });
});
