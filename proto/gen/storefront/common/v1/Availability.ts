// Original file: storefront/common/v1/common.proto

/**
 * The stock band that the public API shows. Exact counts are available to operators only.
 */
export const Availability = {
  AVAILABILITY_UNSPECIFIED: 'AVAILABILITY_UNSPECIFIED',
  IN_STOCK: 'IN_STOCK',
  LOW: 'LOW',
  OUT: 'OUT',
  UNKNOWN: 'UNKNOWN',
} as const;

/**
 * The stock band that the public API shows. Exact counts are available to operators only.
 */
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

/**
 * The stock band that the public API shows. Exact counts are available to operators only.
 */
export type Availability__Output = typeof Availability[keyof typeof Availability]
