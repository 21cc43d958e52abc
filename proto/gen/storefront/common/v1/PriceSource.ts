// Original file: storefront/common/v1/common.proto

/**
 * Where a unit price comes from: the list price, a sale, or the customer's contract.
 */
export const PriceSource = {
  PRICE_SOURCE_UNSPECIFIED: 'PRICE_SOURCE_UNSPECIFIED',
  LIST: 'LIST',
  SALE: 'SALE',
  CONTRACT: 'CONTRACT',
} as const;

/**
 * Where a unit price comes from: the list price, a sale, or the customer's contract.
 */
export type PriceSource =
  | 'PRICE_SOURCE_UNSPECIFIED'
  | 0
  | 'LIST'
  | 1
  | 'SALE'
  | 2
  | 'CONTRACT'
  | 3

/**
 * Where a unit price comes from: the list price, a sale, or the customer's contract.
 */
export type PriceSource__Output = typeof PriceSource[keyof typeof PriceSource]
