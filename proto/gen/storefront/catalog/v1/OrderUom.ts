// Original file: storefront/catalog/v1/catalog.proto


export interface OrderUom {
  'code'?: (string);
  'label'?: (string);
  'baseQuantity'?: (string);
  'minOrderQuantity'?: (string);
  'increment'?: (string);
}

export interface OrderUom__Output {
  'code': (string);
  'label': (string);
  'baseQuantity': (string);
  'minOrderQuantity': (string);
  'increment': (string);
}
