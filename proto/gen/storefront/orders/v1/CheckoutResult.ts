// Original file: storefront/orders/v1/orders.proto

import type { CreditSnapshot as _storefront_orders_v1_CreditSnapshot, CreditSnapshot__Output as _storefront_orders_v1_CreditSnapshot__Output } from '../../../storefront/orders/v1/CreditSnapshot.ts';
import type { PaymentSessionSnapshot as _storefront_orders_v1_PaymentSessionSnapshot, PaymentSessionSnapshot__Output as _storefront_orders_v1_PaymentSessionSnapshot__Output } from '../../../storefront/orders/v1/PaymentSessionSnapshot.ts';
import type { CheckoutIssue as _storefront_orders_v1_CheckoutIssue, CheckoutIssue__Output as _storefront_orders_v1_CheckoutIssue__Output } from '../../../storefront/orders/v1/CheckoutIssue.ts';
import type { PaymentTerms as _storefront_billing_v1_PaymentTerms, PaymentTerms__Output as _storefront_billing_v1_PaymentTerms__Output } from '../../../storefront/billing/v1/PaymentTerms.ts';
import type { CheckoutAmounts as _storefront_orders_v1_CheckoutAmounts, CheckoutAmounts__Output as _storefront_orders_v1_CheckoutAmounts__Output } from '../../../storefront/orders/v1/CheckoutAmounts.ts';

/**
 * The public `data` of a checkout. Fields that do not apply to the state are unset.
 */
export interface CheckoutResult {
  /**
   * confirmed, pending_payment, over_credit_limit, price_changed, or out_of_stock.
   */
  'state'?: (string);
  'orderId'?: (string);
  'orderNumber'?: (string);
  'orderStatus'?: (string);
  'currency'?: (string);
  'total'?: (string);
  'shortfall'?: (string);
  'credit'?: (_storefront_orders_v1_CreditSnapshot | null);
  'paymentSession'?: (_storefront_orders_v1_PaymentSessionSnapshot | null);
  'redirectUrl'?: (string);
  'issues'?: (_storefront_orders_v1_CheckoutIssue)[];
  /**
   * The terms of an order on credit.
   */
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms | null);
  /**
   * Unset if the cart has no valid prices.
   */
  'amounts'?: (_storefront_orders_v1_CheckoutAmounts | null);
  '_orderId'?: "orderId";
  '_orderNumber'?: "orderNumber";
  '_orderStatus'?: "orderStatus";
  '_total'?: "total";
  '_shortfall'?: "shortfall";
  '_credit'?: "credit";
  '_paymentSession'?: "paymentSession";
  '_redirectUrl'?: "redirectUrl";
  '_paymentTerms'?: "paymentTerms";
  '_amounts'?: "amounts";
}

/**
 * The public `data` of a checkout. Fields that do not apply to the state are unset.
 */
export interface CheckoutResult__Output {
  /**
   * confirmed, pending_payment, over_credit_limit, price_changed, or out_of_stock.
   */
  'state': (string);
  'orderId'?: (string);
  'orderNumber'?: (string);
  'orderStatus'?: (string);
  'currency': (string);
  'total'?: (string);
  'shortfall'?: (string);
  'credit'?: (_storefront_orders_v1_CreditSnapshot__Output | null);
  'paymentSession'?: (_storefront_orders_v1_PaymentSessionSnapshot__Output | null);
  'redirectUrl'?: (string);
  'issues': (_storefront_orders_v1_CheckoutIssue__Output)[];
  /**
   * The terms of an order on credit.
   */
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms__Output | null);
  /**
   * Unset if the cart has no valid prices.
   */
  'amounts'?: (_storefront_orders_v1_CheckoutAmounts__Output | null);
  '_orderId'?: "orderId";
  '_orderNumber'?: "orderNumber";
  '_orderStatus'?: "orderStatus";
  '_total'?: "total";
  '_shortfall'?: "shortfall";
  '_credit'?: "credit";
  '_paymentSession'?: "paymentSession";
  '_redirectUrl'?: "redirectUrl";
  '_paymentTerms'?: "paymentTerms";
  '_amounts'?: "amounts";
}
