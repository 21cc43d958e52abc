// Original file: storefront/catalog/v1/catalog.proto


export interface ImportOptions {
  'format'?: (string);
  'syntax'?: (string);
  'dryRun'?: (boolean);
}

export interface ImportOptions__Output {
  'format': (string);
  'syntax': (string);
  'dryRun': (boolean);
}
