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

/** The next contract prices in the order of customer, SKU and quantity; of one customer where one is named. */
export async function listContractPricesAfter(
  db: Kysely<Database>,
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

/** Removes a customer's prices of a SKU, or the one from that quantity on, and moves the version if there was any. Answers how many. */
export function removeContractPrices(
  db: Kysely<Database>,
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
    if (rows.length > 0) await publishChange(trx, scope, { changes: new Map(), products: [], bands: [], visibleDelta: 0 });
    return rows.length;
  });
}
