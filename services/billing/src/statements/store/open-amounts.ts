import type { PaymentRail } from '@storefront/contract';
import type { CustomerScope, Scope } from '@storefront/db';
import { type Decimal, decimal } from '@storefront/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { OpenAmount } from '../domain/aging.ts';
import type { CustomersScope } from './customer-accounts.ts';

/** A past state: what has an entry up to a date, and, of what has none because it moves money within the account, what was recorded by an instant. */
export interface Cut {
  readonly date: string;
  readonly end: Date;
}

/**
 * Lists what was due on each order of customers, by customer. A void and a reissue have entries, and payments and refunds move along with a reissue, so the amounts are those of
 * orders, of which at most one invoice counts. Everything that has an entry counts with it, so that the balance of the entries is always what is due less the
 * unapplied credit and the refunds that are owed.
 *
 * The plan must not depend on statistics, because rows can be read before Postgres analyzes them: entries are hashed, and the parts of payments are looked up by invoice.
 */
export async function listOpenAmounts(db: Db, scope: CustomersScope, { date, end }: Cut): Promise<Map<string, OpenAmount[]>> {
  const own = ownOf(scope);
  const isAsked = (table: string) => sql`${sql.ref(`${table}.customer_id`)} = any (${scope.customerIds}::uuid[])`;
  /** Whether money had moved from or to the credit: by the time of the entry there, so that both sides count together, or else by `at`. */
  const hadMoved = (source: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`case
    when ${source} in (select source_id from credit where credit.at <= ${end}) then true
    when ${source} in (select source_id from credit) then false else ${at} <= ${end} end`;
  const { rows } = await sql<{ customerId: string; amount: string; dueOn: string; paymentRail: PaymentRail }>`
    with entry as materialized (
      select kind, customer_id, source_id, order_id, amount from account_entry
      where ${own('account_entry')} and ${isAsked('account_entry')} and date <= ${date}
    ),
    credit as materialized (
      select source_id, at from unapplied_credit_entry where ${own('unapplied_credit_entry')} and ${isAsked('unapplied_credit_entry')}
    ),
    change as (
      select customer_id, order_id, amount from entry where kind in ('INVOICE', 'VOID', 'CREDIT_NOTE')
      union all
      select invoice.customer_id, invoice.order_id, -part.amount from invoice
      cross join lateral (
        select * from invoice_payment each where ${own('each')} and each.invoice_id = invoice.id order by each.id offset 0) part
      where ${own('invoice')} and ${isAsked('invoice')} and case
        when part.source = 'credit' then ${hadMoved(sql`part.payment_id`, sql`part.paid_at`)}
        else coalesce(part.payment_session_id, part.payment_id) in (select source_id from entry where kind = 'PAYMENT') end
      union all
      select payment.customer_id, (part.value ->> 'orderId')::uuid, (part.value ->> 'amount')::numeric
      from payment
      join payment_reversal reversal on ${own('reversal')} and reversal.payment_id = payment.id
      cross join lateral (select value from jsonb_array_elements(reversal.parts) as value) part
      where ${own('payment')} and ${isAsked('payment')} and payment.reversed_amount > 0 and case
        when payment.source = 'credit' then ${hadMoved(sql`reversal.id`, sql`reversal.created_at`)}
        else reversal.id in (select source_id from entry where kind = 'REVERSAL') end
      union all
      select refund.customer_id, refund.order_id, refund.amount from refund
      where ${own('refund')} and ${isAsked('refund')} and refund.payment_id is not null
        and ${hadMoved(sql`refund.id`, sql`refund.created_at`)}
        and (refund.replaced_by is null or refund.updated_at > ${end})
    ),
    open as (
      select customer_id, order_id, sum(amount) as amount from change group by customer_id, order_id having sum(amount) <> 0)
    select open.customer_id as "customerId", open.amount, last.due_on as "dueOn", last.payment_rail as "paymentRail"
    from open cross join lateral (
      select due_on, payment_rail from invoice where ${own('invoice')} and invoice.order_id = open.order_id
      order by sequence desc limit 1) last`.execute(db);
  const open = rows.map((row) => ({ ...row, amount: decimal(row.amount) }));
  return Map.groupBy(open, ({ customerId }) => customerId);
}

/** Returns the unapplied credit of a customer in a past state. */
export async function unappliedCreditAt(db: Db, scope: CustomerScope, { date, end }: Cut): Promise<Decimal> {
  const own = ownOf(scope);
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(credit.change), 0) as amount from unapplied_credit_entry credit
    where ${own('credit')} and credit.customer_id = ${scope.customerId} and case
      when credit.kind in ('refund', 'applied') then credit.at <= ${end}
      when credit.kind = 'reversal' and credit.change > 0 then credit.at <= ${end}
      else credit.source_id in (
        select source_id from account_entry
        where ${own('account_entry')} and customer_id = ${scope.customerId} and kind in ('PAYMENT', 'REVERSAL', 'PAYOUT') and date <= ${date}) end`.execute(
    db,
  );
  return decimal(rows[0]?.amount ?? '0');
}

const ownOf =
  ({ tenantId, mode }: Scope) =>
  (table: string) =>
    sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId} and ${sql.ref(`${table}.mode`)} = ${mode}`;
