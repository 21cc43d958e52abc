import type { Scope } from '@storefront/db';
import type { ProductEvent } from '../catalog-version.ts';
import type { Trx } from '../schema.ts';
import type { PriceSettings } from '../store-settings.ts';
import { listProductDetails, type ProductDetail } from './product-details.ts';

/** The settings and the time with which a product is rendered. */
export interface Rendering {
  readonly store: PriceSettings;
  readonly at: Date;
}

/** Computes the ETag of an anonymous read of a product. */
export type EtagOfProduct = (scope: Scope, row: ProductDetail, rendering: Rendering) => string;

/** How to compute the ETags of events; `store` is undefined if the settings of the store are unknown. */
interface EtagOptions {
  readonly store: PriceSettings | undefined;
  readonly at: Date;
  readonly etagOf: EtagOfProduct;
}

/** Adds the time and the ETag, as of this transaction, to changes of products. */
export async function toProductEvents(
  trx: Trx,
  { tenantId, mode }: Scope,
  changes: readonly Pick<ProductEvent, 'type' | 'sku' | 'changed'>[],
  { store, at, etagOf }: EtagOptions,
): Promise<readonly ProductEvent[]> {
  const etags = new Map<string, string>();
  if (changes.length > 0 && store !== undefined) {
    const skus = changes.map(({ sku }) => sku);
    for (const row of await listProductDetails(trx, { tenantId, mode }, skus)) {
      etags.set(row.sku, etagOf({ tenantId, mode }, row, { store, at }));
    }
  }
  return changes.map((change) => ({ ...change, updatedAt: at.toISOString(), etag: etags.get(change.sku) }));
}
