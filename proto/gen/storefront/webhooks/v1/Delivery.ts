// Original file: storefront/webhooks/v1/webhooks.proto

import type { DeliveryAttempt as _storefront_webhooks_v1_DeliveryAttempt, DeliveryAttempt__Output as _storefront_webhooks_v1_DeliveryAttempt__Output } from '../../../storefront/webhooks/v1/DeliveryAttempt.ts';

export interface Delivery {
  'id'?: (string);
  'subscriptionId'?: (string);
  'event'?: (string);
  'eventId'?: (string);
  'status'?: (string);
  'attemptCount'?: (number);
  'nextAttemptAt'?: (string);
  'deliveredAt'?: (string);
  'createdAt'?: (string);
  'attempts'?: (_storefront_webhooks_v1_DeliveryAttempt)[];
  'body'?: (string);
  '_nextAttemptAt'?: "nextAttemptAt";
  '_deliveredAt'?: "deliveredAt";
  '_body'?: "body";
}

export interface Delivery__Output {
  'id': (string);
  'subscriptionId': (string);
  'event': (string);
  'eventId': (string);
  'status': (string);
  'attemptCount': (number);
  'nextAttemptAt'?: (string);
  'deliveredAt'?: (string);
  'createdAt': (string);
  'attempts': (_storefront_webhooks_v1_DeliveryAttempt__Output)[];
  'body'?: (string);
  '_nextAttemptAt'?: "nextAttemptAt";
  '_deliveredAt'?: "deliveredAt";
  '_body'?: "body";
}
