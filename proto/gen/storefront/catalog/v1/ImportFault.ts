// Original file: storefront/catalog/v1/catalog.proto


/**
 * One faulty row.
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
 * One faulty row.
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
