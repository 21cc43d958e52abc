// Original file: storefront/billing/v1/billing.proto


/**
 * The payment gateway of a store, without its secrets.
 */
export interface StorePaymentGateway {
  /**
   * sandbox or stripe; unset if the store has no gateway.
   */
  'provider'?: (string);
  /**
   * True if the store has no account of its own and uses that of the deployment.
   */
  'isDefault'?: (boolean);
  /**
   * The kind and the last characters of the API key, such as sk_live_...wxyz.
   */
  'apiKeyHint'?: (string);
  'apiBase'?: (string);
  /**
   * The ID of the key that encrypts the secrets.
   */
  'secretsKeyId'?: (string);
  /**
   * The path to which the gateway must send its notifications.
   */
  'notificationPath'?: (string);
  'updatedAt'?: (string);
  '_provider'?: "provider";
  '_apiKeyHint'?: "apiKeyHint";
  '_apiBase'?: "apiBase";
  '_secretsKeyId'?: "secretsKeyId";
  '_notificationPath'?: "notificationPath";
  '_updatedAt'?: "updatedAt";
}

/**
 * The payment gateway of a store, without its secrets.
 */
export interface StorePaymentGateway__Output {
  /**
   * sandbox or stripe; unset if the store has no gateway.
   */
  'provider'?: (string);
  /**
   * True if the store has no account of its own and uses that of the deployment.
   */
  'isDefault': (boolean);
  /**
   * The kind and the last characters of the API key, such as sk_live_...wxyz.
   */
  'apiKeyHint'?: (string);
  'apiBase'?: (string);
  /**
   * The ID of the key that encrypts the secrets.
   */
  'secretsKeyId'?: (string);
  /**
   * The path to which the gateway must send its notifications.
   */
  'notificationPath'?: (string);
  'updatedAt'?: (string);
  '_provider'?: "provider";
  '_apiKeyHint'?: "apiKeyHint";
  '_apiBase'?: "apiBase";
  '_secretsKeyId'?: "secretsKeyId";
  '_notificationPath'?: "notificationPath";
  '_updatedAt'?: "updatedAt";
}
