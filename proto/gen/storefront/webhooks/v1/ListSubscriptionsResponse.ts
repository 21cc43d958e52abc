// Original file: storefront/webhooks/v1/webhooks.proto

import type { Subscription as _storefront_webhooks_v1_Subscription, Subscription__Output as _storefront_webhooks_v1_Subscription__Output } from '../../../storefront/webhooks/v1/Subscription.ts';

export interface ListSubscriptionsResponse {
  'subscriptions'?: (_storefront_webhooks_v1_Subscription)[];
}

export interface ListSubscriptionsResponse__Output {
  'subscriptions': (_storefront_webhooks_v1_Subscription__Output)[];
}
