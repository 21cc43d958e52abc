// Original file: storefront/billing/v1/billing.proto

import type { Customer as _storefront_billing_v1_Customer, Customer__Output as _storefront_billing_v1_Customer__Output } from '../../../storefront/billing/v1/Customer.ts';
import type { PaymentRail as _storefront_common_v1_PaymentRail, PaymentRail__Output as _storefront_common_v1_PaymentRail__Output } from '../../../storefront/common/v1/PaymentRail.ts';
import type { CreditAccount as _storefront_billing_v1_CreditAccount, CreditAccount__Output as _storefront_billing_v1_CreditAccount__Output } from '../../../storefront/billing/v1/CreditAccount.ts';

/**
 * A customer as operators see it.
 */
export interface StoreCustomer {
  'customer'?: (_storefront_billing_v1_Customer | null);
  /**
   * The rails that the store set for this customer; empty for every rail that the store offers.
   */
  'assignedPaymentRails'?: (_storefront_common_v1_PaymentRail)[];
  /**
   * False if the customer can log in only through the store's own site.
   */
  'hasPassword'?: (boolean);
  /**
   * Unset without a credit account.
   */
  'credit'?: (_storefront_billing_v1_CreditAccount | null);
  '_credit'?: "credit";
}

/**
 * A customer as operators see it.
 */
export interface StoreCustomer__Output {
  'customer': (_storefront_billing_v1_Customer__Output | null);
  /**
   * The rails that the store set for this customer; empty for every rail that the store offers.
   */
  'assignedPaymentRails': (_storefront_common_v1_PaymentRail__Output)[];
  /**
   * False if the customer can log in only through the store's own site.
   */
  'hasPassword': (boolean);
  /**
   * Unset without a credit account.
   */
  'credit'?: (_storefront_billing_v1_CreditAccount__Output | null);
  '_credit'?: "credit";
}
