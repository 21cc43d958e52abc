// Original file: storefront/billing/v1/billing.proto

import type { AgingRow as _storefront_billing_v1_AgingRow, AgingRow__Output as _storefront_billing_v1_AgingRow__Output } from '../../../storefront/billing/v1/AgingRow.ts';

export interface ExportAgingResponse {
  'rows'?: (_storefront_billing_v1_AgingRow)[];
}

export interface ExportAgingResponse__Output {
  'rows': (_storefront_billing_v1_AgingRow__Output)[];
}
