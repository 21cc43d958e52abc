import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';
import { CREDITS } from '../credit/store/credit-invariants.ts';
import { SESSIONS } from '../gateways/store/session-invariants.ts';
import { REFUNDS } from '../refunds/store/refund-invariants.ts';
import { ACCOUNTS } from '../statements/store/account-invariants.ts';

/** The SQL condition that the row of `table` has the same customer as the account. */
const ofAccount = (table: string) => sql`
  (${sql.ref(`${table}.tenant_id`)}, ${sql.ref(`${table}.mode`)}, ${sql.ref(`${table}.customer_id`)})
    = (account.tenant_id, account.mode, account.customer_id)`;

/** The SQL condition that the row of `table` belongs to the invoice. */
const ofInvoice = (table: string) => sql`
  (${sql.ref(`${table}.tenant_id`)}, ${sql.ref(`${table}.mode`)}, ${sql.ref(`${table}.invoice_id`)})
    = (invoice.tenant_id, invoice.mode, invoice.id)`;

/** Invariants of credit. There are as many accounts as customers, so the history is summed only for accounts that changed. */
const CREDIT: readonly InvariantRule[] = [
  {
    name: 'credit_balance_is_open_invoices',
    description: 'The balance of a credit account is the sum of its open invoices.',
    violations: (changed) => sql`
      select account.customer_id::text as id from credit_account account
      where ${changed('account.updated_at')} and account.balance <> coalesce((
        select sum(invoice.amount_due) from invoice
        where ${ofAccount('invoice')} and invoice.status = 'OPEN' and invoice.payment_rail = 'CREDIT_TERMS'), 0)`,
  },
  {
    name: 'credit_held_is_live_holds',
    description: 'The held amount of a credit account is the sum of its live holds.',
    violations: () => sql`
      select account.customer_id::text as id from credit_account account left join (
        select tenant_id, mode, customer_id, sum(amount) as amount from payment_authorization
        where status in ('HELD', 'COMMITTED') and payment_rail = 'CREDIT_TERMS'
        group by tenant_id, mode, customer_id
      ) live on ${ofAccount('live')}
      where account.held <> coalesce(live.amount, 0)`,
  },
  {
    name: 'credit_ledger_adds_up',
    description: 'The entries of a credit account add up to its balance and held amount.',
    violations: (changed) => sql`
      select account.customer_id::text as id from credit_account account
      left join lateral (
        select coalesce(sum(entry.balance_change), 0) as balance, coalesce(sum(entry.held_change), 0) as held from credit_entry entry
        where ${ofAccount('entry')}
      ) ledger on true
      where ${changed('account.updated_at')} and (account.balance, account.held) <> (ledger.balance, ledger.held)`,
  },
];

