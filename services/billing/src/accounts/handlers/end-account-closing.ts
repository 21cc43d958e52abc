import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { unmarkClosing } from '../store/account-closings.ts';
import { closeAccount } from '../transactions/close-account.ts';

/** Closes the caller's account for good, or keeps it open after all. */
export const endAccountClosing: BillingHandler<'EndAccountClosing'> =
  ({ db, afterCommit, gateways }) =>
  async ({ closingId, close }, caller) => {
    if (!isUuid(closingId)) throw notFound('account closing');
    const scope = customerScope(caller);
    if (!close) {
      await unmarkClosing(db, scope, closingId);
      return {};
    }
    const closedBefore = await closeAccount(db, scope, closingId, await paymentsOf(gateways, caller));
    afterCommit();
    return { closedBefore };
  };
