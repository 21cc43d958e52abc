// Original file: storefront/webhooks/v1/webhooks.proto

import type { DeliveryAttempt as _storefront_webhooks_v1_DeliveryAttempt, DeliveryAttempt__Output as _storefront_webhooks_v1_DeliveryAttempt__Output } from '../../../storefront/webhooks/v1/DeliveryAttempt.ts';

/**
 * One event addressed to one subscription.
 */
export interface Delivery {
  'id'?: (string);
  'subscriptionId'?: (string);
  /**
   * The event type, such as order.confirmed.
   */
  'event'?: (string);
  'eventId'?: (string);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED.
   */
  'status'?: (string);
  'attemptCount'?: (number);
  'nextAttemptAt'?: (string);
  'deliveredAt'?: (string);
  'createdAt'?: (string);
  /**
   * Set by GetDelivery and Redeliver only.
   */
  'attempts'?: (_storefront_webhooks_v1_DeliveryAttempt)[];
  /**
   * The exact bytes that are signed and sent. Set by GetDelivery and Redeliver only.
   */
  'body'?: (string);
  /**
   * The HTTP status of the latest attempt; unset if there was none or no response.
   */
  'lastResponseStatus'?: (number);
  /**
   * Why the latest attempt failed; unset on success.
   */
  'lastFailure'?: (string);
  '_nextAttemptAt'?: "nextAttemptAt";
  '_deliveredAt'?: "deliveredAt";
  '_body'?: "body";
  '_lastResponseStatus'?: "lastResponseStatus";
  '_lastFailure'?: "lastFailure";
}

/**
 * One event addressed to one subscription.
 */
export interface Delivery__Output {
  'id': (string);
  'subscriptionId': (string);
  /**
   * The event type, such as order.confirmed.
   */
  'event': (string);
  'eventId': (string);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED.
   */
  'status': (string);
  'attemptCount': (number);
  'nextAttemptAt'?: (string);
  'deliveredAt'?: (string);
  'createdAt': (string);
  /**
   * Set by GetDelivery and Redeliver only.
   */
  'attempts': (_storefront_webhooks_v1_DeliveryAttempt__Output)[];
  /**
   * The exact bytes that are signed and sent. Set by GetDelivery and Redeliver only.
   */
  'body'?: (string);
  /**
   * The HTTP status of the latest attempt; unset if there was none or no response.
   */
  'lastResponseStatus'?: (number);
  /**
   * Why the latest attempt failed; unset on success.
   */
  'lastFailure'?: (string);
  '_nextAttemptAt'?: "nextAttemptAt";
  '_deliveredAt'?: "deliveredAt";
  '_body'?: "body";
  '_lastResponseStatus'?: "lastResponseStatus";
  '_lastFailure'?: "lastFailure";
}
