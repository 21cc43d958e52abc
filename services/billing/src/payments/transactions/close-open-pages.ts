import type { Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import type { BillingDeps } from '../../deps.ts';
import { listLiveSessions } from '../store/payment-sessions.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Cancels the sessions of invoices that something else is about to pay, after closing their pages, so that the shopper cannot pay twice. A payment made in the meantime
 * is settled. Gateways are called under no lock; the payment that follows cancels a session that was opened in between. Throws `conflict` while a bank processes a payment.
 */
export async function closeOpenPages(
  deps: BillingDeps,
  scope: Scope,
  { invoiceIds, deadlineAt }: { readonly invoiceIds: readonly string[]; readonly deadlineAt: number | undefined },
): Promise<void> {
  for (const session of await listLiveSessions(deps.db, scope, { invoiceIds })) {
    if (session.status === 'PROCESSING') throw paymentInProgress();
    const gateway = await deps.gateways.find(scope, session.provider);
    // Nothing can be asked of a gateway that the store no longer has. A payment of its page is accepted as late.
    if (gateway === undefined) continue;
    const outcome = await gateway.closePage(session, { deadlineAt });
    await settlePayment(deps, session.provider, outcome.to === 'EXPIRED' ? { ...outcome, to: 'CANCELLED' } : outcome, scope);
  }
}

/** Returns the 409 of a request that must wait for the bank. */
export const paymentInProgress = () =>
  conflict('payment_in_progress', 'A bank is processing a payment of this invoice. Try again when it has ended.');
