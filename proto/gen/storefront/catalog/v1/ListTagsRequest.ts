// Original file: storefront/catalog/v1/catalog.proto


export interface ListTagsRequest {
}

export interface ListTagsRequest__Output {
}
