import { inScope, PREPARED } from '@storefront/db';
import { sql } from 'kysely';
import type { SpecGroup } from '../../domain/product.ts';
import { hidden } from '../hidden.ts';
import type { Db } from '../schema.ts';
import { type ListedProductRow, listedColumns, type Reader, stockOf, versionOf, visibleByKey, visibleIn } from './product-rows.ts';

/** A product with its long texts. */
export interface ProductDetail extends ListedProductRow {
  readonly body: string | null;
  readonly specs: readonly SpecGroup[];
}

/** A product with its long texts and the catalog version. */
interface ProductDetailRow extends ProductDetail {
  readonly version: string;
}

/** Finds a visible product and the catalog version in one statement. */
export async function findProduct(db: Db, reader: Reader, sku: string): Promise<ProductDetailRow | undefined> {
  const { rows } = await sql<ProductDetailRow>`
    ${PREPARED}
    select ${listedColumns(reader)}, d.body, d.specs, ${versionOf(reader)} as version
    from product p
    ${stockOf(reader)}
    join product_content d on d.tenant_id = p.tenant_id and d.mode = p.mode and d.sku = p.sku
    where ${visibleByKey(reader)} and p.sku = ${sku}
  `.execute(db);
  return rows[0];
}

/** Lists the visible products among these SKUs. */
export async function listProductDetails(db: Db, reader: Reader, skus: readonly string[]): Promise<readonly ProductDetail[]> {
  const { rows } = await sql<ProductDetail>`
    ${PREPARED}
    select ${listedColumns(reader)}, d.body, d.specs
    from product p
    ${stockOf(reader)}
    cross join lateral (
      select body, specs from product_content where ${inScope(reader)} and sku = p.sku offset 0
    ) d
    where ${visibleIn(reader)} and p.sku = any (${hidden(skus, 'text[]')}::text[])
  `.execute(db);
  return rows;
}
