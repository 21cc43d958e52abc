// Original file: storefront/billing/v1/billing.proto


/**
 * A quantity of a SKU that is returned, in base units.
 */
export interface RefundLine {
  'sku'?: (string);
  'quantity'?: (string);
  /**
   * The index of the line, of which `uncredited` was not credited before. Absent: the first lines with the SKU.
   */
  'position'?: (number);
  'uncredited'?: (string);
  '_position'?: "position";
  '_uncredited'?: "uncredited";
}

/**
 * A quantity of a SKU that is returned, in base units.
 */
export interface RefundLine__Output {
  'sku': (string);
  'quantity': (string);
  /**
   * The index of the line, of which `uncredited` was not credited before. Absent: the first lines with the SKU.
   */
  'position'?: (number);
  'uncredited'?: (string);
  '_position'?: "position";
  '_uncredited'?: "uncredited";
}
