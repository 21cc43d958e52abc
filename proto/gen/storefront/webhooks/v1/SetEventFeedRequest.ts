// Original file: storefront/webhooks/v1/webhooks.proto


export interface SetEventFeedRequest {
  'isOn'?: (boolean);
}

export interface SetEventFeedRequest__Output {
  'isOn': (boolean);
}
