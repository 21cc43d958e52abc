import { inScope, type Scope } from '@storefront/db';
import type { Db } from '../../store/schema.ts';

/** Moves the payments of an invoice, and the refunds that name the invoice, to its successor. Both invoices must be locked. */
export async function movePayments(trx: Db, scope: Scope, { from, to }: { from: string; to: string }): Promise<void> {
  await trx.updateTable('invoice_payment').set({ invoice_id: to }).where(inScope(scope)).where('invoice_id', '=', from).execute();
  await trx.updateTable('refund').set({ invoice_id: to }).where(inScope(scope)).where('invoice_id', '=', from).execute();
}
