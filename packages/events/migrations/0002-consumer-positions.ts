import { type Kysely, sql } from 'kysely';

/** Stores the positions of event consumers, so that a restored database is detected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column message_id uuid`.execute(db);
  await sql`
    create table consumer_position (
      consumer text primary key,
      stream_created_at text not null,
      settled bigint not null,
      floor bigint not null,
      recorded_at timestamptz(3) not null default clock_timestamp(),
      lost_after bigint,
      lost_through bigint,
      lost_at timestamptz(3)
    )
  `.execute(db);
}
