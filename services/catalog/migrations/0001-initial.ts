import { up as createOperatorTables } from '@storefront/access/migrations/0001-operators';
import { up as createEventTables } from '@storefront/events/migrations/0001-event-tables';
import { up as createIdempotencyTables } from '@storefront/idempotency/migrations/0001-idempotent-responses';
import { up as createStoreClockTables } from '@storefront/store-clock/migrations/0001-sandbox-clock';
import { type Kysely, sql } from 'kysely';
import { PRODUCT_TABLES } from './initial-products.ts';
import { SEARCH_TABLES } from './initial-search.ts';
import { STOCK_TABLES } from './initial-stock.ts';

/** Creates the tables of the service and those of the packages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tables of [PRODUCT_TABLES, SEARCH_TABLES, STOCK_TABLES]) await sql.raw(tables).execute(db);
  await createStoreClockTables(db);
  await createIdempotencyTables(db);
  await createEventTables(db);
  await createOperatorTables(db);
}
