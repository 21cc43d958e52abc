import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase, violatedInvariants } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { findProducts } from '../../search/find-products.ts';
import { wordCache } from '../../search/word-cache.ts';
import { reindexCategories } from '../../sweeps/store-sweeps.ts';
import { aDeps, aRow, aScope, findProduct, importRows } from '../../testing/builders.ts';
import { getCatalogVersion } from '../catalog-version.ts';
import { listChanges } from '../changes.ts';
import { invariants } from '../invariants.ts';
import { listStoredProducts } from '../products/stored-products.ts';
import type { Database } from '../schema.ts';
import { listCategoriesToReindex, reindexCategory } from './reindex-categories.ts';
import { removeCategory } from './remove-category.ts';
import { listCategories, listTags } from './taxonomy.ts';
import { updateCategory } from './update-category.ts';
import { removeTag, updateTag, updateTagGroup } from './update-tags.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const ROWS = [
  aRow({ sku: 'PAD', categories: ['auto/brakes/pads', 'sale'], tags: [{ group: 'brand', slug: 'gungo' }] }),
  aRow({ sku: 'DISC', categories: ['auto/brakes'], tags: [{ group: 'brand', slug: 'gungo' }] }),
  aRow({ sku: 'DRAFT', categories: ['auto/brakes'], hidden: true, tags: [{ group: 'fit', slug: 'front' }] }),
  aRow({ sku: 'LAMP', categories: ['home'], tags: [{ group: 'fit', slug: 'front' }] }),
];

async function aCatalog() {
  const scope = aScope();
  await importRows(database.db, scope, ROWS);
  return scope;
}

const treeOf = async (scope: ReturnType<typeof aScope>) =>
  (await listCategories(database.db, scope)).rows.map(({ path, name, product_count }) => `${path} ${name} ${product_count}`);
const tagsOf = async (scope: ReturnType<typeof aScope>) =>
  (await listTags(database.db, scope)).rows.map(
    (tag) => `${tag.group_slug}/${tag.slug} ${tag.group_name}/${tag.name} ${tag.product_count}`,
  );
const found = async (scope: ReturnType<typeof aScope>, query: { q?: string; category?: string; tags?: string[] }) => {
  const page = { sort: 'sku', limit: 50, offset: 0, findRendered: (entries: readonly unknown[]) => entries.map(() => undefined) } as const;
  const { products } = await findProducts(
    wordCache(Date.now),
    database.db,
    scope,
    { q: query.q, category: query.category, tags: query.tags ?? [] },
    page,
  );
  return products.map((product) => ('row' in product ? product.row.sku : product.json));
};
const isSound = async () => expect(await violatedInvariants(database.db, invariants)).toEqual([]);
const reindexAll = async () => {
  await reindexCategories(aDeps(database.db));
};

