import type { Scope } from '@storefront/db';
import { LRUCache } from 'lru-cache';
import { steadyPrices } from '../domain/price.ts';
import type { MissingSection } from '../store/partial-reads.ts';
import type { PageEntry, VersionedProductRow } from '../store/products/product-rows.ts';
import type { PriceSettings } from '../store/store-settings.ts';
import { priceFactsOf } from './price-facts.ts';
import { renderProduct } from './render-product.ts';

/** The memory of an entry besides its texts. */
const ENTRY_OVERHEAD_BYTES = 300;

/** The public JSON of listed products, cached while memory lasts. Products at a contract price are not cached, because few readers see the same. */
export type RenderedProducts = ReturnType<typeof renderedProducts>;

/** The JSON of a product, and what it depends on. */
interface Rendered {
  readonly json: string;
  /** The state of the row, the band, and the settings of the store. */
  readonly state: string;
  /** The prices apply from here, and until before there, in milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

/** Creates the cache, which takes at most about `bytesMax`. */
export function renderedProducts(bytesMax: number) {
  const cached = new LRUCache<string, Rendered>({
    maxSize: bytesMax,
    sizeCalculation: ({ json, state }, key) => json.length + state.length + key.length + ENTRY_OVERHEAD_BYTES,
  });

  return {
    /** Starts rendering one page for a reader, all products as of the same time. */
    page({ tenantId, mode }: Scope, settings: PriceSettings, now: () => Date) {
      let at: Date | undefined;
      const keyOf = ({ sku }: PageEntry): string => `${tenantId}:${mode}:${sku}`;
      const suffix = `:${settings.currency}:${settings.gctRate}`;
      const stateOf = ({ row_version, band }: PageEntry): string => `${row_version}:${band}${suffix}`;
      const findAt = (entry: PageEntry, time: number): string | undefined => {
        if (entry.contract !== null) return undefined;
        const found = cached.get(keyOf(entry));
        return found !== undefined && found.state === stateOf(entry) && found.from <= time && time < found.until ? found.json : undefined;
      };
      return {
        /** Returns the JSON of each entry that is still valid. Call it once the entries have been read, because the time is taken then. */
        find(entries: readonly PageEntry[]): readonly (string | undefined)[] {
          at = now();
          const time = at.getTime();
          return entries.map((entry) => findAt(entry, time));
        },
        /** Renders a product and keeps the result unless sections are missing. */
        render(row: VersionedProductRow, missing: readonly MissingSection[]): string {
          at ??= now();
          const json = JSON.stringify(renderProduct(row, { settings, now: at, missing }));
          if (missing.length === 0 && row.contract === null) {
            cached.set(keyOf(row), { json, state: stateOf(row), ...steadyPrices(priceFactsOf(row), at) });
          }
          return json;
        },
      };
    },
  };
}
