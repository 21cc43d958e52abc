import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The index is built concurrently. */
export const transaction = false;

const STATEMENTS: readonly string[] = [
  `alter table delivery
     add column if not exists aggregate text,
     -- The number of the event among those of its aggregate.
     add column if not exists place integer,
     -- Whether later deliveries of the aggregate to the subscription wait until this one is accepted or given up.
     add column if not exists is_open boolean not null default false,
     drop constraint if exists delivery_check,
     drop constraint if exists delivery_next_attempt_check,
     -- An open delivery that waits for an earlier one has no next attempt yet.
     add constraint delivery_next_attempt_check
       check ((status = 'PENDING') = (next_attempt_at is not null) or (status = 'PENDING' and is_open)) not valid`,
  // What was received of each aggregate, in stores with an ordered subscription.
  `create table if not exists aggregate_progress (
     tenant_id uuid not null,
     mode text not null check (mode in ('sandbox', 'live')),
     aggregate text not null,
     -- All events up to this one were received, or given up.
     received_to integer,
     -- Received events after a gap.
     ahead integer[] not null default '{}',
     gap_since timestamptz(3),
     seen_at timestamptz(3) not null,
     primary key (tenant_id, mode, aggregate)
   )`,
  // When the next attempt may start, for subscriptions with a maximum per second. Written by claims only.
  `create table if not exists endpoint_start (
     tenant_id uuid not null,
     mode text not null check (mode in ('sandbox', 'live')),
     subscription_id uuid not null,
     free_at timestamptz not null,
     primary key (tenant_id, mode, subscription_id),
     foreign key (tenant_id, mode, subscription_id) references subscription (tenant_id, mode, id) on delete cascade
   )`,
  `alter table store_turn
     drop constraint if exists store_turn_kind_check,
     add constraint store_turn_kind_check check (kind in ('delivery', 'failing_delivery', 'held_event')) not valid`,
  // Claims for failing endpoints lock both turns of their store.
  `insert into store_turn (tenant_id, mode, kind, due_at)
   select tenant_id, mode, 'delivery', 'infinity'::timestamptz from subscription group by tenant_id, mode
   union all
   select tenant_id, mode, 'failing_delivery', now() from subscription where consecutive_failures >= 10 and deleted_at is null group by tenant_id, mode
   on conflict (tenant_id, mode, kind) do nothing`,
];

/** Lets deliveries wait for earlier ones of their aggregate, spaces attempts, and gives failing endpoints turns of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set lock_timeout = '3s'`.execute(db);
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await sql`reset lock_timeout`.execute(db);
  await createIndexConcurrently(
    db,
    'delivery_line',
    "on delivery (tenant_id, mode, subscription_id, aggregate, place) where is_open and status = 'PENDING'",
  );
}
