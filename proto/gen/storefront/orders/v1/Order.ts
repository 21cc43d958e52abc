// Original file: storefront/orders/v1/orders.proto

import type { PaymentRail as _storefront_common_v1_PaymentRail, PaymentRail__Output as _storefront_common_v1_PaymentRail__Output } from '../../../storefront/common/v1/PaymentRail.ts';
import type { OrderLine as _storefront_orders_v1_OrderLine, OrderLine__Output as _storefront_orders_v1_OrderLine__Output } from '../../../storefront/orders/v1/OrderLine.ts';
import type { ShippingOption as _storefront_orders_v1_ShippingOption, ShippingOption__Output as _storefront_orders_v1_ShippingOption__Output } from '../../../storefront/orders/v1/ShippingOption.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';
import type { OrderPromotion as _storefront_orders_v1_OrderPromotion, OrderPromotion__Output as _storefront_orders_v1_OrderPromotion__Output } from '../../../storefront/orders/v1/OrderPromotion.ts';
import type { Shipment as _storefront_orders_v1_Shipment, Shipment__Output as _storefront_orders_v1_Shipment__Output } from '../../../storefront/orders/v1/Shipment.ts';
import type { Cancellation as _storefront_orders_v1_Cancellation, Cancellation__Output as _storefront_orders_v1_Cancellation__Output } from '../../../storefront/orders/v1/Cancellation.ts';
import type { TimelineEntry as _storefront_orders_v1_TimelineEntry, TimelineEntry__Output as _storefront_orders_v1_TimelineEntry__Output } from '../../../storefront/orders/v1/TimelineEntry.ts';
import type { Buyer as _storefront_orders_v1_Buyer, Buyer__Output as _storefront_orders_v1_Buyer__Output } from '../../../storefront/orders/v1/Buyer.ts';
import type { ShippingTax as _storefront_orders_v1_ShippingTax, ShippingTax__Output as _storefront_orders_v1_ShippingTax__Output } from '../../../storefront/orders/v1/ShippingTax.ts';
import type { PaymentTerms as _storefront_billing_v1_PaymentTerms, PaymentTerms__Output as _storefront_billing_v1_PaymentTerms__Output } from '../../../storefront/billing/v1/PaymentTerms.ts';

// Original file: storefront/orders/v1/orders.proto

export const _storefront_orders_v1_Order_PaymentStatus = {
  PAYMENT_STATUS_UNSPECIFIED: 'PAYMENT_STATUS_UNSPECIFIED',
  UNPAID: 'UNPAID',
  PAID: 'PAID',
  ON_ACCOUNT: 'ON_ACCOUNT',
  REFUND_PENDING: 'REFUND_PENDING',
  REFUNDED: 'REFUNDED',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  REFUND_FAILED: 'REFUND_FAILED',
  CREDITED: 'CREDITED',
} as const;

export type _storefront_orders_v1_Order_PaymentStatus =
  | 'PAYMENT_STATUS_UNSPECIFIED'
  | 0
  | 'UNPAID'
  | 1
  | 'PAID'
  | 2
  | 'ON_ACCOUNT'
  | 3
  | 'REFUND_PENDING'
  | 4
  | 'REFUNDED'
  | 5
  | 'PARTIALLY_REFUNDED'
  | 6
  | 'REFUND_FAILED'
  | 7
  | 'CREDITED'
  | 8

export type _storefront_orders_v1_Order_PaymentStatus__Output = typeof _storefront_orders_v1_Order_PaymentStatus[keyof typeof _storefront_orders_v1_Order_PaymentStatus]

// Original file: storefront/orders/v1/orders.proto

export const _storefront_orders_v1_Order_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  PENDING_PAYMENT: 'PENDING_PAYMENT',
  CONFIRMED: 'CONFIRMED',
  PARTIALLY_SHIPPED: 'PARTIALLY_SHIPPED',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;

export type _storefront_orders_v1_Order_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'PENDING_PAYMENT'
  | 1
  | 'CONFIRMED'
  | 2
  | 'PARTIALLY_SHIPPED'
  | 3
  | 'SHIPPED'
  | 4
  | 'DELIVERED'
  | 5
  | 'CANCELLED'
  | 6
  | 'EXPIRED'
  | 7

export type _storefront_orders_v1_Order_Status__Output = typeof _storefront_orders_v1_Order_Status[keyof typeof _storefront_orders_v1_Order_Status]

/**
 * An order with its lines, shipments, and history.
 */
