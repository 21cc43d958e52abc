import { type Kysely, sql } from 'kysely';

/** Failed logins also count against secret keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_failure drop constraint login_failure_subject_kind_check`.execute(db);
  await sql`alter table login_failure add constraint login_failure_subject_kind_check
    check (subject_kind in ('email', 'address', 'key'))`.execute(db);
}
