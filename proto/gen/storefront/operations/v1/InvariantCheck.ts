// Original file: storefront/operations/v1/operations.proto

import type { Long } from '@grpc/proto-loader';

/**
 * One rule and what violates it.
 */
export interface InvariantCheck {
  'name'?: (string);
  /**
   * A sentence that states the rule.
   */
  'description'?: (string);
  /**
   * The rule holds if this is 0.
   */
  'violationCount'?: (number | string | Long);
  /**
   * The ids of the first violations.
   */
  'violationIds'?: (string)[];
}

/**
 * One rule and what violates it.
 */
export interface InvariantCheck__Output {
  'name': (string);
  /**
   * A sentence that states the rule.
   */
  'description': (string);
  /**
   * The rule holds if this is 0.
   */
  'violationCount': (string);
  /**
   * The ids of the first violations.
   */
  'violationIds': (string)[];
}
