// Original file: storefront/webhooks/v1/webhooks.proto


export interface UpdateSubscriptionRequest {
  'subscriptionId'?: (string);
  'endpointUrl'?: (string);
  'eventTypes'?: (string)[];
  'description'?: (string);
  'status'?: (string);
  '_endpointUrl'?: "endpointUrl";
  '_description'?: "description";
  '_status'?: "status";
}

export interface UpdateSubscriptionRequest__Output {
  'subscriptionId': (string);
  'endpointUrl'?: (string);
  'eventTypes': (string)[];
  'description'?: (string);
  'status'?: (string);
  '_endpointUrl'?: "endpointUrl";
  '_description'?: "description";
  '_status'?: "status";
}
