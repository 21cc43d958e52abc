import { type CustomerScope, inTransaction } from '@storefront/db';
import type { BillingDeps } from '../../deps.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import { listUnconfirmedSessions } from '../../gateways/store/payment-checks.ts';
import type { Payable } from '../../gateways/store/payment-session-rows.ts';
import type { Trx } from '../../store/schema.ts';
import { closePage } from './close-pages.ts';

interface Opening {
  readonly of: Payable;
  readonly deadlineAt: number | undefined;
}

/** Returns the session to use, or undefined if `isUnconfirmed` and no session can be opened yet. */
type Open = (trx: Trx, isUnconfirmed: () => Promise<boolean>) => Promise<PaymentSession | undefined>;

/**
 * Opens another session of an order or of invoices. If the pages of earlier sessions may still be open at their gateways, they are closed first, so
 * that the shopper cannot pay twice, and a payment made in the meantime is settled. Gateways are called between two transactions, never under a
 * lock. Throws if a gateway does not respond.
 */
export async function openAfterEarlierPages(
  deps: BillingDeps,
  scope: CustomerScope,
  { of, deadlineAt }: Opening,
  open: Open,
): Promise<PaymentSession> {
  const { db, now } = deps;
  const session = await inTransaction(db, (trx) =>
    open(trx, async () => (await listUnconfirmedSessions(trx, scope, of, now())).length > 0),
  );
  if (session !== undefined) return session;
  for (const earlier of await listUnconfirmedSessions(db, scope, of, now())) await closePage(deps, scope, earlier, deadlineAt);
  const opened = await inTransaction(db, (trx) => open(trx, async () => false));
  if (opened === undefined) throw new Error('no payment session was opened');
  return opened;
}
