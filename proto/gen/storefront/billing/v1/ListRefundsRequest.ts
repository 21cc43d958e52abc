// Original file: storefront/billing/v1/billing.proto


export interface ListRefundsRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * PENDING, SUCCEEDED, or FAILED; unset for all. Refunds that were replaced are left out of FAILED.
   */
  'status'?: (string);
  '_status'?: "status";
}

export interface ListRefundsRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * PENDING, SUCCEEDED, or FAILED; unset for all. Refunds that were replaced are left out of FAILED.
   */
  'status'?: (string);
  '_status'?: "status";
}
