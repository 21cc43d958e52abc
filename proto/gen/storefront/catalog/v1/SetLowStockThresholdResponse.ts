// Original file: storefront/catalog/v1/catalog.proto


export interface SetLowStockThresholdResponse {
}

export interface SetLowStockThresholdResponse__Output {
}
