import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { BillingClient } from './clients.ts';
import type { CheckEndpoint } from './endpoints/check-endpoint.ts';
import type { SecretBox } from './signing/secrets.ts';
import type { Database } from './store/schema.ts';

/** The dependencies of the handlers and consumers of this service; built once, in `start.ts`. */
export interface WebhooksDeps {
  readonly db: Kysely<Database>;
  readonly billing: BillingClient;
  readonly log: Logger;
  readonly secrets: SecretBox;
  readonly checkEndpoint: CheckEndpoint;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the sender; call it after each commit that may have made a delivery due. */
  readonly afterCommit: () => void;
}

/** The dependencies of the sweeps of this service. */
export interface SweepDeps {
  readonly db: Kysely<Database>;
  readonly secrets: SecretBox;
  readonly log: Logger;
}
