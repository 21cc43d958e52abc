// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * Credit terms; an unset one stays unchanged.
 */
export interface SetCreditRequest {
  /**
   * The ID or email of the customer.
   */
  'customer'?: (string);
  'creditLimit'?: (string);
  'termsDays'?: (number);
  'creditHold'?: (boolean);
  '_creditLimit'?: "creditLimit";
  '_termsDays'?: "termsDays";
  '_creditHold'?: "creditHold";
}

/**
 * Credit terms; an unset one stays unchanged.
 */
export interface SetCreditRequest__Output {
  /**
   * The ID or email of the customer.
   */
  'customer': (string);
  'creditLimit'?: (string);
  'termsDays'?: (number);
  'creditHold'?: (boolean);
  '_creditLimit'?: "creditLimit";
  '_termsDays'?: "termsDays";
  '_creditHold'?: "creditHold";
}
