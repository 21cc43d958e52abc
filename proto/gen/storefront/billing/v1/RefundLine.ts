// Original file: storefront/billing/v1/billing.proto


/**
 * A quantity of a SKU that is returned, in base units.
 */
export interface RefundLine {
  'sku'?: (string);
  'quantity'?: (string);
}

/**
 * A quantity of a SKU that is returned, in base units.
 */
export interface RefundLine__Output {
  'sku': (string);
  'quantity': (string);
}
