import type { Scope } from '@storefront/db';
import type { BillingDeps } from '../../deps.ts';
import { type PaymentSession, isPastExpiry, paymentInProgress } from '../../gateways/domain/payment-session.ts';
import { listLiveSessions } from '../../gateways/store/payment-sessions.ts';
import { settlePayment } from './settle-payment.ts';

/** Cancels a session, or expires one that is past its expiry, after closing its page. A payment made in the meantime is settled instead. Throws if the gateway does not respond by `deadlineAt`. */
export async function closePage(deps: BillingDeps, scope: Scope, session: PaymentSession, deadlineAt: number | undefined): Promise<void> {
  const gateway = await deps.gateways.find(scope, session.provider);
  // Nothing can be asked of a gateway that the store no longer has. A payment of its page is accepted as late.
  if (gateway === undefined) return;
  const outcome = await gateway.closePage(session, { deadlineAt });
  const isUnpaid = outcome.to === 'EXPIRED' && !isPastExpiry(session, deps.now());
  await settlePayment(deps, session.provider, isUnpaid ? { ...outcome, to: 'CANCELLED' } : outcome, scope);
}

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

/** The time for closing pages, so that an operator's request ends before its deadline while a gateway is down. */
const CLOSING_MS = 3000;

/**
 * Closes the pages of sessions that could pay the invoices, as far as the gateways respond in time. What the operator records next cancels the sessions in any case, and
 * a payment on a page that stayed open is refunded.
 */
export async function tryClosePages(deps: BillingDeps, scope: Scope, invoiceIds: readonly string[]): Promise<void> {
  const deadlineAt = Date.now() + CLOSING_MS;
  for (const session of await listLiveSessions(deps.db, scope, { invoiceIds })) {
    if (session.status === 'PROCESSING') continue;
    await closePage(deps, scope, session, deadlineAt).catch((error: unknown) => {
      deps.log.warn({ err: error, session_id: session.id }, 'payment_page_not_closed');
    });
  }
}
