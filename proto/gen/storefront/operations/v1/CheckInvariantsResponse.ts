// Original file: storefront/operations/v1/operations.proto

import type { InvariantCheck as _storefront_operations_v1_InvariantCheck, InvariantCheck__Output as _storefront_operations_v1_InvariantCheck__Output } from '../../../storefront/operations/v1/InvariantCheck.ts';

export interface CheckInvariantsResponse {
  'checks'?: (_storefront_operations_v1_InvariantCheck)[];
}

export interface CheckInvariantsResponse__Output {
  'checks': (_storefront_operations_v1_InvariantCheck__Output)[];
}
