// Original file: storefront/operations/v1/request_events.proto

import type { RequestEvent as _storefront_operations_v1_RequestEvent, RequestEvent__Output as _storefront_operations_v1_RequestEvent__Output } from '../../../storefront/operations/v1/RequestEvent.ts';

export interface ListRequestEventsResponse {
  'events'?: (_storefront_operations_v1_RequestEvent)[];
}

export interface ListRequestEventsResponse__Output {
  'events': (_storefront_operations_v1_RequestEvent__Output)[];
}
