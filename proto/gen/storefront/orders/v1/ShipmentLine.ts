// Original file: storefront/orders/v1/orders.proto


export interface ShipmentLine {
  'lineId'?: (string);
  'sku'?: (string);
  'quantity'?: (string);
}

export interface ShipmentLine__Output {
  'lineId': (string);
  'sku': (string);
  'quantity': (string);
}
