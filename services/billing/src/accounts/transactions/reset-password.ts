import { normalEmail } from '@storefront/contract';
import { type CustomerScope, inTransaction } from '@storefront/db';
import type { Customer } from '../../customers/domain/customer.ts';
import { getCustomer, lockCustomer, updateCustomer } from '../../customers/store/customers.ts';
import { publishCustomer } from '../../customers/transactions/publish-customer.ts';
import type { BillingDeps } from '../../deps.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import { invalidAccountToken } from '../domain/account-token.ts';
import { deleteAccountTokens, takeAccountToken } from '../store/account-tokens.ts';
import { deleteLoginFailures } from '../store/login-failures.ts';
import { endFamiliesOf } from './end-families.ts';
import { type StartedSession, startSession } from './start-session.ts';

/**
 * Uses up a reset token, saves the new password, and starts a session in place of all others. The token has proved that the customer reads the email. Of two
 * uses of one token, the second one waits for the lock on the customer and finds no token.
 */
export const resetPassword = (
  deps: Pick<BillingDeps, 'db' | 'newId' | 'now' | 'refreshTokens'>,
  scope: CustomerScope,
  { tokenHash, passwordHash, store }: { readonly tokenHash: Buffer; readonly passwordHash: string; readonly store: StorePayments },
): Promise<{ customer: Customer; session: StartedSession }> =>
  inTransaction(deps.db, async (trx) => {
    await lockCustomer(trx, scope, scope.customerId);
    const now = deps.now();
    const email = await takeAccountToken(trx, scope, { purpose: 'reset', tokenHash, now });
    const before = await getCustomer(trx, scope, scope.customerId);
    if (email === undefined || before.status !== 'ACTIVE') throw invalidAccountToken('reset');
    await updateCustomer(trx, scope, scope.customerId, { passwordHash, emailVerifiedAt: before.emailVerifiedAt ?? now });
    await endFamiliesOf(trx, scope, 'password_changed');
    await deleteAccountTokens(trx, scope);
    await deleteLoginFailures(trx, scope, normalEmail(before.email));
    const session = await startSession(trx, scope, deps);
    const customer = { ...before, emailVerifiedAt: before.emailVerifiedAt ?? now };
    if (before.emailVerifiedAt === null) await publishCustomer(trx, scope, 'customer.updated', customer, store);
    return { customer, session };
  });
