// Original file: storefront/billing/v1/billing.proto


/**
 * The outcome of an order that exceeds the available credit by shortfall.
 */
export interface OverCreditLimit {
  'shortfall'?: (string);
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'availableCredit'?: (string);
}

/**
 * The outcome of an order that exceeds the available credit by shortfall.
 */
export interface OverCreditLimit__Output {
  'shortfall': (string);
  'creditLimit': (string);
  'balance': (string);
  'held': (string);
  'availableCredit': (string);
}
