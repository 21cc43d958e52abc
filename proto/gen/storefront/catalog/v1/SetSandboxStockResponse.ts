// Original file: storefront/catalog/v1/catalog_sandbox.proto

import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';

/**
 * The band of the SKU, because the public API shows no counts.
 */
export interface SetSandboxStockResponse {
  'availability'?: (_storefront_common_v1_Availability);
}

/**
 * The band of the SKU, because the public API shows no counts.
 */
export interface SetSandboxStockResponse__Output {
  'availability': (_storefront_common_v1_Availability__Output);
}
