// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * Credit terms; an unset one stays unchanged.
 */
export interface SetCreditRequest {
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
  'customer': (string);
  'creditLimit'?: (string);
  'termsDays'?: (number);
  'creditHold'?: (boolean);
  '_creditLimit'?: "creditLimit";
  '_termsDays'?: "termsDays";
  '_creditHold'?: "creditHold";
}
