// Original file: storefront/catalog/v1/catalog.proto


/**
 * How to read an imported file.
 */
export interface ImportOptions {
  /**
   * storefront or shopify.
   */
  'format'?: (string);
  /**
   * jsonl or csv. A shopify file is csv.
   */
  'syntax'?: (string);
  /**
   * Checks every row without storing it.
   */
  'dryRun'?: (boolean);
}

/**
 * How to read an imported file.
 */
export interface ImportOptions__Output {
  /**
   * storefront or shopify.
   */
  'format': (string);
  /**
   * jsonl or csv. A shopify file is csv.
   */
  'syntax': (string);
  /**
   * Checks every row without storing it.
   */
  'dryRun': (boolean);
}
