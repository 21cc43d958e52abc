import type { GetSubscriptionRequest__Output } from '@storefront/proto/storefront/webhooks/v1/GetSubscriptionRequest';
import type { GetSubscriptionResponse } from '@storefront/proto/storefront/webhooks/v1/GetSubscriptionResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { getSubscription as getStored } from '../store/subscriptions.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Returns a subscription. */
export const getSubscription =
  ({ db }: WebhooksDeps): Handler<GetSubscriptionRequest__Output, GetSubscriptionResponse> =>
  async ({ subscriptionId }, caller) => ({ subscription: toProtoSubscription(await getStored(db, caller, subscriptionId)) });
