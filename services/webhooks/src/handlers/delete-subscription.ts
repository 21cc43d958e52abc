import type { DeleteSubscriptionRequest__Output } from '@storefront/proto/storefront/webhooks/v1/DeleteSubscriptionRequest';
import type { DeleteSubscriptionResponse } from '@storefront/proto/storefront/webhooks/v1/DeleteSubscriptionResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { deleteSubscription as deleteStored } from '../store/subscriptions.ts';

/** Deletes a subscription and discards its pending deliveries. */
export const deleteSubscription =
  ({ db, now }: WebhooksDeps): Handler<DeleteSubscriptionRequest__Output, DeleteSubscriptionResponse> =>
  async ({ subscriptionId }, caller) => {
    await deleteStored(db, caller, subscriptionId, now());
    return {};
  };
