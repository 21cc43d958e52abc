// Original file: storefront/events/v1/events.proto


export interface KeyChanged {
  'keyId'?: (string);
}

export interface KeyChanged__Output {
  'keyId': (string);
}
