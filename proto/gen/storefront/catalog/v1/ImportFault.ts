// Original file: storefront/catalog/v1/catalog.proto


/**
 * A fault or a warning of one row.
 */
export interface ImportFault {
  /**
   * The line in the file, from 1.
   */
  'line'?: (number);
  'column'?: (string);
  'reason'?: (string);
  '_column'?: "column";
}

/**
 * A fault or a warning of one row.
 */
export interface ImportFault__Output {
  /**
   * The line in the file, from 1.
   */
  'line': (number);
  'column'?: (string);
  'reason': (string);
  '_column'?: "column";
}
