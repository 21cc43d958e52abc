// Original file: storefront/operations/v1/operations.proto


export interface RedriveDeadLettersRequest {
  /**
   * Unset means all dead letters.
   */
  'eventId'?: (string);
  '_eventId'?: "eventId";
}

export interface RedriveDeadLettersRequest__Output {
  /**
   * Unset means all dead letters.
   */
  'eventId'?: (string);
  '_eventId'?: "eventId";
}
