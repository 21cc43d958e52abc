import type { ApiKey, StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1';
import { type ImplementedService, implement, listFiltersOf, newestFirst, pageOf, toMessage } from '@storefront/rpc';
import { toMessage as renamed } from '../../http/input/to-message.ts';
import type { AdminDeps, AdminHandler } from '../admin-deps.ts';
import { type ApiKeyRow, getKeyKind, listKeys as readKeys } from '../store/keys.ts';
import { listStores as readStores, listStoresAfter, type StoreEntry } from '../store/list-stores.ts';
import { getStore as readStore } from '../store/stores.ts';
import { changeKey } from '../transactions/change-key.ts';
import { asId, asMode } from '../wire/admin-arguments.ts';
import { toProtoStore } from '../wire/to-proto-store.ts';
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
  async ({ tenantId, mode }) => ({
    store: toProtoStore(await readStore(db, { tenantId: asId(tenantId, 'store'), mode: asMode(mode) }), now()),
  });

/** Lists the keys of a store, including revoked keys, without their texts. */
export const listKeys: AdminHandler<'ListKeys'> =
  ({ db }) =>
  async ({ tenantId }) => ({ keys: (await readKeys(db, asId(tenantId, 'store'))).map(toProtoKey) });

/** Lists the matching stores with their settings in each mode, newest first. */
export const listStores: AdminHandler<'ListStores'> =
  ({ db, now }) =>
  async (request, { operator }) => {
    const filter = {
      ...listFiltersOf(request),
      currency: request.currency?.toUpperCase(),
      tenantId: operator?.tenantId ?? request.tenantId ?? null,
    };
    const toEntry = ({ tenant, settings }: StoreEntry) => ({
      tenantId: tenant.tenant_id,
      name: tenant.name,
      createdAt: tenant.created_at.toISOString(),
      settings: settings.map((row) => toProtoStore(row, now())),
    });
    if (request.keyset) {
      const { rows, next } = await listStoresAfter(db, filter, newestFirst(request.keyset));
      return { stores: rows.map(toEntry), next };
    }
    const { stores, total } = await readStores(db, filter, pageOf(request));
    return { stores: stores.map(toEntry), total };
  };

/** Revokes a key permanently. Every gateway rejects it within 5 s. */
export const revokeKey: AdminHandler<'RevokeKey'> =
  (deps) =>
  async ({ keyId }, { operator }) => {
    await changeKey(deps, asId(keyId, 'key'), { revokedAt: deps.now() }, operator);
    return {};
  };

/** Changes the rate limit of a key and, if given, its limit per client address. It takes effect without a restart. */
export const setKeyRate: AdminHandler<'SetKeyRate'> =
  (deps) =>
  async ({ keyId, ratePerMinute, ratePerClient }, { operator }) => {
    const id = asId(keyId, 'key');
    const limits = {
      ratePerMinute: asRate('rate_per_minute', ratePerMinute),
      ratePerClient: asClientRate(await getKeyKind(deps.db, id), ratePerClient),
    };
    await changeKey(deps, id, limits, operator);
    return {};
  };

/** An API key as operators see it: never with its text. */
const toProtoKey = (row: ApiKeyRow): ApiKey => toMessage(renamed(row));
