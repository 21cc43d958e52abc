// Original file: storefront/catalog/v1/catalog.proto


export interface GetTaxonomyRequest {
}

export interface GetTaxonomyRequest__Output {
}
