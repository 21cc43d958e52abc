import { invalid } from '@storefront/errors';
import type { StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1';
import { type ImplementedService, implement, listFiltersOf, newestFirst } from '@storefront/rpc';
import type { AdminDeps, AdminHandler } from '../admin-deps.ts';
import { getKeyKind, type KeyOwner, listKeys as readKeys } from '../store/keys.ts';
import { listStores as readStores } from '../store/list-stores.ts';
import { getStore as readStore } from '../store/stores.ts';
import { changeKey } from '../transactions/change-key.ts';
import { asId, asMode } from '../wire/admin-arguments.ts';
import { toProtoKey } from '../wire/to-proto-key.ts';
import { toProtoStore, versionedStore } from '../wire/to-proto-store.ts';
import { createStore } from './create-store.ts';
import { asClientRate, asRate, issueKey } from './issue-key.ts';
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

/** Returns the settings of a store in one mode. */
export const getStore: AdminHandler<'GetStore'> =
  ({ db, now }) =>
  async ({ tenantId, mode }) =>
    versionedStore(await readStore(db, { tenantId: asId(tenantId, 'store'), mode: asMode(mode) }), now());

/** Lists the keys of a store, of one mode or both, including revoked keys, without their texts. */
export const listKeys: AdminHandler<'ListKeys'> =
  ({ db }) =>
  async ({ tenantId, mode }) => {
    const keys = await readKeys(db, { tenantId: asId(tenantId, 'store'), mode: mode === undefined ? undefined : asMode(mode) });
    return { keys: keys.map(toProtoKey) };
  };

/** Lists the matching stores with their settings in each mode, newest first. */
export const listStores: AdminHandler<'ListStores'> =
  ({ db, now }) =>
  async (request, { operator }) => {
    const filter = {
      ...listFiltersOf(request),
      currency: request.currency?.toUpperCase(),
      tenantId: operator?.tenantId ?? request.tenantId ?? null,
    };
    const { rows, next } = await readStores(db, filter, newestFirst(request.keyset));
    return {
      stores: rows.map(({ tenant, settings }) => ({
        tenantId: tenant.tenant_id,
        name: tenant.name,
        createdAt: tenant.created_at.toISOString(),
        settings: settings.map((row) => toProtoStore(row, now())),
      })),
      next,
    };
  };

/** Revokes a key permanently. Every gateway rejects it within 5 s. */
export const revokeKey: AdminHandler<'RevokeKey'> =
  (deps) =>
  async ({ keyId, ...owner }, { operator }) => {
    await changeKey(deps, ownedKey(keyId, owner), { revokedAt: deps.now() }, operator);
    return {};
  };

/** Changes the limits of a key that are given. They take effect without a restart. */
export const setKeyRate: AdminHandler<'SetKeyRate'> =
  (deps) =>
  async ({ keyId, ratePerMinute, ratePerClient, ...owner }, { operator }) => {
    if (ratePerMinute === undefined && ratePerClient === undefined) throw invalid('rate_per_minute', 'is required', { code: 'required' });
    const key = ownedKey(keyId, owner);
    const limits = {
      ratePerMinute: ratePerMinute === undefined ? undefined : asRate('rate_per_minute', ratePerMinute),
      ratePerClient: asClientRate(await getKeyKind(deps.db, key), ratePerClient),
    };
    return { key: toProtoKey(await changeKey(deps, key, limits, operator)) };
  };

const ownedKey = (keyId: string, { tenantId, mode }: { tenantId?: string | undefined; mode?: string | undefined }): KeyOwner => ({
  keyId: asId(keyId, 'key'),
  tenantId: tenantId === undefined ? undefined : asId(tenantId, 'store'),
  mode: mode === undefined ? undefined : asMode(mode),
});
