// Original file: storefront/catalog/v1/catalog.proto


export interface GetCatalogVersionRequest {
}

export interface GetCatalogVersionRequest__Output {
}
