import type { Scope } from '@storefront/db';
import { type Decimal, decimal } from '@storefront/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../store/schema.ts';

/** Money that a customer paid, as the payments report shows it. */
export interface ReceivedMoney {
  readonly id: string;
  readonly at: Date;
  /** The same time with the microseconds of Postgres. */
  readonly exactAt: string;
  /** The email. */
  readonly customer: string;
  readonly amount: Decimal;
  readonly reference: string | null;
  readonly source: 'session' | 'recorded';
  readonly status: 'RECEIVED' | 'PARTIALLY_REVERSED' | 'REVERSED';
}

/** Which payments are listed: those at or after `since` and before `until`, after the last one that was listed. */
export interface ReceivedIn {
  readonly currency: string;
  readonly since: Date;
  readonly until: Date;
  readonly after: Pick<ReceivedMoney, 'id' | 'exactAt'> | undefined;
  readonly limit: number;
}

/**
 * Lists payments, oldest first, as statements count them: all money of a payment session is one payment, whatever invoices received of it. Money of a session of which
 * no invoice received any has the time at which its refund was opened.
 */
export async function listReceivedMoney(db: Db, { tenantId, mode }: Scope, given: ReceivedIn): Promise<ReceivedMoney[]> {
  const { currency, since, until, after, limit } = given;
  const own = (table: string) => sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId} and ${sql.ref(`${table}.mode`)} = ${mode}`;
  const isIn = (table: string, at: RawBuilder<unknown>) => sql`
    ${own(table)} and ${sql.ref(`${table}.currency`)} = ${currency} and ${at} >= ${since} and ${at} < ${until}
    ${after === undefined ? sql`` : sql`and (${at}, ${sql.ref(`${table}.id`)}) > (${after.exactAt}::timestamptz, ${after.id}::uuid)`}`;
  const { rows } = await sql<Omit<ReceivedMoney, 'amount'> & { amount: string }>`
    with received as (
      (select payment.id, payment.paid_at as at, payment.customer_id, payment.amount + coalesce(session.unapplied_amount, 0) as amount, payment.reference,
        payment.source, case when payment.reversed_amount = 0 then 'RECEIVED' when payment.reversed_amount < payment.amount then 'PARTIALLY_REVERSED'
          else 'REVERSED' end as status
      from payment left join payment_session session on ${own('session')} and session.id = payment.payment_session_id
      where ${isIn('payment', sql`payment.paid_at`)} and payment.source <> 'credit'
      order by payment.paid_at, payment.id limit ${limit})
      union all
      (select refund.id, refund.created_at, refund.customer_id, session.unapplied_amount, null, 'session', 'RECEIVED'
      from refund join payment_session session on ${own('session')} and session.id = refund.payment_session_id
      where ${isIn('refund', sql`refund.created_at`)} and refund.payment_id is null
        and not exists (select from payment where ${own('payment')} and payment.payment_session_id = session.id)
        and not exists (
          select from refund earlier where ${own('earlier')} and earlier.payment_session_id = session.id and earlier.payment_id is null
            and (earlier.created_at, earlier.id) < (refund.created_at, refund.id))
      order by refund.created_at, refund.id limit ${limit})
    )
    select received.id, received.at, received.at::text as "exactAt", customer.email as customer, received.amount, received.reference, received.source, received.status
    from received join customer on ${own('customer')} and customer.id = received.customer_id
    order by received.at, received.id limit ${limit}`.execute(db);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: decimal(amount) }));
}
