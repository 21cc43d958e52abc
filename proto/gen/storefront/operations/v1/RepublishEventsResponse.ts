// Original file: storefront/operations/v1/operations.proto

import type { Long } from '@grpc/proto-loader';

export interface RepublishEventsResponse {
  /**
   * The number of events queued.
   */
  'republished'?: (number | string | Long);
}

export interface RepublishEventsResponse__Output {
  /**
   * The number of events queued.
   */
  'republished': (string);
}
