// Original file: storefront/catalog/v1/catalog.proto


export interface ListCategoriesRequest {
}

export interface ListCategoriesRequest__Output {
}
