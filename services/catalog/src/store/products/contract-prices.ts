import { inTransaction, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { ContractPrice } from '../../domain/contract-price-row.ts';
import { publishChange } from '../catalog-version.ts';
import type { Db, Trx } from '../schema.ts';

/** How many of the given prices differ from what is stored. */
export interface PriceChanges {
  readonly created: number;
  readonly updated: number;
}

/** Stores contract prices with distinct keys; increments the catalog version if any price changes. */
export function upsertContractPrices(db: Db, scope: Scope, prices: readonly ContractPrice[]): Promise<PriceChanges> {
  return inTransaction(db, async (trx) => {
    const changes = await compareContractPrices(trx, scope, prices);
    if ((await upsert(trx, scope, prices)) > 0) await publishChange(trx, scope);
    return changes;
  });
}

/** Replaces all prices of a customer for a SKU; increments the catalog version if any differs. Returns the prices as they are stored. */
export function replaceContractPrices(
  db: Db,
  scope: Scope,
  { customerId, sku }: Pick<ContractPrice, 'customerId' | 'sku'>,
  prices: readonly ContractPrice[],
): Promise<readonly ContractPrice[]> {
  return inTransaction(db, async (trx) => {
    const { rows: removed } = await sql`
      delete from contract_price
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and customer_id = ${customerId} and sku = ${sku}
        and min_quantity <> all(${prices.map(({ minQuantity }) => minQuantity)}::numeric[])
      returning sku
    `.execute(trx);
    if ((await upsert(trx, scope, prices)) + removed.length > 0) await publishChange(trx, scope);
    return listContractPricesAfter(trx, scope, { customerId, sku }, undefined, prices.length);
  });
}

/** Compares prices with those that are stored. */
export async function compareContractPrices(db: Db, scope: Scope, prices: readonly ContractPrice[]): Promise<PriceChanges> {
  const { rows } = await sql<PriceChanges>`
    select (count(*) filter (where stored.sku is null))::integer as created,
      (count(*) filter (where stored.unit_price <> given.unit_price))::integer as updated
    from ${given(prices)} left join contract_price stored on stored.tenant_id = ${scope.tenantId} and stored.mode = ${scope.mode}
      and stored.customer_id = given.customer_id and stored.sku = given.sku and stored.min_quantity = given.min_quantity
  `.execute(db);
  return rows[0] ?? { created: 0, updated: 0 };
}

const given = (prices: readonly ContractPrice[]): RawBuilder<unknown> => sql`unnest(
    ${prices.map(({ customerId }) => customerId)}::uuid[],
    ${prices.map(({ sku }) => sku)}::text[],
    ${prices.map(({ minQuantity }) => minQuantity)}::numeric[],
    ${prices.map(({ unitPrice }) => unitPrice)}::numeric[]
  ) as given (customer_id, sku, min_quantity, unit_price)`;

/** Returns how many prices changed. */
async function upsert(trx: Trx, scope: Scope, prices: readonly ContractPrice[]): Promise<number> {
  const { rows } = await sql`
    insert into contract_price as stored (tenant_id, mode, customer_id, sku, min_quantity, unit_price, updated_at)
    select ${scope.tenantId}::uuid, ${scope.mode}, customer_id, sku, min_quantity, unit_price, now()
    from ${given(prices)}
    order by customer_id, sku, min_quantity
    on conflict (tenant_id, mode, customer_id, sku, min_quantity) do update
      set unit_price = excluded.unit_price, updated_at = excluded.updated_at
      where stored.unit_price <> excluded.unit_price
    returning sku
  `.execute(trx);
  return rows.length;
}

/** Which prices a list contains; undefined fields match all. */
interface PriceFilter {
  readonly customerId?: string | undefined;
  readonly sku?: string | undefined;
}

/** Returns the next contract prices in the order of customer, SKU, and quantity. */
export async function listContractPricesAfter(
  db: Db,
  { tenantId, mode }: Scope,
  { customerId, sku }: PriceFilter,
  after: Omit<ContractPrice, 'unitPrice'> | undefined,
  limit: number,
): Promise<readonly ContractPrice[]> {
  const customer = customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`;
  const product = sku === undefined ? sql`true` : sql`sku = ${sku}`;
  const later =
    after === undefined
      ? sql`true`
      : sql`(customer_id, sku, min_quantity) > (${after.customerId}::uuid, ${after.sku}, ${after.minQuantity}::numeric)`;
  const { rows } = await sql<ContractPrice>`
    select customer_id as "customerId", sku, trim_scale(min_quantity) as "minQuantity", trim_scale(unit_price) as "unitPrice"
    from contract_price where tenant_id = ${tenantId} and mode = ${mode} and ${customer} and ${product} and ${later}
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
