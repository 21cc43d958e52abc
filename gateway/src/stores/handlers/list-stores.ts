import { listFiltersOf, pageOf } from '@storefront/rpc';
import type { AdminHandler } from '../admin-deps.ts';
import { listStores as readStores } from '../store/list-stores.ts';
import { toProtoStore } from '../wire/to-proto-store.ts';

/** Lists the matching stores with their settings in each mode, newest first. */
export const listStores: AdminHandler<'ListStores'> =
  ({ db, now }) =>
  async (request, { operator }) => {
    const filter = { ...listFiltersOf(request), currency: request.currency?.toUpperCase(), tenantId: operator?.tenantId ?? null };
    const { stores, total } = await readStores(db, filter, pageOf(request));
    return {
      stores: stores.map(({ tenant, settings }) => ({
        tenantId: tenant.tenant_id,
        name: tenant.name,
        createdAt: tenant.created_at.toISOString(),
        settings: settings.map((row) => toProtoStore(row, now())),
      })),
      total,
    };
  };
