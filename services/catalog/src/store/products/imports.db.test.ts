import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase, violatedInvariants } from '@storefront/db/testing';
import { aRow, aScope, findProduct, importRows, importText, jsonLines } from '../../testing/builders.ts';
import { getCatalogVersion } from '../catalog-version.ts';
import { listChanges } from '../changes.ts';
import { invariants } from '../invariants.ts';
import type { Database } from '../schema.ts';
import { getStock } from '../stock/stock-levels.ts';
import { listCategories, listTags } from '../taxonomy/taxonomy.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const eventsOf = async (tenantId: string) =>
  database.db
    .selectFrom('outbox')
    .select(['type', 'aggregate_id', 'sequence', 'data'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute();

const brokenInvariants = async () => await violatedInvariants(database.db, invariants);

describe('an import', () => {
  test('an import creates products with their categories, tags, and stock', async () => {
    const { db } = database;
    const scope = aScope();

    const report = await importRows(db, scope, [
      aRow({
        sku: 'PAD-1',
        categories: ['auto/brakes/brake-pads'],
        tags: [{ group: 'brand', slug: 'gungo', name: 'Gungo Line' }],
        stock_quantity: 5,
        specs: { groups: [{ label: 'Size', rows: [{ label: 'Axle', value: 'Front', highlight: true }] }] },
        body: '# Pads\n\nStop.',
      }),
      aRow({ sku: 'PAD-2', categories: ['auto/brakes'], hidden: true }),
    ]);

    expect(report).toMatchObject({ rowsRead: 2, rowsGood: 2, rowsBad: 0, created: 2, updated: 0, unchanged: 0, done: true });
    const { rows: categories } = await listCategories(db, scope);
    expect(categories.map(({ slug, name, product_count }) => [slug, name, product_count])).toEqual([
      ['auto', 'Auto', 1],
      ['brakes', 'Brakes', 1],
      ['brake-pads', 'Brake pads', 1],
    ]);
    const { rows: tags } = await listTags(db, scope);
    expect(
      tags.map(({ group_slug, group_name, slug, name, product_count }) => [group_slug, group_name, slug, name, product_count]),
    ).toEqual([['brand', 'Brand', 'gungo', 'Gungo Line', 1]]);
    expect(await findProduct(db, scope, 'PAD-1')).toMatchObject({ band: 'LOW', body: '# Pads\n\nStop.', tag_slugs: ['gungo'] });
    expect(await findProduct(db, scope, 'PAD-2')).toBeUndefined();
    expect(await brokenInvariants()).toEqual([]);
  });

  test.each(['jsonl', 'csv'] as const)(
    'a fraction of a product that is sold in whole units is refused with its line: %s',
    async (syntax) => {
      const { db } = database;
      const rows = [
        ['A', 3],
        ['B', 10.5],
      ].map(([sku, stock_quantity]) => aRow({ sku, stock_quantity }));
      const csv = ['sku,description,list_unit_price,stock_quantity', ...rows.map((row) => Object.values(row).join(','))].join('\n');

      const { rowsGood, violations } = await importText(db, aScope(), syntax === 'csv' ? csv : jsonLines(rows), { syntax });

      const reason = 'must be a whole number because quantity_decimals is 0';
      expect({ rowsGood, violations }).toEqual({
        rowsGood: 1,
        violations: [expect.objectContaining({ line: syntax === 'csv' ? 3 : 2, column: 'stock_quantity', reason })],
      });
    },
  );

  test('a repeated import changes nothing', async () => {
    const { db } = database;
    const scope = aScope();
    const rows = [
      aRow({
        sku: 'A',
        list_unit_price: '10.50',
        categories: ['x/y'],
        tags: [{ group: 'g', slug: 't' }],
        stock_quantity: '3.500',
        quantity_decimals: 3,
        price_breaks: [{ min_quantity: 10, unit_price: 9.5 }],
        order_uoms: [{ code: 'BOX', label: 'Box', base_quantity: 12, min_order_quantity: 1, increment: 1 }],
        media: [{ kind: 'IMAGE', large_url: 'https://cdn.example/a.webp', alt_text: 'A' }],
        sale_unit_price: 9,
        sale_starts_at: '2026-01-01',
        sale_ends_at: '2030-01-01T00:00:00+02:00',
      }),
      aRow({ sku: 'B', hidden: true }),
    ];
    await importRows(db, scope, rows);
    const version = await getCatalogVersion(db, scope);
    const events = await eventsOf(scope.tenantId);

    const again = await importRows(db, scope, rows);

    expect(again).toMatchObject({ rowsGood: 2, created: 0, updated: 0, unchanged: 2 });
    expect(await getCatalogVersion(db, scope)).toBe(version);
    expect(await eventsOf(scope.tenantId)).toEqual(events);
  });

  test('a sale that is over is imported with a warning, unless nothing changes', async () => {
    const { db } = database;
    const scope = aScope();
    const now = new Date('2026-12-01T12:00:00Z');
    const ends = [
      '2026-12-01T12:00:00Z',
      '2026-12-01',
      '2020-01-01',
      '2026-12-01T13:30:00+02:00',
      '2026-12-01T12:00:01Z',
      '2026-12-02',
      null,
    ];
    const rows = [
      ...ends.map((end, index) => aRow({ sku: `S-${index}`, sale_unit_price: 1, sale_ends_at: end })),
      aRow({ sku: 'NO-SALE', sale_unit_price: null, sale_ends_at: '2020-01-01' }),
      aRow({ sku: 'INVALID', sale_unit_price: 1, sale_starts_at: '2021-01-01', sale_ends_at: '2020-01-01' }),
    ];

    const first = await importRows(db, scope, rows, { now });
    const again = await importRows(db, scope, rows, { now });

    const warning = { column: 'sale_ends_at', reason: 'is in the past, so the sale price does not apply' };
    expect([first.created, first.warnings]).toEqual([8, [1, 3, 4].map((line) => ({ line, ...warning }))]);
    expect([again.unchanged, again.warnings]).toEqual([8, []]);
  });

  test('an absent column keeps the stored value and null resets it', async () => {
    const { db } = database;
    const scope = aScope();
    await importRows(db, scope, [aRow({ short_description: 'unchanged', body: 'old', stock_quantity: 7, effective_gct_rate: 0 })]);

    await importRows(db, scope, [aRow({ list_unit_price: 99, body: null, effective_gct_rate: null })]);

    expect(await findProduct(db, scope, 'BOLT-M8')).toMatchObject({
      list_unit_price: '99',
      short_description: 'unchanged',
      body: null,
      gct_rate: null,
    });
    expect(await getStock(db, scope, 'BOLT-M8')).toMatchObject({ onHand: '7', reserved: '0', lowStockThreshold: '10' });
  });

  test('bad rows are reported by line and column, and good rows are stored', async () => {
    const { db } = database;
    const scope = aScope();

    const report = await importText(
      db,
      scope,
      [
        JSON.stringify(aRow({ sku: 'GOOD-1' })),
        JSON.stringify(aRow({ sku: 'NEG', list_unit_price: -1 })),
        JSON.stringify(aRow({ sku: 'FINE', list_unit_price: 1.005 })),
        '',
        '{"sku": broken',
        JSON.stringify(aRow({ sku: 'SALE', sale_unit_price: 1, sale_starts_at: '2026-02-01', sale_ends_at: '2026-01-01' })),
        JSON.stringify(aRow({ sku: 'UNIT', order_uoms: [{ code: 'BOX', base_quantity: 0 }] })),
        JSON.stringify(aRow({ sku: 'GOOD-1' })),
        JSON.stringify({ sku: 'NONE' }),
        JSON.stringify(aRow({ sku: 'GOOD-2', unknown_column: 'ignored' })),
      ].join('\n'),
    );

    expect(report).toMatchObject({ rowsRead: 9, rowsGood: 2, rowsBad: 7, created: 2 });
    expect(report.violations.map(({ line, column }) => [line, column])).toEqual([
      [2, 'list_unit_price'],
      [3, 'list_unit_price'],
      [5, null],
      [6, 'sale_ends_at'],
      [7, 'order_uoms'],
      [8, 'sku'],
      [9, 'description'],
    ]);
    expect(await findProduct(db, scope, 'GOOD-2')).toBeDefined();
    expect(await findProduct(db, scope, 'NEG')).toBeUndefined();
  });

  test('a dry run reports the same and writes nothing', async () => {
    const { db } = database;
    const scope = aScope();

    const report = await importRows(db, scope, [aRow(), aRow({ sku: 'X', list_unit_price: 'much' })], { dryRun: true });

    expect(report).toMatchObject({ created: 1, rowsBad: 1 });
    expect(await findProduct(db, scope, 'BOLT-M8')).toBeUndefined();
    expect(await getCatalogVersion(db, scope)).toBe('0');
  });

  test('events and changes name the changed columns and contain no counts', async () => {
    const { db } = database;
    const scope = aScope();
    await importRows(db, scope, [aRow({ stock_quantity: 100 })]);
    await importRows(db, scope, [aRow({ list_unit_price: 130, short_description: 'New' })]);
    await importRows(db, scope, [aRow({ list_unit_price: 130, stock_quantity: 90 })]);
    await importRows(db, scope, [aRow({ list_unit_price: 130, stock_quantity: 4 })]);

    const events = (await eventsOf(scope.tenantId)).filter(({ type }) => type !== 'catalog.changed');

    expect(events.map(({ type, aggregate_id, sequence }) => [type, aggregate_id, sequence])).toEqual([
      ['product.created', 'BOLT-M8', '1'],
      ['product.updated', 'BOLT-M8', '2'],
      ['stock.changed', 'BOLT-M8', '1'],
    ]);
    expect(events[1]?.data).toMatchObject({ sku: 'BOLT-M8', changed: ['list_unit_price', 'short_description'] });
    expect(events[2]?.data).toEqual({ sku: 'BOLT-M8', availability: 'LOW', previousAvailability: 'IN_STOCK' });
    const changes = await listChanges(db, scope, { version: '0', sku: '' }, 10);
    expect(changes.map(({ change, version }) => [change, version])).toEqual([
      ['CREATED', '1'],
      ['UPDATED', '2'],
      ['STOCK', '3'],
    ]);
  });

  test('hiding and showing a product is reflected in the feed and the events', async () => {
    const { db } = database;
    const scope = aScope();
    await importRows(db, scope, [aRow({ hidden: true, categories: ['bolts'] })]);
    await importRows(db, scope, [aRow({ hidden: true, short_description: 'still a secret' })]);
    await importRows(db, scope, [aRow({ hidden: false })]);
    await importRows(db, scope, [aRow({ hidden: true })]);

    const changes = await listChanges(db, scope, { version: '0', sku: '' }, 10);
    expect(changes.map(({ change }) => change)).toEqual(['CREATED', 'REMOVED']);
    const events = (await eventsOf(scope.tenantId)).filter(({ type }) => type !== 'catalog.changed');
    expect(events.map(({ type }) => type)).toEqual(['product.created', 'product.updated', 'product.removed']);
    expect((await listCategories(db, scope)).rows[0]?.product_count).toBe(0);
    expect(await brokenInvariants()).toEqual([]);
  });

  test('concurrent imports produce a consistent catalog', async () => {
    const { db } = database;
    const scope = aScope();
    const rows = Array.from({ length: 1200 }, (_, index) =>
      aRow({
        sku: `S-${index}`,
        categories: [`c${index % 7}/d${index % 3}`],
        tags: [{ group: 'g', slug: `t${index % 5}` }],
        stock_quantity: index,
      }),
    );

    const [first, second] = await Promise.all([importRows(db, scope, rows), importRows(db, scope, rows.toReversed())]);

    expect(first.rowsBad + second.rowsBad).toBe(0);
    expect(first.created + second.created).toBe(1200);
    expect(await brokenInvariants()).toEqual([]);
  });

  test('an import is invisible to other stores and to the other mode', async () => {
    const { db } = database;
    const sandbox = aScope();
    await importRows(db, sandbox, [aRow()]);

    expect(await findProduct(db, { ...sandbox, mode: 'live' }, 'BOLT-M8')).toBeUndefined();
    expect(await findProduct(db, aScope(), 'BOLT-M8')).toBeUndefined();
    expect(await getCatalogVersion(db, { ...sandbox, mode: 'live' })).toBe('0');
  });

  test.each([
    ['apparel.csv', 22],
    ['home-and-garden.csv', 21],
    ['jewelery.csv', 23],
  ])('the Shopify export %s is imported completely', async (file, variants) => {
    const { db } = database;
    const scope = aScope();
    const text = await readFile(new URL(`../../testing/shopify/${file}`, import.meta.url), 'utf8');

    const report = await importText(db, scope, text, { format: 'shopify', syntax: 'csv' });

    expect(report.violations).toEqual([]);
    expect(report.created).toBe(variants);
    const again = await importText(db, scope, text, { format: 'shopify', syntax: 'csv' });
    expect(again).toMatchObject({ unchanged: variants, created: 0, updated: 0 });
  });
});
