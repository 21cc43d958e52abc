// Original file: storefront/common/v1/common.proto


/**
 * A postal address.
 */
export interface Address {
  /**
   * Unset for an address entered at checkout rather than stored with the customer.
   */
  'id'?: (string);
  'name'?: (string);
  'company'?: (string);
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'region'?: (string);
  'postalCode'?: (string);
  /**
   * ISO 3166-1 alpha-2.
   */
  'countryCode'?: (string);
  'phone'?: (string);
  '_id'?: "id";
  '_company'?: "company";
  '_line2'?: "line2";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_phone'?: "phone";
}

/**
 * A postal address.
 */
export interface Address__Output {
  /**
   * Unset for an address entered at checkout rather than stored with the customer.
   */
  'id'?: (string);
  'name': (string);
  'company'?: (string);
  'line1': (string);
  'line2'?: (string);
  'city': (string);
  'region'?: (string);
  'postalCode'?: (string);
  /**
   * ISO 3166-1 alpha-2.
   */
  'countryCode': (string);
  'phone'?: (string);
  '_id'?: "id";
  '_company'?: "company";
  '_line2'?: "line2";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_phone'?: "phone";
}
