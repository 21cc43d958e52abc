// Original file: storefront/billing/v1/billing.proto


/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateAddressRequest {
  'addressId'?: (string);
  'name'?: (string);
  'company'?: (string);
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'region'?: (string);
  'postalCode'?: (string);
  'countryCode'?: (string);
  'phone'?: (string);
  '_name'?: "name";
  '_company'?: "company";
  '_line1'?: "line1";
  '_line2'?: "line2";
  '_city'?: "city";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_countryCode'?: "countryCode";
  '_phone'?: "phone";
}

/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateAddressRequest__Output {
  'addressId': (string);
  'name'?: (string);
  'company'?: (string);
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'region'?: (string);
  'postalCode'?: (string);
  'countryCode'?: (string);
  'phone'?: (string);
  '_name'?: "name";
  '_company'?: "company";
  '_line1'?: "line1";
  '_line2'?: "line2";
  '_city'?: "city";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_countryCode'?: "countryCode";
  '_phone'?: "phone";
}
