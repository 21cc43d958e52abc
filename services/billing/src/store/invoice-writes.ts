import type { CustomerScope, Scope } from '@storefront/db';
import { eventStatements, type NewEvent } from '@storefront/events';
import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { CreditEntry } from '../domain/credit.ts';
import type { Invoice, InvoiceHead, InvoicePayment } from '../domain/invoice.ts';
import { creditAccountUpdate, creditEntryInsert } from './credit-accounts.ts';
import type { Database } from './schema.ts';

/**
 * Returns the next sequence number of this (tenant, mode). The counter stays locked until the transaction ends, so a rollback leaves no
 * gap.
 */
export async function nextInvoiceSequence(trx: Kysely<Database>, scope: Scope): Promise<bigint> {
  const row = await trx
    .insertInto('invoice_counter')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, last_sequence: '1' })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'mode']).doUpdateSet({ last_sequence: sql`invoice_counter.last_sequence + 1` }),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return BigInt(row.last_sequence);
}

interface InvoiceWrites {
  readonly sequence: bigint;
  readonly checkoutId: string;
  readonly events: readonly NewEvent[];
  /** The entry that moves the hold to the balance of the customer's account, which must be locked; null if the order is not on credit. */
  readonly creditEntry: CreditEntry | null;
}

/** Inserts an invoice with its lines, events, and credit entry in one statement, then its payments. A second invoice of the order is a unique violation. */
export async function insertInvoice(
  trx: Kysely<Database>,
  scope: CustomerScope,
  invoice: Invoice,
  { sequence, checkoutId, events, creditEntry }: InvoiceWrites,
): Promise<void> {
  const parts = withCreditEntry(withEvents(withLines(trx, scope, invoice), scope, events), scope, creditEntry);
  const { credited } = await parts
    .insertInto('invoice')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      id: invoice.id,
      sequence: sequence.toString(),
      number: invoice.number,
      status: invoice.status,
      customer_id: invoice.customerId,
      order_id: invoice.orderId,
      order_number: invoice.orderNumber,
      checkout_id: checkoutId,
      payment_rail: invoice.paymentRail,
      currency: invoice.currency,
      subtotal: invoice.subtotal.toFixed(),
      discount_total: invoice.discountTotal.toFixed(),
      shipping_amount: invoice.shippingAmount.toFixed(),
      gct_amount: invoice.gctAmount.toFixed(),
      total: invoice.total.toFixed(),
      amount_paid: invoice.amountPaid.toFixed(),
      amount_due: invoice.amountDue.toFixed(),
      tax_breakdown: JSON.stringify(
        invoice.taxBreakdown.map((part) => ({
          rate: part.rate.toFixed(),
          taxableAmount: part.taxableAmount.toFixed(),
          gctAmount: part.gctAmount.toFixed(),
        })),
      ),
      seller: JSON.stringify(invoice.seller),
      buyer: JSON.stringify(invoice.buyer),
      note: invoice.note,
      logo_hash: invoice.logoHash,
      issued_at: invoice.issuedAt,
      due_at: invoice.dueAt,
      voided_at: invoice.voidedAt,
    })
    .returning(sql<string>`(select count(*) from credited)`.as('credited'))
    .executeTakeFirstOrThrow();
  if (creditEntry !== null && credited !== '1') throw new Error('a credit entry was written for a customer without a credit account');
  for (const payment of invoice.payments) await insertInvoicePayment(trx, scope, invoice.id, payment);
}

/** Saves the changes of a payment, a credit note, or a void to a locked invoice. */
export async function updateInvoice(trx: Kysely<Database>, scope: Scope, invoice: InvoiceHead): Promise<void> {
  await trx
    .updateTable('invoice')
    .set({
      status: invoice.status,
      amount_paid: invoice.amountPaid.toFixed(),
      amount_due: invoice.amountDue.toFixed(),
      amount_credited: invoice.amountCredited.toFixed(),
      voided_at: invoice.voidedAt,
      updated_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('id', '=', invoice.id)
    .execute();
}

/** Inserts a payment. A second payment from the same session is a unique violation. */
export async function insertInvoicePayment(trx: Kysely<Database>, scope: Scope, invoiceId: string, payment: InvoicePayment): Promise<void> {
  await trx
    .insertInto('invoice_payment')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      invoice_id: invoiceId,
      id: payment.id,
      amount: payment.amount.toFixed(),
      paid_at: payment.paidAt,
      source: payment.source,
      payment_session_id: payment.paymentSessionId,
      reference: payment.reference,
    })
    .execute();
}

/** Adds the insert of the lines to the statement, as a CTE. */
function withLines(trx: Kysely<Database>, scope: Scope, invoice: Invoice): QueryCreator<Database> {
  if (invoice.lines.length === 0) return trx;
  const rows = invoice.lines.map((line, position) => ({
    tenant_id: scope.tenantId,
    mode: scope.mode,
    invoice_id: invoice.id,
    position,
    sku: line.sku,
    description: line.description,
    quantity: line.quantity.toFixed(),
    base_uom: line.baseUom,
    order_uom: line.orderUom,
    order_quantity: line.orderQuantity?.toFixed() ?? null,
    unit_price: line.unitPrice.toFixed(),
    line_subtotal: line.lineSubtotal.toFixed(),
    discount_amount: line.discountAmount.toFixed(),
    effective_gct_rate: line.effectiveGctRate.toFixed(),
    gct_amount: line.gctAmount.toFixed(),
    line_total: line.lineTotal.toFixed(),
  }));
  return trx.with('lines', (cte) => cte.insertInto('invoice_line').values(rows));
}

/** Adds the ledger entry and its effect on the account to the statement, as CTEs. */
function withCreditEntry(statement: QueryCreator<Database>, scope: CustomerScope, entry: CreditEntry | null): QueryCreator<Database> {
  if (entry === null) return statement.with('credited', (cte) => cte.selectFrom('credit_account').select('customer_id').limit(0));
  return statement
    .with('entered', () => sql<{ customer_id: string }>`(${creditEntryInsert(scope, entry, sql`where true`)})`)
    .with('credited', () => creditAccountUpdate(scope, entry));
}

/** Adds the inserts of the events to the statement, as CTEs. */
function withEvents(statement: QueryCreator<Database>, scope: Scope, events: readonly NewEvent[]): QueryCreator<Database> {
  if (events.length === 0) return statement;
  const { fact, counted, inserted } = eventStatements(scope, events);
  return statement
    .with('fact', () => fact)
    .with('counted', () => counted)
    .with('inserted', () => inserted);
}
