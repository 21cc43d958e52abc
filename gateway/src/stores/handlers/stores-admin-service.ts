import type { StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { AdminDeps } from '../admin-deps.ts';
import { createStore } from './create-store.ts';
import { getStore } from './get-store.ts';
import { issueKey } from './issue-key.ts';
import { listKeys } from './list-keys.ts';
import { listStores } from './list-stores.ts';
import { revokeKey } from './revoke-key.ts';
import { setKeyRate } from './set-key-rate.ts';
import { setStore } from './set-store.ts';

/** The admin service for stores and keys, restricted to operators. */
export const storesAdminService = (deps: AdminDeps): ImplementedService =>
  implement<StoresAdminServiceDefinition>(
    'storefront.gateway.v1.StoresAdminService',
    {
      CreateStore: createStore(deps),
      SetStore: setStore(deps),
      ListStores: listStores(deps),
      GetStore: getStore(deps),
      IssueKey: issueKey(deps),
      ListKeys: listKeys(deps),
      RevokeKey: revokeKey(deps),
      SetKeyRate: setKeyRate(deps),
    },
    { callers: ['operator'] },
  );
