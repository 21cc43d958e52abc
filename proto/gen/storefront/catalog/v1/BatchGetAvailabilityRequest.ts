// Original file: storefront/catalog/v1/catalog.proto


export interface BatchGetAvailabilityRequest {
  'skus'?: (string)[];
}

export interface BatchGetAvailabilityRequest__Output {
  'skus': (string)[];
}
