import { afterPosition, containsText } from '@storefront/db';
import { type KeysetPage, keysetPage, type ListFilters, type NewestFirst } from '@storefront/rpc';
import type { Kysely, Selectable } from 'kysely';
import type { GatewayDatabase } from './schema.ts';
import { type StoreRow, storeSelection } from './stores.ts';

/** A store with its settings in each mode. */
export interface StoreEntry {
  readonly tenant: Selectable<GatewayDatabase['tenant']>;
  readonly settings: readonly StoreRow[];
}

/** The filter of a list of stores. Undefined fields match every store. */
export interface StoreFilter extends ListFilters {
  readonly currency: string | undefined;
  /** The only store that the operator may see; null for all. */
  readonly tenantId: string | null;
}

/** Returns a page of the matching stores, newest first. */
export async function listStores(
  db: Kysely<GatewayDatabase>,
  filter: StoreFilter,
  { limit, after }: NewestFirst,
): Promise<KeysetPage<StoreEntry>> {
  const tenants = await matching(db, filter)
    .select(['tenant_id', 'name', 'created_at'])
    .where(afterPosition(after, ['created_at', 'tenant_id']))
    .orderBy('created_at', 'desc')
    .orderBy('tenant_id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keysetPage(tenants, limit, ({ created_at, tenant_id }) => ({ at: created_at.toISOString(), id: tenant_id }));
  const settings = await listSettings(
    db,
    page.rows.map(({ tenant_id }) => tenant_id),
  );
  const rows = page.rows.map((tenant) => ({ tenant, settings: settings.filter(({ tenant_id }) => tenant_id === tenant.tenant_id) }));
  return { rows, next: page.next };
}

function matching(db: Kysely<GatewayDatabase>, { text, currency, tenantId, since, until }: StoreFilter) {
  let tenants = db.selectFrom('tenant');
  if (tenantId !== null) tenants = tenants.where('tenant_id', '=', tenantId);
  if (text !== undefined) tenants = tenants.where(containsText(text, 'name'));
  if (since !== undefined) tenants = tenants.where('created_at', '>=', since);
  if (until !== undefined) tenants = tenants.where('created_at', '<', until);
  if (currency !== undefined) {
    const using = db.selectFrom('store_settings').select('tenant_id').where('currency', '=', currency);
    tenants = tenants.where('tenant_id', 'in', using);
  }
  return tenants;
}

const listSettings = (db: Kysely<GatewayDatabase>, tenantIds: readonly string[]): Promise<StoreRow[]> =>
  tenantIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('store_settings')
        .select(storeSelection())
        .where('tenant_id', 'in', [...tenantIds])
        .orderBy('mode')
        .execute();
