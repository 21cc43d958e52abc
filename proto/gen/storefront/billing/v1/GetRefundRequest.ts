// Original file: storefront/billing/v1/billing.proto


export interface GetRefundRequest {
  'refundId'?: (string);
}

export interface GetRefundRequest__Output {
  'refundId': (string);
}
