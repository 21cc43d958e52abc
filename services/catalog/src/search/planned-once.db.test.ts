import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type DatabaseHandle } from '@storefront/db';
import { isOnCitus, openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Kysely, sql } from 'kysely';
import { listProducts } from '../handlers/list-products.ts';
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

test.each(['sku', '-updated_at', 'price', '-price'])(
  'pages of the whole catalog by %s that share a plan have the products of separately planned ones',
  async (sort) => {
    const caller = { ...aCaller(), customerId: undefined };
    await importRows(
      database.db,
      caller,
      Array.from({ length: 300 }, (_, index) => aRow({ sku: `P-${index}`, list_unit_price: (index * 7) % 50 })),
    );
    const page = async (db: Kysely<Database>, limit: number, offset: number) => {
      const { productsJson, total } = await listProducts(aDeps(db))(
        { tags: [], availability: [], facets: [], sort, limit, offset },
        caller,
      );
      return { total, skus: parseProducts(productsJson).map(({ sku }) => sku) };
    };
    const before = await genericPlans('cut limit');

    for (const [limit, offset] of [
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
    ] as const) {
      const shared = await page(preparing.db, limit, offset);
      expect(shared).toEqual(await page(database.db, limit, offset));
      expect(shared).toMatchObject({ total: 300 });
      expect(shared.skus).toHaveLength(Math.min(limit, Math.max(0, 300 - offset)));
    }
    if (!isOnCitus()) expect(await genericPlans('cut limit')).toBeGreaterThan(before);
  },
);
