// Original file: storefront/webhooks/v1/webhooks.proto

import type { Listener as _storefront_webhooks_v1_Listener, Listener__Output as _storefront_webhooks_v1_Listener__Output } from '../../../storefront/webhooks/v1/Listener.ts';

export interface CreateListenerResponse {
  'listener'?: (_storefront_webhooks_v1_Listener | null);
  /**
   * Returned only here.
   */
  'signingSecret'?: (string);
}

export interface CreateListenerResponse__Output {
  'listener': (_storefront_webhooks_v1_Listener__Output | null);
  /**
   * Returned only here.
   */
  'signingSecret': (string);
}
