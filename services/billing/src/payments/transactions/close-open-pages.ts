import type { Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import type { BillingDeps } from '../../deps.ts';
import { listLiveSessions } from '../store/payment-sessions.ts';
import { closePage } from './close-page.ts';

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
    await closePage(deps, scope, session, deadlineAt);
  }
}

/** Returns the 409 of a request that must wait for the bank. */
export const paymentInProgress = () =>
  conflict('payment_in_progress', 'A bank is processing a payment of this invoice. Try again when it has ended.');
