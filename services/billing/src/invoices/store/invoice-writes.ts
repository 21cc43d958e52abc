import { inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { InvoiceHead, InvoicePayment } from '../domain/invoice.ts';
import { toPaymentRow } from './invoice-rows.ts';

/**
 * Takes the next `count` sequence numbers of this (tenant, mode), and returns the first. The counter stays locked until the transaction ends, so a rollback
 * leaves no gap.
 */
export async function takeInvoiceSequences(trx: Db, scope: Scope, count: number): Promise<bigint> {
  const row = await trx
    .insertInto('invoice_counter')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, last_sequence: String(count) })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'mode']).doUpdateSet({ last_sequence: sql`invoice_counter.last_sequence + excluded.last_sequence` }),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return BigInt(row.last_sequence) - BigInt(count) + 1n;
}

/** Saves the changes of a payment, a credit note, a void, or a successor to a locked invoice. */
export async function updateInvoice(trx: Db, scope: Scope, invoice: InvoiceHead): Promise<void> {
  await trx
    .updateTable('invoice')
    .set({
      status: invoice.status,
      amount_paid: invoice.amountPaid.toFixed(),
      amount_due: invoice.amountDue.toFixed(),
      // The sum by which credit notes reduced the amount due.
      amount_credited:
        invoice.status === 'VOIDED'
          ? sql<string>`amount_credited`
          : invoice.total.minus(invoice.amountPaid).minus(invoice.amountDue).toFixed(),
      voided_at: invoice.voidedAt,
      replaced_by: invoice.replacedBy,
      voided_on: invoice.voidedOn,
      // If it is open again, it can become overdue again.
      ...(invoice.status === 'OPEN' ? {} : { overdue_announced_at: null }),
      updated_at: sql<Date>`now()`,
    })
    .where(inScope(scope))
    .where('id', '=', invoice.id)
    .execute();
}

/** Inserts a payment that one invoice receives as a whole. A second payment from the same session is a unique violation. */
export async function insertInvoicePayment(
  trx: Db,
  scope: Scope,
  { id, customerId, currency }: Pick<InvoiceHead, 'id' | 'customerId' | 'currency'>,
  payment: InvoicePayment,
  recordedAt: Date,
): Promise<void> {
  const row = { tenant_id: scope.tenantId, mode: scope.mode, ...toPaymentRow(payment) };
  await trx
    .with('received', (db) => db.insertInto('payment').values({ ...row, customer_id: customerId, currency, recorded_at: recordedAt }))
    .insertInto('invoice_payment')
    .values({ ...row, invoice_id: id, payment_id: payment.id })
    .execute();
}
