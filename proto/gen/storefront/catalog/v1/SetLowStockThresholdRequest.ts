// Original file: storefront/catalog/v1/catalog.proto


export interface SetLowStockThresholdRequest {
  /**
   * In base units.
   */
  'threshold'?: (string);
}

export interface SetLowStockThresholdRequest__Output {
  /**
   * In base units.
   */
  'threshold': (string);
}
