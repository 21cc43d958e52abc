// Original file: storefront/webhooks/v1/webhooks.proto


export interface ListDeliveriesRequest {
  'subscriptionId'?: (string);
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListDeliveriesRequest__Output {
  'subscriptionId': (string);
  'limit': (number);
  'offset': (number);
}
