import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { ContractPrice } from '../domain/contract-price-row.ts';
import { publishChange } from './catalog-version.ts';
import type { Database } from './schema.ts';

/** Stores contract prices, each key once; only a price that differs moves the catalog's version. Answers how many differed. */
export function upsertContractPrices(db: Kysely<Database>, scope: Scope, prices: readonly ContractPrice[]): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
      insert into contract_price as held (tenant_id, mode, customer_id, sku, min_quantity, unit_price)
      select ${scope.tenantId}::uuid, ${scope.mode}, customer_id, sku, min_quantity, unit_price
      from unnest(
        ${prices.map(({ customerId }) => customerId)}::uuid[],
        ${prices.map(({ sku }) => sku)}::text[],
        ${prices.map(({ minQuantity }) => minQuantity)}::numeric[],
        ${prices.map(({ unitPrice }) => unitPrice)}::numeric[]
      ) as given (customer_id, sku, min_quantity, unit_price)
      order by customer_id, sku, min_quantity
      on conflict (tenant_id, mode, customer_id, sku, min_quantity) do update
        set unit_price = excluded.unit_price, updated_at = now()
        where held.unit_price <> excluded.unit_price
      returning sku
    `.execute(trx);
    if (rows.length > 0) await publishChange(trx, scope, { changes: new Map(), products: [], bands: [], visibleDelta: 0 });
    return rows.length;
  });
}

/** Which of these SKUs the catalog has, hidden ones included. */
export async function listKnownSkus(
  db: Kysely<Database>,
  { tenantId, mode }: Scope,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sku: string }>`
    select sku from product where tenant_id = ${tenantId} and mode = ${mode} and sku = any (${skus}::text[])
  `.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}
