// Original file: storefront/webhooks/v1/webhooks.proto

import type { LastDelivery as _storefront_webhooks_v1_LastDelivery, LastDelivery__Output as _storefront_webhooks_v1_LastDelivery__Output } from '../../../storefront/webhooks/v1/LastDelivery.ts';
import type { Filter as _storefront_webhooks_v1_Filter, Filter__Output as _storefront_webhooks_v1_Filter__Output } from '../../../storefront/webhooks/v1/Filter.ts';

/**
 * An endpoint and the events it receives.
 */
export interface Subscription {
  'id'?: (string);
  'endpointUrl'?: (string);
  'eventTypes'?: (string)[];
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
  /**
   * The last characters of the secret, to identify it.
   */
  'signingSecretHint'?: (string);
  'consecutiveFailures'?: (number);
  'disabledAt'?: (string);
  /**
   * Why the subscription was disabled automatically.
   */
  'disabledReason'?: (string);
  'lastDelivery'?: (_storefront_webhooks_v1_LastDelivery | null);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'filters'?: (_storefront_webhooks_v1_Filter)[];
  /**
   * The names of the headers; each value is hidden.
   */
  'headers'?: ({[key: string]: string});
  /**
   * NONE or AGGREGATE.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a.
   */
  'signatureScheme'?: (string);
  /**
   * Set for v1a only.
   */
  'publicKey'?: (string);
  /**
   * Unset means no limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_description'?: "description";
  '_disabledAt'?: "disabledAt";
  '_disabledReason'?: "disabledReason";
  '_lastDelivery'?: "lastDelivery";
  '_publicKey'?: "publicKey";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}

/**
 * An endpoint and the events it receives.
 */
export interface Subscription__Output {
  'id': (string);
  'endpointUrl': (string);
  'eventTypes': (string)[];
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status': (string);
  /**
   * The last characters of the secret, to identify it.
   */
  'signingSecretHint': (string);
  'consecutiveFailures': (number);
  'disabledAt'?: (string);
  /**
   * Why the subscription was disabled automatically.
   */
  'disabledReason'?: (string);
  'lastDelivery'?: (_storefront_webhooks_v1_LastDelivery__Output | null);
  'createdAt': (string);
  'updatedAt': (string);
  'filters': (_storefront_webhooks_v1_Filter__Output)[];
  /**
   * The names of the headers; each value is hidden.
   */
  'headers': ({[key: string]: string});
  /**
   * NONE or AGGREGATE.
   */
  'ordering': (string);
  /**
   * v1 or v1a.
   */
  'signatureScheme': (string);
  /**
   * Set for v1a only.
   */
  'publicKey'?: (string);
  /**
   * Unset means no limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_description'?: "description";
  '_disabledAt'?: "disabledAt";
  '_disabledReason'?: "disabledReason";
  '_lastDelivery'?: "lastDelivery";
  '_publicKey'?: "publicKey";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}
