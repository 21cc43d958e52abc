// Original file: storefront/webhooks/v1/webhooks.proto


export interface PingSubscriptionRequest {
  'subscriptionId'?: (string);
}

export interface PingSubscriptionRequest__Output {
  'subscriptionId': (string);
}
