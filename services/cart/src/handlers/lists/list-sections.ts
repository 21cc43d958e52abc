import type { Caller } from '@storefront/rpc';
import type { CartDeps } from '../../deps.ts';
import type { CatalogSections } from '../../domain/catalog-sections.ts';
import type { SavedList } from '../../domain/saved-list.ts';
import { catalogSections } from '../../quotes/catalog-sections.ts';

/** The sections that the catalog adds to lists. */
const OF_LISTS = ['description', 'unit_price', 'availability', 'image'].map((field) => `lines[].${field}`);

/** Returns what the catalog adds to the lines of a list, each at the quantity that the list has of its SKU. */
export const listSections = (
  { quoteLines }: Pick<CartDeps, 'quoteLines'>,
  { lines }: SavedList,
  caller: Caller,
): Promise<CatalogSections> => catalogSections(quoteLines, { lines, pricing: null }, caller, new Map(), OF_LISTS);
