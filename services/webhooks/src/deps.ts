import type { FairQueue } from '@storefront/fair-queue';
import type { SandboxServiceDefinition } from '@storefront/proto/storefront/webhooks/v1/SandboxService';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1/WebhooksService';
import type { RpcNames, UnaryHandlerOf } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { BillingClient } from './clients.ts';
import type { CheckEndpoint } from './endpoints/check-endpoint.ts';
import type { SecretBox } from './signing/secrets.ts';
import type { Db } from './store/schema.ts';

/** The dependencies of the handlers and consumers of this service; built once, in `start.ts`. */
export interface WebhooksDeps {
  readonly db: Db;
  readonly billing: BillingClient;
  readonly log: Logger;
  readonly secrets: SecretBox;
  readonly checkEndpoint: CheckEndpoint;
  /** The places of calls that wait for an event of a listener. */
  readonly listenerWaits: FairQueue;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the sender; call it after each commit that may have made a delivery due. */
  readonly afterCommit: () => void;
}

/** The dependencies of the sweeps of this service. */
export interface SweepDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
  readonly log: Logger;
}

/** What a new record needs: its ID and the time. */
export type NewRowDeps = Pick<WebhooksDeps, 'newId' | 'now'>;

type Definitions = SandboxServiceDefinition | WebhooksServiceDefinition;

/** Creates the handler of a unary RPC. */
export type WebhooksHandler<N extends RpcNames<Definitions>> = (deps: WebhooksDeps) => UnaryHandlerOf<Definitions, N>;
