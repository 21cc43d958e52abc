import type { Scope } from '@storefront/db';
import { cancelLiveSessions } from '../../gateways/transactions/close-payment-sessions.ts';
import type { Trx } from '../../store/schema.ts';
import { type Authorization, heldCredit } from '../domain/authorization.ts';
import { releaseEntry } from '../domain/credit.ts';
import { findAuthorization, lockAuthorization, transitionAuthorization } from '../store/authorizations.ts';
import { applyCreditEntry, lockCreditAccount } from '../store/credit-accounts.ts';

interface ReleaseOptions {
  readonly checkoutId: string;
  readonly to: 'RELEASED' | 'EXPIRED';
  readonly now: Date;
  /** Throws if the locked authorization must not be released. */
  readonly check?: (authorization: Authorization) => void;
}

/** Releases the credit that a checkout holds and cancels its payment session. Does nothing if the status does not allow `to`. */
export async function releaseAuthorization(trx: Trx, scope: Scope, { checkoutId, to, now, check }: ReleaseOptions): Promise<void> {
  // Read without a lock first, because the customer's account must be locked before the authorization.
  const found = await findAuthorization(trx, scope, checkoutId);
  if (found === undefined || found.customerId === null) return;
  const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId: found.customerId };
  if (found.rail === 'CREDIT_TERMS') await lockCreditAccount(trx, customer);

  const authorization = await lockAuthorization(trx, scope, checkoutId);
  if (authorization === undefined) return;
  check?.(authorization);
  if (!(await transitionAuthorization(trx, scope, checkoutId, to))) return;
  const held = heldCredit(authorization);
  if (held !== null) await applyCreditEntry(trx, customer, releaseEntry(held, checkoutId));
  if (authorization.orderId !== null) await cancelLiveSessions(trx, scope, { orderId: authorization.orderId }, now);
}