describe('a category', () => {
  test('a change to name, description, and image increments the version once', async () => {
    const { db } = database;
    const scope = await aCatalog();
    const version = Number(await getCatalogVersion(db, scope));
    const image = { ...NO_MEDIA, thumbUrl: 'https://images.example/b.webp', largeUrl: 'https://images.example/b.webp' };

    await updateCategory(db, scope, 'auto/brakes', { name: 'Brems', description: 'All that stops', image });

    const brakes = (await listCategories(db, scope)).rows.find(({ path }) => path === 'auto/brakes');
    expect(brakes).toMatchObject({ slug: 'brakes', name: 'Brems', description: 'All that stops', image, product_count: 2 });
    expect(Number(await getCatalogVersion(db, scope))).toBe(version + 1);
    await updateCategory(db, scope, brakes?.id ?? '', { name: 'Brems', image: { ...image } });
    expect(Number(await getCatalogVersion(db, scope))).toBe(version + 1);
    await updateCategory(db, scope, 'auto/brakes', { description: null, image: null });
    expect((await listCategories(db, scope)).rows.find(({ path }) => path === 'auto/brakes')).toMatchObject({
      description: null,
      image: null,
    });
  });

  test('a renamed category is reindexed in batches and is then found only by its new name', async () => {
    const { db } = database;
    const scope = await aCatalog();
    const many = Array.from({ length: 700 }, (_, index) =>
      aRow({ sku: `N-${String(index).padStart(3, '0')}`, categories: ['auto/brakes/shoes'] }),
    );
    await importRows(db, scope, many);
    const before = await findProduct(db, scope, 'PAD');

    await reindexAll();
    await updateCategory(db, scope, 'auto/brakes', { name: 'Anchors' });
    const [renamed] = await listCategoriesToReindex(db, []);
    if (renamed !== undefined) await reindexCategory(db, renamed);
    expect(await found(scope, { q: 'anchors disc' })).toEqual(['DISC']);
    await reindexAll();

    expect(await found(scope, { q: 'anchors pad' })).toEqual(['PAD']);
    expect(await found(scope, { q: 'brakes' })).toEqual([]);
    expect(await found(scope, { q: 'ancors shoes n-699' })).toEqual(['N-699']);
    const { version: _version, ...unchanged } = before ?? {};
    expect(await findProduct(db, scope, 'PAD')).toMatchObject(unchanged);
  });

  test('a move includes all descendants and their products, and lists, counts, and paths agree', async () => {
    const { db } = database;
    const scope = await aCatalog();
    const changes = await listChanges(db, scope, { version: '0', sku: '' }, 100);

    await updateCategory(db, scope, 'auto/brakes', { parent: 'home' });
    await reindexAll();

    expect(await treeOf(scope)).toEqual(['auto Auto 0', 'home Home 3', 'sale Sale 1', 'home/brakes Brakes 2', 'home/brakes/pads Pads 1']);
    expect(await found(scope, { category: 'home' })).toEqual(['DISC', 'LAMP', 'PAD']);
    expect(await found(scope, { category: 'auto' })).toEqual([]);
    expect(await found(scope, { q: 'home disc' })).toEqual(['DISC']);
    const stored = await listStoredProducts(db, scope, ['PAD', 'DRAFT']);
    expect(stored.get('PAD')?.product.categories).toEqual(['home/brakes/pads', 'sale']);
    expect(stored.get('DRAFT')?.product.categories).toEqual(['home/brakes']);
    // An import with the new paths changes nothing.
    const again = await importRows(db, scope, [
      aRow({ sku: 'PAD', categories: ['home/brakes/pads', 'sale'] }),
      aRow({ sku: 'DISC', categories: ['home/brakes'] }),
    ]);
    expect(again).toMatchObject({ unchanged: 2 });
    expect(await listChanges(db, scope, { version: '0', sku: '' }, 100)).toEqual(changes);
    await isSound();
  });

  test('a category moves to the root with another slug and back', async () => {
    const { db } = database;
    const scope = await aCatalog();
    const before = await listStoredProducts(db, scope, ['PAD', 'DISC', 'DRAFT', 'LAMP']);
    const tree = (await treeOf(scope)).toSorted();

    await updateCategory(db, scope, 'auto/brakes', { parent: null, slug: 'stops' });
    expect((await treeOf(scope)).toSorted()).toEqual(['auto Auto 0', 'home Home 1', 'sale Sale 1', 'stops Brakes 2', 'stops/pads Pads 1']);
    await isSound();

    await updateCategory(db, scope, 'stops', { parent: 'auto', slug: 'brakes' });
    await reindexAll();
    expect((await treeOf(scope)).toSorted()).toEqual(tree);
    expect(await listStoredProducts(db, scope, ['PAD', 'DISC', 'DRAFT', 'LAMP'])).toEqual(before);
    await isSound();
  });

  test('a move below itself, to a path that is taken, or to an unknown parent is refused', async () => {
    const { db } = database;
    const scope = await aCatalog();
    const tree = await treeOf(scope);

    await expect(updateCategory(db, scope, 'auto', { parent: 'auto/brakes/pads' })).rejects.toThrow('parent');
    await expect(updateCategory(db, scope, 'auto', { parent: 'auto' })).rejects.toThrow('parent');
    await expect(updateCategory(db, scope, 'auto/brakes', { slug: 'home', parent: null })).rejects.toThrow('home already exists');
    await expect(updateCategory(db, scope, 'auto', { parent: 'nowhere' })).rejects.toThrow('must be a category');
    await expect(updateCategory(db, scope, 'nowhere', { name: 'Somewhere' })).rejects.toThrow('No such category');

    expect(await treeOf(scope)).toEqual(tree);
  });

  test('of two concurrent moves under each other, one is refused', async () => {
    const { db } = database;
    const scope = await aCatalog();

    const outcomes = await Promise.allSettled([
      updateCategory(db, scope, 'auto', { parent: 'home' }),
      updateCategory(db, scope, 'home', { parent: 'auto' }),
    ]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await isSound();
  });

  test('a category is reordered among its siblings', async () => {
    const { db } = database;
    const scope = await aCatalog();

    await updateCategory(db, scope, 'sale', { position: 0 });
    expect((await treeOf(scope)).slice(0, 3)).toEqual(['sale Sale 1', 'auto Auto 2', 'home Home 1']);
    await updateCategory(db, scope, 'sale', { position: 99 });
    expect((await treeOf(scope)).slice(0, 3)).toEqual(['auto Auto 2', 'home Home 1', 'sale Sale 1']);
  });

  test('only a category without products and subcategories is removed, which increments the version', async () => {
    const { db } = database;
    const scope = await aCatalog();

    await expect(removeCategory(db, scope, 'auto')).rejects.toThrow('subcategories');
    await expect(removeCategory(db, scope, 'auto/brakes/pads')).rejects.toThrow('products');
    await importRows(db, scope, [aRow({ sku: 'PAD', categories: ['sale'] })]);
    await updateCategory(db, scope, 'auto/brakes/pads', { name: 'Renamed' });
    const version = Number(await getCatalogVersion(db, scope));
    await removeCategory(db, scope, 'auto/brakes/pads');

    expect(Number(await getCatalogVersion(db, scope))).toBe(version + 1);
    expect(await treeOf(scope)).toEqual(['auto Auto 1', 'home Home 1', 'sale Sale 1', 'auto/brakes Brakes 1']);
    await isSound();
  });
});

describe('a tag', () => {
  test('renaming and reordering tags and groups increments the version', async () => {
    const { db } = database;
    const scope = await aCatalog();
    const version = Number(await getCatalogVersion(db, scope));

    await updateTag(db, scope, { group: 'brand', slug: 'gungo' }, { name: 'Gungo Line' }, newId);
    await updateTagGroup(db, scope, 'fit', { name: 'Fits', position: 0 });

    expect(await tagsOf(scope)).toEqual(['fit/front Fits/Front 1', 'brand/gungo Brand/Gungo Line 2']);
    expect(Number(await getCatalogVersion(db, scope))).toBe(version + 2);
  });

  test('a tag moves to another group with all its products, and its empty group is removed', async () => {
    const { db } = database;
    const scope = await aCatalog();

    await updateTag(db, scope, { group: 'fit', slug: 'front' }, { newGroup: 'place', position: 0 }, newId);

    expect(await tagsOf(scope)).toEqual(['brand/gungo Brand/Gungo 2', 'place/front Place/Front 1']);
    expect(await found(scope, { tags: ['front'] })).toEqual(['LAMP']);
    const stored = await listStoredProducts(db, scope, ['LAMP', 'DRAFT']);
    expect([...stored.values()].flatMap(({ product }) => product.tags)).toEqual([
      { group: 'place', slug: 'front' },
      { group: 'place', slug: 'front' },
    ]);
    await isSound();
  });

  test('a tag cannot move to a group that has its slug, and only an unused tag is removed', async () => {
    const { db } = database;
    const scope = await aCatalog();
    await importRows(db, scope, [aRow({ sku: 'LAMP', tags: [{ group: 'brand', slug: 'front' }] })]);

    await expect(updateTag(db, scope, { group: 'fit', slug: 'front' }, { newGroup: 'brand' }, newId)).rejects.toThrow('already');
    await expect(updateTag(db, scope, { group: 'fit', slug: 'unknown' }, { name: 'X' }, newId)).rejects.toThrow('No such tag');
    await expect(removeTag(db, scope, { group: 'fit', slug: 'front' })).rejects.toThrow('have it');
    await importRows(db, scope, [aRow({ sku: 'DRAFT', tags: null })]);
    await removeTag(db, scope, { group: 'fit', slug: 'front' });

    expect(await tagsOf(scope)).toEqual(['brand/gungo Brand/Gungo 2', 'brand/front Brand/Front 1']);
    await isSound();
  });
});

const NO_MEDIA = {
  kind: 'IMAGE' as const,
  provider: null,
  embedUrl: null,
  posterUrl: null,
  durationSeconds: null,
  altText: null,
  caption: null,
  position: 0,
  width: null,
  height: null,
};
