import type { Scope } from '@storefront/db';
import { lockInvoice } from '../../invoices/store/invoices.ts';
import { publishInvoice } from '../../invoices/transactions/publish-invoice.ts';
import type { Trx } from '../../store/schema.ts';
import type { Refund } from '../domain/refund.ts';
import { type RefundChange, transitionRefund } from '../store/refunds.ts';
import { publishRefund } from './open-refund.ts';

/**
 * Moves a refund to its outcome and publishes it and the settlement of its invoice. The order must be locked. Returns undefined, without an event, if the
 * refund cannot reach that status, for example because the outcome was reported before.
 */
export async function settleRefund(
  trx: Trx,
  scope: Scope,
  given: Pick<Refund, 'id' | 'invoiceId' | 'paymentId'>,
  outcome: RefundChange,
): Promise<Refund | undefined> {
  const { now } = outcome;
  const refund = await withInvoiceOfRefund(trx, scope, { ...given, now }, () => transitionRefund(trx, scope, given.id, outcome));
  if (refund !== undefined) await publishRefund(trx, scope, refund);
  return refund;
}

/** Changes a refund and then publishes the invoice whose payment it returns. The order must be locked. */
export async function withInvoiceOfRefund<T>(
  trx: Trx,
  scope: Scope,
  { invoiceId, paymentId, now }: Pick<Refund, 'invoiceId' | 'paymentId'> & { now: Date },
  change: () => Promise<T>,
): Promise<T> {
  if (invoiceId === null || paymentId === null) return await change();
  const before = await lockInvoice(trx, scope, invoiceId);
  const changed = await change();
  await publishInvoice(trx, scope, before, now);
  return changed;
}
