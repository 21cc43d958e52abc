// Original file: storefront/operations/v1/operations.proto

import type { Long } from '@grpc/proto-loader';

export interface VerifyAuditRequest {
  /**
   * A position whose hash is returned, to compare it with the one that was kept.
   */
  'earlierPosition'?: (number | string | Long);
  '_earlierPosition'?: "earlierPosition";
}

export interface VerifyAuditRequest__Output {
  /**
   * A position whose hash is returned, to compare it with the one that was kept.
   */
  'earlierPosition'?: (string);
  '_earlierPosition'?: "earlierPosition";
}
