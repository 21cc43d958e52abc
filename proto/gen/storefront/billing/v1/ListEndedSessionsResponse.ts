// Original file: storefront/billing/v1/billing.proto

import type { EndedSession as _storefront_billing_v1_EndedSession, EndedSession__Output as _storefront_billing_v1_EndedSession__Output } from '../../../storefront/billing/v1/EndedSession.ts';

export interface ListEndedSessionsResponse {
  'sessions'?: (_storefront_billing_v1_EndedSession)[];
}

export interface ListEndedSessionsResponse__Output {
  'sessions': (_storefront_billing_v1_EndedSession__Output)[];
}
