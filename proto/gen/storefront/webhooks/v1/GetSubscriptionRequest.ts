// Original file: storefront/webhooks/v1/webhooks.proto


export interface GetSubscriptionRequest {
  'subscriptionId'?: (string);
}

export interface GetSubscriptionRequest__Output {
  'subscriptionId': (string);
}
