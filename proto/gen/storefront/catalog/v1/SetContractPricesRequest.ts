// Original file: storefront/catalog/v1/catalog.proto

import type { ContractPrice as _storefront_catalog_v1_ContractPrice, ContractPrice__Output as _storefront_catalog_v1_ContractPrice__Output } from '../../../storefront/catalog/v1/ContractPrice.ts';

export interface SetContractPricesRequest {
  'prices'?: (_storefront_catalog_v1_ContractPrice)[];
  'dryRun'?: (boolean);
  '_dryRun'?: "dryRun";
}

export interface SetContractPricesRequest__Output {
  'prices': (_storefront_catalog_v1_ContractPrice__Output)[];
  'dryRun'?: (boolean);
  '_dryRun'?: "dryRun";
}
