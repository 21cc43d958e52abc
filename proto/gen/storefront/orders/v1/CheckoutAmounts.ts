// Original file: storefront/orders/v1/orders.proto

import type { TaxBreakdown as _storefront_billing_v1_TaxBreakdown, TaxBreakdown__Output as _storefront_billing_v1_TaxBreakdown__Output } from '../../../storefront/billing/v1/TaxBreakdown.ts';

/**
 * The amounts of an order.
 */
export interface CheckoutAmounts {
  'subtotal'?: (string);
  'discountTotal'?: (string);
  'shippingAmount'?: (string);
  'shippingGctAmount'?: (string);
  /**
   * The tax of the lines and of shipping.
   */
  'gctAmount'?: (string);
  'total'?: (string);
  'taxBreakdown'?: (_storefront_billing_v1_TaxBreakdown)[];
}

/**
 * The amounts of an order.
 */
export interface CheckoutAmounts__Output {
  'subtotal': (string);
  'discountTotal': (string);
  'shippingAmount': (string);
  'shippingGctAmount': (string);
  /**
   * The tax of the lines and of shipping.
   */
  'gctAmount': (string);
  'total': (string);
  'taxBreakdown': (_storefront_billing_v1_TaxBreakdown__Output)[];
}
