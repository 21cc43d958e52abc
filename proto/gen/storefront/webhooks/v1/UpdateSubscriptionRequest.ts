// Original file: storefront/webhooks/v1/webhooks.proto

import type { RequestedFilters as _storefront_webhooks_v1_RequestedFilters, RequestedFilters__Output as _storefront_webhooks_v1_RequestedFilters__Output } from '../../../storefront/webhooks/v1/RequestedFilters.ts';
import type { RequestedHeaders as _storefront_webhooks_v1_RequestedHeaders, RequestedHeaders__Output as _storefront_webhooks_v1_RequestedHeaders__Output } from '../../../storefront/webhooks/v1/RequestedHeaders.ts';

export interface UpdateSubscriptionRequest {
  'subscriptionId'?: (string);
  'endpointUrl'?: (string);
  /**
   * Empty leaves the stored types unchanged.
   */
  'eventTypes'?: (string)[];
  /**
   * Empty clears it.
   */
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
  /**
   * Unset leaves the stored filters unchanged.
   */
  'filters'?: (_storefront_webhooks_v1_RequestedFilters | null);
  /**
   * Unset leaves the stored headers unchanged.
   */
  'headers'?: (_storefront_webhooks_v1_RequestedHeaders | null);
  /**
   * NONE or AGGREGATE.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a.
   */
  'signatureScheme'?: (string);
  /**
   * 0 removes the limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_endpointUrl'?: "endpointUrl";
  '_description'?: "description";
  '_status'?: "status";
  '_filters'?: "filters";
  '_headers'?: "headers";
  '_ordering'?: "ordering";
  '_signatureScheme'?: "signatureScheme";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}

export interface UpdateSubscriptionRequest__Output {
  'subscriptionId': (string);
  'endpointUrl'?: (string);
  /**
   * Empty leaves the stored types unchanged.
   */
  'eventTypes': (string)[];
  /**
   * Empty clears it.
   */
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
  /**
   * Unset leaves the stored filters unchanged.
   */
  'filters'?: (_storefront_webhooks_v1_RequestedFilters__Output | null);
  /**
   * Unset leaves the stored headers unchanged.
   */
  'headers'?: (_storefront_webhooks_v1_RequestedHeaders__Output | null);
  /**
   * NONE or AGGREGATE.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a.
   */
  'signatureScheme'?: (string);
  /**
   * 0 removes the limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_endpointUrl'?: "endpointUrl";
  '_description'?: "description";
  '_status'?: "status";
  '_filters'?: "filters";
  '_headers'?: "headers";
  '_ordering'?: "ordering";
  '_signatureScheme'?: "signatureScheme";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}
