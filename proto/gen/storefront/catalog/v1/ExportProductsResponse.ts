// Original file: storefront/catalog/v1/catalog.proto


export interface ExportProductsResponse {
  'chunk'?: (Buffer | Uint8Array | string);
}

export interface ExportProductsResponse__Output {
  'chunk': (Buffer);
}
