// Original file: storefront/billing/v1/billing.proto


export interface ListEndedSessionsRequest {
  'since'?: (string);
}

export interface ListEndedSessionsRequest__Output {
  'since': (string);
}
