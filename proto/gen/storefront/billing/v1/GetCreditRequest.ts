// Original file: storefront/billing/v1/billing.proto


export interface GetCreditRequest {
  /**
   * An ID or an email.
   */
  'customer'?: (string);
}

export interface GetCreditRequest__Output {
  /**
   * An ID or an email.
   */
  'customer': (string);
}
