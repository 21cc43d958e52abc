// Original file: storefront/webhooks/v1/webhooks.proto


/**
 * The most recent delivery of a subscription.
 */
export interface LastDelivery {
  'id'?: (string);
  'event'?: (string);
  'status'?: (string);
  'responseStatus'?: (number);
  'at'?: (string);
  '_responseStatus'?: "responseStatus";
}

/**
 * The most recent delivery of a subscription.
 */
export interface LastDelivery__Output {
  'id': (string);
  'event': (string);
  'status': (string);
  'responseStatus'?: (number);
  'at': (string);
  '_responseStatus'?: "responseStatus";
}
