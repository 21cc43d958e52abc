// Original file: storefront/catalog/v1/catalog.proto


export interface RemoveTagResponse {
}

export interface RemoveTagResponse__Output {
}
