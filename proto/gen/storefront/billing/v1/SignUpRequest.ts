// Original file: storefront/billing/v1/billing.proto


export interface SignUpRequest {
  'email'?: (string);
  'password'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  /**
   * The client's IPv4 address or IPv6 /64 network, for the limit on failed attempts. Ignored with a secret key.
   */
  'clientAddress'?: (string);
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
}

export interface SignUpRequest__Output {
  'email': (string);
  'password': (string);
  'name': (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  /**
   * The client's IPv4 address or IPv6 /64 network, for the limit on failed attempts. Ignored with a secret key.
   */
  'clientAddress': (string);
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
}
