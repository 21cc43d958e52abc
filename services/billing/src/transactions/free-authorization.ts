import type { Scope } from '@storefront/db';
import type { Transaction } from 'kysely';
import { type Authorization, heldCredit } from '../domain/authorization.ts';
import { releaseEntry } from '../domain/credit.ts';
import { findAuthorization, lockAuthorization, moveAuthorization } from '../store/authorizations.ts';
import { applyCreditEntry, lockCreditAccount } from '../store/credit-accounts.ts';
import type { Database } from '../store/schema.ts';
import { closeLiveSessions } from './close-sessions.ts';

interface Freeing {
  readonly checkoutId: string;
  readonly to: 'RELEASED' | 'EXPIRED';
  readonly now: Date;
  /** Looks at the locked authorisation and throws where this freeing must not happen. */
  readonly check?: (authorization: Authorization) => void;
}

/** Gives back what a checkout holds of credit and closes its payment session. Nothing happens where its status allows none. */
export async function freeAuthorization(trx: Transaction<Database>, scope: Scope, { checkoutId, to, now, check }: Freeing): Promise<void> {
  // Read once without a lock, to learn whose account comes first: the account is always locked before the authorisation.
  const found = await findAuthorization(trx, scope, checkoutId);
  if (found === undefined || found.customerId === null) return;
  const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId: found.customerId };
  if (found.rail === 'CREDIT_TERMS') await lockCreditAccount(trx, customer);

  const authorization = await lockAuthorization(trx, scope, checkoutId);
  if (authorization === undefined) return;
  check?.(authorization);
  if (!(await moveAuthorization(trx, scope, checkoutId, to))) return;
  const held = heldCredit(authorization);
  if (held !== null) await applyCreditEntry(trx, customer, releaseEntry(held, checkoutId));
  if (authorization.orderId !== null) await closeLiveSessions(trx, scope, { orderId: authorization.orderId }, now);
}
