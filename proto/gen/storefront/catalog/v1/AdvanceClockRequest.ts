// Original file: storefront/catalog/v1/catalog_sandbox.proto

import type { Long } from '@grpc/proto-loader';

/**
 * How far the clock of the store is ahead of the real time from now on.
 */
export interface AdvanceClockRequest {
  'offsetMs'?: (number | string | Long);
}

/**
 * How far the clock of the store is ahead of the real time from now on.
 */
export interface AdvanceClockRequest__Output {
  'offsetMs': (string);
}
