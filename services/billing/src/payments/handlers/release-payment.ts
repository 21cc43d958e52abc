import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { ReleasePaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/ReleasePaymentRequest';
import type { ReleasePaymentResponse } from '@storefront/proto/storefront/billing/v1/ReleasePaymentResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { releasePayment as release } from '../transactions/release-payment.ts';

/** Releases the payment of a checkout, and leaves a tombstone if it was not authorized yet. */
export const releasePayment =
  ({ db, now, afterCommit }: BillingDeps): Handler<ReleasePaymentRequest__Output, ReleasePaymentResponse> =>
  async ({ checkoutId }, caller) => {
    if (!isUuid(checkoutId)) throw notFound('checkout');
    await release(db, caller, checkoutId, now());
    afterCommit();
    return {};
  };
