// Original file: storefront/webhooks/v1/webhooks.proto

import type { RequestHeader as _storefront_webhooks_v1_RequestHeader, RequestHeader__Output as _storefront_webhooks_v1_RequestHeader__Output } from '../../../storefront/webhooks/v1/RequestHeader.ts';

/**
 * The headers of a request. Present and empty removes all headers.
 */
export interface RequestedHeaders {
  'headers'?: (_storefront_webhooks_v1_RequestHeader)[];
}

/**
 * The headers of a request. Present and empty removes all headers.
 */
export interface RequestedHeaders__Output {
  'headers': (_storefront_webhooks_v1_RequestHeader__Output)[];
}
