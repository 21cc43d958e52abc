// Original file: storefront/catalog/v1/catalog.proto

import type { ImportOptions as _storefront_catalog_v1_ImportOptions, ImportOptions__Output as _storefront_catalog_v1_ImportOptions__Output } from '../../../storefront/catalog/v1/ImportOptions.ts';

/**
 * The first message of an import has the options; the following ones carry the file's bytes in order.
 */
export interface ImportProductsRequest {
  'options'?: (_storefront_catalog_v1_ImportOptions | null);
  'chunk'?: (Buffer | Uint8Array | string);
  'part'?: "options"|"chunk";
}

/**
 * The first message of an import has the options; the following ones carry the file's bytes in order.
 */
export interface ImportProductsRequest__Output {
  'options'?: (_storefront_catalog_v1_ImportOptions__Output | null);
  'chunk'?: (Buffer);
  'part'?: "options"|"chunk";
}
