import type { Kysely } from 'kysely';
import type { GatewayDatabase } from './store/schema.ts';

/** What the operators' RPCs need. */
export interface AdminDeps {
  readonly db: Kysely<GatewayDatabase>;
  readonly keyPepper: string;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the relay and makes this process forget what it cached of keys and stores. */
  readonly afterChange: () => void;
}
