// Original file: storefront/operations/v1/operations.proto

import type { OperatorToken as _storefront_operations_v1_OperatorToken, OperatorToken__Output as _storefront_operations_v1_OperatorToken__Output } from '../../../storefront/operations/v1/OperatorToken.ts';

export interface ListOperatorTokensResponse {
  'tokens'?: (_storefront_operations_v1_OperatorToken)[];
}

export interface ListOperatorTokensResponse__Output {
  'tokens': (_storefront_operations_v1_OperatorToken__Output)[];
}
