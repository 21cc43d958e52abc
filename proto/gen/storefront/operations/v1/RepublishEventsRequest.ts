// Original file: storefront/operations/v1/operations.proto


export interface RepublishEventsRequest {
  /**
   * RFC 3339. Events published at or after this time are published again.
   */
  'since'?: (string);
}

export interface RepublishEventsRequest__Output {
  /**
   * RFC 3339. Events published at or after this time are published again.
   */
  'since': (string);
}
