import type { AdminHandler } from '../admin-deps.ts';
import { listKeys as readKeys } from '../store/keys.ts';
import { asId } from '../wire/admin-arguments.ts';
import { toProtoKey } from '../wire/to-proto-key.ts';

/** Lists the keys of a store, including revoked keys, without their texts. */
export const listKeys: AdminHandler<'ListKeys'> =
  ({ db }) =>
  async ({ tenantId }) => ({ keys: (await readKeys(db, asId(tenantId, 'store'))).map(toProtoKey) });
