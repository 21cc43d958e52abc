// Original file: storefront/orders/v1/orders.proto


/**
 * The payment session at the time of the checkout.
 */
export interface PaymentSessionSnapshot {
  'id'?: (string);
  'status'?: (string);
  'purpose'?: (string);
  'amount'?: (string);
  'currency'?: (string);
  'redirectUrl'?: (string);
  'expiresAt'?: (string);
  'failureCode'?: (string);
  'createdAt'?: (string);
  '_redirectUrl'?: "redirectUrl";
  '_failureCode'?: "failureCode";
}

/**
 * The payment session at the time of the checkout.
 */
export interface PaymentSessionSnapshot__Output {
  'id': (string);
  'status': (string);
  'purpose': (string);
  'amount': (string);
  'currency': (string);
  'redirectUrl'?: (string);
  'expiresAt': (string);
  'failureCode'?: (string);
  'createdAt': (string);
  '_redirectUrl'?: "redirectUrl";
  '_failureCode'?: "failureCode";
}
