// Original file: storefront/webhooks/v1/webhooks.proto


/**
 * A header of every request to the endpoint.
 */
export interface RequestHeader {
  'name'?: (string);
  'value'?: (string);
}

/**
 * A header of every request to the endpoint.
 */
export interface RequestHeader__Output {
  'name': (string);
  'value': (string);
}
