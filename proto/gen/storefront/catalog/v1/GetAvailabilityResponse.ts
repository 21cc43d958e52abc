// Original file: storefront/catalog/v1/catalog.proto

import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';
import type { Long } from '@grpc/proto-loader';

export interface GetAvailabilityResponse {
  'sku'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
  'catalogVersion'?: (number | string | Long);
}

export interface GetAvailabilityResponse__Output {
  'sku': (string);
  'availability': (_storefront_common_v1_Availability__Output);
  'catalogVersion': (string);
}
