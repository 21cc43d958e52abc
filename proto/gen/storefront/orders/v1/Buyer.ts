// Original file: storefront/orders/v1/orders.proto


export interface Buyer {
  'customerId'?: (string);
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'phone'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_phone'?: "phone";
}

export interface Buyer__Output {
  'customerId': (string);
  'email': (string);
  'name': (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'phone'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_phone'?: "phone";
}
