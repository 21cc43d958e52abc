// Original file: storefront/webhooks/v1/webhooks.proto


export interface RotateSecretRequest {
  'subscriptionId'?: (string);
}

export interface RotateSecretRequest__Output {
  'subscriptionId': (string);
}
