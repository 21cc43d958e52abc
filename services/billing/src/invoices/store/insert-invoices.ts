import { lineColumns, type Scope, searchTextOf } from '@storefront/db';
import { eventStatements, type NewEvent } from '@storefront/events';
import { storeTime } from '@storefront/store-clock';
import { type RawBuilder, sql } from 'kysely';
import type { CreditEntry } from '../../credit/domain/credit.ts';
import type { Db } from '../../store/schema.ts';
import type { Invoice } from '../domain/invoice.ts';
import { toHeadRow } from './invoice-rows.ts';
import { insertInvoicePayment } from './invoice-writes.ts';

/** An invoice to insert, and what is written with it. */
export interface NewInvoice {
  readonly invoice: Invoice;
  readonly sequence: bigint;
  readonly checkoutId: string;
  readonly events: readonly NewEvent[];
  /** The entry that moves the hold to the balance of the customer's account, which must be locked; null if the order is not on credit. */
  readonly creditEntry: CreditEntry | null;
}

/**
 * Inserts invoices with their lines, events, and credit entries in one statement, whose text does not depend on their number, then their payments. Citus runs its
 * parts one after the other, so what is referenced comes first. A second invoice of an order that is not voided is a unique violation.
 */
export async function insertInvoices(trx: Db, scope: Scope, invoices: readonly NewInvoice[]): Promise<void> {
  const { fact, counted, inserted } = eventStatements(
    scope,
    invoices.flatMap(({ events }) => events),
  );
  const entries = invoices.flatMap(({ creditEntry, invoice }) =>
    creditEntry === null ? [] : [toEntryRow(creditEntry, invoice.customerId)],
  );
  const debtors = new Set(entries.map(({ customer_id }) => customer_id));
  const { rows } = await sql<{ credited: string }>`
    with fact as ${fact}, counted as ${counted}, inserted as ${inserted},
    issued as (${insertHeads(scope, invoices)}), lines as (${insertLines(scope, invoices)}),
    entry as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (
        customer_id uuid, kind text, amount numeric, balance_change numeric, held_change numeric, reference text)
    ), entered as (
      insert into credit_entry (tenant_id, mode, customer_id, kind, amount, balance_change, held_change, reference, at)
      select ${scope.tenantId}::uuid, ${scope.mode}, customer_id, kind, amount, balance_change, held_change, reference, ${storeTime()} from entry
    ), credited as (
      update credit_account set balance = credit_account.balance + change.balance, held = credit_account.held + change.held, updated_at = now()
      from (select customer_id, sum(balance_change) as balance, sum(held_change) as held from entry group by customer_id) change
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and credit_account.customer_id = any (${[...debtors]}::uuid[])
        and credit_account.customer_id = change.customer_id
      returning credit_account.customer_id
    )
    select count(*) as credited from credited
  `.execute(trx);
  if (rows[0]?.credited !== String(debtors.size)) throw new Error('a credit entry was written for a customer without a credit account');
  for (const { invoice } of invoices) {
    for (const payment of invoice.payments) await insertInvoicePayment(trx, scope, invoice, payment, invoice.issuedAt);
  }
}

const toEntryRow = ({ kind, amount, balanceChange, heldChange, reference }: CreditEntry, customerId: string) => ({
  customer_id: customerId,
  kind,
  amount: amount.toFixed(),
  balance_change: balanceChange.toFixed(),
  held_change: heldChange.toFixed(),
  reference,
});

const HEAD_COLUMNS =
  sql.raw(`id, sequence, number, status, customer_id, order_id, order_number, checkout_id, payment_rail, currency, subtotal,
  discount_total, shipping_amount, gct_amount, total, amount_paid, amount_due, tax_breakdown, seller, buyer, note, logo_hash, issued_at, due_at, voided_at,
  issued_on, due_on, time_zone, terms_basis, terms_days, replaces, print, search_text`);

const insertHeads = ({ tenantId, mode }: Scope, invoices: readonly NewInvoice[]): RawBuilder<unknown> => sql`
  insert into invoice (tenant_id, mode, ${HEAD_COLUMNS})
  select ${tenantId}::uuid, ${mode}, ${HEAD_COLUMNS}
  from jsonb_to_recordset(${JSON.stringify(invoices.map(toNewRow))}::jsonb) as head (
    id uuid, sequence bigint, number text, status text, customer_id uuid, order_id uuid, order_number text, checkout_id uuid, payment_rail text, currency text,
    subtotal numeric, discount_total numeric, shipping_amount numeric, gct_amount numeric, total numeric, amount_paid numeric, amount_due numeric,
    tax_breakdown jsonb, seller jsonb, buyer jsonb, note text, logo_hash text, issued_at timestamptz, due_at timestamptz, voided_at timestamptz,
    issued_on text, due_on text, time_zone text, terms_basis text, terms_days integer, replaces uuid, print jsonb, search_text text)`;

const toNewRow = ({ invoice, sequence, checkoutId }: NewInvoice) => ({
  ...toHeadRow(invoice),
  sequence: sequence.toString(),
  checkout_id: checkoutId,
  subtotal: invoice.subtotal,
  discount_total: invoice.discountTotal,
  shipping_amount: invoice.shippingAmount,
  tax_breakdown: invoice.taxBreakdown,
  seller: invoice.seller,
  buyer: invoice.buyer,
  note: invoice.note,
  logo_hash: invoice.logoHash,
  print: invoice.print,
  search_text: searchTextOf([
    invoice.number,
    invoice.orderNumber,
    ...(invoice.purchaseOrderNumber ? [invoice.purchaseOrderNumber] : []),
    ...invoice.lines.map(({ sku }) => sku),
  ]),
});

const LINE_COLUMNS = lineColumns('invoice');

const insertLines = ({ tenantId, mode }: Scope, invoices: readonly NewInvoice[]): RawBuilder<unknown> => sql`
  insert into invoice_line (tenant_id, mode, invoice_id, position, ${LINE_COLUMNS.names})
  select ${tenantId}::uuid, ${mode}, invoice_id, position, ${LINE_COLUMNS.values}
  from jsonb_to_recordset(${JSON.stringify(invoices.flatMap(({ invoice }) => toLineRecords(invoice)))}::jsonb) as line (
    invoice_id uuid, position integer, ${LINE_COLUMNS.definitions})`;

/** Decimals become plain text in JSON. */
const toLineRecords = ({ id, lines }: Invoice) => lines.map((line, position) => ({ ...line, invoice_id: id, position }));
