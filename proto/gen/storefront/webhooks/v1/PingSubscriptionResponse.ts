// Original file: storefront/webhooks/v1/webhooks.proto


export interface PingSubscriptionResponse {
  'deliveryId'?: (string);
}

export interface PingSubscriptionResponse__Output {
  'deliveryId': (string);
}
