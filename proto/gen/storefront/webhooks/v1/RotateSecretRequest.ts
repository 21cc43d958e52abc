// Original file: storefront/webhooks/v1/webhooks.proto


export interface RotateSecretRequest {
  'subscriptionId'?: (string);
  /**
   * Hours for which the old secret keeps signing, 0 to 24; 24 if unset.
   */
  'overlapHours'?: (number);
  '_overlapHours'?: "overlapHours";
}

export interface RotateSecretRequest__Output {
  'subscriptionId': (string);
  /**
   * Hours for which the old secret keeps signing, 0 to 24; 24 if unset.
   */
  'overlapHours'?: (number);
  '_overlapHours'?: "overlapHours";
}
