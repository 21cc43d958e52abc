import { up as createStoreClockTables } from '@storefront/store-clock/migrations/0001-sandbox-clock';
import { type Kysely, sql } from 'kysely';

/** Stores how far the clocks of sandboxes are ahead of the real time, and the payments that their next payment sessions will meet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStoreClockTables(db);
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The next session of the store takes the first payment without one. The payment is made at due_at, by the store's clock, and its row deleted.
  `create table sandbox_payment (
    tenant_id uuid not null,
    mode text not null check (mode = 'sandbox'),
    id uuid not null,
    position bigint generated always as identity,
    outcome text not null check (outcome in ('PAY', 'DECLINE', 'CANCEL')),
    delay_seconds integer not null check (delay_seconds >= 0),
    amount numeric check (amount > 0),
    session_id uuid,
    due_at timestamptz(3),
    created_at timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode, id),
    constraint sandbox_payment_due_with_session check ((session_id is null) = (due_at is null))
  )`,
  `create index sandbox_payment_queue on sandbox_payment (tenant_id, mode, position) where session_id is null`,
  `create index sandbox_payment_due on sandbox_payment (due_at) where due_at is not null`,
  `create index sandbox_payment_session on sandbox_payment (session_id) where session_id is not null`,
];
