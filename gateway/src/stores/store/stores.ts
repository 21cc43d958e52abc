import { MODES } from '@storefront/contract';
import type { Mode, Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { GatewayDatabase } from './schema.ts';

/** The settings of a store in one mode. */
export type StoreRow = Omit<Selectable<GatewayDatabase['store_settings']>, 'updated_at'>;

/** A change to the settings of a store. Undefined fields stay unchanged. */
export interface StoreChange {
  onlinePayments?: boolean | undefined;
  couriers?: boolean | undefined;
  paymentRails?: readonly string[] | undefined;
  signup?: string | undefined;
  taxRounding?: string | undefined;
  shippingTax?: string | undefined;
  contractPrice?: string | undefined;
}

/** The columns of a `StoreRow`. */
export const STORE_COLUMNS = [
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
] as const;

/** Creates a store with the same settings in both modes. */
export async function insertStore(trx: Transaction<GatewayDatabase>, settings: Omit<StoreRow, 'mode'>): Promise<void> {
  await trx.insertInto('tenant').values({ tenant_id: settings.tenant_id, name: settings.name }).execute();
  await trx
    .insertInto('store_settings')
    .values(MODES.map((mode) => ({ ...settings, mode })))
    .execute();
}

/** Changes the settings of a store in the given modes and returns the new settings. */
export async function updateStore(
  trx: Transaction<GatewayDatabase>,
  tenantId: string,
  modes: readonly Mode[],
  change: StoreChange,
): Promise<StoreRow[]> {
  const rows = await trx
    .updateTable('store_settings')
    .set({
      updated_at: new Date(),
      ...(change.onlinePayments === undefined ? {} : { online_payments: change.onlinePayments }),
      ...(change.couriers === undefined ? {} : { couriers: change.couriers }),
      ...(change.paymentRails === undefined ? {} : { payment_rails: [...change.paymentRails] }),
      ...(change.signup === undefined ? {} : { signup: change.signup }),
      ...(change.taxRounding === undefined ? {} : { tax_rounding: change.taxRounding }),
      ...(change.shippingTax === undefined ? {} : { shipping_tax: change.shippingTax }),
      ...(change.contractPrice === undefined ? {} : { contract_price: change.contractPrice }),
    })
    .where('tenant_id', '=', tenantId)
    .where('mode', 'in', [...modes])
    .returning(STORE_COLUMNS)
    .execute();
  if (rows.length === 0) throw notFound('store');
  return rows;
}

/** Returns the settings of a store in one mode, or throws `not_found`. */
export async function getStore(db: Kysely<GatewayDatabase>, { tenantId, mode }: Scope): Promise<StoreRow> {
  const row = await db
    .selectFrom('store_settings')
    .select(STORE_COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  if (!row) throw notFound('store');
  return row;
}
