import { inScope, PREPARED } from '@storefront/db';
import { sql } from 'kysely';
import type { SpecGroup } from '../../domain/product.ts';
import { hidden } from '../hidden.ts';
import type { Db } from '../schema.ts';
import { type ListedProductRow, listedColumns, type Reader, stockOf, versionOf, visibleByKey } from './product-rows.ts';

/** A product with its long texts, and the version of the catalog in which it was read. */
export interface ProductDetail extends ListedProductRow {
  readonly body: string | null;
  readonly specs: readonly SpecGroup[];
  readonly version: string;
}

/** Lists the visible products among these SKUs, with the catalog version, in one statement. */
export async function listProductDetails(db: Db, reader: Reader, skus: readonly string[]): Promise<readonly ProductDetail[]> {
  const { rows } = await sql<ProductDetail>`
    ${PREPARED}
    select ${listedColumns(reader)}, d.body, d.specs, ${versionOf(reader)} as version
    from product p
    ${stockOf(reader)}
    cross join lateral (
      select body, specs from product_content where ${inScope(reader)} and sku = p.sku offset 0
    ) d
    where ${visibleByKey(reader)} and p.sku = any (${hidden(skus, 'text[]')}::text[])
  `.execute(db);
  return rows;
}
