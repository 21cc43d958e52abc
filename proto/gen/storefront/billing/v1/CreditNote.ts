// Original file: storefront/billing/v1/billing.proto

import type { TaxBreakdown as _storefront_billing_v1_TaxBreakdown, TaxBreakdown__Output as _storefront_billing_v1_TaxBreakdown__Output } from '../../../storefront/billing/v1/TaxBreakdown.ts';
import type { CreditNoteLine as _storefront_billing_v1_CreditNoteLine, CreditNoteLine__Output as _storefront_billing_v1_CreditNoteLine__Output } from '../../../storefront/billing/v1/CreditNoteLine.ts';

/**
 * A correction of an issued invoice.
 */
export interface CreditNote {
  'id'?: (string);
  /**
   * Sequential without gaps within the tenant and mode.
   */
  'number'?: (string);
  'invoiceId'?: (string);
  'orderId'?: (string);
  'currency'?: (string);
  'netAmount'?: (string);
  'gctAmount'?: (string);
  'total'?: (string);
  /**
   * The part that reduced the amount due. The rest is refunded.
   */
  'dueReduction'?: (string);
  'taxBreakdown'?: (_storefront_billing_v1_TaxBreakdown)[];
  'lines'?: (_storefront_billing_v1_CreditNoteLine)[];
  'reason'?: (string);
  'issuedAt'?: (string);
  'invoiceNumber'?: (string);
  /**
   * Unset if billing does not have the number.
   */
  'orderNumber'?: (string);
  /**
   * What was credited as shipping, apart from shares of an amount.
   */
  'shippingAmount'?: (string);
  'shippingGctAmount'?: (string);
  /**
   * A date in the time zone of the store.
   */
  'issuedOn'?: (string);
  '_reason'?: "reason";
  '_orderNumber'?: "orderNumber";
}

/**
 * A correction of an issued invoice.
 */
export interface CreditNote__Output {
  'id': (string);
  /**
   * Sequential without gaps within the tenant and mode.
   */
  'number': (string);
  'invoiceId': (string);
  'orderId': (string);
  'currency': (string);
  'netAmount': (string);
  'gctAmount': (string);
  'total': (string);
  /**
   * The part that reduced the amount due. The rest is refunded.
   */
  'dueReduction': (string);
  'taxBreakdown': (_storefront_billing_v1_TaxBreakdown__Output)[];
  'lines': (_storefront_billing_v1_CreditNoteLine__Output)[];
  'reason'?: (string);
  'issuedAt': (string);
  'invoiceNumber': (string);
  /**
   * Unset if billing does not have the number.
   */
  'orderNumber'?: (string);
  /**
   * What was credited as shipping, apart from shares of an amount.
   */
  'shippingAmount': (string);
  'shippingGctAmount': (string);
  /**
   * A date in the time zone of the store.
   */
  'issuedOn': (string);
  '_reason'?: "reason";
  '_orderNumber'?: "orderNumber";
}
