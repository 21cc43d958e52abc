// Original file: storefront/catalog/v1/catalog.proto


/**
 * Exact stock counts of a SKU in base units, for operators only.
 */
export interface StockLevel {
  'sku'?: (string);
  'onHand'?: (string);
  'reserved'?: (string);
  /**
   * on_hand less reserved.
   */
  'sellable'?: (string);
  /**
   * The product's own threshold, or the store's. Stock at or below it is LOW.
   */
  'lowStockThreshold'?: (string);
}

/**
 * Exact stock counts of a SKU in base units, for operators only.
 */
export interface StockLevel__Output {
  'sku': (string);
  'onHand': (string);
  'reserved': (string);
  /**
   * on_hand less reserved.
   */
  'sellable': (string);
  /**
   * The product's own threshold, or the store's. Stock at or below it is LOW.
   */
  'lowStockThreshold': (string);
}
