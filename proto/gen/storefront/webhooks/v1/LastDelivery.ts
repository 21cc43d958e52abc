// Original file: storefront/webhooks/v1/webhooks.proto


export interface LastDelivery {
  'id'?: (string);
  'event'?: (string);
  'status'?: (string);
  'responseStatus'?: (number);
  'at'?: (string);
  '_responseStatus'?: "responseStatus";
}

export interface LastDelivery__Output {
  'id': (string);
  'event': (string);
  'status': (string);
  'responseStatus'?: (number);
  'at': (string);
  '_responseStatus'?: "responseStatus";
}
