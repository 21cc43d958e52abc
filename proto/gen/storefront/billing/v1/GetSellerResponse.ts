// Original file: storefront/billing/v1/billing.proto

import type { Seller as _storefront_billing_v1_Seller, Seller__Output as _storefront_billing_v1_Seller__Output } from '../../../storefront/billing/v1/Seller.ts';

export interface GetSellerResponse {
  'seller'?: (_storefront_billing_v1_Seller | null);
}

export interface GetSellerResponse__Output {
  'seller': (_storefront_billing_v1_Seller__Output | null);
}
