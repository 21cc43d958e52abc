// Original file: storefront/billing/v1/billing.proto


export interface EndedSession {
  'familyId'?: (string);
  'endedAt'?: (string);
}

export interface EndedSession__Output {
  'familyId': (string);
  'endedAt': (string);
}
