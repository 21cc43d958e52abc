// Original file: storefront/billing/v1/billing.proto

import type { CustomerSession as _storefront_billing_v1_CustomerSession, CustomerSession__Output as _storefront_billing_v1_CustomerSession__Output } from '../../../storefront/billing/v1/CustomerSession.ts';

export interface ListSessionsResponse {
  'sessions'?: (_storefront_billing_v1_CustomerSession)[];
  'total'?: (number);
}

export interface ListSessionsResponse__Output {
  'sessions': (_storefront_billing_v1_CustomerSession__Output)[];
  'total': (number);
}
