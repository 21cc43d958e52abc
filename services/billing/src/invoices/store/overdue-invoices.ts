import { inScope, inRounds, type Scope } from '@storefront/db';
import { dueByStoreClock } from '@storefront/store-clock';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../store/schema.ts';
import { overdueDueDate } from '../domain/overdue.ts';

/** An invoice of a store. */
export type OverdueInvoice = Scope & { readonly invoiceId: string };

/** The page size. The rest is listed by the next call. */
const OVERDUE_MAX = 500;

/** The invoices of which it was not announced that they are overdue. Indexes have this condition. */
const UNANNOUNCED = sql`status = 'OPEN' and overdue_announced_at is null`;

const IS_CASH = sql`(payment_rail = 'CASH_ON_DELIVERY')`;

/** Lists the invoices of all stores that are overdue at `now`, or by a clock of the store that is ahead of it, and not announced yet, except those in `skipped`. */
export async function listOverdue(db: Db, now: Date, skipped: readonly string[]): Promise<readonly OverdueInvoice[]> {
  const cash = sql`${overdueDueDate('CASH_ON_DELIVERY', now)}::timestamptz`;
  const others = sql`${overdueDueDate('CREDIT_TERMS', now)}::timestamptz`;
  const columns = sql`invoice.tenant_id as "tenantId", invoice.mode, invoice.id as "invoiceId", invoice.due_at`;
  const ofRail = (isCash: RawBuilder<unknown>, before: RawBuilder<unknown>) => sql`
    select ${columns} from invoice where ${UNANNOUNCED} and ${isCash} and due_at < ${before} and id <> all (${skipped}::uuid[])`;
  const byClock = sql`
    select ${columns} from ${dueByStoreClock('invoice', 'due_at', others)}
    where ${UNANNOUNCED} and (not ${IS_CASH} or due_at <= ${cash} + clock.offset_ms * interval '1 millisecond') and id <> all (${skipped}::uuid[])`;
  const due = sql`
    select distinct * from (
      ${byClock} union all ${ofRail(IS_CASH, cash)} union all ${ofRail(sql`not ${IS_CASH}`, others)}
    ) overdue`;
  return (await inRounds<OverdueInvoice>({ due, columns: ['invoiceId'], limit: OVERDUE_MAX }).execute(db)).rows;
}

/** Locks an invoice of a store and records that it was announced as overdue; false if it has been announced, or is no longer open. */
export async function markOverdueAnnounced(trx: Trx, scope: Scope, invoiceId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update invoice set overdue_announced_at = ${now} where ${inScope(scope)} and id = ${invoiceId} and ${UNANNOUNCED}`.execute(trx);
  return numAffectedRows === 1n;
}
