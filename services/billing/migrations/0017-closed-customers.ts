import { type Kysely, sql } from 'kysely';

/** Allows a customer to be closed, and sessions to end because of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table customer drop constraint customer_status_check`,
  `alter table customer add constraint customer_status_check
    check (status in ('ACTIVE', 'PENDING_APPROVAL', 'SUSPENDED', 'CLOSED'))`,
  `alter table session_family drop constraint session_family_end_reason_check`,
  `alter table session_family add constraint session_family_end_reason_check
    check (end_reason in ('logout', 'reuse', 'suspended', 'closed', 'password_changed'))`,
];
