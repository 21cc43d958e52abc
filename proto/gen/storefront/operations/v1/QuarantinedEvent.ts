// Original file: storefront/operations/v1/operations.proto


export interface QuarantinedEvent {
  'eventId'?: (string);
  'consumer'?: (string);
  'type'?: (string);
  'reason'?: (string);
  'quarantinedAt'?: (string);
}

export interface QuarantinedEvent__Output {
  'eventId': (string);
  'consumer': (string);
  'type': (string);
  'reason': (string);
  'quarantinedAt': (string);
}
