import type { Kysely } from 'kysely';
import type { CatalogClient } from './catalog/catalog-client.ts';
import type { Database } from './store/schema.ts';

/** What handlers work with; built once, in `main.ts`. */
export interface CartDeps {
  readonly db: Kysely<Database>;
  readonly catalog: CatalogClient;
  readonly newId: () => string;
}
