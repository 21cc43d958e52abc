// Original file: storefront/operations/v1/operations.proto

import type { DeadLetter as _storefront_operations_v1_DeadLetter, DeadLetter__Output as _storefront_operations_v1_DeadLetter__Output } from '../../../storefront/operations/v1/DeadLetter.ts';

export interface ListDeadLettersResponse {
  'deadLetters'?: (_storefront_operations_v1_DeadLetter)[];
}

export interface ListDeadLettersResponse__Output {
  'deadLetters': (_storefront_operations_v1_DeadLetter__Output)[];
}
