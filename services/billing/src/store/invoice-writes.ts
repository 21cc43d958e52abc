import type { Scope } from '@storefront/db';
import { eventStatements, type NewEvent } from '@storefront/events';
import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { Invoice, InvoiceHead, InvoicePayment } from '../domain/invoice.ts';
import type { Database } from './schema.ts';

/** The next number of this (tenant, mode). Its counter stays locked until the transaction ends, so a rollback leaves no gap. */
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

/** Writes a new invoice with its lines, its payments and the events that tell of it. A second one for the order is a unique violation. */
export async function insertInvoice(
  trx: Kysely<Database>,
  scope: Scope,
  invoice: Invoice,
  { sequence, checkoutId, events }: { sequence: bigint; checkoutId: string; events: readonly NewEvent[] },
): Promise<void> {
  await withEvents(withLines(trx, scope, invoice), scope, events)
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
      issued_at: invoice.issuedAt,
      due_at: invoice.dueAt,
      voided_at: invoice.voidedAt,
    })
    .execute();
  for (const payment of invoice.payments) await insertInvoicePayment(trx, scope, invoice.id, payment);
}

/** Saves what a payment or a void changed of a locked invoice. */
export async function updateInvoice(trx: Kysely<Database>, scope: Scope, invoice: InvoiceHead): Promise<void> {
  await trx
    .updateTable('invoice')
    .set({
      status: invoice.status,
      amount_paid: invoice.amountPaid.toFixed(),
      amount_due: invoice.amountDue.toFixed(),
      voided_at: invoice.voidedAt,
      updated_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('id', '=', invoice.id)
    .execute();
}

/** Adds a payment. A session pays once: its second payment is a unique violation. */
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
    })
    .execute();
}

/** A statement that writes the lines beside their invoice. */
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

/** A statement that writes these events beside their fact. */
function withEvents(writing: QueryCreator<Database>, scope: Scope, events: readonly NewEvent[]): QueryCreator<Database> {
  if (events.length === 0) return writing;
  const { fact, counted, told } = eventStatements(scope, events);
  return writing
    .with('fact', () => fact)
    .with('counted', () => counted)
    .with('told', () => told);
}
