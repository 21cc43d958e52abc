// Original file: storefront/catalog/v1/catalog_sandbox.proto


export interface SetSandboxStockRequest {
  'sku'?: (string);
  'quantity'?: (string);
}

export interface SetSandboxStockRequest__Output {
  'sku': (string);
  'quantity': (string);
}
