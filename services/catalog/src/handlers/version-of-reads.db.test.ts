import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { Caller } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import type { Database } from '../store/schema.ts';
import { listBands } from '../store/stock/availability.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { changeAfterStatement } from '../testing/change-after-statement.ts';
import { parseProducts } from '../testing/public-product.ts';
import { getCatalogVersion } from './list-changes.ts';
import { listProducts } from './list-products.ts';
import { quoteLines } from './quote-lines.ts';
import { listCategories, listTags } from './taxonomy.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

/** The product that is imported meanwhile, as a response contains it, and the version of the response. */
interface Seen {
  readonly count: number | undefined;
  readonly version: unknown;
}

const NEW_ROW = aRow({ sku: 'CHISEL-1', description: 'Chisel', categories: ['tools'], tags: [{ group: 'made-of', slug: 'steel' }] });

async function products(deps: CatalogDeps, caller: Caller, query: { q?: string; category?: string }): Promise<Seen> {
  const { productsJson, catalogVersion } = await listProducts(deps)(
    { ...query, tags: [], availability: [], facets: [], limit: 0, offset: 0 },
    caller,
  );
  return { count: parseProducts(productsJson).length, version: catalogVersion };
}

const READS: readonly (readonly [string, (deps: CatalogDeps, caller: Caller) => Promise<Seen>])[] = [
  ['products', (deps, caller) => products(deps, caller, {})],
  ['products of a category', (deps, caller) => products(deps, caller, { category: 'tools' })],
  ['products of a search', (deps, caller) => products(deps, caller, { q: 'chisle' })],
  ['products of a search in a category', (deps, caller) => products(deps, caller, { q: 'chisle', category: 'tools' })],
  [
    'categories',
    async (deps, caller) => {
      const { categories, catalogVersion } = await listCategories(deps)({}, caller);
      return { count: categories?.length, version: catalogVersion };
    },
  ],
  [
    'tags',
    async (deps, caller) => {
      const { groups, catalogVersion } = await listTags(deps)({}, caller);
      return { count: groups?.length, version: catalogVersion };
    },
  ],
  [
    'availability',
    async ({ db }, caller) => {
      const { bands, version } = await listBands(db, caller, ['CHISEL-1']);
      return { count: bands.size, version };
    },
  ],
  [
    'quotes',
    async (deps, caller) => {
      const { lines, catalogVersion } = await quoteLines(deps)({ lines: [{ sku: 'CHISEL-1', quantity: '1' }] }, caller);
      return { count: lines?.filter(({ found }) => found).length, version: catalogVersion };
    },
  ],
];

const STATEMENTS = [1, 2, 3];

test.each(READS.flatMap(([name, read]) => STATEMENTS.map((number) => [name, number, read] as const)))(
  '%s never have a newer version than their data if the catalog changes after statement %i',
  async (_name, number, read) => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow()]);
    let isChanged = false;
    const change = async () => {
      isChanged = true;
      await importRows(database.db, caller, [NEW_ROW]);
    };

    const during = await read(aDeps(changeAfterStatement(database.db, number, change)), caller);

    const { catalogVersion } = await getCatalogVersion(aDeps(database.db))({}, caller);
    expect(isChanged || number > 1).toBe(true);
    if (during.version === catalogVersion) expect(during).toEqual(await read(aDeps(database.db), caller));
  },
);
