import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { listHits } from '../store/products/facet-rows.ts';
import type { Search } from '../store/products/product-filter.ts';
import type { Database } from '../store/schema.ts';
import { findCategoryIds } from '../store/taxonomy/taxonomy.ts';
import { updateCategory } from '../store/taxonomy/update-category.ts';
import { reindexCategories } from '../sweeps/store-sweeps.ts';
import { aDeps, aRow, aScope, importRows } from '../testing/builders.ts';
import { readSearch } from './read-search.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

type AScope = ReturnType<typeof aScope>;

async function searchOf(scope: AScope, q: string): Promise<Search> {
  const read = await readSearch({ db: database.db, words: undefined }, scope, q);
  if (read === undefined) throw new Error('the query has no words');
  return read.search;
}

const hitsOf = async (scope: AScope, search: Search): Promise<readonly string[]> =>
  (await listHits(database.db, scope, { categoryIds: null, tags: [], search, sku: null }, 1000)).toSorted();

const hits = async (scope: AScope, q: string): Promise<readonly string[]> => hitsOf(scope, await searchOf(scope, q));

/** The hits if every word is looked up as a prefix. */
async function hitsOfPrefixes(scope: AScope, q: string): Promise<readonly string[]> {
  const search = await searchOf(scope, q);
  return hitsOf(scope, { ...search, indexed: { terms: [search.fuzzy], isWider: false } });
}

const WORDS = [
  'bolt',
  'bolts',
  'bolt8',
  'boltzmann',
  'bo',
  'b',
  'nut',
  'nuts2go',
  'écrou',
  'écroux9',
  'болт',
  'болты',
  '8bolt',
  'm8x40',
  'ab-cd-1',
  'ab-cde',
];
const QUERIES = [
  ...WORDS,
  'bol',
  'botl',
  'bolt nut',
  'bolts écr',
  'бол nut',
  'abcd',
  'abcd1',
  'ab',
  'nusts',
  'zzz',
  'bolt zzz',
  'm8',
  'écroux9 b',
];

test('whole words find the same products as prefixes', async () => {
  const scope = aScope();
  const rows = WORDS.flatMap((word, row) =>
    WORDS.map((other, column) =>
      aRow({ sku: `${word.toUpperCase()}-${row}-${column}`, description: `${other} ${WORDS[(row + column) % WORDS.length]}` }),
    ),
  );
  await importRows(database.db, scope, rows);
  // Another store's words complete nothing here.
  await importRows(database.db, aScope(), [aRow({ description: 'bolted zzzap' })]);

  for (const q of QUERIES) expect({ q, hits: await hits(scope, q) }).toEqual({ q, hits: await hitsOfPrefixes(scope, q) });
  expect((await searchOf(scope, 'bolt')).indexed.terms.join()).not.toContain(':*');
});

test('a prefix of very many words is looked up as a prefix', async () => {
  const scope = aScope();
  const rows = Array.from({ length: 40 }, (_, index) => aRow({ sku: `S-${index}`, description: `bolt${index}` }));
  await importRows(database.db, scope, rows);

  expect((await searchOf(scope, 'bolt')).indexed.terms.join()).toContain(':*');
  expect(await hits(scope, 'bolt')).toHaveLength(40);
});

test('words of changed products and of renamed categories are found', async () => {
  const scope = aScope();
  await importRows(database.db, scope, [aRow({ sku: 'A', description: 'Bolt', categories: ['fasteners'] })]);
  await importRows(database.db, scope, [aRow({ sku: 'A', description: 'Washer' })]);
  expect([await hits(scope, 'wash'), await hits(scope, 'bolt')]).toEqual([['A'], []]);

  const { ids } = await findCategoryIds(database.db, scope, 'fasteners');
  await updateCategory(database.db, scope, ids[0] ?? '', { name: 'Joinery' });
  await reindexCategories(aDeps(database.db));
  expect(await hits(scope, 'joine')).toEqual(['A']);
});
