import { isDeepStrictEqual } from 'node:util';
import type { MergeOutcome } from './import/merge-product.ts';
import { columnOf, STOCK_FIELDS } from './product-fields.ts';
import { PRODUCT_DEFAULTS, type Product } from './product.ts';

/** How a written product changes for storefront readers. Hidden products do not exist for them. */
export interface VisibleChange {
  readonly change: 'CREATED' | 'UPDATED' | 'REMOVED' | null;
  readonly event: { readonly type: 'product.created' | 'product.updated'; readonly changed: readonly string[] } | null;
  /** Whether a product.created event has been published for the product, including by this change. */
  readonly announced: boolean;
}

/** Computes the change. `product.created` is published when a product first becomes visible, not when a hidden draft is stored. */
export function visibleChange(
  stored: { product: Product; announced: boolean } | undefined,
  merged: MergeOutcome & { product: Product },
): VisibleChange {
  const wasVisible = stored !== undefined && !stored.product.hidden;
  const isVisible = !merged.product.hidden;
  const wasAnnounced = stored?.announced ?? false;
  const announced = wasAnnounced || isVisible;
  if (!wasVisible && !isVisible) return { change: null, event: null, announced };
  const change = !wasVisible ? 'CREATED' : isVisible ? 'UPDATED' : 'REMOVED';
  return wasAnnounced
    ? { change, event: { type: 'product.updated', changed: changedColumns(merged) }, announced }
    : { change, event: { type: 'product.created', changed: givenColumns(merged.product) }, announced };
}

const changedColumns = (merged: MergeOutcome): readonly string[] => (merged.kind === 'updated' ? namesOf(merged.changed) : []);

const givenColumns = (product: Product): readonly string[] =>
  namesOf((Object.keys(product) as (keyof Product)[]).filter((field) => !isDeepStrictEqual(product[field], defaultOf(field))));

const defaultOf = (field: keyof Product): unknown => (PRODUCT_DEFAULTS as Partial<Product>)[field];

/** Returns the sorted column names of the fields, without stock fields. */
const namesOf = (fields: readonly (keyof Product)[]): readonly string[] =>
  fields
    .filter((field) => !STOCK_FIELDS.includes(field))
    .map(columnOf)
    .sort();
