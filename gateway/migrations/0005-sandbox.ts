import { up as createIdempotencyTables } from '@storefront/idempotency/migrations/0001-idempotent-answers';
import { type Kysely, sql } from 'kysely';

const SCOPE = `tenant_id uuid not null, mode text not null check (mode = 'sandbox')`;

/** Creates the tables of the clocks and faults of sandboxes, and of the stored responses of requests that control them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await createIdempotencyTables(db);
}

const STATEMENTS = [
  // A clock that is being moved has a target ahead of its offset, until every service has followed.
  `create table sandbox_clock (
    ${SCOPE},
    offset_ms bigint not null default 0 check (offset_ms >= 0),
    target_ms bigint not null check (target_ms >= offset_ms),
    moving_since timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode),
    foreign key (tenant_id, mode) references store_settings
  )`,
  `create index sandbox_clock_moving on sandbox_clock (moving_since) where target_ms > offset_ms`,

  `create table sandbox_fault (
    ${SCOPE},
    id uuid not null,
    method text not null,
    path text not null,
    effect jsonb not null,
    times integer not null check (times > 0),
    remaining integer not null check (remaining between 0 and times),
    created_at timestamptz(3) not null default clock_timestamp(),
    expires_at timestamptz(3) not null,
    primary key (tenant_id, mode, id),
    foreign key (tenant_id, mode) references store_settings
  )`,
  `create index sandbox_fault_expiry on sandbox_fault (expires_at)`,
];
