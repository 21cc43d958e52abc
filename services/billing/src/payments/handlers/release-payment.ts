import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { releasePayment as release } from '../transactions/release-payment.ts';

/** Releases the payment of a checkout, and leaves a tombstone if it was not authorized yet. */
export const releasePayment: BillingHandler<'ReleasePayment'> =
  ({ db, now, afterCommit }) =>
  async ({ checkoutId }, caller) => {
    if (!isUuid(checkoutId)) throw notFound('checkout');
    await release(db, caller, checkoutId, now());
    afterCommit();
    return {};
  };
