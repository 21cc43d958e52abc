// Original file: storefront/webhooks/v1/webhooks.proto

import type { RequestedFilters as _storefront_webhooks_v1_RequestedFilters, RequestedFilters__Output as _storefront_webhooks_v1_RequestedFilters__Output } from '../../../storefront/webhooks/v1/RequestedFilters.ts';
import type { RequestedHeaders as _storefront_webhooks_v1_RequestedHeaders, RequestedHeaders__Output as _storefront_webhooks_v1_RequestedHeaders__Output } from '../../../storefront/webhooks/v1/RequestedHeaders.ts';

export interface CreateSubscriptionRequest {
  'endpointUrl'?: (string);
  'eventTypes'?: (string)[];
  'description'?: (string);
  'filters'?: (_storefront_webhooks_v1_RequestedFilters | null);
  'headers'?: (_storefront_webhooks_v1_RequestedHeaders | null);
  /**
   * NONE or AGGREGATE; NONE if unset.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a; v1 if unset.
   */
  'signatureScheme'?: (string);
  /**
   * Unset and 0 mean no limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_description'?: "description";
  '_filters'?: "filters";
  '_headers'?: "headers";
  '_ordering'?: "ordering";
  '_signatureScheme'?: "signatureScheme";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}

export interface CreateSubscriptionRequest__Output {
  'endpointUrl': (string);
  'eventTypes': (string)[];
  'description'?: (string);
  'filters'?: (_storefront_webhooks_v1_RequestedFilters__Output | null);
  'headers'?: (_storefront_webhooks_v1_RequestedHeaders__Output | null);
  /**
   * NONE or AGGREGATE; NONE if unset.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a; v1 if unset.
   */
  'signatureScheme'?: (string);
  /**
   * Unset and 0 mean no limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_description'?: "description";
  '_filters'?: "filters";
  '_headers'?: "headers";
  '_ordering'?: "ordering";
  '_signatureScheme'?: "signatureScheme";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}
