import type { Scope } from '@storefront/db';
import type { Kysely } from 'kysely';
import type { SandboxClients } from '../../sandbox-clients.ts';
import type { GatewayDatabase } from '../store/schema.ts';

/** The dependencies of the control of sandboxes. */
export interface SandboxDeps {
  readonly db: Kysely<GatewayDatabase>;
  readonly newId: () => string;
  readonly clients: SandboxClients;
  /** Receives the reason why a move of a clock could not be completed yet. */
  readonly onMoveFailed: (error: unknown) => void;
  /** Wakes the relay and makes this process forget the sandbox of a store. */
  readonly afterChange: (scope: Scope) => void;
}
