// Original file: storefront/billing/v1/billing.proto


/**
 * What a payment session pays of an invoice.
 */
export interface SessionAllocation {
  'invoiceId'?: (string);
  'number'?: (string);
  'amount'?: (string);
}

/**
 * What a payment session pays of an invoice.
 */
export interface SessionAllocation__Output {
  'invoiceId': (string);
  'number': (string);
  'amount': (string);
}
