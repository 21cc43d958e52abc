import { expect, test } from '@jest/globals';
import { BANDS, type Band } from '@storefront/contract';
import fc from 'fast-check';
import { type FacetFilter, FacetIndex, type FacetRow } from './facet-index.ts';

const TREE = new Map([
  ['tools', null],
  ['saws', 'tools'],
  ['garden', null],
]);
/** No writer makes one, but a count must not hang. */
const LOOP = new Map([
  ['tools', 'saws'],
  ['saws', 'tools'],
]);
const subset = (values: readonly string[]) => fc.subarray([...values]).map((chosen) => chosen.join(','));
const row: fc.Arbitrary<FacetRow> = fc.record({
  sku: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
  price: fc.option(fc.integer({ min: 1, max: 9 }).map(String)),
  band: fc.constantFrom(...BANDS),
  categories: subset(['saws', 'tools', 'garden']),
  tags: subset(['steel', 'zinc']),
});
const filter: fc.Arbitrary<FacetFilter> = fc.record(
  {
    tags: fc.subarray(['steel', 'zinc']),
    pageEnd: fc.constant(1000),
    parents: fc.constantFrom(TREE, LOOP),
    categories: fc.subarray(['tools', 'garden']).map((ids) => new Set(ids)),
    bands: fc.subarray([...BANDS], { minLength: 1 }).map((bands) => new Set(bands)),
    priceMin: fc.integer({ min: 0, max: 9 }),
    priceMax: fc.integer({ min: 0, max: 9 }),
    ownPrices: fc.constant(
      new Map([
        ['A', 100],
        ['Z', 1],
      ]),
    ),
    only: fc.subarray(['A', 'B', 'C', 'Z']),
  },
  { requiredKeys: ['tags', 'pageEnd', 'parents'] },
);

const partsOf = (joined: string): string[] => joined.split(',').filter(Boolean);

/** The same rule, written for one product at a time. */
function matches(product: FacetRow, { tags, categories, bands, priceMin, priceMax, ownPrices, only }: FacetFilter): boolean {
  const price = ownPrices?.get(product.sku) ?? (product.price === null ? Number.NaN : Number(product.price));
  return (
    tags.every((tag) => partsOf(product.tags).includes(tag)) &&
    (categories === undefined || partsOf(product.categories).some((id) => categories.has(id))) &&
    (bands === undefined || bands.has(product.band)) &&
    (priceMin === undefined || price >= priceMin) &&
    (priceMax === undefined || price <= priceMax) &&
    (only === undefined || only.includes(product.sku))
  );
}

/** Counts the products of each value. */
const countBy = <T>(products: readonly FacetRow[], valuesOf: (product: FacetRow) => readonly T[]): Map<T, number> =>
  products
    .flatMap((product) => [...new Set(valuesOf(product))])
    .reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<T, number>());
const withParents = (joined: string, { parents }: FacetFilter): string[] =>
  partsOf(joined).flatMap((id) => {
    const parent = parents.get(id);
    return parent === null || parent === undefined ? [id] : [id, parent];
  });

test('counts after any changes equal those of a scan of the products', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(row, fc.constantFrom('A', 'C', 'F')), { maxLength: 30 }), filter, (changes, wanted) => {
      const index = new FacetIndex('1');
      const products = new Map<string, FacetRow>();
      for (const change of changes) {
        if (typeof change === 'string') {
          index.delete(change);
          products.delete(change);
        } else {
          index.set(change);
          products.set(change.sku, change);
        }
      }
      const all = [...products.values()];
      const { categories: _categories, ...anyCategory } = wanted;
      const { bands: _bands, ...anyBand } = wanted;
      const found = all.filter((product) => matches(product, wanted));

      const tally = index.tally(wanted);

      expect([index.size, tally.total, tally.skus?.toSorted()]).toEqual([all.length, found.length, found.map(({ sku }) => sku).sort()]);
      expect(tally.tags).toEqual(countBy(found, ({ tags }) => partsOf(tags)));
      expect(tally.categories).toEqual(
        countBy(
          all.filter((product) => matches(product, anyCategory)),
          ({ categories }) => withParents(categories, wanted),
        ),
      );
      const inAnyBand = countBy(
        all.filter((product) => matches(product, anyBand)),
        ({ band }) => [band],
      );
      expect(tally.bands).toEqual(new Map(BANDS.map((band): [Band, number] => [band, inAnyBand.get(band) ?? 0])));
    }),
  );
});

test('the products are named unless they are many for the page', () => {
  const index = new FacetIndex('1');
  for (let at = 0; at < 100; at += 1) index.set({ sku: `N${at}`, price: String(at), band: 'LOW', categories: '', tags: '' });

  expect(index.tally({ tags: [], priceMax: 8, pageEnd: 1, parents: TREE }).skus).toHaveLength(9);
  expect(index.tally({ tags: [], priceMax: 20, pageEnd: 1, parents: TREE })).toMatchObject({ total: 21, skus: undefined });
});
