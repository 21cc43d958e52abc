// Original file: storefront/billing/v1/billing.proto


export interface ReceiveNotificationRequest {
  'provider'?: (string);
  'body'?: (Buffer | Uint8Array | string);
  'signature'?: (string);
}

export interface ReceiveNotificationRequest__Output {
  'provider': (string);
  'body': (Buffer);
  'signature': (string);
}
