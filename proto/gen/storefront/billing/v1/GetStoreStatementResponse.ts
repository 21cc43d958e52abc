// Original file: storefront/billing/v1/billing.proto

import type { Statement as _storefront_billing_v1_Statement, Statement__Output as _storefront_billing_v1_Statement__Output } from '../../../storefront/billing/v1/Statement.ts';

export interface GetStoreStatementResponse {
  'statement'?: (_storefront_billing_v1_Statement | null);
}

export interface GetStoreStatementResponse__Output {
  'statement': (_storefront_billing_v1_Statement__Output | null);
}
