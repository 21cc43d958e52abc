import type { Kysely } from 'kysely';
import type { CheckEndpoint } from './endpoints/check-endpoint.ts';
import type { SecretBox } from './signing/secrets.ts';
import type { Database } from './store/schema.ts';

/** What handlers and consumers of this service work with. */
export interface WebhooksDeps {
  readonly db: Kysely<Database>;
  readonly secrets: SecretBox;
  readonly checkEndpoint: CheckEndpoint;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the sender: called after each commit that made a delivery due. */
  readonly afterCommit: () => void;
}
