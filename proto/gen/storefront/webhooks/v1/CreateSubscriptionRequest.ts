// Original file: storefront/webhooks/v1/webhooks.proto


export interface CreateSubscriptionRequest {
  'endpointUrl'?: (string);
  'eventTypes'?: (string)[];
  'description'?: (string);
  '_description'?: "description";
}

export interface CreateSubscriptionRequest__Output {
  'endpointUrl': (string);
  'eventTypes': (string)[];
  'description'?: (string);
  '_description'?: "description";
}
