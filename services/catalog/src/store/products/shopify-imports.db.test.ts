import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Scope } from '@storefront/db';
import { openTestDatabase, type TestDatabase, violatedInvariants } from '@storefront/db/testing';
import { aRow, aScope, importRows, importText } from '../../testing/builders.ts';
import { invariants } from '../invariants.ts';
import type { Database } from '../schema.ts';
import { listCategories, listTags } from '../taxonomy/taxonomy.ts';
import { listStoredProductsAfter } from './stored-products.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const HEADER = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Type,Tags';

const importShopify = (scope: Scope, ...lines: string[]) =>
  importText(database.db, scope, [HEADER, ...lines.map((line) => line + ','.repeat(Math.max(0, 8 - line.split(',').length)))].join('\n'), {
    format: 'shopify',
    syntax: 'csv',
  });

/** The SKUs of the store by description. */
async function skusIn(scope: Scope) {
  const stored = await listStoredProductsAfter(database.db, scope, '', 100);
  return stored.map(({ product }) => `${product.description}: ${product.sku}`).toSorted();
}

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  [
    'a SKU is filled in',
    ['mug,Mug,Size,S,,1', 'mug,,,M,,1'],
    ['mug,Mug,Size,S,MUG-S,1', 'mug,,,M,,1'],
    ['Mug - M: mug-m', 'Mug - S: mug-s'],
  ],
  [
    'a variant with the same SKU is added',
    ['soap,Soap,Scent,Rose,SOAP,5'],
    ['soap,Soap,Scent,Mint,SOAP,5', 'soap,,,Rose,SOAP,5'],
    ['Soap - Mint: soap-mint', 'Soap - Rose: SOAP'],
  ],
  ['a product with the same SKU is added', ['mug,Mug,,,N/A,5'], ['cup,Cup,,,N/A,5', 'mug,Mug,,,N/A,5'], ['Cup: cup', 'Mug: N/A']],
  [
    'a variant with the same words is added',
    ['tee,Tee,Size,X-Large,,5'],
    ['tee,Tee,Size,X Large,,5', 'tee,,,X-Large,,5'],
    ['Tee - X Large: tee-x-large-7457b8e7', 'Tee - X-Large: tee-x-large'],
  ],
  [
    'such a variant is removed again',
    ['tee,Tee,Size,X Large,,5', 'tee,,,X-Large,,5'],
    ['tee,Tee,Size,X Large,,5'],
    ['Tee - X Large: tee-x-large-7457b8e7', 'Tee - X-Large: tee-x-large-998ad017'],
  ],
  [
    'the rows are in another order, with signs and other scripts',
    ['болт,Болт,Размер,½ in,,5', 'болт,,,"½""",,5', 'болт,,,М8,,5'],
    ['болт,Болт,Размер,М8,,5', 'болт,,,"½""",,5', 'болт,,,½ in,,5'],
    ['Болт - ½ in: болт-1-2-in-80deca1e', 'Болт - ½": болт-1-2-fa200956', 'Болт - М8: болт-м8'],
  ],
])('a product keeps its SKU when %s', async (_what, before, after, skus) => {
  const scope = aScope();
  await importShopify(scope, ...before);

  expect((await importShopify(scope, ...after)).violations).toEqual([]);

  expect(await skusIn(scope)).toEqual(skus);
  expect(await importShopify(scope, ...after)).toMatchObject({ created: 0, updated: 0, unchanged: after.length });
});

test('a SKU that is not used is reported, and hiding the product makes room for it', async () => {
  const scope = aScope();
  await importShopify(scope, 'mug,Mug,Size,S,,1');

  const imported = await importShopify(scope, 'mug,Mug,Size,S,MUG-S,1', 'cup,Cup,Size,S,CUP,1', 'cup,,,M,CUP,1');
  expect(imported.warnings).toEqual([
    {
      line: 2,
      column: 'Variant SKU',
      reason: '"MUG-S" is not used, because the product was imported before it had one; the product is mug-s',
    },
    { line: 3, column: 'Variant SKU', reason: '"CUP" is not used, because several variants have this one; the product is cup-s' },
    { line: 4, column: 'Variant SKU', reason: '"CUP" is not used, because several variants have this one; the product is cup-m' },
  ]);

  await importRows(database.db, scope, [{ sku: 'mug-s', description: 'Mug - S', hidden: true }]);
  expect((await importShopify(scope, 'mug,Mug,Size,S,MUG-S,1')).warnings).toEqual([]);
  expect(await skusIn(scope)).toContain('Mug - S: MUG-S');
});

test('a product with another description does not give up its SKU', async () => {
  const scope = aScope();
  await importRows(database.db, scope, [aRow({ sku: 'mug-s', description: 'A mug of ours' })]);

  await importShopify(scope, 'mug,Mug,Size,S,MUG-S,1');

  expect(await skusIn(scope)).toEqual(['A mug of ours: mug-s', 'Mug - S: MUG-S']);
});

test('categories and tags of any script are created with their names, and found again', async () => {
  const scope = aScope();
  const lines = ['a,A,,,A,1,Bücher & Hefte > 螺丝,"C, C++, 🔩"', 'b,B,,,B,1,Bücher & Hefte > ½,"C#, Новинка"'];

  await importShopify(scope, ...lines);

  const { rows: categories } = await listCategories(database.db, scope);
  expect(categories.map(({ name, product_count }) => [name, product_count])).toEqual([
    ['Bücher & Hefte', 2],
    ['½', 1],
    ['螺丝', 1],
  ]);
  const { rows: tags } = await listTags(database.db, scope);
  expect(tags.map(({ name, product_count }) => `${name}: ${product_count}`).toSorted()).toEqual([
    'C#: 1',
    'C++: 1',
    'C: 1',
    'Новинка: 1',
    '🔩: 1',
  ]);
  expect(await importShopify(scope, ...lines)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect(await violatedInvariants(database.db, invariants)).toEqual([]);
});

test('a product can have 250 tags', async () => {
  const scope = aScope();
  const tags = Array.from({ length: 250 }, (_, index) => `тег ${index}`).join(', ');

  expect(await importShopify(scope, `a,A,,,A,1,,"${tags}"`)).toMatchObject({ created: 1, violations: [] });
  expect((await listTags(database.db, scope)).rows).toHaveLength(250);
});
