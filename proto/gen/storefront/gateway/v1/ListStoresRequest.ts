// Original file: storefront/gateway/v1/gateway.proto


/**
 * Request for ListStores. An unset filter matches every store.
 */
export interface ListStoresRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * A part of the name.
   */
  'text'?: (string);
  /**
   * ISO 4217.
   */
  'currency'?: (string);
  /**
   * Stores created at or after this ISO-8601 time.
   */
  'since'?: (string);
  /**
   * Stores created before this ISO-8601 time.
   */
  'until'?: (string);
  '_text'?: "text";
  '_currency'?: "currency";
  '_since'?: "since";
  '_until'?: "until";
}

/**
 * Request for ListStores. An unset filter matches every store.
 */
export interface ListStoresRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * A part of the name.
   */
  'text'?: (string);
  /**
   * ISO 4217.
   */
  'currency'?: (string);
  /**
   * Stores created at or after this ISO-8601 time.
   */
  'since'?: (string);
  /**
   * Stores created before this ISO-8601 time.
   */
  'until'?: (string);
  '_text'?: "text";
  '_currency'?: "currency";
  '_since'?: "since";
  '_until'?: "until";
}
