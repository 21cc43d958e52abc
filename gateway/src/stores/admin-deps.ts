import type { StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1';
import type { RpcNames, UnaryHandlerOf } from '@storefront/rpc';
import type { Kysely } from 'kysely';
import type { GatewayDatabase } from './store/schema.ts';

/** The dependencies of the operator RPCs. */
export interface AdminDeps {
  readonly db: Kysely<GatewayDatabase>;
  readonly keyPepper: string;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the relay and clears this process's cache of keys and stores. */
  readonly afterChange: () => void;
}

/** Creates the handler of an operator RPC. */
export type AdminHandler<N extends RpcNames<StoresAdminServiceDefinition>> = (
  deps: AdminDeps,
) => UnaryHandlerOf<StoresAdminServiceDefinition, N>;
