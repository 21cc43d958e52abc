// Original file: storefront/catalog/v1/catalog.proto


export interface SetLowStockThresholdRequest {
  'threshold'?: (string);
}

export interface SetLowStockThresholdRequest__Output {
  'threshold': (string);
}
