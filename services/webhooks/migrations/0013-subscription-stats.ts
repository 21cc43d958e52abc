import { type Kysely, sql } from 'kysely';

/** Creates the table of attempts by hour and duration, from which the statistics of a subscription are read without reading its attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The foreign key locks `subscription` against writes for a moment.
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql`
    create table delivery_hour (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      subscription_id uuid not null,
      -- The beginning of the hour, UTC.
      hour timestamptz(0) not null,
      -- The duration, see domain/duration-bucket.ts.
      bucket smallint not null,
      delivered integer not null,
      failed integer not null,
      primary key (tenant_id, mode, subscription_id, hour, bucket),
      foreign key (tenant_id, mode, subscription_id) references subscription (tenant_id, mode, id) on delete cascade
    )
  `.execute(db);
  await sql`create index delivery_hour_hour on delivery_hour using brin (hour)`.execute(db);
}
