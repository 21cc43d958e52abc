import type { Scope } from '@storefront/db';
import { type AppError, invalid } from '@storefront/errors';
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
  const error = precisionError(field, sku, quantity, decimals);
  if (error !== undefined) throw error;
}

/** Returns the 422 of a quantity that has more decimals than allowed. */
export function precisionError(field: string, sku: string, quantity: Decimal, decimals: number): AppError | undefined {
  if (quantity.decimalPlaces() <= decimals) return undefined;
  return invalid(field, decimals === 0 ? `must be a whole number for ${sku}` : `must have at most ${decimals} decimals for ${sku}`, {
    code: 'too_precise',
  });
}
