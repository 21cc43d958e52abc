// Original file: storefront/common/v1/common.proto


export interface Address {
  'id'?: (string);
  'name'?: (string);
  'company'?: (string);
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'region'?: (string);
  'postalCode'?: (string);
  'countryCode'?: (string);
  'phone'?: (string);
  '_id'?: "id";
  '_company'?: "company";
  '_line2'?: "line2";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_phone'?: "phone";
}

export interface Address__Output {
  'id'?: (string);
  'name': (string);
  'company'?: (string);
  'line1': (string);
  'line2'?: (string);
  'city': (string);
  'region'?: (string);
  'postalCode'?: (string);
  'countryCode': (string);
  'phone'?: (string);
  '_id'?: "id";
  '_company'?: "company";
  '_line2'?: "line2";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_phone'?: "phone";
}
