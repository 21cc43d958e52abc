// Original file: storefront/catalog/v1/catalog.proto


export interface ExportProductsResponse {
  /**
   * Complete JSON Lines in the storefront format.
   */
  'chunk'?: (Buffer | Uint8Array | string);
}

export interface ExportProductsResponse__Output {
  /**
   * Complete JSON Lines in the storefront format.
   */
  'chunk': (Buffer);
}
