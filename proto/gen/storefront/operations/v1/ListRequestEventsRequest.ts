// Original file: storefront/operations/v1/request_events.proto


export interface ListRequestEventsRequest {
  'requestId'?: (string);
}

export interface ListRequestEventsRequest__Output {
  'requestId': (string);
}
