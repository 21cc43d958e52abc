import type { WebhooksHandler } from '../deps.ts';
import { deleteSubscription as deleteStored } from '../store/subscriptions.ts';

/** Deletes a subscription and discards its pending deliveries. */
export const deleteSubscription: WebhooksHandler<'DeleteSubscription'> =
  ({ db, now }) =>
  async ({ subscriptionId }, caller) => {
    await deleteStored(db, caller, subscriptionId, now());
    return {};
  };
