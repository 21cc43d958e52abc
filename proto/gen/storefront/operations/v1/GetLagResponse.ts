// Original file: storefront/operations/v1/operations.proto

import type { ConsumerLag as _storefront_operations_v1_ConsumerLag, ConsumerLag__Output as _storefront_operations_v1_ConsumerLag__Output } from '../../../storefront/operations/v1/ConsumerLag.ts';
import type { Long } from '@grpc/proto-loader';

export interface GetLagResponse {
  /**
   * Events not yet published to the stream.
   */
  'outboxPending'?: (number | string | Long);
  'consumers'?: (_storefront_operations_v1_ConsumerLag)[];
  /**
   * Set by the webhooks service only.
   */
  'deliveriesDue'?: (number | string | Long);
}

export interface GetLagResponse__Output {
  /**
   * Events not yet published to the stream.
   */
  'outboxPending': (string);
  'consumers': (_storefront_operations_v1_ConsumerLag__Output)[];
  /**
   * Set by the webhooks service only.
   */
  'deliveriesDue': (string);
}