/** Invariants of invoices. */
const INVOICES: readonly InvariantRule[] = [
  {
    name: 'invoice_numbers_have_no_gap',
    description: 'The invoice numbers of a store have no gap and end at its counter.',
    // A full check covers the numbers from 1; a check of recent changes starts at the oldest changed invoice of the store.
    violations: (changed) => sql`
      select concat_ws(' ', coalesce(used.tenant_id, counter.tenant_id), coalesce(used.mode, counter.mode)) as id from (
        select recent.tenant_id, recent.mode, recent.first, numbered.issued, numbered.last
        from (
          select tenant_id, mode, min(sequence) as first from invoice where ${changed('updated_at')} group by tenant_id, mode
        ) recent
        cross join lateral (
          select count(*) as issued, max(sequence) as last from invoice i
          where i.tenant_id = recent.tenant_id and i.mode = recent.mode and i.sequence >= recent.first
        ) numbered
      ) used
      full join invoice_counter counter on (counter.tenant_id, counter.mode) = (used.tenant_id, used.mode)
      where case when used.tenant_id is null
        then counter.last_sequence is distinct from (
          select max(sequence) from invoice i where i.tenant_id = counter.tenant_id and i.mode = counter.mode)
        else used.last is distinct from counter.last_sequence or used.last - used.first + 1 <> used.issued
          or (used.first > 1 and not exists (
            select from invoice i where i.tenant_id = used.tenant_id and i.mode = used.mode and i.sequence = used.first - 1))
        end`,
  },
  {
    name: 'reissued_invoices_are_linked',
    description:
      'An invoice and the one that replaces it name each other, have the same order and total, and only the successor can be valid.',
    violations: (changed) => sql`
      select invoice.id::text as id from invoice
      left join invoice other on (other.tenant_id, other.mode, other.order_id, other.total)
          = (invoice.tenant_id, invoice.mode, invoice.order_id, invoice.total)
        and other.id = coalesce(invoice.replaced_by, invoice.replaces)
      where ${changed('invoice.updated_at')} and (
        (invoice.replaced_by is not null and (other.replaces is distinct from invoice.id or invoice.status <> 'VOIDED'))
        or (invoice.replaced_by is null and invoice.replaces is not null and other.replaced_by is distinct from invoice.id))`,
  },
  {
    name: 'invoice_amounts_add_up',
    description: 'The lines, tax breakdown, payments, and credit notes of an invoice add up to its amounts.',
    violations: (changed) => sql`
      select invoice.id::text as id from invoice
      where ${changed('invoice.updated_at')} and (
        total <> subtotal - discount_total + shipping_amount + gct_amount
        or amount_due <> (case when status = 'VOIDED' then 0 else total - amount_paid - amount_credited end)
        or (subtotal, discount_total) <> (
          select coalesce(sum(line.line_subtotal), 0), coalesce(sum(line.discount_amount), 0) from invoice_line line
          where ${ofInvoice('line')})
        or gct_amount <> (
          select coalesce(sum((part ->> 'gctAmount')::numeric), 0) from jsonb_array_elements(tax_breakdown) part)
        or amount_paid <> coalesce((
          select sum(payment.amount - payment.reversed_amount) from invoice_payment payment where ${ofInvoice('payment')}), 0)
        or amount_credited <> coalesce((
          select sum(note.due_reduction) from credit_note note where ${ofInvoice('note')}), 0))`,
  },
  {
    name: 'invoice_payments_are_received',
    description: 'What an invoice received is part of a payment of its customer in its currency.',
    violations: (changed) => sql`
      select part.id::text as id from invoice join invoice_payment part on ${ofInvoice('part')}
      where ${changed('invoice.updated_at')} and not exists (
        select from payment where (payment.tenant_id, payment.mode, payment.id) = (part.tenant_id, part.mode, part.payment_id)
          and (payment.customer_id, payment.currency) = (invoice.customer_id, invoice.currency))`,
  },
  {
    name: 'amount_due_follows',
    description:
      'The amount due of an invoice is its total less its credit notes and payments, plus the refunds of its payments, and it is PAID if that is 0.',
    violations: (changed) => sql`
      select invoice.id::text as id from invoice
      where (invoice.tenant_id, invoice.mode, invoice.id) in (
          select tenant_id, mode, id from invoice where ${changed('updated_at')}
          union all select tenant_id, mode, invoice_id from credit_note where ${changed('issued_at')}
          union all select tenant_id, mode, invoice_id from refund where payment_id is not null and ${changed('updated_at')})
        and invoice.status <> 'VOIDED' and (
          (invoice.status = 'PAID') <> (invoice.amount_due = 0)
          or invoice.amount_due <> invoice.total - invoice.amount_paid
            - (select coalesce(sum(note.total), 0) from credit_note note where ${ofInvoice('note')})
            + (select coalesce(sum(refund.amount), 0) from refund
              where ${ofInvoice('refund')} and refund.order_id = invoice.order_id and refund.payment_id is not null and refund.replaced_by is null))`,
  },
];

/** The invariants of this service's data. */
export const invariants: readonly InvariantRule[] = [...CREDIT, ...INVOICES, ...SESSIONS, ...REFUNDS, ...CREDITS, ...ACCOUNTS];
