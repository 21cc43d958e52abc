import type { AdminHandler } from '../admin-deps.ts';
import { getStore as readStore } from '../store/stores.ts';
import { asId, asMode } from '../wire/admin-arguments.ts';
import { toProtoStore } from '../wire/to-proto-store.ts';

/** Returns the settings of a store in one mode. */
export const getStore: AdminHandler<'GetStore'> =
  ({ db, now }) =>
  async ({ tenantId, mode }) => ({
    store: toProtoStore(await readStore(db, { tenantId: asId(tenantId, 'store'), mode: asMode(mode) }), now()),
  });
