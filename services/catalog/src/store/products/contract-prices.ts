import { inTransaction, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { ContractPrice } from '../../domain/contract-price-row.ts';
import { publishChange } from '../catalog-version.ts';
import type { Db } from '../schema.ts';

/** Stores contract prices with distinct keys; increments the catalog version if any price changes. Returns how many changed. */
export function upsertContractPrices(db: Db, scope: Scope, prices: readonly ContractPrice[]): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
      insert into contract_price as stored (tenant_id, mode, customer_id, sku, min_quantity, unit_price, updated_at)
      select ${scope.tenantId}::uuid, ${scope.mode}, customer_id, sku, min_quantity, unit_price, now()
      from unnest(
        ${prices.map(({ customerId }) => customerId)}::uuid[],
        ${prices.map(({ sku }) => sku)}::text[],
        ${prices.map(({ minQuantity }) => minQuantity)}::numeric[],
        ${prices.map(({ unitPrice }) => unitPrice)}::numeric[]
      ) as given (customer_id, sku, min_quantity, unit_price)
      order by customer_id, sku, min_quantity
      on conflict (tenant_id, mode, customer_id, sku, min_quantity) do update
        set unit_price = excluded.unit_price, updated_at = excluded.updated_at
        where stored.unit_price <> excluded.unit_price
      returning sku
    `.execute(trx);
    if (rows.length > 0) await publishChange(trx, scope);
    return rows.length;
  });
}

/** Returns the next contract prices in the order of customer, SKU, and quantity, of all customers if `customerId` is null. */
export async function listContractPricesAfter(
  db: Db,
  { tenantId, mode }: Scope,
  customerId: string | null,
  after: ContractPrice | undefined,
  limit: number,
): Promise<readonly ContractPrice[]> {
  const customer = customerId === null ? sql`true` : sql`customer_id = ${customerId}`;
  const later =
    after === undefined
      ? sql`true`
      : sql`(customer_id, sku, min_quantity) > (${after.customerId}::uuid, ${after.sku}, ${after.minQuantity}::numeric)`;
  const { rows } = await sql<ContractPrice>`
    select customer_id as "customerId", sku, trim_scale(min_quantity) as "minQuantity", trim_scale(unit_price) as "unitPrice"
    from contract_price where tenant_id = ${tenantId} and mode = ${mode} and ${customer} and ${later}
    order by customer_id, sku, min_quantity
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Removes a customer's price for a SKU from one quantity, or all of them; increments the version if any existed. Returns how many. */
export function removeContractPrices(
  db: Db,
  scope: Scope,
  { customerId, sku, minQuantity }: { readonly customerId: string; readonly sku: string; readonly minQuantity: string | null },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
      delete from contract_price
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and customer_id = ${customerId} and sku = ${sku}
        and (${minQuantity}::numeric is null or min_quantity = ${minQuantity}::numeric)
      returning sku
    `.execute(trx);
    if (rows.length > 0) await publishChange(trx, scope);
    return rows.length;
  });
}
