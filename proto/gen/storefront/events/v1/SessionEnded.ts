// Original file: storefront/events/v1/events.proto


/**
 * Data of session.ended, an internal event: gateways reject the access tokens of this token family.
 */
export interface SessionEnded {
  'familyId'?: (string);
}

/**
 * Data of session.ended, an internal event: gateways reject the access tokens of this token family.
 */
export interface SessionEnded__Output {
  'familyId': (string);
}
