// Original file: storefront/webhooks/v1/webhooks.proto


export interface RedeliverRequest {
  'subscriptionId'?: (string);
  'deliveryId'?: (string);
}

export interface RedeliverRequest__Output {
  'subscriptionId': (string);
  'deliveryId': (string);
}
