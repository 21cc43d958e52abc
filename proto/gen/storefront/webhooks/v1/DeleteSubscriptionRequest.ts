// Original file: storefront/webhooks/v1/webhooks.proto


export interface DeleteSubscriptionRequest {
  'subscriptionId'?: (string);
}

export interface DeleteSubscriptionRequest__Output {
  'subscriptionId': (string);
}
