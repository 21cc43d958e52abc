// Original file: storefront/billing/v1/billing.proto


/**
 * An error in a row of an import.
 */
export interface CustomerFault {
  /**
   * The position of the row in the request, from 1.
   */
  'row'?: (number);
  /**
   * Unset if the fault concerns the whole row.
   */
  'column'?: (string);
  'reason'?: (string);
  '_column'?: "column";
}

/**
 * An error in a row of an import.
 */
export interface CustomerFault__Output {
  /**
   * The position of the row in the request, from 1.
   */
  'row': (number);
  /**
   * Unset if the fault concerns the whole row.
   */
  'column'?: (string);
  'reason': (string);
  '_column'?: "column";
}
