// Original file: storefront/catalog/v1/catalog.proto


export interface ImportFault {
  'line'?: (number);
  'column'?: (string);
  'reason'?: (string);
  '_column'?: "column";
}

export interface ImportFault__Output {
  'line': (number);
  'column'?: (string);
  'reason': (string);
  '_column'?: "column";
}
