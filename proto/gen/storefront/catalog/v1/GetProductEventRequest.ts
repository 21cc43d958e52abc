// Original file: storefront/catalog/v1/catalog_sandbox.proto


/**
 * A SKU and the type of the event: product.created, product.updated, product.removed, or stock.changed.
 */
export interface GetProductEventRequest {
  'sku'?: (string);
  'type'?: (string);
}

/**
 * A SKU and the type of the event: product.created, product.updated, product.removed, or stock.changed.
 */
export interface GetProductEventRequest__Output {
  'sku': (string);
  'type': (string);
}
