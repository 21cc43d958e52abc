import { isUuid, type PaymentRail } from '@storefront/contract';
import { containsText, type Scope } from '@storefront/db';
import type { ListFilters } from '@storefront/rpc';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { InvoiceHead, InvoiceStatus, Party } from '../domain/invoice.ts';
import { headColumns, invoicesOf, toInvoiceHead } from './invoice-rows.ts';
import { isOverdueAt } from './is-overdue-at.ts';

/** The filter of an operator's list of invoices. Undefined fields match every invoice. */
export interface StoreInvoiceFilter extends ListFilters {
  readonly status: InvoiceStatus | undefined;
  readonly customerId: string | undefined;
  /** An ID or a number. */
  readonly order: string | undefined;
  readonly paymentRail: PaymentRail | undefined;
  /** Only invoices that are overdue at this time. */
  readonly overdueAt: Date | undefined;
}

/** An invoice in an operator's list. */
export interface StoreInvoice extends InvoiceHead {
  readonly buyer: Party;
}

/** Returns a page of the store's matching invoices, newest first, and their total count. */
export async function listStoreInvoices(
  db: Db,
  scope: Scope,
  filter: StoreInvoiceFilter,
  page: { limit: number; offset: number },
): Promise<{ invoices: StoreInvoice[]; total: number }> {
  const rows = await matching(db, scope, filter)
    .select([...headColumns(scope), 'buyer'])
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await matching(db, scope, filter)
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { invoices: rows.map((row) => ({ ...toInvoiceHead(row), buyer: row.buyer })), total: Number(total) };
}

function matching(db: Db, scope: Scope, filter: StoreInvoiceFilter) {
  const { status, customerId, order, paymentRail, overdueAt, since, until, text } = filter;
  let invoices = invoicesOf(db, scope);
  if (status !== undefined) invoices = invoices.where('status', '=', status);
  if (customerId !== undefined) invoices = invoices.where('customer_id', '=', customerId);
  if (order !== undefined) invoices = invoices.where(isUuid(order) ? 'order_id' : 'order_number', '=', order);
  if (paymentRail !== undefined) invoices = invoices.where('payment_rail', '=', paymentRail);
  if (overdueAt !== undefined) invoices = invoices.where(isOverdueAt(overdueAt));
  if (since !== undefined) invoices = invoices.where('issued_at', '>=', since);
  if (until !== undefined) invoices = invoices.where('issued_at', '<', until);
  if (text !== undefined) invoices = invoices.where(containsText(text, 'number', 'order_number', ...BUYER_TEXTS));
  return invoices;
}

const BUYER_TEXTS = [sql`buyer ->> 'email'`, sql`buyer ->> 'name'`, sql`buyer ->> 'companyName'`];
