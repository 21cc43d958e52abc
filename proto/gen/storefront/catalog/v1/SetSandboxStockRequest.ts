// Original file: storefront/catalog/v1/catalog_sandbox.proto


/**
 * The counted quantity.
 */
export interface SetSandboxStockRequest {
  'sku'?: (string);
  'quantity'?: (string);
}

/**
 * The counted quantity.
 */
export interface SetSandboxStockRequest__Output {
  'sku': (string);
  'quantity': (string);
}
