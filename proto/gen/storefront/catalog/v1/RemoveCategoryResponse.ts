// Original file: storefront/catalog/v1/catalog.proto


export interface RemoveCategoryResponse {
}

export interface RemoveCategoryResponse__Output {
}
