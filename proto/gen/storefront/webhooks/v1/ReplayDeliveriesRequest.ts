// Original file: storefront/webhooks/v1/webhooks.proto


export interface ReplayDeliveriesRequest {
  'subscriptionId'?: (string);
  'since'?: (string);
  'until'?: (string);
  'eventTypes'?: (string)[];
  '_until'?: "until";
}

export interface ReplayDeliveriesRequest__Output {
  'subscriptionId': (string);
  'since': (string);
  'until'?: (string);
  'eventTypes': (string)[];
  '_until'?: "until";
}
