import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';

/** The SQL condition that the row of `table` belongs to the invoice. */
const ofInvoice = (table: string) => sql`
  (${sql.ref(`${table}.tenant_id`)}, ${sql.ref(`${table}.mode`)}, ${sql.ref(`${table}.invoice_id`)})
    = (invoice.tenant_id, invoice.mode, invoice.id)`;

/** The credit notes of the invoice, each with the entries of one of its lists as `entry`. */
const entriesOf = (list: 'lines' | 'parts' | 'tax_breakdown') => sql`
  credit_note note cross join lateral jsonb_array_elements(${sql.ref(`note.${list}`)}) as entry where ${ofInvoice('note')}`;

/** A number of an entry. Citus accepts no function that returns columns. */
const numberOf = (entry: 'entry' | 'invoiced', field: string) => sql`(${sql.ref(entry)} ->> ${sql.lit(field)})::numeric`;

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
          select from (
            select ${numberOf('entry', 'rate')} as rate, sum(${numberOf('entry', 'taxableAmount')}) as taxable, sum(${numberOf('entry', 'gctAmount')}) as gct
            from ${entriesOf('tax_breakdown')} group by 1
          ) credited
          where not exists (
            select from jsonb_array_elements(invoice.tax_breakdown) as invoiced
            where ${numberOf('invoiced', 'rate')} = credited.rate
              and ${numberOf('invoiced', 'taxableAmount')} >= credited.taxable and ${numberOf('invoiced', 'gctAmount')} >= credited.gct))
        or exists (
          select from invoice_line line where ${ofInvoice('line')} and (
            line.quantity < (select sum(${numberOf('entry', 'quantity')}) from ${entriesOf('lines')} and ${numberOf('entry', 'position')} = line.position)
            or line.line_subtotal - line.discount_amount < (
              select sum(${numberOf('entry', 'netAmount')}) from ${entriesOf('parts')} and ${numberOf('entry', 'position')} = line.position)
            or line.gct_amount < (select sum(${numberOf('entry', 'gctAmount')}) from ${entriesOf('parts')} and ${numberOf('entry', 'position')} = line.position)))
        or invoice.shipping_amount < (select sum(${numberOf('entry', 'netAmount')}) from ${entriesOf('parts')} and ${numberOf('entry', 'position')} is null)
        or invoice.gct_amount - (select sum(line.gct_amount) from invoice_line line where ${ofInvoice('line')}) < (
          select sum(${numberOf('entry', 'gctAmount')}) from ${entriesOf('parts')} and ${numberOf('entry', 'position')} is null))`,
  },
];
