// Original file: storefront/billing/v1/billing.proto


/**
 * Request for ListStoreInvoices. An unset filter matches every invoice.
 */
export interface ListStoreInvoicesRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * OPEN, PAID, or VOIDED.
   */
  'status'?: (string);
  /**
   * An ID or an email.
   */
  'customer'?: (string);
  /**
   * An ID or a number.
   */
  'order'?: (string);
  'paymentRail'?: (string);
  /**
   * Invoices issued at or after this ISO-8601 time.
   */
  'since'?: (string);
  /**
   * Invoices issued before this ISO-8601 time.
   */
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

/**
 * Request for ListStoreInvoices. An unset filter matches every invoice.
 */
export interface ListStoreInvoicesRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * OPEN, PAID, or VOIDED.
   */
  'status'?: (string);
  /**
   * An ID or an email.
   */
  'customer'?: (string);
  /**
   * An ID or a number.
   */
  'order'?: (string);
  'paymentRail'?: (string);
  /**
   * Invoices issued at or after this ISO-8601 time.
   */
  'since'?: (string);
  /**
   * Invoices issued before this ISO-8601 time.
   */
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
