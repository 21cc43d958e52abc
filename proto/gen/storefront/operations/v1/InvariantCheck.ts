// Original file: storefront/operations/v1/operations.proto


export interface InvariantCheck {
  'name'?: (string);
  'ok'?: (boolean);
  'detail'?: (string);
}

export interface InvariantCheck__Output {
  'name': (string);
  'ok': (boolean);
  'detail': (string);
}
