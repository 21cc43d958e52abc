import type { ListSubscriptionsRequest__Output } from '@storefront/proto/storefront/webhooks/v1/ListSubscriptionsRequest';
import type { ListSubscriptionsResponse } from '@storefront/proto/storefront/webhooks/v1/ListSubscriptionsResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { listSubscriptions as listStored } from '../store/subscriptions.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Lists all subscriptions of the store; their number is limited, so there are no pages. */
export const listSubscriptions =
  ({ db }: WebhooksDeps): Handler<ListSubscriptionsRequest__Output, ListSubscriptionsResponse> =>
  async (_, caller) => ({ subscriptions: (await listStored(db, caller)).map(toProtoSubscription) });
