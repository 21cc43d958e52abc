// Original file: storefront/webhooks/v1/webhooks.proto


export interface DeliveryAttempt {
  'number'?: (number);
  'startedAt'?: (string);
  'durationMs'?: (number);
  'responseStatus'?: (number);
  'failure'?: (string);
  '_responseStatus'?: "responseStatus";
  '_failure'?: "failure";
}

export interface DeliveryAttempt__Output {
  'number': (number);
  'startedAt': (string);
  'durationMs': (number);
  'responseStatus'?: (number);
  'failure'?: (string);
  '_responseStatus'?: "responseStatus";
  '_failure'?: "failure";
}
