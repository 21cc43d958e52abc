// Original file: storefront/operations/v1/operations.proto

import type { ConsumerLag as _storefront_operations_v1_ConsumerLag, ConsumerLag__Output as _storefront_operations_v1_ConsumerLag__Output } from '../../../storefront/operations/v1/ConsumerLag.ts';
import type { Long } from '@grpc/proto-loader';

export interface GetLagResponse {
  'outboxPending'?: (number | string | Long);
  'consumers'?: (_storefront_operations_v1_ConsumerLag)[];
  'deliveriesDue'?: (number | string | Long);
}

export interface GetLagResponse__Output {
  'outboxPending': (string);
  'consumers': (_storefront_operations_v1_ConsumerLag__Output)[];
  'deliveriesDue': (string);
}
