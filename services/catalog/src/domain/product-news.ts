import type { Merged } from './import/merge-product.ts';
import { STOCK_FIELDS } from './import/merge-product.ts';
import { columnOf } from './import/storefront-row.ts';
import { PRODUCT_DEFAULTS, type Product } from './product.ts';
import { sameValue } from './same-value.ts';

/** What the storefront's readers notice of a written product. A hidden product does not exist for them. */
export interface Noticed {
  readonly change: 'CREATED' | 'UPDATED' | 'REMOVED' | null;
  readonly event: { readonly type: 'product.created' | 'product.updated'; readonly changed: readonly string[] } | null;
  /** Whether readers have been told of the product, from now on. */
  readonly announced: boolean;
}

/** A product is announced as created when it is first seen, not when a hidden draft of it was stored. */
export function noticed(stored: { product: Product; announced: boolean } | undefined, merged: Merged & { product: Product }): Noticed {
  const wasSeen = stored !== undefined && !stored.product.hidden;
  const isSeen = !merged.product.hidden;
  const wasAnnounced = stored?.announced ?? false;
  const announced = wasAnnounced || isSeen;
  if (!wasSeen && !isSeen) return { change: null, event: null, announced };
  const change = !wasSeen ? 'CREATED' : isSeen ? 'UPDATED' : 'REMOVED';
  return wasAnnounced
    ? { change, event: { type: 'product.updated', changed: changedColumns(merged) }, announced }
    : { change, event: { type: 'product.created', changed: givenColumns(merged.product) }, announced };
}

const changedColumns = (merged: Merged): readonly string[] => (merged.kind === 'updated' ? namesOf(merged.changed) : []);

const givenColumns = (product: Product): readonly string[] =>
  namesOf((Object.keys(product) as (keyof Product)[]).filter((field) => !sameValue(product[field], defaultOf(field))));

const defaultOf = (field: keyof Product): unknown => (PRODUCT_DEFAULTS as Partial<Product>)[field];

/** The columns of the fields, in order and without those of the shelf. */
const namesOf = (fields: readonly (keyof Product)[]): readonly string[] =>
  fields
    .filter((field) => !STOCK_FIELDS.includes(field))
    .map(columnOf)
    .sort();
