import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';

/** The SQL condition that the row of `table` belongs to the invoice. */
const ofInvoice = (table: string) => sql`
  (${sql.ref(`${table}.tenant_id`)}, ${sql.ref(`${table}.mode`)}, ${sql.ref(`${table}.invoice_id`)})
    = (invoice.tenant_id, invoice.mode, invoice.id)`;

/** The credit notes of the invoice, each with the entries of one of its lists as `entry`. */
const entriesOf = (list: 'lines' | 'parts' | 'tax_breakdown') => sql`
  credit_note note cross join lateral jsonb_to_recordset(${sql.ref(`note.${list}`)}) as entry (
    position integer, rate numeric, quantity numeric, "netAmount" numeric, "taxableAmount" numeric, "gctAmount" numeric)
  where ${ofInvoice('note')}`;

/** Invariants of what credit notes leave of an invoice. */
export const CREDITS: readonly InvariantRule[] = [
  {
    name: 'credited_at_most_invoiced',
    description:
      'The credit notes of an invoice credit at most the amounts of each tax rate, of each line and its quantity, and of the shipping.',
    violations: (changed) => sql`
      select invoice.id::text as id from invoice
      where (invoice.tenant_id, invoice.mode, invoice.id) in (select tenant_id, mode, invoice_id from credit_note where ${changed('issued_at')}) and (
        exists (
          select from ${entriesOf('tax_breakdown')} group by entry.rate
          having not exists (
            select from jsonb_to_recordset(invoice.tax_breakdown) as invoiced (rate numeric, "taxableAmount" numeric, "gctAmount" numeric)
            where invoiced.rate = entry.rate
              and invoiced."taxableAmount" >= sum(entry."taxableAmount") and invoiced."gctAmount" >= sum(entry."gctAmount")))
        or exists (
          select from invoice_line line where ${ofInvoice('line')} and (
            line.quantity < (select sum(entry.quantity) from ${entriesOf('lines')} and entry.position = line.position)
            or line.line_subtotal - line.discount_amount < (
              select sum(entry."netAmount") from ${entriesOf('parts')} and entry.position = line.position)
            or line.gct_amount < (select sum(entry."gctAmount") from ${entriesOf('parts')} and entry.position = line.position)))
        or invoice.shipping_amount < (select sum(entry."netAmount") from ${entriesOf('parts')} and entry.position is null)
        or invoice.gct_amount - (select sum(line.gct_amount) from invoice_line line where ${ofInvoice('line')}) < (
          select sum(entry."gctAmount") from ${entriesOf('parts')} and entry.position is null))`,
  },
];
