// Original file: storefront/catalog/v1/catalog.proto

import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListProductsResponse {
  'total'?: (number);
  'catalogVersion'?: (number | string | Long);
  'errors'?: (_storefront_common_v1_SectionError)[];
  /**
   * The products as the public API shows them: a JSON array in UTF-8. The gateway forwards it without parsing it.
   */
  'productsJson'?: (Buffer | Uint8Array | string);
}

export interface ListProductsResponse__Output {
  'total': (number);
  'catalogVersion': (string);
  'errors': (_storefront_common_v1_SectionError__Output)[];
  /**
   * The products as the public API shows them: a JSON array in UTF-8. The gateway forwards it without parsing it.
   */
  'productsJson': (Buffer);
}
