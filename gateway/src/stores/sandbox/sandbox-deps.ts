import type { Scope } from '@storefront/db';
import type { Caller } from '@storefront/rpc';
import type { Kysely } from 'kysely';
import type { GatewayDatabase } from '../store/schema.ts';

type AdvanceClock = (request: { readonly offsetMs: number }, caller: Caller) => Promise<unknown>;

/** The dependencies of the control of sandboxes. */
export interface SandboxDeps {
  readonly db: Kysely<GatewayDatabase>;
  readonly newId: () => string;
  /** The services that do something when a store's clock moves. */
  readonly clocks: Readonly<Record<'catalog' | 'orders' | 'billing', { readonly advanceClock: AdvanceClock }>>;
  /** Receives the reason why a move of a clock could not be completed yet. */
  readonly onMoveFailed: (error: unknown) => void;
  /** Wakes the relay and makes this process forget the sandbox of a store. */
  readonly afterChange: (scope: Scope) => void;
}
