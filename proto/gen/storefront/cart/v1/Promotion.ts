// Original file: storefront/cart/v1/cart.proto


export interface Promotion {
  'code'?: (string);
  'kind'?: (string);
  'value'?: (string);
  'skus'?: (string)[];
  'categories'?: (string)[];
  'buyQuantity'?: (number);
  'getQuantity'?: (number);
  'minSubtotal'?: (string);
  'startsAt'?: (string);
  'endsAt'?: (string);
  'limitTotal'?: (number);
  'limitPerCustomer'?: (number);
  'priority'?: (number);
  'combinable'?: (boolean);
  'description'?: (string);
  '_value'?: "value";
  '_buyQuantity'?: "buyQuantity";
  '_getQuantity'?: "getQuantity";
  '_minSubtotal'?: "minSubtotal";
  '_startsAt'?: "startsAt";
  '_endsAt'?: "endsAt";
  '_limitTotal'?: "limitTotal";
  '_limitPerCustomer'?: "limitPerCustomer";
}

export interface Promotion__Output {
  'code': (string);
  'kind': (string);
  'value'?: (string);
  'skus': (string)[];
  'categories': (string)[];
  'buyQuantity'?: (number);
  'getQuantity'?: (number);
  'minSubtotal'?: (string);
  'startsAt'?: (string);
  'endsAt'?: (string);
  'limitTotal'?: (number);
  'limitPerCustomer'?: (number);
  'priority': (number);
  'combinable': (boolean);
  'description': (string);
  '_value'?: "value";
  '_buyQuantity'?: "buyQuantity";
  '_getQuantity'?: "getQuantity";
  '_minSubtotal'?: "minSubtotal";
  '_startsAt'?: "startsAt";
  '_endsAt'?: "endsAt";
  '_limitTotal'?: "limitTotal";
  '_limitPerCustomer'?: "limitPerCustomer";
}
