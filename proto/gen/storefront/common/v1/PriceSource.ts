// Original file: storefront/common/v1/common.proto

export const PriceSource = {
  PRICE_SOURCE_UNSPECIFIED: 'PRICE_SOURCE_UNSPECIFIED',
  LIST: 'LIST',
  SALE: 'SALE',
  CONTRACT: 'CONTRACT',
} as const;

export type PriceSource =
  | 'PRICE_SOURCE_UNSPECIFIED'
  | 0
  | 'LIST'
  | 1
  | 'SALE'
  | 2
  | 'CONTRACT'
  | 3

export type PriceSource__Output = typeof PriceSource[keyof typeof PriceSource]
