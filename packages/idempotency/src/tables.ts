import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

/** The table of this package, to intersect with a service's own Database type. */
export interface IdempotencyTables {
  idempotent_answer: IdempotentAnswerTable;
}

interface IdempotentAnswerTable {
  tenant_id: string;
  mode: 'sandbox' | 'live';
  customer_id: string;
  route: string;
  key: string;
  fingerprint: string;
  /** The response message as JSON text: what a replay answers. Null from the commit of the effect until its answer is known. */
  response: string | null;
  claimed_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Generated<Date>;
}

/** Longer than any client of ours goes on asking; the contract's number. */
export const KEY_KEPT_HOURS = 24;

/** Creates the table in the service's schema; called by a migration of every service that answers keyed requests. */
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
