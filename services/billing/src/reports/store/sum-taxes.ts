import { addDays, startOfDate } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { decimal, type TaxPart } from '@storefront/money';
import { sql } from 'kysely';
import type { Period } from '../../statements/domain/statement-period.ts';
import type { Db } from '../../store/schema.ts';

/**
 * Returns the tax of invoices by their dates of issue, less that of credit notes by theirs and of voided invoices by the dates of their voids, by rate.
 */
export async function sumTaxes(
  db: Db,
  { tenantId, mode }: Scope,
  { currency, from, to }: Period & { readonly currency: string },
): Promise<TaxPart[]> {
  // A date in any time zone begins and ends within a day of the date in UTC, so the indexes by time find its documents.
  const first = startOfDate(addDays(from, -1), 'UTC');
  const end = startOfDate(addDays(to, 2), 'UTC');
  const isIn = (table: string, at: string, on: string) => sql`
    ${sql.ref(`${table}.tenant_id`)} = ${tenantId} and ${sql.ref(`${table}.mode`)} = ${mode} and ${sql.ref(`${table}.currency`)} = ${currency}
    and ${sql.ref(`${table}.${at}`)} >= ${first} and ${sql.ref(`${table}.${at}`)} < ${end}
    and ${sql.ref(`${table}.${on}`)} between ${from} and ${to}`;
  const { rows } = await sql<{ rate: string; taxableAmount: string; gctAmount: string }>`
    with document as (
      select tax_breakdown, 1 as sign from invoice where ${isIn('invoice', 'issued_at', 'issued_on')}
      union all
      select tax_breakdown, -1 from credit_note where ${isIn('credit_note', 'issued_at', 'issued_on')}
      union all
      select tax_breakdown, -1 from invoice where ${isIn('invoice', 'voided_at', 'voided_on')}
    )
    select (part ->> 'rate')::numeric as rate, sum(sign * (part ->> 'taxableAmount')::numeric) as "taxableAmount",
      sum(sign * (part ->> 'gctAmount')::numeric) as "gctAmount"
    from document cross join lateral jsonb_array_elements(tax_breakdown) as part
    group by 1 order by 1`.execute(db);
  return rows.map(({ rate, taxableAmount, gctAmount }) => ({
    rate: decimal(rate),
    taxableAmount: decimal(taxableAmount),
    gctAmount: decimal(gctAmount),
  }));
}
