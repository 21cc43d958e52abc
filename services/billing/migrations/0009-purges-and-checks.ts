import { type Kysely, sql } from 'kysely';

/** Indexes the rows that are old enough to be purged, and the invoices that changed since a check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create index payment_authorization_ended on payment_authorization (updated_at) where status in ('POSTED', 'RELEASED', 'EXPIRED')`,
  `create index payment_session_unpaid on payment_session (updated_at)
    where status in ('FAILED', 'EXPIRED', 'CANCELLED') and late_paid_at is null`,
  `create index refresh_token_expires on refresh_token (expires_at)`,
  `create index invoice_updated on invoice (updated_at)`,
];
