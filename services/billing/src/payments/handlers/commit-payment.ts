import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { commitPayment as commit } from '../transactions/commit-payment.ts';

/** Commits the payment of a checkout, so that its hold no longer expires. */
export const commitPayment: BillingHandler<'CommitPayment'> =
  ({ db }) =>
  async ({ checkoutId }, caller) => {
    if (!isUuid(checkoutId)) throw notFound('checkout');
    await commit(db, caller, checkoutId);
    return {};
  };
