// Original file: storefront/common/v1/common.proto

import type { ErrorDetail as _storefront_common_v1_ErrorDetail, ErrorDetail__Output as _storefront_common_v1_ErrorDetail__Output } from '../../../storefront/common/v1/ErrorDetail.ts';

/**
 * The form in which an AppError crosses gRPC: packed into google.rpc.Status in grpc-status-details-bin.
 */
export interface AppError {
  /**
   * One of the closed set in packages/errors.
   */
  'code'?: (string);
  /**
   * A more specific, stable identifier, such as invoice_already_paid.
   */
  'reason'?: (string);
  /**
   * Public text that exposes no internal details.
   */
  'message'?: (string);
  'details'?: (_storefront_common_v1_ErrorDetail)[];
  'retryAfterSeconds'?: (number);
  '_reason'?: "reason";
  '_retryAfterSeconds'?: "retryAfterSeconds";
}

/**
 * The form in which an AppError crosses gRPC: packed into google.rpc.Status in grpc-status-details-bin.
 */
export interface AppError__Output {
  /**
   * One of the closed set in packages/errors.
   */
  'code': (string);
  /**
   * A more specific, stable identifier, such as invoice_already_paid.
   */
  'reason'?: (string);
  /**
   * Public text that exposes no internal details.
   */
  'message': (string);
  'details': (_storefront_common_v1_ErrorDetail__Output)[];
  'retryAfterSeconds'?: (number);
  '_reason'?: "reason";
  '_retryAfterSeconds'?: "retryAfterSeconds";
}
