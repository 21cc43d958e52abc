// Original file: storefront/billing/v1/billing.proto


export interface ListStoreCustomersRequest {
  'limit'?: (number);
  'offset'?: (number);
  'status'?: (string);
  /**
   * Customers who may pay by this rail.
   */
  'paymentRail'?: (string);
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the email, name, company, phone number, or tax ID.
   */
  'text'?: (string);
  /**
   * Customers with these IDs or emails, up to 200; every customer if empty.
   */
  'customers'?: (string)[];
  '_status'?: "status";
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}

export interface ListStoreCustomersRequest__Output {
  'limit': (number);
  'offset': (number);
  'status'?: (string);
  /**
   * Customers who may pay by this rail.
   */
  'paymentRail'?: (string);
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the email, name, company, phone number, or tax ID.
   */
  'text'?: (string);
  /**
   * Customers with these IDs or emails, up to 200; every customer if empty.
   */
  'customers': (string)[];
  '_status'?: "status";
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}
