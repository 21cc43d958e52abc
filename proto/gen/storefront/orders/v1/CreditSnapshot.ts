// Original file: storefront/orders/v1/orders.proto


export interface CreditSnapshot {
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'availableCredit'?: (string);
}

export interface CreditSnapshot__Output {
  'creditLimit': (string);
  'balance': (string);
  'held': (string);
  'availableCredit': (string);
}
