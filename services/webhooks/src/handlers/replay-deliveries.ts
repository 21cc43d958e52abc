import type { ReplayDeliveriesRequest__Output } from '@storefront/proto/storefront/webhooks/v1/ReplayDeliveriesRequest';
import type { ReplayDeliveriesResponse } from '@storefront/proto/storefront/webhooks/v1/ReplayDeliveriesResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { replaySpan } from '../domain/replay-span.ts';
import { replayDeliveries as replayStored } from '../store/replay-deliveries.ts';
import { getSubscription } from '../store/subscriptions.ts';

/** Sends a span of the past again, for a receiver that has lost it: the same ids and bytes, one attempt more each. */
export const replayDeliveries =
  ({ db, now, afterCommit }: WebhooksDeps): Handler<ReplayDeliveriesRequest__Output, ReplayDeliveriesResponse> =>
  async ({ subscriptionId, ...asked }, caller) => {
    await getSubscription(db, caller, subscriptionId);
    const replayed = await replayStored(db, caller, subscriptionId, replaySpan(asked, now()));
    afterCommit();
    return { replayed };
  };
