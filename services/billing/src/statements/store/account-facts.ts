import { decimal } from '@storefront/money';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { AccountFact } from '../domain/account-entry.ts';
import type { CustomersScope } from './customer-accounts.ts';

/**
 * Lists what has changed the accounts of customers and has no entry yet, by customer in the order in which it was recorded. Entries are derived from rows that never
 * change and that every release writes, so none can be missing.
 *
 * Money of a payment session is one fact, whatever invoices received of it. It counts from when an invoice received some of it, or the refund of it was opened. Money that
 * moves between invoices and the customer's credit changes nothing.
 *
 * The plan must not depend on statistics, because entries and imported rows can be read before Postgres analyzes them: each table is read once by customer, the posted
 * entries are hashed, and other rows are looked up for new facts only.
 */
export async function listNewFacts(db: Db, scope: CustomersScope, currency: string): Promise<Map<string, AccountFact[]>> {
  const own = (table: string) => sql`
    ${sql.ref(`${table}.tenant_id`)} = ${scope.tenantId} and ${sql.ref(`${table}.mode`)} = ${scope.mode}`;
  const isAsked = (table: string) => sql`${sql.ref(`${table}.customer_id`)} = any (${scope.customerIds}::uuid[])`;
  const ofCustomers = (table: string) => sql`${own(table)} and ${isAsked(table)} and ${sql.ref(`${table}.currency`)} = ${currency}`;
  /** The invoice of a payment, unless several received parts of it. */
  const onlyInvoice = sql`case when payment_id is not null then (
    select case when count(*) = 1 then (array_agg(part.invoice_id))[1] end from invoice_payment part
    where ${own('part')} and part.payment_id = fact.payment_id) end`;
  const numberOfInvoice = sql`case when kind = 'CREDIT_NOTE' then (
    select invoice.number from invoice where ${own('invoice')} and invoice.id = fact.invoice_id) end`;
  /** The amount of a payment's session that no invoice could take. */
  const unapplied = sql`case when source_id <> payment_id then (
    select session.unapplied_amount from payment_session session where ${own('session')} and session.id = fact.source_id) end`;
  const { rows } = await sql<Omit<AccountFact, 'amount'> & { amount: string; customerId: string }>`
    with posted as materialized (select kind, source_id from account_entry where ${own('account_entry')} and ${isAsked('account_entry')}),
    fact as (
      select 'INVOICE' as kind, invoice.customer_id, invoice.id as source_id, invoice.issued_at as at, invoice.issued_on as recorded_on, null::timestamptz as moved_at,
        null::text as moved_on, invoice.order_id, invoice.id as invoice_id, invoice.number,
        coalesce(invoice.print ->> 'purchaseOrderNumber', invoice.order_number) as reference, null::text as detail, invoice.total as amount,
        case when invoice.replaces is null then 0 else 7 end as rank, null::uuid as payment_id
      from invoice where ${ofCustomers('invoice')}
      union all
      select 'VOID', invoice.customer_id, invoice.id, invoice.voided_at, invoice.voided_on, null, null, invoice.order_id, invoice.id, invoice.number, invoice.order_number,
        (select other.number from invoice other where ${own('other')} and other.id = invoice.replaced_by),
        -invoice.total + coalesce((select sum(note.total) from credit_note note where ${own('note')} and note.invoice_id = invoice.id), 0), 6, null
      from invoice where ${ofCustomers('invoice')} and invoice.status = 'VOIDED'
      union all
      select 'CREDIT_NOTE', note.customer_id, note.id, note.issued_at, note.issued_on, null, null, note.order_id, note.invoice_id, note.number, null, null,
        -note.total, 2, null
      from credit_note note where ${ofCustomers('note')}
      union all
      select 'PAYMENT', payment.customer_id, coalesce(payment.payment_session_id, payment.id), payment.recorded_at, null, payment.paid_at, null,
        null, null, null, payment.reference, payment.source, -payment.amount, 1, payment.id
      from payment
      where ${ofCustomers('payment')} and payment.source <> 'credit'
      union all
      select 'PAYMENT', session.customer_id, session.id, min(refund.created_at), null, null, null, null, session.invoice_id, null, null, 'session',
        -session.unapplied_amount, 1, null
      from refund join payment_session session on ${own('session')} and session.id = refund.payment_session_id
      where ${ofCustomers('refund')} and refund.payment_id is null and not exists (
        select from payment where ${own('payment')} and payment.payment_session_id = session.id)
      group by session.customer_id, session.id, session.invoice_id, session.unapplied_amount
      union all
      select 'REVERSAL', payment.customer_id, reversal.id, reversal.created_at, null, null, reversal.reversed_on, null, null, null, reversal.reference, reversal.reason,
        reversal.amount, 4, null
      from payment join payment_reversal reversal on ${own('reversal')} and reversal.payment_id = payment.id
      where ${ofCustomers('payment')} and payment.source <> 'credit' and payment.reversed_amount > 0
      union all
      select 'REFUND', refund.customer_id, refund.id, refund.succeeded_at, null, null, null, refund.order_id, refund.invoice_id, null,
        refund.reference, null, refund.amount, 3, null
      from refund where ${ofCustomers('refund')} and refund.method <> 'CREDIT' and refund.succeeded_at is not null
      union all
      select 'RETURNED_REFUND', refund.customer_id, refund.id, refund.settled_at, null, null, null, refund.order_id, refund.invoice_id, null, refund.reference, null,
        -refund.amount, 5, null
      from refund where ${ofCustomers('refund')} and refund.method <> 'CREDIT' and refund.succeeded_at is not null and refund.status = 'FAILED'
      union all
      select 'PAYOUT', payout.customer_id, payout.source_id, payout.at, null, null, null, null, null, null, payout.reference, null, payout.amount, 3, null
      from unapplied_credit_entry payout where ${own('payout')} and ${isAsked('payout')} and payout.kind = 'payout'
    )
    select kind, customer_id as "customerId", source_id as "sourceId", at, recorded_on as "recordedOn", moved_at as "movedAt", moved_on as "movedOn", order_id as "orderId",
      coalesce(invoice_id, ${onlyInvoice}) as "invoiceId", number, coalesce(reference, ${numberOfInvoice}) as reference, detail,
      amount - coalesce(${unapplied}, 0) as amount
    from fact
    where (kind, source_id) not in (select kind, source_id from posted)
    order by at, rank, source_id`.execute(db);
  const facts = rows.map(({ amount, ...row }) => ({ ...row, amount: decimal(amount) }));
  return Map.groupBy(facts, ({ customerId }) => customerId);
}
