// Original file: storefront/gateway/v1/gateway.proto


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
  'since'?: (string);
  'until'?: (string);
  '_text'?: "text";
  '_currency'?: "currency";
  '_since'?: "since";
  '_until'?: "until";
}

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
  'since'?: (string);
  'until'?: (string);
  '_text'?: "text";
  '_currency'?: "currency";
  '_since'?: "since";
  '_until'?: "until";
}
