import type { Scope } from '@storefront/db';
import type { BillingDeps } from '../../deps.ts';
import { listLiveSessions } from '../../gateways/store/payment-sessions.ts';
import { closePage } from './close-page.ts';

/** The time for closing pages, so that an operator's request ends before its deadline while a gateway is down. */
const CLOSING_MS = 3000;

/**
 * Closes the pages of sessions that could pay the invoices, as far as the gateways answer in time. What the operator records next cancels the sessions in any case, and
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
