// Original file: storefront/billing/v1/billing.proto


/**
 * How long a customer has to pay an invoice.
 */
export interface PaymentTerms {
  /**
   * NET30: 30 days after the issue; DUE_ON_RECEIPT; EOM15: 15 days after the end of its month; EOM.
   */
  'code'?: (string);
  'days'?: (number);
}

/**
 * How long a customer has to pay an invoice.
 */
export interface PaymentTerms__Output {
  /**
   * NET30: 30 days after the issue; DUE_ON_RECEIPT; EOM15: 15 days after the end of its month; EOM.
   */
  'code': (string);
  'days': (number);
}
