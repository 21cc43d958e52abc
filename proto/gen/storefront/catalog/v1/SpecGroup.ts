// Original file: storefront/catalog/v1/catalog.proto

import type { SpecRow as _storefront_catalog_v1_SpecRow, SpecRow__Output as _storefront_catalog_v1_SpecRow__Output } from '../../../storefront/catalog/v1/SpecRow.ts';

export interface SpecGroup {
  'label'?: (string);
  'rows'?: (_storefront_catalog_v1_SpecRow)[];
}

export interface SpecGroup__Output {
  'label': (string);
  'rows': (_storefront_catalog_v1_SpecRow__Output)[];
}
