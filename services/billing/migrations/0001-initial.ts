import { up as createOperatorTables } from '@storefront/access/migrations/0001-operators';
import { up as createEventTables, indexEventsOfRequests } from '@storefront/events/migrations/0001-event-tables';
import { up as createIdempotencyTables } from '@storefront/idempotency/migrations/0001-idempotent-responses';
import { up as createStoreClockTables } from '@storefront/store-clock/migrations/0001-sandbox-clock';
import { type Kysely, sql } from 'kysely';
import { CREDIT_TABLES } from './initial-credit.ts';
import { CUSTOMER_TABLES } from './initial-customers.ts';
import { INVOICE_TABLES } from './initial-invoices.ts';
import { PAYMENT_TABLES } from './initial-payments.ts';
import { REFUND_TABLES } from './initial-refunds.ts';
import { STATEMENT_TABLES } from './initial-statements.ts';

/** Each group refers only to tables of those before it. */
const GROUPS = [CUSTOMER_TABLES, CREDIT_TABLES, INVOICE_TABLES, PAYMENT_TABLES, REFUND_TABLES, STATEMENT_TABLES];

/** Creates the tables of the service and those of the packages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tables of GROUPS) await sql.raw(tables).execute(db);
  await createIdempotencyTables(db);
  await createStoreClockTables(db);
  await createEventTables(db);
  await indexEventsOfRequests(db);
  await createOperatorTables(db);
}
