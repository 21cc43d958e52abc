// Original file: storefront/catalog/v1/catalog.proto


export interface StockLevel {
  'sku'?: (string);
  'onHand'?: (string);
  'reserved'?: (string);
  'sellable'?: (string);
  'lowStockThreshold'?: (string);
}

export interface StockLevel__Output {
  'sku': (string);
  'onHand': (string);
  'reserved': (string);
  'sellable': (string);
  'lowStockThreshold': (string);
}
