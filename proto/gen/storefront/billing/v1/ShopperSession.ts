// Original file: storefront/billing/v1/billing.proto

import type { Customer as _storefront_billing_v1_Customer, Customer__Output as _storefront_billing_v1_Customer__Output } from '../../../storefront/billing/v1/Customer.ts';

/**
 * A started or refreshed session. The gateway signs the access token for family_id.
 */
export interface ShopperSession {
  'familyId'?: (string);
  'refreshToken'?: (string);
  'customer'?: (_storefront_billing_v1_Customer | null);
}

/**
 * A started or refreshed session. The gateway signs the access token for family_id.
 */
export interface ShopperSession__Output {
  'familyId': (string);
  'refreshToken': (string);
  'customer': (_storefront_billing_v1_Customer__Output | null);
}
