// Original file: storefront/billing/v1/billing.proto


/**
 * A token family that has ended.
 */
export interface EndedSession {
  'familyId'?: (string);
  'endedAt'?: (string);
}

/**
 * A token family that has ended.
 */
export interface EndedSession__Output {
  'familyId': (string);
  'endedAt': (string);
}
