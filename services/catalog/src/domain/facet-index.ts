import { BANDS, type Band } from '@storefront/contract';
import type { CategoryParents } from './category-parents.ts';
import { ValueSets } from './value-sets.ts';

/** The properties of a visible product that facets count. */
export interface FacetRow {
  readonly sku: string;
  /** The list or sale price; null without one. */
  readonly price: string | null;
  readonly band: Band;
  /** The IDs of its categories, without their ancestors, joined by commas. */
  readonly categories: string;
  /** Its tag slugs, joined by commas. */
  readonly tags: string;
}

/** Which products match. Undefined fields match every product. */
export interface FacetFilter {
  /** A product matches if it is in one of these, not counting descendants. */
  readonly categories?: ReadonlySet<string>;
  /** A product matches if it has all of these. */
  readonly tags: readonly string[];
  /** A product matches if it has one of these. */
  readonly bands?: ReadonlySet<Band>;
  /** Products without a price match only if both limits are undefined. */
  readonly priceMin?: number;
  readonly priceMax?: number;
  /** Prices that replace those of the index. */
  readonly ownPrices?: ReadonlyMap<string, number>;
  /** The only products to look at, such as the hits of a search. */
  readonly only?: readonly string[];
  /** How many products there are up to the end of the page. */
  readonly pageEnd: number;
  /** The tree of categories. */
  readonly parents: CategoryParents;
}

/** The number of products with each value. A product counts once in each ancestor of its categories. */
export interface FacetTally {
  readonly total: number;
  /** The matching products, unless they are so many that the page is found faster by reading the products in its order. */
  readonly skus: readonly string[] | undefined;
  readonly tags: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly bands: ReadonlyMap<Band, number>;
}

/** The visible products of a store, in columns, so that the products of a filter are counted in one pass over numbers. */
export class FacetIndex {
  /** The catalog version that the index is at. */
  version: string;
  readonly #slots = new Map<string, number>();
  readonly #skus: string[] = [];
  readonly #prices: number[] = [];
  readonly #bands: number[] = [];
  readonly #categories: number[] = [];
  readonly #tags: number[] = [];
  readonly #categorySets = new ValueSets();
  readonly #tagSets = new ValueSets();

  constructor(version: string) {
    this.version = version;
  }

  /** The number of products. */
  get size(): number {
    return this.#skus.length;
  }

  /** Adds or replaces a product. */
  set(row: FacetRow): void {
    const slot = this.#slots.get(row.sku) ?? this.#skus.length;
    this.#slots.set(row.sku, slot);
    this.#skus[slot] = row.sku;
    this.#prices[slot] = row.price === null ? Number.NaN : Number(row.price);
    this.#bands[slot] = BANDS.indexOf(row.band);
    this.#categories[slot] = this.#categorySets.numberOf(row.categories);
    this.#tags[slot] = this.#tagSets.numberOf(row.tags);
  }

  /** Removes a product. The last one takes its index. */
  delete(sku: string): void {
    const slot = this.#slots.get(sku);
    if (slot === undefined) return;
    const last = this.#skus.length - 1;
    for (const column of [this.#skus, this.#prices, this.#bands, this.#categories, this.#tags] as unknown[][]) {
      column[slot] = column[last];
      column.pop();
    }
    this.#slots.delete(sku);
    if (slot !== last) this.#slots.set(this.#skus[slot] ?? '', slot);
  }

  /**
   * Counts the products that match. The counts of categories and of bands leave out their own filter, because a reader chooses another category or a further band;
   * those of tags do not, because a further tag narrows the list.
   */
  tally(filter: FacetFilter): FacetTally {
    const counts = {
      tags: new Uint32Array(this.#tagSets.size),
      categories: new Uint32Array(this.#categorySets.size),
      bands: new Uint32Array(BANDS.length),
    };
    // A page in order reads about `pageEnd * size / total` products, a page by SKU reads `total`.
    const skusMax = Math.sqrt(filter.pageEnd * this.size);
    const matches: number[] = [];
    const total = this.#count(filter, counts, (slot) => matches.length <= skusMax && matches.push(slot));
    return {
      total,
      skus: total <= skusMax ? matches.map((slot) => this.#skus[slot] ?? '') : undefined,
      tags: this.#tagSets.sumByValue(counts.tags),
      categories: this.#categorySets.sumByValue(counts.categories, (id) => filter.parents.get(id)),
      bands: new Map(BANDS.map((band, at) => [band, counts.bands[at] ?? 0])),
    };
  }

  /** Counts each matching product, and returns their total. This loop runs over the whole catalog, so it neither allocates nor looks up text. */
  #count({ only, ...filter }: FacetFilter, counts: Counts, onMatch: (slot: number) => unknown): number {
    const hasCategory =
      filter.categories === undefined ? this.#categorySets.havingAll([]) : this.#categorySets.havingAny(filter.categories);
    const hasTags = this.#tagSets.havingAll(filter.tags);
    const hasBand = Uint8Array.from(BANDS, (band) => (filter.bands === undefined || filter.bands.has(band) ? 1 : 0));
    const isPriced = this.#pricesWithin(filter);
    const slots = only === undefined ? undefined : this.#slotsOf(only);
    const end = slots?.length ?? this.#skus.length;
    let total = 0;
    for (let at = 0; at < end; at += 1) {
      const slot = slots === undefined ? at : (slots[at] as number);
      const tags = this.#tags[slot] as number;
      if (hasTags[tags] === 0 || (isPriced !== undefined && !isPriced(slot))) continue;
      const categories = this.#categories[slot] as number;
      const band = this.#bands[slot] as number;
      const inCategory = hasCategory[categories] as number;
      const inBand = hasBand[band] as number;
      (counts.categories[categories] as number) += inBand;
      (counts.bands[band] as number) += inCategory;
      if (inCategory + inBand < 2) continue;
      (counts.tags[tags] as number) += 1;
      total += 1;
      onMatch(slot);
    }
    return total;
  }

  #slotsOf(skus: readonly string[]): readonly number[] {
    return [...new Set(skus.map((sku) => this.#slots.get(sku)).filter((slot) => slot !== undefined))];
  }

  /** Returns whether the price of a product is within the limits, if there are any. NaN, which stands for no price, is within none. */
  #pricesWithin({ priceMin, priceMax, ownPrices }: Omit<FacetFilter, 'only'>): ((slot: number) => boolean) | undefined {
    if (priceMin === undefined && priceMax === undefined) return undefined;
    const [min, max] = [priceMin ?? 0, priceMax ?? Infinity];
    const isWithin = (price: number): boolean => price >= min && price <= max;
    const prices = this.#prices;
    const own = new Map<number, number>();
    for (const [sku, price] of ownPrices ?? []) {
      const slot = this.#slots.get(sku);
      if (slot !== undefined) own.set(slot, price);
    }
    if (own.size === 0) return (slot) => isWithin(prices[slot] ?? Number.NaN);
    return (slot) => isWithin(own.get(slot) ?? prices[slot] ?? Number.NaN);
  }
}

interface Counts {
  readonly tags: Uint32Array;
  readonly categories: Uint32Array;
  readonly bands: Uint32Array;
}
