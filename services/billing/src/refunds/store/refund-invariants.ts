import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';

/** The SQL condition that two rows belong to the same store and mode. */
const sameStore = (a: string, b: string) =>
  sql`(${sql.ref(`${a}.tenant_id`)}, ${sql.ref(`${a}.mode`)}) = (${sql.ref(`${b}.tenant_id`)}, ${sql.ref(`${b}.mode`)})`;

/** Money that a session received: it is paid, or the amount differed. */
const isPaid = sql`(session.status = 'PAID' or (session.late_paid_at is not null and session.settled_by is null))`;

/** Invariants of refunds, credit notes, and unapplied credit. */
export const REFUNDS: readonly InvariantRule[] = [
  {
    name: 'credit_note_numbers_have_no_gap',
    description: 'The credit note numbers of a store have no gap and end at its counter.',
    violations: (changed) => sql`
      select concat_ws(' ', coalesce(used.tenant_id, counter.tenant_id), coalesce(used.mode, counter.mode)) as id from (
        select recent.tenant_id, recent.mode, recent.first, numbered.issued, numbered.last
        from (
          select tenant_id, mode, min(sequence) as first from credit_note where ${changed('issued_at')} group by tenant_id, mode
        ) recent
        cross join lateral (
          select count(*) as issued, max(sequence) as last from credit_note n where ${sameStore('n', 'recent')} and n.sequence >= recent.first
        ) numbered
      ) used
      full join credit_note_counter counter on ${sameStore('counter', 'used')}
      where case when used.tenant_id is null
        then counter.last_sequence is distinct from (select max(sequence) from credit_note n where ${sameStore('n', 'counter')})
        else used.last is distinct from counter.last_sequence or used.last - used.first + 1 <> used.issued
          or (used.first > 1 and not exists (
            select from credit_note n where ${sameStore('n', 'used')} and n.sequence = used.first - 1))
        end`,
  },
  {
    name: 'credit_notes_add_up',
    description: 'The tax breakdown, parts, due reduction, and refunds of a credit note add up to its total.',
    violations: (changed) => sql`
      select note.id::text as id from credit_note note
      where ${changed('note.issued_at')} and (
        (note.net_amount, note.gct_amount) <> (
          select coalesce(sum((part ->> 'taxableAmount')::numeric), 0), coalesce(sum((part ->> 'gctAmount')::numeric), 0)
          from jsonb_array_elements(note.tax_breakdown) part)
        or (note.net_amount, note.gct_amount) <> (
          select coalesce(sum((part ->> 'netAmount')::numeric), 0), coalesce(sum((part ->> 'gctAmount')::numeric), 0)
          from jsonb_array_elements(note.parts) part)
        or note.total - note.due_reduction <> (
          select coalesce(sum(refund.amount), 0) from refund
          where ${sameStore('refund', 'note')} and refund.credit_note_id = note.id and refund.replaced_by is null))`,
  },
  {
    name: 'credited_at_most_total',
    description: 'The credit notes of an invoice are not more than its total.',
    violations: (changed) => sql`
      select invoice.id::text as id from invoice
      where (invoice.tenant_id, invoice.mode, invoice.id) in (
          select tenant_id, mode, invoice_id from credit_note where ${changed('issued_at')})
        and invoice.total < (
          select sum(note.total) from credit_note note where ${sameStore('note', 'invoice')} and note.invoice_id = invoice.id)`,
  },
  {
    name: 'payment_refunded_at_most_once',
    description: 'The refunds of a payment are not more than the payment.',
    violations: (changed) => sql`
      select payment.id::text as id from invoice_payment payment
      where (payment.tenant_id, payment.mode, payment.id) in (
          select tenant_id, mode, payment_id from refund where payment_id is not null and ${changed('updated_at')})
        and payment.amount < (
          select coalesce(sum(refund.amount), 0) from refund
          where ${sameStore('refund', 'payment')} and refund.payment_id = payment.id and refund.replaced_by is null)`,
  },
  {
    name: 'voided_payments_are_refunded',
    description: 'Every payment of a voided invoice that was not reversed is refunded.',
    violations: (changed) => sql`
      select invoice.id::text as id from invoice
      where invoice.status = 'VOIDED' and invoice.amount_paid > 0 and ${changed('invoice.updated_at')} and invoice.amount_paid > (
        select coalesce(sum(refund.amount), 0) from refund
        where ${sameStore('refund', 'invoice')} and refund.invoice_id = invoice.id and refund.payment_id is not null
          and refund.replaced_by is null)`,
  },
  {
    name: 'session_money_is_explained',
    description: 'The money of a payment session pays an invoice or is refunded.',
    // A paid order has no invoice until its confirmation is received.
    violations: (changed) => sql`
      select session.id::text as id from payment_session session
      left join lateral (
        select coalesce(sum(payment.amount), 0) as amount from invoice_payment payment
        where ${sameStore('payment', 'session')} and payment.payment_session_id = session.id
      ) applied on true
      left join lateral (
        select coalesce(sum(refund.amount), 0) as amount from refund
        where ${sameStore('refund', 'session')} and refund.payment_session_id = session.id and refund.payment_id is null
          and refund.replaced_by is null
      ) returned on true
      where ${changed('session.updated_at')} and ${isPaid} and session.updated_at < now() - interval '60 seconds'
        and (session.unapplied_amount <> returned.amount or coalesce(session.received_amount, session.amount) <> session.unapplied_amount + applied.amount)`,
  },
  {
    name: 'payments_add_up',
    description: 'Invoices receive at most what was paid, and lose at most what was reversed, which the reversals of a payment add up to.',
    violations: (changed) => sql`
      select payment.id::text as id from payment
      cross join lateral (
        select coalesce(sum(part.amount), 0) as amount, coalesce(sum(part.reversed_amount), 0) as reversed from invoice_payment part
        where ${sameStore('part', 'payment')} and part.payment_id = payment.id) part
      where ${changed('payment.updated_at')} and (
        part.amount > payment.amount
        or part.reversed > payment.reversed_amount
        or payment.reversed_amount <> (
          select coalesce(sum(reversal.amount), 0) from payment_reversal reversal
          where ${sameStore('reversal', 'payment')} and reversal.payment_id = payment.id))`,
  },
  {
    name: 'unapplied_credit_adds_up',
    description: 'The entries of a customer’s unapplied credit add up to it.',
    violations: (changed) => sql`
      select credit.customer_id::text as id from unapplied_credit credit
      where ${changed('credit.updated_at')} and credit.amount <> (
        select coalesce(sum(entry.change), 0) from unapplied_credit_entry entry
        where ${sameStore('entry', 'credit')} and entry.customer_id = credit.customer_id)`,
  },
  {
    name: 'unapplied_credit_is_explained',
    description: 'Every refund to a customer’s credit, payment from it, rest of a payment, and reversal has its entry.',
    violations: (changed) => sql`
      select source.id::text as id from (
        select tenant_id, mode, id, amount from refund where method = 'CREDIT' and ${changed('updated_at')}
        union all
        select payment.tenant_id, payment.mode, payment.id, -payment.amount from invoice_payment payment
        join invoice on ${sameStore('invoice', 'payment')} and invoice.id = payment.invoice_id
        where payment.source = 'credit' and ${changed('invoice.updated_at')}
        union all
        select payment.tenant_id, payment.mode, payment.id, payment.amount - part.amount from payment
        cross join lateral (
          select coalesce(sum(part.amount), 0) as amount from invoice_payment part
          where ${sameStore('part', 'payment')} and part.payment_id = payment.id) part
        where payment.source <> 'credit' and payment.amount <> part.amount and ${changed('payment.updated_at')}
        union all
        select tenant_id, mode, id, credit_change from payment_reversal where credit_change <> 0 and ${changed('created_at')}
      ) source
      left join unapplied_credit_entry entry on ${sameStore('entry', 'source')} and entry.source_id = source.id
      where entry.change is distinct from source.amount`,
  },
  {
    name: 'gateway_movements_are_explained',
    description: 'Every dashboard refund and every lost dispute is recorded as a refund or reversal with its reference.',
    violations: () => sql`
      select concat_ws(' ', movement.kind, movement.provider_reference, 'of', session.payable_number) as id
      from gateway_movement movement
      join payment_session session on ${sameStore('session', 'movement')} and session.id = movement.payment_session_id
      where movement.state = 'MOVED' and (movement.kind <> 'dispute' or movement.status = 'lost')
        and movement.updated_at < now() - interval '60 seconds' and not exists (
        select from refund where ${sameStore('refund', 'movement')} and refund.payment_session_id = movement.payment_session_id
          and movement.provider_reference in (refund.provider_reference, refund.reference) and refund.status = 'SUCCEEDED')
      and not exists (
        select from payment join payment_reversal reversal on ${sameStore('reversal', 'payment')} and reversal.payment_id = payment.id
        where ${sameStore('payment', 'movement')} and payment.payment_session_id = movement.payment_session_id
          and reversal.reference = movement.provider_reference)`,
  },
  {
    name: 'refunds_are_settled',
    description: 'No refund has failed or stayed without its gateway’s response for an hour, and none is pending for 14 days.',
    violations: () => sql`
      select id::text as id from refund
      where replaced_by is null and status <> 'SUCCEEDED' and (
        (status = 'FAILED' and updated_at < now() - interval '1 hour')
        or (method = 'GATEWAY' and provider_reference is null and updated_at < now() - interval '1 hour')
        or updated_at < now() - interval '14 days')`,
  },
];
