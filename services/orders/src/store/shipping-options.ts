import { inScope, type Scope } from '@storefront/db';
import type { ShippingOption } from '../domain/shipping-option.ts';
import type { Db, Trx } from './schema.ts';

const COLUMNS = ['code', 'label', 'kind', 'amount', 'free_over as freeOver', 'currency'] as const;

/** Shoppers choose among a handful of options; more than this indicates a bug in a script. */
const OPTIONS_MAX = 100;

/** Lists the store's shipping options, cheapest first. */
export function listShippingOptions(db: Db, scope: Scope): Promise<ShippingOption[]> {
  return optionsOf(db, scope).select(COLUMNS).orderBy('amount').orderBy('code').limit(OPTIONS_MAX).execute();
}

/** Finds a shipping option by its code. */
export function findShippingOption(db: Db, scope: Scope, code: string): Promise<ShippingOption | undefined> {
  return optionsOf(db, scope).select(COLUMNS).where('code', '=', code).executeTakeFirst();
}

/** Locks a shipping option, and finds it by its code. */
export function lockShippingOption(trx: Trx, scope: Scope, code: string): Promise<ShippingOption | undefined> {
  return optionsOf(trx, scope).select(COLUMNS).where('code', '=', code).forUpdate().executeTakeFirst();
}

/** Creates or replaces the option with this code. Existing orders keep their copy. */
export async function saveShippingOption(db: Db, scope: Scope, option: ShippingOption): Promise<void> {
  const { code, label, kind, amount, freeOver, currency } = option;
  const fields = { label, kind, amount, free_over: freeOver, currency };
  await db
    .insertInto('shipping_option')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, code, ...fields })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'mode', 'code']).doUpdateSet(fields))
    .execute();
}

/** Deletes the option and reports whether it existed. */
export async function deleteShippingOption(db: Db, scope: Scope, code: string): Promise<boolean> {
  const deleted = await db.deleteFrom('shipping_option').where(inScope(scope)).where('code', '=', code).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

const optionsOf = (db: Db, { tenantId, mode }: Scope) => db.selectFrom('shipping_option').where(inScope({ tenantId, mode }));
