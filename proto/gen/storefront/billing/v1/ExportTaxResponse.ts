// Original file: storefront/billing/v1/billing.proto

import type { TaxRow as _storefront_billing_v1_TaxRow, TaxRow__Output as _storefront_billing_v1_TaxRow__Output } from '../../../storefront/billing/v1/TaxRow.ts';

export interface ExportTaxResponse {
  'rows'?: (_storefront_billing_v1_TaxRow)[];
}

export interface ExportTaxResponse__Output {
  'rows': (_storefront_billing_v1_TaxRow__Output)[];
}
