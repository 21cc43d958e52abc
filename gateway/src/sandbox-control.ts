import { newId } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { Caches } from './caches.ts';
import type { SandboxClients } from './sandbox-clients.ts';
import type { GatewayDatabase, SandboxDeps } from './stores/index.ts';

interface ControlOptions {
  readonly db: Kysely<GatewayDatabase>;
  readonly clients: SandboxClients;
  readonly caches: Pick<Caches, 'forgetSandbox'>;
  readonly wakeRelay: () => void;
  readonly log: Logger;
}

/** Builds the dependencies of the control of sandboxes. */
export const sandboxControl = ({ db, clients, caches, wakeRelay, log }: ControlOptions): SandboxDeps => ({
  db,
  newId,
  clients,
  onMoveFailed: (error) => log.warn({ err: error }, 'clock_move_not_completed'),
  afterChange: (scope) => {
    caches.forgetSandbox(scope);
    wakeRelay();
  },
});
