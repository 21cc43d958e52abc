// Original file: storefront/billing/v1/billing.proto

import type { ShopperSession as _storefront_billing_v1_ShopperSession, ShopperSession__Output as _storefront_billing_v1_ShopperSession__Output } from '../../../storefront/billing/v1/ShopperSession.ts';

export interface ConfirmPasswordResetResponse {
  'session'?: (_storefront_billing_v1_ShopperSession | null);
}

export interface ConfirmPasswordResetResponse__Output {
  'session': (_storefront_billing_v1_ShopperSession__Output | null);
}
