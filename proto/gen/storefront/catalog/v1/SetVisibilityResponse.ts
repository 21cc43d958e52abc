// Original file: storefront/catalog/v1/catalog.proto


export interface SetVisibilityResponse {
}

export interface SetVisibilityResponse__Output {
}
