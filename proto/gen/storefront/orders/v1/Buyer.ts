// Original file: storefront/orders/v1/orders.proto


/**
 * The customer at the time of the order, for the invoice.
 */
export interface Buyer {
  'customerId'?: (string);
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'phone'?: (string);
  /**
   * Set if the customer was exempt from GCT when the order was placed.
   */
  'taxExemptCertificate'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_phone'?: "phone";
  '_taxExemptCertificate'?: "taxExemptCertificate";
}

/**
 * The customer at the time of the order, for the invoice.
 */
export interface Buyer__Output {
  'customerId': (string);
  'email': (string);
  'name': (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'phone'?: (string);
  /**
   * Set if the customer was exempt from GCT when the order was placed.
   */
  'taxExemptCertificate'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_phone'?: "phone";
  '_taxExemptCertificate'?: "taxExemptCertificate";
}
