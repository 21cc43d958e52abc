// Original file: storefront/webhooks/v1/webhooks.proto


export interface GetEventRequest {
  'eventId'?: (string);
}

export interface GetEventRequest__Output {
  'eventId': (string);
}
