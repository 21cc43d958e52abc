// Original file: storefront/billing/v1/billing.proto


/**
 * Request for GetRefund.
 */
export interface GetRefundRequest {
  'refundId'?: (string);
}

/**
 * Request for GetRefund.
 */
export interface GetRefundRequest__Output {
  'refundId': (string);
}
