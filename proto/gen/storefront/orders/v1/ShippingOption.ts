// Original file: storefront/orders/v1/orders.proto


/**
 * A way to ship an order, with its price before tax.
 */
export interface ShippingOption {
  'code'?: (string);
  'label'?: (string);
  /**
   * COURIER, PICKUP, or OWN_FLEET.
   */
  'kind'?: (string);
  'amount'?: (string);
  /**
   * Shipping is free from this subtotal after discounts and before tax.
   */
  'freeOver'?: (string);
  'currency'?: (string);
  '_freeOver'?: "freeOver";
}

/**
 * A way to ship an order, with its price before tax.
 */
export interface ShippingOption__Output {
  'code': (string);
  'label': (string);
  /**
   * COURIER, PICKUP, or OWN_FLEET.
   */
  'kind': (string);
  'amount': (string);
  /**
   * Shipping is free from this subtotal after discounts and before tax.
   */
  'freeOver'?: (string);
  'currency': (string);
  '_freeOver'?: "freeOver";
}
