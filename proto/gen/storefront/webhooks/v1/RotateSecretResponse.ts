// Original file: storefront/webhooks/v1/webhooks.proto

import type { Subscription as _storefront_webhooks_v1_Subscription, Subscription__Output as _storefront_webhooks_v1_Subscription__Output } from '../../../storefront/webhooks/v1/Subscription.ts';

export interface RotateSecretResponse {
  'subscription'?: (_storefront_webhooks_v1_Subscription | null);
  /**
   * Returned only here.
   */
  'signingSecret'?: (string);
}

export interface RotateSecretResponse__Output {
  'subscription': (_storefront_webhooks_v1_Subscription__Output | null);
  /**
   * Returned only here.
   */
  'signingSecret': (string);
}
