import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Counts rows that break a rule, over all stores. Read-only. */
export type BrokenRows = (db: Kysely<Database>) => Promise<number>;

/** Accounts whose balance is not what is open on their invoices of credit-terms orders. */
export const brokenBalances: BrokenRows = (db) =>
  count(
    sql`
    select 1 from credit_account account
    where account.balance <> coalesce((
      select sum(invoice.amount_due) from invoice
      where (invoice.tenant_id, invoice.mode, invoice.customer_id) = (account.tenant_id, account.mode, account.customer_id)
        and invoice.status = 'OPEN' and invoice.payment_rail = 'CREDIT_TERMS'), 0)`,
    db,
  );

/** Accounts whose held amount is not what running checkouts hold. */
export const brokenHolds: BrokenRows = (db) =>
  count(
    sql`
    select 1 from credit_account account
    where account.held <> coalesce((
      select sum(hold.amount) from payment_authorization hold
      where (hold.tenant_id, hold.mode, hold.customer_id) = (account.tenant_id, account.mode, account.customer_id)
        and hold.status in ('HELD', 'COMMITTED') and hold.payment_rail = 'CREDIT_TERMS'), 0)`,
    db,
  );

/** Accounts whose ledger does not lead to their amounts. */
export const brokenLedgers: BrokenRows = (db) =>
  count(
    sql`
    select 1 from credit_account account
    left join lateral (
      select coalesce(sum(entry.balance_change), 0) as balance, coalesce(sum(entry.held_change), 0) as held from credit_entry entry
      where (entry.tenant_id, entry.mode, entry.customer_id) = (account.tenant_id, account.mode, account.customer_id)
    ) ledger on true
    where (account.balance, account.held) <> (ledger.balance, ledger.held)`,
    db,
  );

/** Stores whose invoice numbers do not run from 1 to their counter. */
export const brokenNumbering: BrokenRows = (db) =>
  count(
    sql`
    select 1 from (
      select tenant_id, mode, count(*) as issued, min(sequence) as first, max(sequence) as last from invoice group by tenant_id, mode
    ) used
    full join invoice_counter counter on (counter.tenant_id, counter.mode) = (used.tenant_id, used.mode)
    where used.first is distinct from 1 or used.issued is distinct from used.last or used.last is distinct from counter.last_sequence`,
    db,
  );

/** Orders with more than one invoice. */
export const repeatedInvoices: BrokenRows = (db) =>
  count(sql`select 1 from invoice group by tenant_id, mode, order_id having count(*) > 1`, db);

/** Invoices whose parts do not add up to their total, or whose lines, tax parts or payments do not add up to what the head says. */
export const brokenAmounts: BrokenRows = (db) =>
  count(
    sql`
    select 1 from invoice
    where total <> subtotal - discount_total + shipping_amount + gct_amount
      or amount_due <> (case when status = 'VOIDED' then 0 else total - amount_paid end)
      or subtotal <> coalesce((
        select sum(line.line_subtotal) from invoice_line line
        where (line.tenant_id, line.mode, line.invoice_id) = (invoice.tenant_id, invoice.mode, invoice.id)), 0)
      or discount_total <> coalesce((
        select sum(line.discount_amount) from invoice_line line
        where (line.tenant_id, line.mode, line.invoice_id) = (invoice.tenant_id, invoice.mode, invoice.id)), 0)
      or gct_amount <> (
        select coalesce(sum((part ->> 'gctAmount')::numeric), 0) from jsonb_array_elements(tax_breakdown) part)
      or amount_paid <> coalesce((
        select sum(payment.amount) from invoice_payment payment
        where (payment.tenant_id, payment.mode, payment.invoice_id) = (invoice.tenant_id, invoice.mode, invoice.id)), 0)`,
    db,
  );

async function count(broken: ReturnType<typeof sql>, db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ broken: number }>`select count(*)::int as broken from (${broken}) as found`.execute(db);
  return rows[0]?.broken ?? 0;
}
