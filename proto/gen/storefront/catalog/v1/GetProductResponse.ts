// Original file: storefront/catalog/v1/catalog.proto

import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';
import type { Long } from '@grpc/proto-loader';

export interface GetProductResponse {
  'catalogVersion'?: (number | string | Long);
  'errors'?: (_storefront_common_v1_SectionError)[];
  /**
   * The product as the public API shows it: a JSON object in UTF-8.
   */
  'productJson'?: (Buffer | Uint8Array | string);
}

export interface GetProductResponse__Output {
  'catalogVersion': (string);
  'errors': (_storefront_common_v1_SectionError__Output)[];
  /**
   * The product as the public API shows it: a JSON object in UTF-8.
   */
  'productJson': (Buffer);
}
