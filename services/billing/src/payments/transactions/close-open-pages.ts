import type { Scope } from '@storefront/db';
import type { BillingDeps } from '../../deps.ts';
import { type PaymentSession, paymentInProgress } from '../../gateways/domain/payment-session.ts';
import { listLiveSessions } from '../../gateways/store/payment-sessions.ts';
import { closePage } from './close-page.ts';

/**
 * Cancels the sessions of invoices that something else is about to pay, after closing their pages, so that the shopper cannot pay twice. A payment made in the meantime
 * is settled. Gateways are called under no lock; the payment that follows cancels a session that was opened in between. Throws `conflict` while a bank processes a payment.
 */
export async function closeOpenPages(
  deps: BillingDeps,
  scope: Scope,
  { invoiceIds, deadlineAt }: { readonly invoiceIds: readonly string[]; readonly deadlineAt: number | undefined },
  inProgress: (session: PaymentSession) => Error = () => paymentInProgress(),
): Promise<void> {
  for (const session of await listLiveSessions(deps.db, scope, { invoiceIds })) {
    if (session.status === 'PROCESSING') throw inProgress(session);
    await closePage(deps, scope, session, deadlineAt);
  }
}
