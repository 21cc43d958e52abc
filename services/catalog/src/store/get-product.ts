import { KEPT_PREPARED } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { SpecGroup } from '../domain/product.ts';
import { type ListedProductRow, listedColumns, type Reader, stockOf, versionOf, visibleIn } from './product-rows.ts';
import type { Database } from './schema.ts';

/** A product with its long texts, and the version that it was read at. */
export interface ProductDetailRow extends ListedProductRow {
  readonly body: string | null;
  readonly specs: readonly SpecGroup[];
  readonly version: string;
}

/** The visible product of this SKU, in one statement. */
export async function findProduct(db: Kysely<Database>, reader: Reader, sku: string): Promise<ProductDetailRow | undefined> {
  const { rows } = await sql<ProductDetailRow>`
    ${KEPT_PREPARED}
    select ${listedColumns(reader)}, d.body, d.specs, ${versionOf(reader)} as version
    from product p
    ${stockOf(reader)}
    join product_content d on d.tenant_id = p.tenant_id and d.mode = p.mode and d.sku = p.sku
    where ${visibleIn(reader)} and p.sku = ${sku}
  `.execute(db);
  return rows[0];
}
