// Original file: storefront/events/v1/events.proto


export interface SessionEnded {
  'familyId'?: (string);
}

export interface SessionEnded__Output {
  'familyId': (string);
}
