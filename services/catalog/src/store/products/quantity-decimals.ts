import type { Scope } from '@storefront/db';
import { invalid } from '@storefront/errors';
import type { Decimal } from '@storefront/money';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Returns how many decimals a quantity of each of these SKUs can have. Unknown SKUs are absent. */
export async function listQuantityDecimals(
  db: Db,
  { tenantId, mode }: Scope,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ sku: string; decimals: number }>`
    select sku, quantity_decimals as decimals from product
    where tenant_id = ${tenantId} and mode = ${mode} and sku = any (${skus}::text[])
  `.execute(db);
  return new Map(rows.map(({ sku, decimals }) => [sku, decimals]));
}

/** Throws 422 if the quantity of the SKU has more decimals than allowed. */
export function requirePrecision(field: string, sku: string, quantity: Decimal, decimals: number): void {
  if (quantity.decimalPlaces() <= decimals) return;
  throw invalid(field, decimals === 0 ? `must be a whole number for ${sku}` : `must have at most ${decimals} decimals for ${sku}`, {
    code: 'too_precise',
  });
}
