// Original file: storefront/operations/v1/operations.proto


/**
 * One record as one service knows it. Fields that a ledger does not have are unset.
 */
export interface LedgerEntry {
  /**
   * From orders: checkout, order. From cart: cart_hold, ordered_cart, promotion_use. From catalog: reservation. From billing: credit_hold,
   * invoice.
   */
  'kind'?: (string);
  'tenantId'?: (string);
  'mode'?: (string);
  'checkoutId'?: (string);
  'orderId'?: (string);
  'cartId'?: (string);
  'state'?: (string);
  'amount'?: (string);
  /**
   * For an order, the quantity left to ship; for a reservation, the quantity still held; for promotion uses, their count.
   */
  'quantity'?: (string);
  /**
   * For an order, the number of promotions it used.
   */
  'promotions'?: (number);
  /**
   * For an invoice, how it is settled; for an order, the settlement that it knows.
   */
  'settlement'?: (string);
  /**
   * For an order.
   */
  'paymentStatus'?: (string);
  '_checkoutId'?: "checkoutId";
  '_orderId'?: "orderId";
  '_cartId'?: "cartId";
  '_state'?: "state";
  '_amount'?: "amount";
  '_quantity'?: "quantity";
  '_promotions'?: "promotions";
  '_settlement'?: "settlement";
  '_paymentStatus'?: "paymentStatus";
}

/**
 * One record as one service knows it. Fields that a ledger does not have are unset.
 */
export interface LedgerEntry__Output {
  /**
   * From orders: checkout, order. From cart: cart_hold, ordered_cart, promotion_use. From catalog: reservation. From billing: credit_hold,
   * invoice.
   */
  'kind': (string);
  'tenantId': (string);
  'mode': (string);
  'checkoutId'?: (string);
  'orderId'?: (string);
  'cartId'?: (string);
  'state'?: (string);
  'amount'?: (string);
  /**
   * For an order, the quantity left to ship; for a reservation, the quantity still held; for promotion uses, their count.
   */
  'quantity'?: (string);
  /**
   * For an order, the number of promotions it used.
   */
  'promotions'?: (number);
  /**
   * For an invoice, how it is settled; for an order, the settlement that it knows.
   */
  'settlement'?: (string);
  /**
   * For an order.
   */
  'paymentStatus'?: (string);
  '_checkoutId'?: "checkoutId";
  '_orderId'?: "orderId";
  '_cartId'?: "cartId";
  '_state'?: "state";
  '_amount'?: "amount";
  '_quantity'?: "quantity";
  '_promotions'?: "promotions";
  '_settlement'?: "settlement";
  '_paymentStatus'?: "paymentStatus";
}
