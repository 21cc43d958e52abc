// Original file: storefront/catalog/v1/catalog.proto

import type { ImportFault as _storefront_catalog_v1_ImportFault, ImportFault__Output as _storefront_catalog_v1_ImportFault__Output } from '../../../storefront/catalog/v1/ImportFault.ts';

export interface SetContractPricesResponse {
  'stored'?: (number);
  'faults'?: (_storefront_catalog_v1_ImportFault)[];
}

export interface SetContractPricesResponse__Output {
  'stored': (number);
  'faults': (_storefront_catalog_v1_ImportFault__Output)[];
}
