// Original file: storefront/billing/v1/billing.proto


export interface ListSessionsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListSessionsRequest__Output {
  'limit': (number);
  'offset': (number);
}
