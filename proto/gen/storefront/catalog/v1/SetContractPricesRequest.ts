// Original file: storefront/catalog/v1/catalog.proto

import type { ContractPrice as _storefront_catalog_v1_ContractPrice, ContractPrice__Output as _storefront_catalog_v1_ContractPrice__Output } from '../../../storefront/catalog/v1/ContractPrice.ts';

export interface SetContractPricesRequest {
  /**
   * At most 1,000.
   */
  'prices'?: (_storefront_catalog_v1_ContractPrice)[];
  /**
   * Checks every row without storing it.
   */
  'dryRun'?: (boolean);
  '_dryRun'?: "dryRun";
}

export interface SetContractPricesRequest__Output {
  /**
   * At most 1,000.
   */
  'prices': (_storefront_catalog_v1_ContractPrice__Output)[];
  /**
   * Checks every row without storing it.
   */
  'dryRun'?: (boolean);
  '_dryRun'?: "dryRun";
}
