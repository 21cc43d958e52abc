import type { ListStoresRequest__Output } from '@storefront/proto/storefront/gateway/v1/ListStoresRequest';
import type { ListStoresResponse } from '@storefront/proto/storefront/gateway/v1/ListStoresResponse';
import { type Handler, listFiltersOf, pageOf } from '@storefront/rpc';
import type { AdminDeps } from '../admin-deps.ts';
import { listStores as readStores } from '../store/list-stores.ts';
import { toProtoStore } from '../wire/to-proto-store.ts';

/** Lists the matching stores with their settings in each mode, newest first. */
export const listStores =
  ({ db, now }: AdminDeps): Handler<ListStoresRequest__Output, ListStoresResponse> =>
  async (request) => {
    const filter = { ...listFiltersOf(request), currency: request.currency?.toUpperCase() };
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
