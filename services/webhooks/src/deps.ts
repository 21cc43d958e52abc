import type { Scope } from '@storefront/db';
import type { FairQueue } from '@storefront/fair-queue';
import type { SandboxServiceDefinition, WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1';
import type { RpcNames, UnaryHandlerOf } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { BillingClient } from './clients.ts';
import type { CheckEndpoint } from './endpoints/check-endpoint.ts';
import type { EventSignals } from './feed/event-signals.ts';
import type { EventTails } from './feed/event-tails.ts';
import type { SecretBox } from './signing/secrets.ts';
import type { Db } from './store/schema.ts';

/** The dependencies of the handlers and consumers of this service; built once, in `start.ts`. */
export interface WebhooksDeps {
  readonly db: Db;
  readonly billing: BillingClient;
  readonly log: Logger;
  readonly secrets: SecretBox;
  readonly checkEndpoint: CheckEndpoint;
  /** The permits of calls that wait for an event. */
  readonly eventWaits: FairQueue;
  /** Tells waiting calls of all processes that events were stored. */
  readonly signals: EventSignals;
  /** The newest events of feeds that are being read. */
  readonly tails: EventTails;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Call it in a transaction that has stored events, and `afterCommit` after its commit. */
  readonly onStored: (scope: Scope) => void;
  /** Call it in a transaction that may have made a pending event due, so that the completer is woken after its commit. */
  readonly onPending: () => void;
  /** Wakes the sender, and those who wait for events; call it with the store after each commit that may have made a delivery due. */
  readonly afterCommit: (scope: Scope) => void;
}

/** The dependencies of the sweeps of this service. */
export interface SweepDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
  readonly log: Logger;
}

/** The sources of IDs and the time for new records, and the signals of stored events. */
export type NewRowDeps = Pick<WebhooksDeps, 'newId' | 'now' | 'onStored'>;

type Definitions = SandboxServiceDefinition | WebhooksServiceDefinition;

/** Creates the handler of a unary RPC. */
export type WebhooksHandler<N extends RpcNames<Definitions>> = (deps: WebhooksDeps) => UnaryHandlerOf<Definitions, N>;