export interface Order {
  'id'?: (string);
  'number'?: (string);
  'status'?: (_storefront_orders_v1_Order_Status);
  'paymentStatus'?: (_storefront_orders_v1_Order_PaymentStatus);
  'paymentRail'?: (_storefront_common_v1_PaymentRail);
  'currency'?: (string);
  'total'?: (string);
  'lineCount'?: (number);
  'placedAt'?: (string);
  'purchaseOrderNumber'?: (string);
  /**
   * This field and the following ones are set in the detail only, not in lists.
   */
  'customerId'?: (string);
  'cartId'?: (string);
  'checkoutId'?: (string);
  'lines'?: (_storefront_orders_v1_OrderLine)[];
  'subtotal'?: (string);
  'discountTotal'?: (string);
  'shippingAmount'?: (string);
  /**
   * The tax of the lines and of shipping.
   */
  'gctAmount'?: (string);
  'shippingGctAmount'?: (string);
  'shippingOption'?: (_storefront_orders_v1_ShippingOption | null);
  'shippingAddress'?: (_storefront_common_v1_Address | null);
  'billingAddress'?: (_storefront_common_v1_Address | null);
  'promotions'?: (_storefront_orders_v1_OrderPromotion)[];
  'shipments'?: (_storefront_orders_v1_Shipment)[];
  'cancellation'?: (_storefront_orders_v1_Cancellation | null);
  'timeline'?: (_storefront_orders_v1_TimelineEntry)[];
  /**
   * cancel and repay, as the status permits.
   */
  'allowedActions'?: (string)[];
  'requestedDeliveryDate'?: (string);
  'notes'?: (string);
  'updatedAt'?: (string);
  'buyer'?: (_storefront_orders_v1_Buyer | null);
  /**
   * The customer's terms when the order was placed, for the invoice's due date; 0 for cash and prepaid.
   */
  'paymentTermsDays'?: (number);
  /**
   * The store's rate.
   */
  'gctRate'?: (string);
  /**
   * The seller's name on the invoice, at the time of the order.
   */
  'storeName'?: (string);
  /**
   * How shipping was taxed, if not all of it at gct_rate.
   */
  'shippingTaxes'?: (_storefront_orders_v1_ShippingTax)[];
  /**
   * The terms of payment_terms_days; unset for cash and prepaid.
   */
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms | null);
  /**
   * The store's IANA time zone when the order was placed.
   */
  'timeZone'?: (string);
  /**
   * The customer was exempt from GCT when the order was placed.
   */
  'taxExempt'?: (boolean);
  '_purchaseOrderNumber'?: "purchaseOrderNumber";
  '_shippingGctAmount'?: "shippingGctAmount";
  '_shippingOption'?: "shippingOption";
  '_shippingAddress'?: "shippingAddress";
  '_billingAddress'?: "billingAddress";
  '_cancellation'?: "cancellation";
  '_requestedDeliveryDate'?: "requestedDeliveryDate";
  '_notes'?: "notes";
  '_paymentTerms'?: "paymentTerms";
}

/**
 * An order with its lines, shipments, and history.
 */
export interface Order__Output {
  'id': (string);
  'number': (string);
  'status': (_storefront_orders_v1_Order_Status__Output);
  'paymentStatus': (_storefront_orders_v1_Order_PaymentStatus__Output);
  'paymentRail': (_storefront_common_v1_PaymentRail__Output);
  'currency': (string);
  'total': (string);
  'lineCount': (number);
  'placedAt': (string);
  'purchaseOrderNumber'?: (string);
  /**
   * This field and the following ones are set in the detail only, not in lists.
   */
  'customerId': (string);
  'cartId': (string);
  'checkoutId': (string);
  'lines': (_storefront_orders_v1_OrderLine__Output)[];
  'subtotal': (string);
  'discountTotal': (string);
  'shippingAmount': (string);
  /**
   * The tax of the lines and of shipping.
   */
  'gctAmount': (string);
  'shippingGctAmount'?: (string);
  'shippingOption'?: (_storefront_orders_v1_ShippingOption__Output | null);
  'shippingAddress'?: (_storefront_common_v1_Address__Output | null);
  'billingAddress'?: (_storefront_common_v1_Address__Output | null);
  'promotions': (_storefront_orders_v1_OrderPromotion__Output)[];
  'shipments': (_storefront_orders_v1_Shipment__Output)[];
  'cancellation'?: (_storefront_orders_v1_Cancellation__Output | null);
  'timeline': (_storefront_orders_v1_TimelineEntry__Output)[];
  /**
   * cancel and repay, as the status permits.
   */
  'allowedActions': (string)[];
  'requestedDeliveryDate'?: (string);
  'notes'?: (string);
  'updatedAt': (string);
  'buyer': (_storefront_orders_v1_Buyer__Output | null);
  /**
   * The customer's terms when the order was placed, for the invoice's due date; 0 for cash and prepaid.
   */
  'paymentTermsDays': (number);
  /**
   * The store's rate.
   */
  'gctRate': (string);
  /**
   * The seller's name on the invoice, at the time of the order.
   */
  'storeName': (string);
  /**
   * How shipping was taxed, if not all of it at gct_rate.
   */
  'shippingTaxes': (_storefront_orders_v1_ShippingTax__Output)[];
  /**
   * The terms of payment_terms_days; unset for cash and prepaid.
   */
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms__Output | null);
  /**
   * The store's IANA time zone when the order was placed.
   */
  'timeZone': (string);
  /**
   * The customer was exempt from GCT when the order was placed.
   */
  'taxExempt': (boolean);
  '_purchaseOrderNumber'?: "purchaseOrderNumber";
  '_shippingGctAmount'?: "shippingGctAmount";
  '_shippingOption'?: "shippingOption";
  '_shippingAddress'?: "shippingAddress";
  '_billingAddress'?: "billingAddress";
  '_cancellation'?: "cancellation";
  '_requestedDeliveryDate'?: "requestedDeliveryDate";
  '_notes'?: "notes";
  '_paymentTerms'?: "paymentTerms";
}
