// Original file: storefront/gateway/v1/gateway.proto


/**
 * An API key without its secret text.
 */
export interface ApiKey {
  'keyId'?: (string);
  'tenantId'?: (string);
  'mode'?: (string);
  /**
   * PUBLISHABLE or SECRET.
   */
  'kind'?: (string);
  'scopes'?: (string)[];
  /**
   * The browser origins that may use a publishable key, matched exactly.
   */
  'origins'?: (string)[];
  'ratePerMinute'?: (number);
  'expiresAt'?: (string);
  'revokedAt'?: (string);
  'createdAt'?: (string);
  /**
   * The first characters of the key, to identify it.
   */
  'hint'?: (string);
  /**
   * The limit of each client address; unset if there is none.
   */
  'ratePerClient'?: (number);
  '_expiresAt'?: "expiresAt";
  '_revokedAt'?: "revokedAt";
  '_ratePerClient'?: "ratePerClient";
}

/**
 * An API key without its secret text.
 */
export interface ApiKey__Output {
  'keyId': (string);
  'tenantId': (string);
  'mode': (string);
  /**
   * PUBLISHABLE or SECRET.
   */
  'kind': (string);
  'scopes': (string)[];
  /**
   * The browser origins that may use a publishable key, matched exactly.
   */
  'origins': (string)[];
  'ratePerMinute': (number);
  'expiresAt'?: (string);
  'revokedAt'?: (string);
  'createdAt': (string);
  /**
   * The first characters of the key, to identify it.
   */
  'hint': (string);
  /**
   * The limit of each client address; unset if there is none.
   */
  'ratePerClient'?: (number);
  '_expiresAt'?: "expiresAt";
  '_revokedAt'?: "revokedAt";
  '_ratePerClient'?: "ratePerClient";
}
