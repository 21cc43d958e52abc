// Original file: storefront/catalog/v1/catalog.proto


export interface RestockReturnResponse {
}

export interface RestockReturnResponse__Output {
}
