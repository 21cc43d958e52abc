import { type Kysely, sql } from 'kysely';

/** Signups count against client addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table login_failure
      drop constraint login_failure_subject_kind_check,
      add constraint login_failure_subject_kind_check check (subject_kind in ('email', 'address', 'key', 'signup')) not valid
  `.execute(db);
}
