import { type Kysely, sql } from 'kysely';

/**
 * Gives a payment that arrives on an ended session a session for that payment, and saves what the payment page shows. Late payments that were
 * recorded before are moved to sessions too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** A UUIDv7 of the row's late payment. */
const UUID_V7 = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from late_paid_at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

const LATE = `from payment_session ended where ended.settled_by is not null
  and (ended.tenant_id, ended.mode, ended.id) = (moved.tenant_id, moved.mode, moved.payment_session_id)`;

const STATEMENTS = [
  `alter table payment_session
    add column store_name text,
    -- The number of the order or invoice.
    add column payable_number text,
    -- The session to which the payment of this ended session was applied.
    add column settled_by uuid`,
  `update payment_session set settled_by = ${UUID_V7} where late_paid_at is not null`,
  `insert into payment_session (
      tenant_id, mode, id, customer_id, purpose, order_id, invoice_id, checkout_id, provider, provider_reference, status, amount, currency,
      return_url, cancel_url, unapplied_amount, expires_at, created_at, updated_at)
    select tenant_id, mode, settled_by, customer_id, purpose, order_id, invoice_id, checkout_id, provider, provider_reference, 'PAID', amount, currency,
      return_url, cancel_url, unapplied_amount, late_paid_at + interval '30 minutes', late_paid_at, late_paid_at
    from payment_session where settled_by is not null`,
  `update invoice_payment moved set payment_session_id = ended.settled_by ${LATE}`,
  `update refund moved set payment_session_id = ended.settled_by ${LATE}`,
  `update payment_session set unapplied_amount = 0 where settled_by is not null`,
];
