// Original file: storefront/gateway/v1/gateway.proto


export interface IssueKeyRequest {
  'tenantId'?: (string);
  /**
   * PUBLISHABLE or SECRET.
   */
  'kind'?: (string);
  'mode'?: (string);
  /**
   * Empty means the default scopes of the kind.
   */
  'scopes'?: (string)[];
  'origins'?: (string)[];
  /**
   * Unset means the default of the kind and mode.
   */
  'ratePerMinute'?: (number);
  'expiresAt'?: (string);
  /**
   * The limit of each client address; publishable keys only.
   */
  'ratePerClient'?: (number);
  '_ratePerMinute'?: "ratePerMinute";
  '_expiresAt'?: "expiresAt";
  '_ratePerClient'?: "ratePerClient";
}

export interface IssueKeyRequest__Output {
  'tenantId': (string);
  /**
   * PUBLISHABLE or SECRET.
   */
  'kind': (string);
  'mode': (string);
  /**
   * Empty means the default scopes of the kind.
   */
  'scopes': (string)[];
  'origins': (string)[];
  /**
   * Unset means the default of the kind and mode.
   */
  'ratePerMinute'?: (number);
  'expiresAt'?: (string);
  /**
   * The limit of each client address; publishable keys only.
   */
  'ratePerClient'?: (number);
  '_ratePerMinute'?: "ratePerMinute";
  '_expiresAt'?: "expiresAt";
  '_ratePerClient'?: "ratePerClient";
}
