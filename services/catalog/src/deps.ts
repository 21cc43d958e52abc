import type { Kysely } from 'kysely';
import type { ReadSections } from './store/read-sections.ts';
import type { Database } from './store/schema.ts';

/** What handlers work with; built once, in `main.ts`. */
export interface CatalogDeps {
  readonly db: Kysely<Database>;
  /** Reads products, without their stock or contract prices where those cannot be had. */
  readonly readSections: ReadSections;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the relay after a commit that may have written events. */
  readonly afterCommit: () => void;
}
