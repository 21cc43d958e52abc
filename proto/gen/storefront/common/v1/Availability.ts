// Original file: storefront/common/v1/common.proto

export const Availability = {
  AVAILABILITY_UNSPECIFIED: 'AVAILABILITY_UNSPECIFIED',
  IN_STOCK: 'IN_STOCK',
  LOW: 'LOW',
  OUT: 'OUT',
  UNKNOWN: 'UNKNOWN',
} as const;

export type Availability =
  | 'AVAILABILITY_UNSPECIFIED'
  | 0
  | 'IN_STOCK'
  | 1
  | 'LOW'
  | 2
  | 'OUT'
  | 3
  | 'UNKNOWN'
  | 4

export type Availability__Output = typeof Availability[keyof typeof Availability]
