// Original file: storefront/operations/v1/operations.proto

import type { Long } from '@grpc/proto-loader';

/**
 * The backlog of one durable consumer, in messages.
 */
export interface ConsumerLag {
  'consumer'?: (string);
  'pending'?: (number | string | Long);
  'unacknowledged'?: (number | string | Long);
}

/**
 * The backlog of one durable consumer, in messages.
 */
export interface ConsumerLag__Output {
  'consumer': (string);
  'pending': (string);
  'unacknowledged': (string);
}
