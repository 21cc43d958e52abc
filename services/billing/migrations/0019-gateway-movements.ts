import { type Kysely, sql } from 'kysely';

/** Records what gateways received or moved differently from what this system asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A payment of another amount than the session's, which pays for nothing and is refunded.
  await sql`
    alter table payment_session
      add column received_amount numeric check (received_amount > 0),
      add column received_currency text,
      drop constraint payment_session_check1,
      add constraint payment_session_unapplied_amount_check check (unapplied_amount between 0 and coalesce(received_amount, amount))`.execute(
    db,
  );
  // Refunds that were made at the gateway without a request of this system, and disputed payments.
  await sql`
    create table gateway_movement (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      provider text not null,
      -- The gateway's reference of the refund or dispute.
      provider_reference text not null,
      kind text not null check (kind in ('refund', 'dispute')),
      payment_session_id uuid not null,
      amount numeric not null check (amount > 0),
      currency text not null,
      -- The gateway's word, and what it says about the money.
      status text not null,
      state text not null check (state in ('PENDING', 'MOVED', 'REVERSED')),
      reason text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, mode, provider, provider_reference)
    )`.execute(db);
  await sql`create index gateway_movement_moved on gateway_movement (updated_at) where state = 'MOVED'`.execute(db);
}
