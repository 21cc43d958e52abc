import { type CustomerScope, inTransaction } from '@storefront/db';
import { invalidAll } from '@storefront/errors';
import { flowOf } from '@storefront/fair-queue';
import { customerScope } from '@storefront/rpc';
import { identityViolations, wrongCurrentPassword } from '../../customers/domain/identity.ts';
import { getCredentials, lockCustomer, updateCustomer } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import type { Db } from '../../store/schema.ts';
import { deleteAccountTokens } from '../store/account-tokens.ts';
import { checkCurrentPassword } from '../transactions/check-current-password.ts';
import { endFamiliesOf } from '../transactions/end-families.ts';

/** Changes the caller's password and ends all other sessions. */
export const changePassword: BillingHandler<'ChangePassword'> =
  (deps) =>
  async ({ currentPassword, password, shopperAddress }, caller) => {
    const violations = identityViolations({ password });
    if (violations.length > 0) throw invalidAll(violations);
    const matchedHash = await checkCurrentPassword(deps, caller, { password: currentPassword, shopperAddress });
    const passwordHash = await deps.passwords.hash(password, flowOf(caller));
    await replacePassword(deps.db, customerScope(caller), { matchedHash, passwordHash, currentSessionId: caller.sessionId });
    deps.afterCommit();
    return {};
  };

/** A new password of a customer. */
interface NewPassword {
  /** The hash that the current password matched. */
  readonly matchedHash: string;
  readonly passwordHash: string;
  /** The session that does not end. */
  readonly currentSessionId: string | undefined;
}

/** Saves a new password and ends the customer's other sessions. Throws a 422 if another request has changed the password since it was checked. */
const replacePassword = (db: Db, scope: CustomerScope, { matchedHash, passwordHash, currentSessionId }: NewPassword): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockCustomer(trx, scope, scope.customerId);
    if ((await getCredentials(trx, scope)).passwordHash !== matchedHash) throw wrongCurrentPassword();
    await updateCustomer(trx, scope, scope.customerId, { passwordHash });
    await deleteAccountTokens(trx, scope);
    await endFamiliesOf(trx, scope, 'password_changed', { current: currentSessionId });
  });
