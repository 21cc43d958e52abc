// Original file: storefront/billing/v1/billing.proto

import type { StorePaymentGateway as _storefront_billing_v1_StorePaymentGateway, StorePaymentGateway__Output as _storefront_billing_v1_StorePaymentGateway__Output } from '../../../storefront/billing/v1/StorePaymentGateway.ts';

export interface GetPaymentGatewayResponse {
  'paymentGateway'?: (_storefront_billing_v1_StorePaymentGateway | null);
}

export interface GetPaymentGatewayResponse__Output {
  'paymentGateway': (_storefront_billing_v1_StorePaymentGateway__Output | null);
}
