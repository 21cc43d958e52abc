import type { Kysely } from 'kysely';
import type { Database } from './store/schema.ts';

/** What handlers work with; built once, in `main.ts`. */
export interface CatalogDeps {
  readonly db: Kysely<Database>;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the relay after a commit that may have written events. */
  readonly afterCommit: () => void;
}
