import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type DatabaseHandle } from '@storefront/db';
import { analyze, isOnCitus, openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { type Caller, newId } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import { listProducts } from '../handlers/list-products.ts';
import { upsertContractPrices } from '../store/products/contract-prices.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { parseProducts } from '../testing/public-product.ts';

let database: TestDatabase<Database>;
let preparing: DatabaseHandle<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  preparing = connect<Database>({ url: database.url, name: 'planned-once', poolMax: 1, prepared: 'marked' });
});
afterAll(async () => {
  await preparing.close();
  await database.close();
});

const WORDS = ['bolt', 'nut', 'washer', 'screw', 'rivet'];
const PAIRS = WORDS.flatMap((word) => WORDS.map((other) => `${word} ${other}`));

/** How often the connection has used a plan that was made once, for statements that contain the text. Citus keeps plans on the nodes instead. */
async function genericPlans(text: string): Promise<number> {
  const { rows } = await sql<{ plans: number }>`
    select coalesce(sum(generic_plans), 0)::integer as plans from pg_prepared_statements where strpos(statement, ${text}) > 0
  `.execute(preparing.db);
  return rows[0]?.plans ?? 0;
}

test('searches that share a plan find what separately planned ones find', async () => {
  const caller = aCaller();
  const search = async (db: Kysely<Database>, q: string) => {
    const given = { q, tags: [], availability: [], facets: [], limit: 3, offset: 1 };
    const { productsJson, total } = await listProducts(aDeps(db))(given, { ...caller, deadlineAt: Date.now() + 60_000 });
    return { q, total, skus: parseProducts(productsJson).map(({ sku }) => sku) };
  };
  await importRows(
    database.db,
    caller,
    PAIRS.map((pair, index) => aRow({ sku: `P-${index}`, description: pair })),
  );

  for (const q of [...PAIRS, 'blot nut', 'P-17', 'bolt', 'b', 'bolt b'])
    expect(await search(preparing.db, q)).toEqual(await search(database.db, q));
  if (!isOnCitus()) expect(await genericPlans('ts_rank')).toBeGreaterThan(10);
});

/** Pages of 300 products, as limit and offset. */
const PAGES = [
  [50, 0],
  [50, 50],
  [200, 100],
  [1, 299],
  [50, 280],
  [50, 300],
  [7, 9_000],
  [50, 120],
  [20, 3],
  [50, 250],
] as const;

test.each([
  ['anyone', 'sku'],
  ['anyone', '-updated_at'],
  ['anyone', 'price'],
  ['anyone', '-price'],
  ['a customer with contract prices', 'price'],
  ['a customer with contract prices', '-price'],
])('pages of the whole catalog for %s by %s that share a plan have the products of separately planned ones', async (reader, sort) => {
  const caller = { ...aCaller(), customerId: reader === 'anyone' ? undefined : newId() };
  await importRows(
    database.db,
    caller,
    Array.from({ length: 300 }, (_, index) => aRow({ sku: `P-${index}`, list_unit_price: (index * 7) % 50 })),
  );
  await agree(caller);
  const page = async (db: Kysely<Database>, limit: number, offset: number) => {
    const { productsJson, total } = await listProducts(aDeps(db))({ tags: [], availability: [], facets: [], sort, limit, offset }, caller);
    return { total, products: parseProducts(productsJson).map(({ sku, unit_price }) => ({ sku, unit_price })) };
  };
  const before = await genericPlans('array_agg(sku)');

  for (const [limit, offset] of PAGES) {
    const shared = await page(preparing.db, limit, offset);
    expect(shared).toEqual(await page(database.db, limit, offset));
    expect(shared).toMatchObject({ total: 300 });
    expect(shared.products).toHaveLength(Math.min(limit, Math.max(0, 300 - offset)));
  }
  if (!isOnCitus()) expect(await genericPlans('array_agg(sku)')).toBeGreaterThan(before);
});

skippedIf(isOnCitus() && 'on Citus, the nodes keep the plans', test)(
  'pages of a store that is much smaller than the others share a plan',
  async () => {
    const [small, large] = [aCaller(), aCaller()];
    const rows = Array.from({ length: 2000 }, (_, index) => aRow({ sku: `P-${index}` }));
    await importRows(database.db, large, rows);
    await importRows(database.db, small, rows.slice(0, 20));
    await analyze(database.db);
    const fresh = connect<Database>({ url: database.url, name: 'smaller-store', poolMax: 1, prepared: 'marked' });
    const given = { tags: [], availability: [], facets: [], limit: 10 };
    const page = (sort: string, offset: number, customerId?: string) =>
      listProducts(aDeps(fresh.db))({ ...given, sort, offset }, { ...small, customerId });

    for (let offset = 0; offset < 20; offset += 1) {
      await page('sku', offset);
      await page('price', offset, newId());
    }

    const { rows: plans } = await sql<{ custom: string; generic: string }>`
    select custom_plans as custom, generic_plans as generic from pg_prepared_statements where strpos(statement, 'array_agg(sku)') > 0
  `.execute(fresh.db);
    expect(plans).toEqual(Array.from({ length: 2 }, () => ({ custom: '5', generic: '13' })));
    await fresh.close();
  },
);

/** Gives the customer, if there is one, other prices for a tenth of the products. */
async function agree({ customerId, ...scope }: Caller): Promise<void> {
  if (customerId === undefined) return;
  const prices = Array.from({ length: 30 }, (_, index) => ({
    customerId,
    sku: `P-${index * 9}`,
    minQuantity: '1',
    unitPrice: `${index * 2}.5`,
  }));
  await upsertContractPrices(database.db, scope, prices);
}
