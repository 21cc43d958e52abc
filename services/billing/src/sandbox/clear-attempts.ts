import { requireSandbox } from '@storefront/rpc';
import { deleteAttempts } from '../accounts/store/login-failures.ts';
import type { BillingHandler } from '../deps.ts';

/** Forgets the attempts in the caller's sandbox, so that no limit of logins, signups, password resets, or email verifications is reached. */
export const clearAttempts: BillingHandler<'ClearAttempts'> =
  ({ db }) =>
  async (_request, caller) => {
    requireSandbox(caller);
    await deleteAttempts(db, caller);
    return {};
  };
