// Original file: storefront/catalog/v1/catalog.proto

import type { ImportFault as _storefront_catalog_v1_ImportFault, ImportFault__Output as _storefront_catalog_v1_ImportFault__Output } from '../../../storefront/catalog/v1/ImportFault.ts';

export interface ImportProductsResponse {
  'rowsRead'?: (number);
  'rowsGood'?: (number);
  'rowsBad'?: (number);
  'created'?: (number);
  'updated'?: (number);
  'unchanged'?: (number);
  'faults'?: (_storefront_catalog_v1_ImportFault)[];
  'done'?: (boolean);
}

export interface ImportProductsResponse__Output {
  'rowsRead': (number);
  'rowsGood': (number);
  'rowsBad': (number);
  'created': (number);
  'updated': (number);
  'unchanged': (number);
  'faults': (_storefront_catalog_v1_ImportFault__Output)[];
  'done': (boolean);
}
