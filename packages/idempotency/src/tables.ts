import type { Mode } from '@storefront/contract';
import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

/** The tables of this package, to intersect with a service's Database type. */
export interface IdempotencyTables {
  idempotent_answer: IdempotentAnswerTable;
}

interface IdempotentAnswerTable {
  tenant_id: string;
  mode: Mode;
  customer_id: string;
  route: string;
  key: string;
  fingerprint: string;
  /** The response message as JSON text, for replays. Null from the commit of the effect until its answer is known. */
  response: string | null;
  claimed_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Generated<Date>;
}

/** From the contract; longer than any client retries. */
export const KEY_KEPT_HOURS = 24;

/** Creates the table in the service's schema. Called by a migration of every service that handles idempotency keys. */
export async function createIdempotencyTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotent_answer (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      customer_id uuid not null,
      route text not null,
      key text not null,
      fingerprint text not null,
      response text,
      claimed_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null default clock_timestamp() + make_interval(hours => ${sql.lit(KEY_KEPT_HOURS)}),
      primary key (tenant_id, mode, customer_id, route, key)
    )`.execute(db);
  await sql`create index idempotent_answer_expiry on idempotent_answer (expires_at)`.execute(db);
}
