// Original file: storefront/orders/v1/orders.proto

import type { PaymentRail as _storefront_common_v1_PaymentRail, PaymentRail__Output as _storefront_common_v1_PaymentRail__Output } from '../../../storefront/common/v1/PaymentRail.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

/**
 * A shopper's choices at checkout.
 */
export interface CheckoutBody {
  'cartId'?: (string);
  'paymentRail'?: (_storefront_common_v1_PaymentRail);
  'shippingOptionCode'?: (string);
  /**
   * One of the customer's stored addresses; an alternative to shipping_address.
   */
  'shippingAddressId'?: (string);
  'shippingAddress'?: (_storefront_common_v1_Address | null);
  'billingAddress'?: (_storefront_common_v1_Address | null);
  'purchaseOrderNumber'?: (string);
  /**
   * An ISO-8601 date.
   */
  'requestedDeliveryDate'?: (string);
  'notes'?: (string);
  /**
   * If set and different from the actual total, the result is price_changed.
   */
  'expectedTotal'?: (string);
  /**
   * Where the hosted page sends the shopper after paying; prepaid only, as is cancel_url.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  /**
   * One of the customer's stored addresses; an alternative to billing_address.
   */
  'billingAddressId'?: (string);
  '_shippingOptionCode'?: "shippingOptionCode";
  '_shippingAddressId'?: "shippingAddressId";
  '_shippingAddress'?: "shippingAddress";
  '_billingAddress'?: "billingAddress";
  '_purchaseOrderNumber'?: "purchaseOrderNumber";
  '_requestedDeliveryDate'?: "requestedDeliveryDate";
  '_notes'?: "notes";
  '_expectedTotal'?: "expectedTotal";
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
  '_billingAddressId'?: "billingAddressId";
}

/**
 * A shopper's choices at checkout.
 */
export interface CheckoutBody__Output {
  'cartId': (string);
  'paymentRail': (_storefront_common_v1_PaymentRail__Output);
  'shippingOptionCode'?: (string);
  /**
   * One of the customer's stored addresses; an alternative to shipping_address.
   */
  'shippingAddressId'?: (string);
  'shippingAddress'?: (_storefront_common_v1_Address__Output | null);
  'billingAddress'?: (_storefront_common_v1_Address__Output | null);
  'purchaseOrderNumber'?: (string);
  /**
   * An ISO-8601 date.
   */
  'requestedDeliveryDate'?: (string);
  'notes'?: (string);
  /**
   * If set and different from the actual total, the result is price_changed.
   */
  'expectedTotal'?: (string);
  /**
   * Where the hosted page sends the shopper after paying; prepaid only, as is cancel_url.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  /**
   * One of the customer's stored addresses; an alternative to billing_address.
   */
  'billingAddressId'?: (string);
  '_shippingOptionCode'?: "shippingOptionCode";
  '_shippingAddressId'?: "shippingAddressId";
  '_shippingAddress'?: "shippingAddress";
  '_billingAddress'?: "billingAddress";
  '_purchaseOrderNumber'?: "purchaseOrderNumber";
  '_requestedDeliveryDate'?: "requestedDeliveryDate";
  '_notes'?: "notes";
  '_expectedTotal'?: "expectedTotal";
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
  '_billingAddressId'?: "billingAddressId";
}
