import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { holdEntry } from '../../credit/domain/credit.ts';
import { commitHeld, findAuthorization, lockAuthorization, transitionAuthorization } from '../../credit/store/authorizations.ts';
import { applyCreditEntry, lockCreditAccount } from '../../credit/store/credit-accounts.ts';
import type { Db } from '../../store/schema.ts';

/**
 * Commits a hold, so that it lasts until the invoice replaces it. The order exists by now and must be counted, so an expired hold is taken
 * again, even over the limit. Idempotent; has no effect on a checkout that holds nothing, such as cash on delivery.
 */
export async function commitPayment(db: Db, scope: Scope, checkoutId: string): Promise<void> {
  if (await commitHeld(db, scope, checkoutId)) return;
  await inTransaction(db, async (trx) => {
    const found = await findAuthorization(trx, scope, checkoutId);
    if (found === undefined) return;
    if (found.status === 'RELEASED') throw conflict('checkout_released', 'The payment authorization of this checkout was released.');
    if (found.status !== 'EXPIRED' || found.customerId === null) return;
    const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId: found.customerId };
    if (found.rail === 'CREDIT_TERMS') await lockCreditAccount(trx, customer);
    const expired = await lockAuthorization(trx, scope, checkoutId);
    if (expired?.status !== 'EXPIRED') return;
    await transitionAuthorization(trx, scope, checkoutId, 'COMMITTED');
    if (expired.rail === 'CREDIT_TERMS' && expired.amount !== null) {
      await applyCreditEntry(trx, customer, holdEntry(expired.amount, checkoutId));
    }
  });
}
