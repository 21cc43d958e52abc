// Original file: storefront/billing/v1/billing.proto


export interface ReceiveNotificationRequest {
  /**
   * The gateway's name in the notification path, such as sandbox.
   */
  'provider'?: (string);
  /**
   * The bytes exactly as they arrived.
   */
  'body'?: (Buffer | Uint8Array | string);
  'signature'?: (string);
  /**
   * The store in the notification path, whose secret the signature must match. Not trusted for anything else.
   */
  'storeId'?: (string);
  '_storeId'?: "storeId";
}

export interface ReceiveNotificationRequest__Output {
  /**
   * The gateway's name in the notification path, such as sandbox.
   */
  'provider': (string);
  /**
   * The bytes exactly as they arrived.
   */
  'body': (Buffer);
  'signature': (string);
  /**
   * The store in the notification path, whose secret the signature must match. Not trusted for anything else.
   */
  'storeId'?: (string);
  '_storeId'?: "storeId";
}
