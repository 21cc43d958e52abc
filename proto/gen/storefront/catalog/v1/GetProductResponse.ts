// Original file: storefront/catalog/v1/catalog.proto

import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';
import type { Long } from '@grpc/proto-loader';

export interface GetProductResponse {
  'catalogVersion'?: (number | string | Long);
  'errors'?: (_storefront_common_v1_SectionError)[];
  'productJson'?: (Buffer | Uint8Array | string);
}

export interface GetProductResponse__Output {
  'catalogVersion': (string);
  'errors': (_storefront_common_v1_SectionError__Output)[];
  'productJson': (Buffer);
}
