// Original file: storefront/billing/v1/billing.proto


export interface ListInvoicesRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Invoices with one of the values; every invoice if empty, as is the next one.
   */
  'status'?: (string)[];
  'settlement'?: (string)[];
  /**
   * Only invoices that are overdue, or only those that are not.
   */
  'overdue'?: (boolean);
  /**
   * The first and the last date of the issue, as the invoice shows it, and of the due date.
   */
  'issuedFrom'?: (string);
  'issuedTo'?: (string);
  'dueFrom'?: (string);
  'dueTo'?: (string);
  'orderId'?: (string);
  /**
   * The beginning of the number, the order number, the purchase order number, or a SKU, ignoring case.
   */
  'q'?: (string);
  /**
   * issued_at, -issued_at (the default), due_at, -due_at, total, or -total.
   */
  'sort'?: (string);
  '_overdue'?: "overdue";
  '_issuedFrom'?: "issuedFrom";
  '_issuedTo'?: "issuedTo";
  '_dueFrom'?: "dueFrom";
  '_dueTo'?: "dueTo";
  '_orderId'?: "orderId";
  '_q'?: "q";
  '_sort'?: "sort";
}

export interface ListInvoicesRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * Invoices with one of the values; every invoice if empty, as is the next one.
   */
  'status': (string)[];
  'settlement': (string)[];
  /**
   * Only invoices that are overdue, or only those that are not.
   */
  'overdue'?: (boolean);
  /**
   * The first and the last date of the issue, as the invoice shows it, and of the due date.
   */
  'issuedFrom'?: (string);
  'issuedTo'?: (string);
  'dueFrom'?: (string);
  'dueTo'?: (string);
  'orderId'?: (string);
  /**
   * The beginning of the number, the order number, the purchase order number, or a SKU, ignoring case.
   */
  'q'?: (string);
  /**
   * issued_at, -issued_at (the default), due_at, -due_at, total, or -total.
   */
  'sort'?: (string);
  '_overdue'?: "overdue";
  '_issuedFrom'?: "issuedFrom";
  '_issuedTo'?: "issuedTo";
  '_dueFrom'?: "dueFrom";
  '_dueTo'?: "dueTo";
  '_orderId'?: "orderId";
  '_q'?: "q";
  '_sort'?: "sort";
}
