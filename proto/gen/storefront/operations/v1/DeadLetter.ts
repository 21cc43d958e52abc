// Original file: storefront/operations/v1/operations.proto


/**
 * An event that a consumer could not process.
 */
export interface DeadLetter {
  'eventId'?: (string);
  'consumer'?: (string);
  'type'?: (string);
  /**
   * The error of the last attempt.
   */
  'reason'?: (string);
  'deadLetteredAt'?: (string);
}

/**
 * An event that a consumer could not process.
 */
export interface DeadLetter__Output {
  'eventId': (string);
  'consumer': (string);
  'type': (string);
  /**
   * The error of the last attempt.
   */
  'reason': (string);
  'deadLetteredAt': (string);
}
