import type { GetStoreRequest__Output } from '@storefront/proto/storefront/gateway/v1/GetStoreRequest';
import type { GetStoreResponse } from '@storefront/proto/storefront/gateway/v1/GetStoreResponse';
import type { Handler } from '@storefront/rpc';
import type { AdminDeps } from '../admin-deps.ts';
import { getStore as readStore } from '../store/stores.ts';
import { asId, asMode } from '../wire/admin-arguments.ts';
import { toProtoStore } from '../wire/to-proto-store.ts';

/** Returns the settings of a store in one mode. */
export const getStore =
  ({ db, now }: AdminDeps): Handler<GetStoreRequest__Output, GetStoreResponse> =>
  async ({ tenantId, mode }) => ({
    store: toProtoStore(await readStore(db, { tenantId: asId(tenantId, 'store'), mode: asMode(mode) }), now()),
  });
