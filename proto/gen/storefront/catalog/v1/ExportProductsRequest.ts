// Original file: storefront/catalog/v1/catalog.proto


export interface ExportProductsRequest {
}

export interface ExportProductsRequest__Output {
}
