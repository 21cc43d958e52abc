// Original file: storefront/common/v1/common.proto


/**
 * The part of a line's discount that comes from one promotion.
 */
export interface LineDiscount {
  'code'?: (string);
  'amount'?: (string);
}

/**
 * The part of a line's discount that comes from one promotion.
 */
export interface LineDiscount__Output {
  'code': (string);
  'amount': (string);
}
