import type { ListKeysRequest__Output } from '@storefront/proto/storefront/gateway/v1/ListKeysRequest';
import type { ListKeysResponse } from '@storefront/proto/storefront/gateway/v1/ListKeysResponse';
import type { Handler } from '@storefront/rpc';
import type { AdminDeps } from '../admin-deps.ts';
import { listKeys as readKeys } from '../store/keys.ts';
import { asId } from '../wire/admin-arguments.ts';
import { toProtoKey } from '../wire/to-proto-key.ts';

/** Lists the keys of a store, including revoked keys, without their texts. */
export const listKeys =
  ({ db }: AdminDeps): Handler<ListKeysRequest__Output, ListKeysResponse> =>
  async ({ tenantId }) => ({ keys: (await readKeys(db, asId(tenantId, 'store'))).map(toProtoKey) });
