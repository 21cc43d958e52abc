import { notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { ReleasePaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/ReleasePaymentRequest';
import type { ReleasePaymentResponse } from '@storefront/proto/storefront/billing/v1/ReleasePaymentResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { releasePayment as release } from '../transactions/release-payment.ts';

/** Gives a checkout's hold back and leaves a tombstone. */
export const releasePayment =
  ({ db, now, afterCommit }: BillingDeps): Handler<ReleasePaymentRequest__Output, ReleasePaymentResponse> =>
  async ({ checkoutId }, caller) => {
    if (!isUuid(checkoutId)) throw notFound('checkout');
    await release(db, caller, checkoutId, now());
    afterCommit();
    return {};
  };
