import { requireSandbox } from '@storefront/rpc';
import type { BillingHandler } from '../deps.ts';
import { deleteSandboxPayments } from '../gateways/store/sandbox-payments.ts';

/** Removes the payments of the caller's sandbox that were not made yet. */
export const clearPayments: BillingHandler<'ClearPayments'> =
  ({ db }) =>
  async (_request, caller) => {
    requireSandbox(caller);
    await deleteSandboxPayments(db, caller);
    return {};
  };
