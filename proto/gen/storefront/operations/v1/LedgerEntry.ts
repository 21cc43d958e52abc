// Original file: storefront/operations/v1/operations.proto


export interface LedgerEntry {
  'kind'?: (string);
  'tenantId'?: (string);
  'mode'?: (string);
  'checkoutId'?: (string);
  'orderId'?: (string);
  'cartId'?: (string);
  'state'?: (string);
  'amount'?: (string);
  'quantity'?: (string);
  'promotions'?: (number);
  '_checkoutId'?: "checkoutId";
  '_orderId'?: "orderId";
  '_cartId'?: "cartId";
  '_state'?: "state";
  '_amount'?: "amount";
  '_quantity'?: "quantity";
  '_promotions'?: "promotions";
}

export interface LedgerEntry__Output {
  'kind': (string);
  'tenantId': (string);
  'mode': (string);
  'checkoutId'?: (string);
  'orderId'?: (string);
  'cartId'?: (string);
  'state'?: (string);
  'amount'?: (string);
  'quantity'?: (string);
  'promotions'?: (number);
  '_checkoutId'?: "checkoutId";
  '_orderId'?: "orderId";
  '_cartId'?: "cartId";
  '_state'?: "state";
  '_amount'?: "amount";
  '_quantity'?: "quantity";
  '_promotions'?: "promotions";
}
