// Original file: storefront/operations/v1/operations.proto


export interface RedriveDeadLettersResponse {
  /**
   * The number of events published again.
   */
  'redriven'?: (number);
}

export interface RedriveDeadLettersResponse__Output {
  /**
   * The number of events published again.
   */
  'redriven': (number);
}
