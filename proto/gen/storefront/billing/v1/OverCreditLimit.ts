// Original file: storefront/billing/v1/billing.proto


export interface OverCreditLimit {
  'shortfall'?: (string);
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'availableCredit'?: (string);
}

export interface OverCreditLimit__Output {
  'shortfall': (string);
  'creditLimit': (string);
  'balance': (string);
  'held': (string);
  'availableCredit': (string);
}
