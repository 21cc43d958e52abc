// Original file: storefront/webhooks/v1/webhooks.proto

import type { ListenerEvent as _storefront_webhooks_v1_ListenerEvent, ListenerEvent__Output as _storefront_webhooks_v1_ListenerEvent__Output } from '../../../storefront/webhooks/v1/ListenerEvent.ts';

export interface ReceiveEventsResponse {
  'events'?: (_storefront_webhooks_v1_ListenerEvent)[];
  /**
   * The number of events after the cursor that are no longer kept.
   */
  'missed'?: (number);
  'expiresAt'?: (string);
}

export interface ReceiveEventsResponse__Output {
  'events': (_storefront_webhooks_v1_ListenerEvent__Output)[];
  /**
   * The number of events after the cursor that are no longer kept.
   */
  'missed': (number);
  'expiresAt': (string);
}
