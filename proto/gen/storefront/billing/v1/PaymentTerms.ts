// Original file: storefront/billing/v1/billing.proto


/**
 * How long a customer has to pay an invoice.
 */
export interface PaymentTerms {
  'code'?: (string);
  'days'?: (number);
}

/**
 * How long a customer has to pay an invoice.
 */
export interface PaymentTerms__Output {
  'code': (string);
  'days': (number);
}
