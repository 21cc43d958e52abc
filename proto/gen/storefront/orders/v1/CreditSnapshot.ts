// Original file: storefront/orders/v1/orders.proto


/**
 * The customer's credit at the time of a checkout that exceeded it.
 */
export interface CreditSnapshot {
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'availableCredit'?: (string);
}

/**
 * The customer's credit at the time of a checkout that exceeded it.
 */
export interface CreditSnapshot__Output {
  'creditLimit': (string);
  'balance': (string);
  'held': (string);
  'availableCredit': (string);
}
