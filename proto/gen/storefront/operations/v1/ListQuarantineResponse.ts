// Original file: storefront/operations/v1/operations.proto

import type { QuarantinedEvent as _storefront_operations_v1_QuarantinedEvent, QuarantinedEvent__Output as _storefront_operations_v1_QuarantinedEvent__Output } from '../../../storefront/operations/v1/QuarantinedEvent.ts';

export interface ListQuarantineResponse {
  'events'?: (_storefront_operations_v1_QuarantinedEvent)[];
}

export interface ListQuarantineResponse__Output {
  'events': (_storefront_operations_v1_QuarantinedEvent__Output)[];
}
