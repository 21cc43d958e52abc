import { isStorable, normalSku, type Scope } from '@storefront/contract';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/**
 * Returns a function that returns the SKU under which a product is or would be stored: the normal form, unless an earlier release has stored one of these
 * SKUs in another form.
 */
export async function storedSkus(db: Db, { tenantId, mode }: Scope, skus: readonly string[]): Promise<(sku: string) => string> {
  const others = skus.filter((sku) => normalSku(sku) !== sku && isStorable(sku));
  if (others.length === 0) return normalSku;
  const { rows } = await sql<{ sku: string }>`
    select sku from product where tenant_id = ${tenantId} and mode = ${mode} and sku = any (${others}::text[])
  `.execute(db);
  const asGiven = new Set(rows.map(({ sku }) => sku));
  return (sku) => (asGiven.has(sku) ? sku : normalSku(sku));
}

/** Returns the SKU under which one product is or would be stored. */
export const storedSku = async (db: Db, scope: Scope, sku: string): Promise<string> => (await storedSkus(db, scope, [sku]))(sku);
