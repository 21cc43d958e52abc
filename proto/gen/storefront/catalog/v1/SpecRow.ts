// Original file: storefront/catalog/v1/catalog.proto


export interface SpecRow {
  'label'?: (string);
  'value'?: (string);
  'highlight'?: (boolean);
}

export interface SpecRow__Output {
  'label': (string);
  'value': (string);
  'highlight': (boolean);
}
