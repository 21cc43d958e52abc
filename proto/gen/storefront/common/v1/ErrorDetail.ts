// Original file: storefront/common/v1/common.proto


export interface ErrorDetail {
  'field'?: (string);
  'location'?: (string);
  'code'?: (string);
  'detail'?: (string);
  'orderId'?: (string);
  '_location'?: "location";
  '_orderId'?: "orderId";
}

export interface ErrorDetail__Output {
  'field': (string);
  'location'?: (string);
  'code': (string);
  'detail': (string);
  'orderId'?: (string);
  '_location'?: "location";
  '_orderId'?: "orderId";
}
