import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { CommitPaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/CommitPaymentRequest';
import type { CommitPaymentResponse } from '@storefront/proto/storefront/billing/v1/CommitPaymentResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { commitPayment as commit } from '../transactions/commit-payment.ts';

/** Commits the payment of a checkout, so that its hold no longer expires. */
export const commitPayment =
  ({ db }: BillingDeps): Handler<CommitPaymentRequest__Output, CommitPaymentResponse> =>
  async ({ checkoutId }, caller) => {
    if (!isUuid(checkoutId)) throw notFound('checkout');
    await commit(db, caller, checkoutId);
    return {};
  };
