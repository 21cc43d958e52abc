import { invalidAll } from '@storefront/errors';
import { turnOf } from '@storefront/fair-queue';
import { customerScope } from '@storefront/rpc';
import { identityFaults } from '../../customers/domain/identity.ts';
import type { BillingHandler } from '../../deps.ts';
import { checkCurrentPassword } from '../transactions/check-current-password.ts';
import { replacePassword } from '../transactions/replace-password.ts';

/** Changes the caller's password and ends all other sessions. */
export const changePassword: BillingHandler<'ChangePassword'> =
  (deps) =>
  async ({ currentPassword, password, shopperAddress }, caller) => {
    const faults = identityFaults({ password });
    if (faults.length > 0) throw invalidAll(faults);
    const matchedHash = await checkCurrentPassword(deps, caller, { password: currentPassword, shopperAddress });
    const passwordHash = await deps.passwords.hash(password, turnOf(caller));
    await replacePassword(deps.db, customerScope(caller), { matchedHash, passwordHash, keptSessionId: caller.sessionId });
    deps.afterCommit();
    return {};
  };
