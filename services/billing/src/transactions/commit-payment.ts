import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import type { Kysely } from 'kysely';
import { holdEntry } from '../domain/credit.ts';
import { commitHeld, findAuthorization, lockAuthorization, moveAuthorization } from '../store/authorizations.ts';
import { applyCreditEntry, lockCreditAccount } from '../store/credit-accounts.ts';
import type { Database } from '../store/schema.ts';

/**
 * Keeps a hold until its invoice takes its place. The order exists by now, so a hold that had lapsed is taken again, over the limit if need be:
 * what the customer owes must be counted. Harmless when repeated, and for a checkout on cash, which holds nothing.
 */
export async function commitPayment(db: Kysely<Database>, scope: Scope, checkoutId: string): Promise<void> {
  if (await commitHeld(db, scope, checkoutId)) return;
  await inTransaction(db, async (trx) => {
    const found = await findAuthorization(trx, scope, checkoutId);
    if (found === undefined) return;
    if (found.status === 'RELEASED') throw conflict('checkout_released', 'This checkout was given up.');
    if (found.status !== 'EXPIRED' || found.customerId === null) return;
    const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId: found.customerId };
    if (found.rail === 'CREDIT_TERMS') await lockCreditAccount(trx, customer);
    const lapsed = await lockAuthorization(trx, scope, checkoutId);
    if (lapsed?.status !== 'EXPIRED') return;
    await moveAuthorization(trx, scope, checkoutId, 'COMMITTED');
    if (lapsed.rail === 'CREDIT_TERMS' && lapsed.amount !== null) {
      await applyCreditEntry(trx, customer, holdEntry(lapsed.amount, checkoutId));
    }
  });
}
