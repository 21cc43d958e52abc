// Original file: storefront/cart/v1/cart.proto


export interface FreezeCartRequest {
  'cartId'?: (string);
  'checkoutId'?: (string);
  /**
   * How long changes are blocked unless the cart is released earlier; 1 to 3600.
   */
  'holdSeconds'?: (number);
  /**
   * Runs every check without freezing the cart, for a checkout preview.
   */
  'dryRun'?: (boolean);
  /**
   * The caller has the catalog compare the prices when it reserves the stock, so a cart that has valid prices and no promotions is frozen
   * without asking the catalog for quotes.
   */
  'omitQuote'?: (boolean);
  /**
   * The order has no shipping that costs anything, so promotions with free shipping are not used up. They are then not in the returned cart.
   */
  'withoutShipping'?: (boolean);
}

export interface FreezeCartRequest__Output {
  'cartId': (string);
  'checkoutId': (string);
  /**
   * How long changes are blocked unless the cart is released earlier; 1 to 3600.
   */
  'holdSeconds': (number);
  /**
   * Runs every check without freezing the cart, for a checkout preview.
   */
  'dryRun': (boolean);
  /**
   * The caller has the catalog compare the prices when it reserves the stock, so a cart that has valid prices and no promotions is frozen
   * without asking the catalog for quotes.
   */
  'omitQuote': (boolean);
  /**
   * The order has no shipping that costs anything, so promotions with free shipping are not used up. They are then not in the returned cart.
   */
  'withoutShipping': (boolean);
}
