import { MODES } from '@storefront/contract';
import type { Mode, Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { withDatedRate } from '../domain/dated-rates.ts';
import type { GatewayDatabase } from './schema.ts';

/** The settings of a store in one mode, and its clock. */
export type StoreRow = Omit<Selectable<GatewayDatabase['store_settings']>, 'updated_at'> & { readonly clock_offset_ms: string };

/** A change to the settings of a store. Undefined fields stay unchanged. */
export interface StoreChange {
  onlinePayments?: boolean | undefined;
  couriers?: boolean | undefined;
  paymentRails?: readonly string[] | undefined;
  signup?: string | undefined;
  taxRounding?: string | undefined;
  shippingTax?: string | undefined;
  contractPrice?: string | undefined;
  requireVerifiedEmail?: boolean | undefined;
  name?: string | undefined;
  timeZone?: string | undefined;
  /** `from` is a local date; today if it is undefined. */
  gctRate?: { readonly rate: string; readonly from: string | undefined } | undefined;
}

/** How far the clock of a store is ahead of the real time, for a statement in which `table` has its tenant and mode. */
export const clockOffsetOf = (table: string): RawBuilder<string> => {
  const [tenant, mode] = [sql.ref(`${table}.tenant_id`), sql.ref(`${table}.mode`)];
  return sql<string>`case when ${mode} = 'sandbox' then coalesce((
    select offset_ms from sandbox_clock c where c.tenant_id = ${tenant} and c.mode = ${mode}), 0) else 0 end`;
};

/** The columns of a `StoreRow`. */
export const storeSelection = () =>
  [
    'tenant_id',
    'mode',
    'name',
    'currency',
    'gct_rate',
    'online_payments',
    'couriers',
    'payment_rails',
    'signup',
    'tax_rounding',
    'shipping_tax',
    'contract_price',
    'require_verified_email',
    'time_zone',
    'dated_gct_rates',
    clockOffsetOf('store_settings').as('clock_offset_ms'),
  ] as const;

/** Creates a store with the same settings in both modes. */
export async function insertStore(
  trx: Transaction<GatewayDatabase>,
  settings: Omit<StoreRow, 'mode' | 'time_zone' | 'dated_gct_rates' | 'clock_offset_ms'>,
): Promise<void> {
  await trx.insertInto('tenant').values({ tenant_id: settings.tenant_id, name: settings.name }).execute();
  await trx
    .insertInto('store_settings')
    .values(MODES.map((mode) => ({ ...settings, mode })))
    .execute();
}

/** Changes the settings of a store in the given modes and returns the new settings. `now` is the real time; `check` receives the locked settings before the change. */
export async function updateStore(
  trx: Transaction<GatewayDatabase>,
  tenantId: string,
  modes: readonly Mode[],
  change: StoreChange,
  now: Date,
  check?: (stored: readonly StoreRow[]) => void,
): Promise<StoreRow[]> {
  const stored = await trx
    .selectFrom('store_settings')
    .select(storeSelection())
    .where('tenant_id', '=', tenantId)
    .where('mode', 'in', [...modes])
    .orderBy('mode')
    .forUpdate()
    .execute();
  if (stored.length === 0) throw notFound('store');
  check?.(stored);
  if (change.name !== undefined && modes.length === MODES.length) {
    await trx.updateTable('tenant').set({ name: change.name }).where('tenant_id', '=', tenantId).execute();
  }
  const rows: StoreRow[] = [];
  for (const row of stored) {
    const changed = await trx
      .updateTable('store_settings')
      .set({ updated_at: now, ...changedColumns(row, change, now) })
      .where('tenant_id', '=', tenantId)
      .where('mode', '=', row.mode)
      .returning(storeSelection())
      .executeTakeFirstOrThrow();
    rows.push(changed);
  }
  return rows;
}

function changedColumns(row: StoreRow, change: StoreChange, now: Date) {
  const { name, onlinePayments, couriers, paymentRails, signup, gctRate } = change;
  const rates = { ...row, time_zone: change.timeZone ?? row.time_zone };
  return {
    ...(name === undefined ? {} : { name }),
    ...(onlinePayments === undefined ? {} : { online_payments: onlinePayments }),
    ...(couriers === undefined ? {} : { couriers }),
    ...(paymentRails === undefined ? {} : { payment_rails: [...paymentRails] }),
    ...(signup === undefined ? {} : { signup }),
    ...(change.taxRounding === undefined ? {} : { tax_rounding: change.taxRounding }),
    ...(change.shippingTax === undefined ? {} : { shipping_tax: change.shippingTax }),
    ...(change.contractPrice === undefined ? {} : { contract_price: change.contractPrice }),
    ...(change.requireVerifiedEmail === undefined ? {} : { require_verified_email: change.requireVerifiedEmail }),
    ...(change.timeZone === undefined ? {} : { time_zone: change.timeZone }),
    ...(gctRate === undefined
      ? {}
      : { dated_gct_rates: JSON.stringify(withDatedRate(rates, gctRate.rate, gctRate.from, storeTimeOf(row, now))) }),
  };
}

/** Returns the time of the store by its clock. */
export const storeTimeOf = ({ clock_offset_ms }: Pick<StoreRow, 'clock_offset_ms'>, now: Date): Date =>
  new Date(now.getTime() + Number(clock_offset_ms));

/** Returns the settings of a store in one mode, or throws `not_found`. */
export async function getStore(db: Kysely<GatewayDatabase>, { tenantId, mode }: Scope): Promise<StoreRow> {
  const row = await db
    .selectFrom('store_settings')
    .select(storeSelection())
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  if (!row) throw notFound('store');
  return row;
}
