// Original file: storefront/billing/v1/billing.proto


/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateCustomerRequest {
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  '_name'?: "name";
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
}

/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateCustomerRequest__Output {
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  '_name'?: "name";
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
}
