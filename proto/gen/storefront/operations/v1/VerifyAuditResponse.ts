// Original file: storefront/operations/v1/operations.proto

import type { Long } from '@grpc/proto-loader';

export interface VerifyAuditResponse {
  /**
   * The position of the last entry, which is also the number of entries.
   */
  'position'?: (number | string | Long);
  /**
   * The hash of the last entry, in hexadecimal.
   */
  'hash'?: (string);
  /**
   * The hash at earlier_position, if there is an entry.
   */
  'earlierHash'?: (string);
  /**
   * Entries that were changed, or that follow a deleted one.
   */
  'faultCount'?: (number | string | Long);
  /**
   * The positions of the first ones.
   */
  'faultPositions'?: (string)[];
  '_earlierHash'?: "earlierHash";
}

export interface VerifyAuditResponse__Output {
  /**
   * The position of the last entry, which is also the number of entries.
   */
  'position': (string);
  /**
   * The hash of the last entry, in hexadecimal.
   */
  'hash': (string);
  /**
   * The hash at earlier_position, if there is an entry.
   */
  'earlierHash'?: (string);
  /**
   * Entries that were changed, or that follow a deleted one.
   */
  'faultCount': (string);
  /**
   * The positions of the first ones.
   */
  'faultPositions': (string)[];
  '_earlierHash'?: "earlierHash";
}
