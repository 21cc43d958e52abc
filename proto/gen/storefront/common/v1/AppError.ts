// Original file: storefront/common/v1/common.proto

import type { ErrorDetail as _storefront_common_v1_ErrorDetail, ErrorDetail__Output as _storefront_common_v1_ErrorDetail__Output } from '../../../storefront/common/v1/ErrorDetail.ts';

export interface AppError {
  'code'?: (string);
  'reason'?: (string);
  'message'?: (string);
  'details'?: (_storefront_common_v1_ErrorDetail)[];
  'retryAfterSeconds'?: (number);
  '_reason'?: "reason";
  '_retryAfterSeconds'?: "retryAfterSeconds";
}

export interface AppError__Output {
  'code': (string);
  'reason'?: (string);
  'message': (string);
  'details': (_storefront_common_v1_ErrorDetail__Output)[];
  'retryAfterSeconds'?: (number);
  '_reason'?: "reason";
  '_retryAfterSeconds'?: "retryAfterSeconds";
}
