// Original file: storefront/webhooks/v1/webhooks.proto


export interface DeleteListenerRequest {
  'listenerId'?: (string);
}

export interface DeleteListenerRequest__Output {
  'listenerId': (string);
}
