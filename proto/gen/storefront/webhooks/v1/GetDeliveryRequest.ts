// Original file: storefront/webhooks/v1/webhooks.proto


export interface GetDeliveryRequest {
  'subscriptionId'?: (string);
  'deliveryId'?: (string);
}

export interface GetDeliveryRequest__Output {
  'subscriptionId': (string);
  'deliveryId': (string);
}
