// Original file: storefront/billing/v1/billing.proto


/**
 * The terms and amounts of a customer's credit account.
 */
export interface CreditAccount {
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  /**
   * Days from issue until an invoice is due.
   */
  'termsDays'?: (number);
  /**
   * True blocks new orders on credit.
   */
  'creditHold'?: (boolean);
  /**
   * NET or EOM.
   */
  'termsBasis'?: (string);
}

/**
 * The terms and amounts of a customer's credit account.
 */
export interface CreditAccount__Output {
  'creditLimit': (string);
  'balance': (string);
  'held': (string);
  /**
   * Days from issue until an invoice is due.
   */
  'termsDays': (number);
  /**
   * True blocks new orders on credit.
   */
  'creditHold': (boolean);
  /**
   * NET or EOM.
   */
  'termsBasis': (string);
}
