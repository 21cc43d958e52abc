// Original file: storefront/billing/v1/billing.proto


export interface ListStoreInvoicesRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * OPEN, PAID, or VOIDED.
   */
  'status'?: (string);
  'customer'?: (string);
  'order'?: (string);
  'paymentRail'?: (string);
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the number, the order number, or the buyer's name, company, or email.
   */
  'text'?: (string);
  /**
   * Only open invoices past their due date.
   */
  'overdue'?: (boolean);
  '_status'?: "status";
  '_customer'?: "customer";
  '_order'?: "order";
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}

export interface ListStoreInvoicesRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * OPEN, PAID, or VOIDED.
   */
  'status'?: (string);
  'customer'?: (string);
  'order'?: (string);
  'paymentRail'?: (string);
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the number, the order number, or the buyer's name, company, or email.
   */
  'text'?: (string);
  /**
   * Only open invoices past their due date.
   */
  'overdue': (boolean);
  '_status'?: "status";
  '_customer'?: "customer";
  '_order'?: "order";
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}
