import type { Long } from '@grpc/proto-loader';
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type * as storefront_billing_v1 from '../billing/v1.ts'
import type * as storefront_catalog_v1 from '../catalog/v1.ts'
import type * as storefront_common_v1 from '../common/v1.ts'

/**
 * How far the clock of the store is ahead of the real time from now on.
 */
export interface AdvanceClockRequest {
  'offsetMs'?: (number | string | Long);
}

/**
 * How far the clock of the store is ahead of the real time from now on.
 */
export interface AdvanceClockRequest__Output {
  'offsetMs': (string);
}

export interface AdvanceClockResponse {
}

export interface AdvanceClockResponse__Output {
}

/**
 * The customer at the time of the order, for the invoice.
 */
export interface Buyer {
  'customerId'?: (string);
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'phone'?: (string);
  /**
   * Set if the customer was exempt from GCT when the order was placed.
   */
  'taxExemptCertificate'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_phone'?: "phone";
  '_taxExemptCertificate'?: "taxExemptCertificate";
}

/**
 * The customer at the time of the order, for the invoice.
 */
export interface Buyer__Output {
  'customerId': (string);
  'email': (string);
  'name': (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'phone'?: (string);
  /**
   * Set if the customer was exempt from GCT when the order was placed.
   */
  'taxExemptCertificate'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_phone'?: "phone";
  '_taxExemptCertificate'?: "taxExemptCertificate";
}

export interface CancelOrderRequest {
  'orderId'?: (string);
  'reason'?: (string);
  'reasonCode'?: (string);
  '_reasonCode'?: "reasonCode";
}

export interface CancelOrderRequest__Output {
  'orderId': (string);
  'reason': (string);
  'reasonCode'?: (string);
  '_reasonCode'?: "reasonCode";
}

export interface CancelOrderResponse {
  'order'?: (Order | null);
  'replayed'?: (boolean);
  /**
   * The order's billing after the cancellation; unset, with an entry in errors, if billing was unavailable.
   */
  'billing'?: (storefront_billing_v1.GetOrderBillingResponse | null);
  'errors'?: (storefront_common_v1.SectionError)[];
  '_billing'?: "billing";
}

export interface CancelOrderResponse__Output {
  'order': (Order__Output | null);
  'replayed': (boolean);
  /**
   * The order's billing after the cancellation; unset, with an entry in errors, if billing was unavailable.
   */
  'billing'?: (storefront_billing_v1.GetOrderBillingResponse__Output | null);
  'errors': (storefront_common_v1.SectionError__Output)[];
  '_billing'?: "billing";
}

export interface CancelStoreOrderRequest {
  'order'?: (string);
  'reason'?: (string);
  /**
   * Returns what would be credited, and writes nothing.
   */
  'dryRun'?: (boolean);
  /**
   * Another credited total is FAILED_PRECONDITION (amount_changed).
   */
  'expectedTotal'?: (string);
  '_dryRun'?: "dryRun";
  '_expectedTotal'?: "expectedTotal";
}

export interface CancelStoreOrderRequest__Output {
  'order': (string);
  'reason': (string);
  /**
   * Returns what would be credited, and writes nothing.
   */
  'dryRun'?: (boolean);
  /**
   * Another credited total is FAILED_PRECONDITION (amount_changed).
   */
  'expectedTotal'?: (string);
  '_dryRun'?: "dryRun";
  '_expectedTotal'?: "expectedTotal";
}

export interface CancelStoreOrderResponse {
  'order'?: (Order | null);
  /**
   * The credit and the refunds that follow. Set with a key, an expected total, or a dry run.
   */
  'refund'?: (storefront_billing_v1.RefundOrderResponse | null);
  'replayed'?: (boolean);
  'version'?: (string);
  'storeActions'?: (string)[];
  '_refund'?: "refund";
}

export interface CancelStoreOrderResponse__Output {
  'order': (Order__Output | null);
  /**
   * The credit and the refunds that follow. Set with a key, an expected total, or a dry run.
   */
  'refund'?: (storefront_billing_v1.RefundOrderResponse__Output | null);
  'replayed': (boolean);
  'version': (string);
  'storeActions': (string)[];
  '_refund'?: "refund";
}

/**
 * Who canceled an order and why.
 */
export interface Cancellation {
  'reason'?: (string);
  'reasonCode'?: (string);
  'cancelledAt'?: (string);
  /**
   * shopper, store, or system.
   */
  'actor'?: (string);
}

/**
 * Who canceled an order and why.
 */
export interface Cancellation__Output {
  'reason': (string);
  'reasonCode': (string);
  'cancelledAt': (string);
  /**
   * shopper, store, or system.
   */
  'actor': (string);
}

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
  'taxBreakdown'?: (storefront_billing_v1.TaxBreakdown)[];
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
  'taxBreakdown': (storefront_billing_v1.TaxBreakdown__Output)[];
}

/**
 * A shopper's choices at checkout.
 */
export interface CheckoutBody {
  'cartId'?: (string);
  'paymentRail'?: (storefront_common_v1.PaymentRail);
  'shippingOptionCode'?: (string);
  /**
   * One of the customer's stored addresses; an alternative to shipping_address.
   */
  'shippingAddressId'?: (string);
  'shippingAddress'?: (storefront_common_v1.Address | null);
  'billingAddress'?: (storefront_common_v1.Address | null);
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
  'paymentRail': (storefront_common_v1.PaymentRail__Output);
  'shippingOptionCode'?: (string);
  /**
   * One of the customer's stored addresses; an alternative to shipping_address.
   */
  'shippingAddressId'?: (string);
  'shippingAddress'?: (storefront_common_v1.Address__Output | null);
  'billingAddress'?: (storefront_common_v1.Address__Output | null);
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
 * A reason why a checkout was not completed.
 */
export interface CheckoutIssue {
  /**
   * Unset if the issue concerns the whole cart.
   */
  'lineId'?: (string);
  'sku'?: (string);
  'code'?: (string);
  'detail'?: (string);
  'availability'?: (storefront_common_v1.Availability);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
  '_detail'?: "detail";
  '_availability'?: "availability";
}

/**
 * A reason why a checkout was not completed.
 */
export interface CheckoutIssue__Output {
  /**
   * Unset if the issue concerns the whole cart.
   */
  'lineId'?: (string);
  'sku'?: (string);
  'code': (string);
  'detail'?: (string);
  'availability'?: (storefront_common_v1.Availability__Output);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
  '_detail'?: "detail";
  '_availability'?: "availability";
}

export interface CheckoutRequest {
  'body'?: (CheckoutBody | null);
}

export interface CheckoutRequest__Output {
  'body': (CheckoutBody__Output | null);
}

export interface CheckoutResponse {
  'result'?: (CheckoutResult | null);
  'replayed'?: (boolean);
}

export interface CheckoutResponse__Output {
  'result': (CheckoutResult__Output | null);
  'replayed': (boolean);
}

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
  'credit'?: (CreditSnapshot | null);
  'paymentSession'?: (PaymentSessionSnapshot | null);
  'redirectUrl'?: (string);
  'issues'?: (CheckoutIssue)[];
  /**
   * The terms of an order on credit.
   */
  'paymentTerms'?: (storefront_billing_v1.PaymentTerms | null);
  /**
   * Unset if the cart has no valid prices.
   */
  'amounts'?: (CheckoutAmounts | null);
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
  'credit'?: (CreditSnapshot__Output | null);
  'paymentSession'?: (PaymentSessionSnapshot__Output | null);
  'redirectUrl'?: (string);
  'issues': (CheckoutIssue__Output)[];
  /**
   * The terms of an order on credit.
   */
  'paymentTerms'?: (storefront_billing_v1.PaymentTerms__Output | null);
  /**
   * Unset if the cart has no valid prices.
   */
  'amounts'?: (CheckoutAmounts__Output | null);
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

export interface CloseAccountRequest {
  /**
   * Unset by a customer without a password.
   */
  'password'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
  '_password'?: "password";
}

export interface CloseAccountRequest__Output {
  /**
   * Unset by a customer without a password.
   */
  'password'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
  '_password'?: "password";
}

export interface CloseAccountResponse {
}

export interface CloseAccountResponse__Output {
}

export const CorrectOrderRequest_Kind = {
  KIND_UNSPECIFIED: 'KIND_UNSPECIFIED',
  /**
   * Cancels the lines, which must not have shipped, and credits them.
   */
  CANCEL: 'CANCEL',
  /**
   * Credits lines, shipping, and an amount, or without these everything that has not been credited. What has not shipped of the lines is canceled.
   */
  REFUND: 'REFUND',
  /**
   * Puts shipped lines back into stock, without money.
   */
  RESTOCK: 'RESTOCK',
} as const;

export type CorrectOrderRequest_Kind =
  | 'KIND_UNSPECIFIED'
  | 0
  /**
   * Cancels the lines, which must not have shipped, and credits them.
   */
  | 'CANCEL'
  | 1
  /**
   * Credits lines, shipping, and an amount, or without these everything that has not been credited. What has not shipped of the lines is canceled.
   */
  | 'REFUND'
  | 2
  /**
   * Puts shipped lines back into stock, without money.
   */
  | 'RESTOCK'
  | 3

export type CorrectOrderRequest_Kind__Output = typeof CorrectOrderRequest_Kind[keyof typeof CorrectOrderRequest_Kind]

export interface CorrectOrderRequest {
  'order'?: (string);
  'kind'?: (CorrectOrderRequest_Kind);
  /**
   * A UUID. A repeated one changes nothing. Not needed with an Idempotency-Key or for a dry run.
   */
  'requestKey'?: (string);
  'lines'?: (storefront_billing_v1.RefundLine)[];
  /**
   * For a refund.
   */
  'shipping'?: (boolean);
  'amount'?: (string);
  /**
   * For a refund: takes the lines from what has shipped, and puts them back into stock.
   */
  'restock'?: (boolean);
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method'?: (storefront_billing_v1.Refund_Method);
  'reference'?: (string);
  /**
   * Required to cancel.
   */
  'reason'?: (string);
  /**
   * As in CancelStoreOrderRequest, as is the next one.
   */
  'dryRun'?: (boolean);
  'expectedTotal'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
  '_dryRun'?: "dryRun";
  '_expectedTotal'?: "expectedTotal";
}

export interface CorrectOrderRequest__Output {
  'order': (string);
  'kind': (CorrectOrderRequest_Kind__Output);
  /**
   * A UUID. A repeated one changes nothing. Not needed with an Idempotency-Key or for a dry run.
   */
  'requestKey': (string);
  'lines': (storefront_billing_v1.RefundLine__Output)[];
  /**
   * For a refund.
   */
  'shipping': (boolean);
  'amount'?: (string);
  /**
   * For a refund: takes the lines from what has shipped, and puts them back into stock.
   */
  'restock': (boolean);
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method': (storefront_billing_v1.Refund_Method__Output);
  'reference'?: (string);
  /**
   * Required to cancel.
   */
  'reason'?: (string);
  /**
   * As in CancelStoreOrderRequest, as is the next one.
   */
  'dryRun'?: (boolean);
  'expectedTotal'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
  '_dryRun'?: "dryRun";
  '_expectedTotal'?: "expectedTotal";
}

export interface CorrectOrderResponse {
  'order'?: (Order | null);
  /**
   * For a refund or a cancellation.
   */
  'refund'?: (storefront_billing_v1.RefundOrderResponse | null);
  'replayed'?: (boolean);
  'version'?: (string);
  'storeActions'?: (string)[];
  '_refund'?: "refund";
}

export interface CorrectOrderResponse__Output {
  'order': (Order__Output | null);
  /**
   * For a refund or a cancellation.
   */
  'refund'?: (storefront_billing_v1.RefundOrderResponse__Output | null);
  'replayed': (boolean);
  'version': (string);
  'storeActions': (string)[];
  '_refund'?: "refund";
}

export interface CountStoreOrdersRequest {
}

export interface CountStoreOrdersRequest__Output {
}

export interface CountStoreOrdersResponse {
  /**
   * Orders of which something can ship.
   */
  'toShip'?: (number);
  /**
   * Orders that are not paid yet, without those that ended.
   */
  'unpaid'?: (number);
  /**
   * The date of the store, YYYY-MM-DD.
   */
  'today'?: (string);
}

export interface CountStoreOrdersResponse__Output {
  /**
   * Orders of which something can ship.
   */
  'toShip': (number);
  /**
   * Orders that are not paid yet, without those that ended.
   */
  'unpaid': (number);
  /**
   * The date of the store, YYYY-MM-DD.
   */
  'today': (string);
}

/**
 * The customer's credit at the time of a checkout that exceeded it.
 */
export interface CreditSnapshot {
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'availableCredit'?: (string);
}

/**
 * The customer's credit at the time of a checkout that exceeded it.
 */
export interface CreditSnapshot__Output {
  'creditLimit': (string);
  'balance': (string);
  'held': (string);
  'availableCredit': (string);
}

export interface DeliverOrderRequest {
  'order'?: (string);
}

export interface DeliverOrderRequest__Output {
  'order': (string);
}

export interface DeliverOrderResponse {
  'order'?: (Order | null);
  'version'?: (string);
  'storeActions'?: (string)[];
}

export interface DeliverOrderResponse__Output {
  'order': (Order__Output | null);
  'version': (string);
  'storeActions': (string)[];
}

export interface GetOrderEventRequest {
  'order'?: (string);
}

export interface GetOrderEventRequest__Output {
  'order': (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetOrderEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetOrderEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}

export interface GetOrderRequest {
  /**
   * The ID or, from an operator, the number.
   */
  'orderId'?: (string);
  /**
   * Adds the images of the lines.
   */
  'withImages'?: (boolean);
}

export interface GetOrderRequest__Output {
  /**
   * The ID or, from an operator, the number.
   */
  'orderId': (string);
  /**
   * Adds the images of the lines.
   */
  'withImages': (boolean);
}

export interface GetOrderResponse {
  'order'?: (Order | null);
  /**
   * lines[].image, if the catalog could not provide it.
   */
  'errors'?: (storefront_common_v1.SectionError)[];
  /**
   * To operators only, as are the actions: a hash of the order.
   */
  'version'?: (string);
  /**
   * ship, deliver, cancel, refund, and restock, as the state permits.
   */
  'storeActions'?: (string)[];
}

export interface GetOrderResponse__Output {
  'order': (Order__Output | null);
  /**
   * lines[].image, if the catalog could not provide it.
   */
  'errors': (storefront_common_v1.SectionError__Output)[];
  /**
   * To operators only, as are the actions: a hash of the order.
   */
  'version': (string);
  /**
   * ship, deliver, cancel, refund, and restock, as the state permits.
   */
  'storeActions': (string)[];
}

export interface GetSalesRequest {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. At most 24 months.
   */
  'from'?: (string);
  'to'?: (string);
}

export interface GetSalesRequest__Output {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. At most 24 months.
   */
  'from': (string);
  'to': (string);
}

export interface GetSalesResponse {
  /**
   * Every day of the period, oldest first.
   */
  'days'?: (SalesDay)[];
}

export interface GetSalesResponse__Output {
  /**
   * Every day of the period, oldest first.
   */
  'days': (SalesDay__Output)[];
}

export interface ListOrdersRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Orders with one of the values; every order if empty, as are the next two.
   */
  'status'?: (string)[];
  'paymentStatus'?: (string)[];
  'paymentRail'?: (string)[];
  /**
   * The first and the last date of the placement in the time zone of the store.
   */
  'placedFrom'?: (string);
  'placedTo'?: (string);
  /**
   * The beginning of the order number, the purchase order number, or a SKU, ignoring case.
   */
  'q'?: (string);
  /**
   * placed_at, -placed_at (the default), total, or -total.
   */
  'sort'?: (string);
  '_placedFrom'?: "placedFrom";
  '_placedTo'?: "placedTo";
  '_q'?: "q";
  '_sort'?: "sort";
}

export interface ListOrdersRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * Orders with one of the values; every order if empty, as are the next two.
   */
  'status': (string)[];
  'paymentStatus': (string)[];
  'paymentRail': (string)[];
  /**
   * The first and the last date of the placement in the time zone of the store.
   */
  'placedFrom'?: (string);
  'placedTo'?: (string);
  /**
   * The beginning of the order number, the purchase order number, or a SKU, ignoring case.
   */
  'q'?: (string);
  /**
   * placed_at, -placed_at (the default), total, or -total.
   */
  'sort'?: (string);
  '_placedFrom'?: "placedFrom";
  '_placedTo'?: "placedTo";
  '_q'?: "q";
  '_sort'?: "sort";
}

export interface ListOrdersResponse {
  'orders'?: (Order)[];
  'total'?: (number);
}

export interface ListOrdersResponse__Output {
  'orders': (Order__Output)[];
  'total': (number);
}

export interface ListShippingOptionsRequest {
}

export interface ListShippingOptionsRequest__Output {
}

export interface ListShippingOptionsResponse {
  'options'?: (ShippingOption)[];
  /**
   * False if the store has not opted in to couriers; courier options are then omitted.
   */
  'couriersEnabled'?: (boolean);
}

export interface ListShippingOptionsResponse__Output {
  'options': (ShippingOption__Output)[];
  /**
   * False if the store has not opted in to couriers; courier options are then omitted.
   */
  'couriersEnabled': (boolean);
}

export interface ListStoreOrdersRequest {
  'customerId'?: (string);
  /**
   * Times, or the first and the last date in the time zone of the store.
   */
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the number, the purchase order number, or the buyer's name, company, or email.
   */
  'text'?: (string);
  'keyset'?: (storefront_common_v1.Keyset | null);
  /**
   * Orders with one of the values; every order if empty, as are the next two.
   */
  'statuses'?: (string)[];
  'paymentStatuses'?: (string)[];
  'paymentRails'?: (string)[];
  /**
   * The beginning of the number or the purchase order number, or the buyer's email, ignoring case.
   */
  'q'?: (string);
  '_customerId'?: "customerId";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
  '_q'?: "q";
}

export interface ListStoreOrdersRequest__Output {
  'customerId'?: (string);
  /**
   * Times, or the first and the last date in the time zone of the store.
   */
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the number, the purchase order number, or the buyer's name, company, or email.
   */
  'text'?: (string);
  'keyset': (storefront_common_v1.Keyset__Output | null);
  /**
   * Orders with one of the values; every order if empty, as are the next two.
   */
  'statuses': (string)[];
  'paymentStatuses': (string)[];
  'paymentRails': (string)[];
  /**
   * The beginning of the number or the purchase order number, or the buyer's email, ignoring case.
   */
  'q'?: (string);
  '_customerId'?: "customerId";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
  '_q'?: "q";
}

export interface ListStoreOrdersResponse {
  'orders'?: (Order)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListStoreOrdersResponse__Output {
  'orders': (Order__Output)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListStoreShippingOptionsRequest {
}

export interface ListStoreShippingOptionsRequest__Output {
}

export interface ListStoreShippingOptionsResponse {
  'options'?: (StoreShippingOption)[];
}

export interface ListStoreShippingOptionsResponse__Output {
  'options': (StoreShippingOption__Output)[];
}

export const Order_PaymentStatus = {
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

export type Order_PaymentStatus =
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

export type Order_PaymentStatus__Output = typeof Order_PaymentStatus[keyof typeof Order_PaymentStatus]

export const Order_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  PENDING_PAYMENT: 'PENDING_PAYMENT',
  CONFIRMED: 'CONFIRMED',
  PARTIALLY_SHIPPED: 'PARTIALLY_SHIPPED',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;

export type Order_Status =
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

export type Order_Status__Output = typeof Order_Status[keyof typeof Order_Status]

/**
 * An order with its lines, shipments, and history.
 */
export interface Order {
  'id'?: (string);
  'number'?: (string);
  'status'?: (Order_Status);
  'paymentStatus'?: (Order_PaymentStatus);
  'paymentRail'?: (storefront_common_v1.PaymentRail);
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
  'lines'?: (OrderLine)[];
  'subtotal'?: (string);
  'discountTotal'?: (string);
  'shippingAmount'?: (string);
  /**
   * The tax of the lines and of shipping.
   */
  'gctAmount'?: (string);
  'shippingGctAmount'?: (string);
  'shippingOption'?: (ShippingOption | null);
  'shippingAddress'?: (storefront_common_v1.Address | null);
  'billingAddress'?: (storefront_common_v1.Address | null);
  'promotions'?: (OrderPromotion)[];
  'shipments'?: (Shipment)[];
  'cancellation'?: (Cancellation | null);
  'timeline'?: (TimelineEntry)[];
  /**
   * cancel and repay, as the status permits.
   */
  'allowedActions'?: (string)[];
  'requestedDeliveryDate'?: (string);
  'notes'?: (string);
  'updatedAt'?: (string);
  'buyer'?: (Buyer | null);
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
  'shippingTaxes'?: (ShippingTax)[];
  /**
   * The customer's terms when the order was placed, for the invoice's due date; unset for cash and prepaid.
   */
  'paymentTerms'?: (storefront_billing_v1.PaymentTerms | null);
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
  'status': (Order_Status__Output);
  'paymentStatus': (Order_PaymentStatus__Output);
  'paymentRail': (storefront_common_v1.PaymentRail__Output);
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
  'lines': (OrderLine__Output)[];
  'subtotal': (string);
  'discountTotal': (string);
  'shippingAmount': (string);
  /**
   * The tax of the lines and of shipping.
   */
  'gctAmount': (string);
  'shippingGctAmount'?: (string);
  'shippingOption'?: (ShippingOption__Output | null);
  'shippingAddress'?: (storefront_common_v1.Address__Output | null);
  'billingAddress'?: (storefront_common_v1.Address__Output | null);
  'promotions': (OrderPromotion__Output)[];
  'shipments': (Shipment__Output)[];
  'cancellation'?: (Cancellation__Output | null);
  'timeline': (TimelineEntry__Output)[];
  /**
   * cancel and repay, as the status permits.
   */
  'allowedActions': (string)[];
  'requestedDeliveryDate'?: (string);
  'notes'?: (string);
  'updatedAt': (string);
  'buyer': (Buyer__Output | null);
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
  'shippingTaxes': (ShippingTax__Output)[];
  /**
   * The customer's terms when the order was placed, for the invoice's due date; unset for cash and prepaid.
   */
  'paymentTerms'?: (storefront_billing_v1.PaymentTerms__Output | null);
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

/**
 * One line of an order, copied from the priced cart.
 */
export interface OrderLine {
  'id'?: (string);
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units, as are the other quantities of the line except order_quantity.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice'?: (string);
  /**
   * Empty for a product that is sold at contract prices only.
   */
  'listUnitPrice'?: (string);
  'priceSource'?: (storefront_common_v1.PriceSource);
  'lineSubtotal'?: (string);
  'discountAmount'?: (string);
  'effectiveGctRate'?: (string);
  'gctAmount'?: (string);
  'lineTotal'?: (string);
  'shippedQuantity'?: (string);
  /**
   * In the order in which the promotions apply; their sum is discount_amount.
   */
  'discounts'?: (storefront_common_v1.LineDiscount)[];
  /**
   * Quantities that are neither shipped nor canceled are left to ship.
   */
  'cancelledQuantity'?: (string);
  /**
   * Credited by lines or with the whole order.
   */
  'creditedQuantity'?: (string);
  /**
   * Shipped, and put back into stock.
   */
  'returnedQuantity'?: (string);
  /**
   * unit_price times the base quantity of order_uom, rounded; unset without order_uom.
   */
  'orderUnitPrice'?: (string);
  /**
   * The cover of the product, in reads that ask for images. Unset without one, and for a product that is not sold.
   */
  'image'?: (storefront_catalog_v1.MediaRef | null);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_orderUnitPrice'?: "orderUnitPrice";
}

/**
 * One line of an order, copied from the priced cart.
 */
export interface OrderLine__Output {
  'id': (string);
  'sku': (string);
  'description': (string);
  /**
   * In base units, as are the other quantities of the line except order_quantity.
   */
  'quantity': (string);
  'baseUom': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice': (string);
  /**
   * Empty for a product that is sold at contract prices only.
   */
  'listUnitPrice': (string);
  'priceSource': (storefront_common_v1.PriceSource__Output);
  'lineSubtotal': (string);
  'discountAmount': (string);
  'effectiveGctRate': (string);
  'gctAmount': (string);
  'lineTotal': (string);
  'shippedQuantity': (string);
  /**
   * In the order in which the promotions apply; their sum is discount_amount.
   */
  'discounts': (storefront_common_v1.LineDiscount__Output)[];
  /**
   * Quantities that are neither shipped nor canceled are left to ship.
   */
  'cancelledQuantity': (string);
  /**
   * Credited by lines or with the whole order.
   */
  'creditedQuantity': (string);
  /**
   * Shipped, and put back into stock.
   */
  'returnedQuantity': (string);
  /**
   * unit_price times the base quantity of order_uom, rounded; unset without order_uom.
   */
  'orderUnitPrice'?: (string);
  /**
   * The cover of the product, in reads that ask for images. Unset without one, and for a product that is not sold.
   */
  'image': (storefront_catalog_v1.MediaRef__Output | null);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_orderUnitPrice'?: "orderUnitPrice";
}

/**
 * A promotion that reduced the order.
 */
export interface OrderPromotion {
  'code'?: (string);
  'description'?: (string);
  'discountAmount'?: (string);
}

/**
 * A promotion that reduced the order.
 */
export interface OrderPromotion__Output {
  'code': (string);
  'description': (string);
  'discountAmount': (string);
}

/**
 * Manages a store's orders and shipping options, for operators.
 */
export interface OrdersAdminServiceClient extends grpc.Client {
  /**
   * Cancels an order on behalf of the store. FAILED_PRECONDITION (order_not_cancellable, amount_changed, version_mismatch).
   */
  CancelStoreOrder(argument: CancelStoreOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelStoreOrder(argument: CancelStoreOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelStoreOrder(argument: CancelStoreOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelStoreOrder(argument: CancelStoreOrderRequest, callback: grpc.requestCallback<CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Cancels an order on behalf of the store. FAILED_PRECONDITION (order_not_cancellable, amount_changed, version_mismatch).
   */
  cancelStoreOrder(argument: CancelStoreOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelStoreOrder(argument: CancelStoreOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelStoreOrder(argument: CancelStoreOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelStoreOrder(argument: CancelStoreOrderRequest, callback: grpc.requestCallback<CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Cancels lines of an order, refunds it, or puts returned goods back into stock, once per request_key. FAILED_PRECONDITION
   * (order_not_confirmed, order_not_cancellable, cancellation_too_large, return_too_large, version_mismatch, and those of billing's RefundOrder).
   */
  CorrectOrder(argument: CorrectOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  CorrectOrder(argument: CorrectOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  CorrectOrder(argument: CorrectOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  CorrectOrder(argument: CorrectOrderRequest, callback: grpc.requestCallback<CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Cancels lines of an order, refunds it, or puts returned goods back into stock, once per request_key. FAILED_PRECONDITION
   * (order_not_confirmed, order_not_cancellable, cancellation_too_large, return_too_large, version_mismatch, and those of billing's RefundOrder).
   */
  correctOrder(argument: CorrectOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  correctOrder(argument: CorrectOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  correctOrder(argument: CorrectOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  correctOrder(argument: CorrectOrderRequest, callback: grpc.requestCallback<CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Counts the orders that wait for the store or for a payment, each up to 1,000, and 1 more if there are further ones.
   */
  CountStoreOrders(argument: CountStoreOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CountStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  CountStoreOrders(argument: CountStoreOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CountStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  CountStoreOrders(argument: CountStoreOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CountStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  CountStoreOrders(argument: CountStoreOrdersRequest, callback: grpc.requestCallback<CountStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Counts the orders that wait for the store or for a payment, each up to 1,000, and 1 more if there are further ones.
   */
  countStoreOrders(argument: CountStoreOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CountStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  countStoreOrders(argument: CountStoreOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CountStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  countStoreOrders(argument: CountStoreOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CountStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  countStoreOrders(argument: CountStoreOrdersRequest, callback: grpc.requestCallback<CountStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Marks a shipped order as delivered. FAILED_PRECONDITION (order_not_deliverable, version_mismatch).
   */
  DeliverOrder(argument: DeliverOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  DeliverOrder(argument: DeliverOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  DeliverOrder(argument: DeliverOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  DeliverOrder(argument: DeliverOrderRequest, callback: grpc.requestCallback<DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Marks a shipped order as delivered. FAILED_PRECONDITION (order_not_deliverable, version_mismatch).
   */
  deliverOrder(argument: DeliverOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  deliverOrder(argument: DeliverOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  deliverOrder(argument: DeliverOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  deliverOrder(argument: DeliverOrderRequest, callback: grpc.requestCallback<DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the count and the total of the orders of each day of a period, without those that are unpaid, canceled, or expired.
   */
  GetSales(argument: GetSalesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetSalesResponse__Output>): grpc.ClientUnaryCall;
  GetSales(argument: GetSalesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetSalesResponse__Output>): grpc.ClientUnaryCall;
  GetSales(argument: GetSalesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetSalesResponse__Output>): grpc.ClientUnaryCall;
  GetSales(argument: GetSalesRequest, callback: grpc.requestCallback<GetSalesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the count and the total of the orders of each day of a period, without those that are unpaid, canceled, or expired.
   */
  getSales(argument: GetSalesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetSalesResponse__Output>): grpc.ClientUnaryCall;
  getSales(argument: GetSalesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetSalesResponse__Output>): grpc.ClientUnaryCall;
  getSales(argument: GetSalesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetSalesResponse__Output>): grpc.ClientUnaryCall;
  getSales(argument: GetSalesRequest, callback: grpc.requestCallback<GetSalesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the store's orders, newest first, each with its buyer but without other details.
   */
  ListStoreOrders(argument: ListStoreOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreOrders(argument: ListStoreOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreOrders(argument: ListStoreOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreOrders(argument: ListStoreOrdersRequest, callback: grpc.requestCallback<ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the store's orders, newest first, each with its buyer but without other details.
   */
  listStoreOrders(argument: ListStoreOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  listStoreOrders(argument: ListStoreOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  listStoreOrders(argument: ListStoreOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  listStoreOrders(argument: ListStoreOrdersRequest, callback: grpc.requestCallback<ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all shipping options, including those that are not offered.
   */
  ListStoreShippingOptions(argument: ListStoreShippingOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreShippingOptions(argument: ListStoreShippingOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreShippingOptions(argument: ListStoreShippingOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreShippingOptions(argument: ListStoreShippingOptionsRequest, callback: grpc.requestCallback<ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all shipping options, including those that are not offered.
   */
  listStoreShippingOptions(argument: ListStoreShippingOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listStoreShippingOptions(argument: ListStoreShippingOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listStoreShippingOptions(argument: ListStoreShippingOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listStoreShippingOptions(argument: ListStoreShippingOptionsRequest, callback: grpc.requestCallback<ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a shipping option.
   */
  RemoveShippingOption(argument: RemoveShippingOptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  RemoveShippingOption(argument: RemoveShippingOptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  RemoveShippingOption(argument: RemoveShippingOptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  RemoveShippingOption(argument: RemoveShippingOptionRequest, callback: grpc.requestCallback<RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a shipping option.
   */
  removeShippingOption(argument: RemoveShippingOptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  removeShippingOption(argument: RemoveShippingOptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  removeShippingOption(argument: RemoveShippingOptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  removeShippingOption(argument: RemoveShippingOptionRequest, callback: grpc.requestCallback<RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a shipping option or replaces the one with the same code.
   */
  SetShippingOption(argument: SetShippingOptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  SetShippingOption(argument: SetShippingOptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  SetShippingOption(argument: SetShippingOptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  SetShippingOption(argument: SetShippingOptionRequest, callback: grpc.requestCallback<SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a shipping option or replaces the one with the same code.
   */
  setShippingOption(argument: SetShippingOptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  setShippingOption(argument: SetShippingOptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  setShippingOption(argument: SetShippingOptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  setShippingOption(argument: SetShippingOptionRequest, callback: grpc.requestCallback<SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ships all or part of an order. FAILED_PRECONDITION (order_not_shippable, nothing_to_ship, shipment_too_large, version_mismatch).
   */
  ShipOrder(argument: ShipOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  ShipOrder(argument: ShipOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  ShipOrder(argument: ShipOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  ShipOrder(argument: ShipOrderRequest, callback: grpc.requestCallback<ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ships all or part of an order. FAILED_PRECONDITION (order_not_shippable, nothing_to_ship, shipment_too_large, version_mismatch).
   */
  shipOrder(argument: ShipOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: ShipOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: ShipOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: ShipOrderRequest, callback: grpc.requestCallback<ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's orders and shipping options, for operators.
 */
export interface OrdersAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Cancels an order on behalf of the store. FAILED_PRECONDITION (order_not_cancellable, amount_changed, version_mismatch).
   */
  CancelStoreOrder: grpc.handleUnaryCall<CancelStoreOrderRequest__Output, CancelStoreOrderResponse>;
  
  /**
   * Cancels lines of an order, refunds it, or puts returned goods back into stock, once per request_key. FAILED_PRECONDITION
   * (order_not_confirmed, order_not_cancellable, cancellation_too_large, return_too_large, version_mismatch, and those of billing's RefundOrder).
   */
  CorrectOrder: grpc.handleUnaryCall<CorrectOrderRequest__Output, CorrectOrderResponse>;
  
  /**
   * Counts the orders that wait for the store or for a payment, each up to 1,000, and 1 more if there are further ones.
   */
  CountStoreOrders: grpc.handleUnaryCall<CountStoreOrdersRequest__Output, CountStoreOrdersResponse>;
  
  /**
   * Marks a shipped order as delivered. FAILED_PRECONDITION (order_not_deliverable, version_mismatch).
   */
  DeliverOrder: grpc.handleUnaryCall<DeliverOrderRequest__Output, DeliverOrderResponse>;
  
  /**
   * Returns the count and the total of the orders of each day of a period, without those that are unpaid, canceled, or expired.
   */
  GetSales: grpc.handleUnaryCall<GetSalesRequest__Output, GetSalesResponse>;
  
  /**
   * Lists the store's orders, newest first, each with its buyer but without other details.
   */
  ListStoreOrders: grpc.handleUnaryCall<ListStoreOrdersRequest__Output, ListStoreOrdersResponse>;
  
  /**
   * Lists all shipping options, including those that are not offered.
   */
  ListStoreShippingOptions: grpc.handleUnaryCall<ListStoreShippingOptionsRequest__Output, ListStoreShippingOptionsResponse>;
  
  /**
   * Removes a shipping option.
   */
  RemoveShippingOption: grpc.handleUnaryCall<RemoveShippingOptionRequest__Output, RemoveShippingOptionResponse>;
  
  /**
   * Creates a shipping option or replaces the one with the same code.
   */
  SetShippingOption: grpc.handleUnaryCall<SetShippingOptionRequest__Output, SetShippingOptionResponse>;
  
  /**
   * Ships all or part of an order. FAILED_PRECONDITION (order_not_shippable, nothing_to_ship, shipment_too_large, version_mismatch).
   */
  ShipOrder: grpc.handleUnaryCall<ShipOrderRequest__Output, ShipOrderResponse>;
  
}

export interface OrdersAdminServiceDefinition extends grpc.ServiceDefinition {
  CancelStoreOrder: MethodDefinition<CancelStoreOrderRequest, CancelStoreOrderResponse, CancelStoreOrderRequest__Output, CancelStoreOrderResponse__Output>
  CorrectOrder: MethodDefinition<CorrectOrderRequest, CorrectOrderResponse, CorrectOrderRequest__Output, CorrectOrderResponse__Output>
  CountStoreOrders: MethodDefinition<CountStoreOrdersRequest, CountStoreOrdersResponse, CountStoreOrdersRequest__Output, CountStoreOrdersResponse__Output>
  DeliverOrder: MethodDefinition<DeliverOrderRequest, DeliverOrderResponse, DeliverOrderRequest__Output, DeliverOrderResponse__Output>
  GetSales: MethodDefinition<GetSalesRequest, GetSalesResponse, GetSalesRequest__Output, GetSalesResponse__Output>
  ListStoreOrders: MethodDefinition<ListStoreOrdersRequest, ListStoreOrdersResponse, ListStoreOrdersRequest__Output, ListStoreOrdersResponse__Output>
  ListStoreShippingOptions: MethodDefinition<ListStoreShippingOptionsRequest, ListStoreShippingOptionsResponse, ListStoreShippingOptionsRequest__Output, ListStoreShippingOptionsResponse__Output>
  RemoveShippingOption: MethodDefinition<RemoveShippingOptionRequest, RemoveShippingOptionResponse, RemoveShippingOptionRequest__Output, RemoveShippingOptionResponse__Output>
  SetShippingOption: MethodDefinition<SetShippingOptionRequest, SetShippingOptionResponse, SetShippingOptionRequest__Output, SetShippingOptionResponse__Output>
  ShipOrder: MethodDefinition<ShipOrderRequest, ShipOrderResponse, ShipOrderRequest__Output, ShipOrderResponse__Output>
}

/**
 * Runs checkout and manages the calling customer's orders.
 */
export interface OrdersServiceClient extends grpc.Client {
  /**
   * Cancels an order. FAILED_PRECONDITION (order_not_cancellable) once it is being shipped.
   */
  CancelOrder(argument: CancelOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: CancelOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: CancelOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: CancelOrderRequest, callback: grpc.requestCallback<CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Cancels an order. FAILED_PRECONDITION (order_not_cancellable) once it is being shipped.
   */
  cancelOrder(argument: CancelOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: CancelOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: CancelOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: CancelOrderRequest, callback: grpc.requestCallback<CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Places an order for a cart. Outcomes that the shopper can resolve are a state of the result. FAILED_PRECONDITION (cart_already_ordered,
   * cart_empty); PERMISSION_DENIED if the payment rail is not available.
   */
  Checkout(argument: CheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CheckoutResponse__Output>): grpc.ClientUnaryCall;
  Checkout(argument: CheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CheckoutResponse__Output>): grpc.ClientUnaryCall;
  Checkout(argument: CheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CheckoutResponse__Output>): grpc.ClientUnaryCall;
  Checkout(argument: CheckoutRequest, callback: grpc.requestCallback<CheckoutResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Places an order for a cart. Outcomes that the shopper can resolve are a state of the result. FAILED_PRECONDITION (cart_already_ordered,
   * cart_empty); PERMISSION_DENIED if the payment rail is not available.
   */
  checkout(argument: CheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CheckoutResponse__Output>): grpc.ClientUnaryCall;
  checkout(argument: CheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CheckoutResponse__Output>): grpc.ClientUnaryCall;
  checkout(argument: CheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CheckoutResponse__Output>): grpc.ClientUnaryCall;
  checkout(argument: CheckoutRequest, callback: grpc.requestCallback<CheckoutResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Closes the calling customer's account for good. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance).
   */
  CloseAccount(argument: CloseAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  CloseAccount(argument: CloseAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  CloseAccount(argument: CloseAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  CloseAccount(argument: CloseAccountRequest, callback: grpc.requestCallback<CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Closes the calling customer's account for good. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance).
   */
  closeAccount(argument: CloseAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  closeAccount(argument: CloseAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  closeAccount(argument: CloseAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  closeAccount(argument: CloseAccountRequest, callback: grpc.requestCallback<CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an order: to a customer one of theirs, to an operator any of the store. UNAUTHENTICATED for a caller that is neither.
   */
  GetOrder(argument: GetOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderResponse__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: GetOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetOrderResponse__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: GetOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderResponse__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: GetOrderRequest, callback: grpc.requestCallback<GetOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an order: to a customer one of theirs, to an operator any of the store. UNAUTHENTICATED for a caller that is neither.
   */
  getOrder(argument: GetOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderResponse__Output>): grpc.ClientUnaryCall;
  getOrder(argument: GetOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetOrderResponse__Output>): grpc.ClientUnaryCall;
  getOrder(argument: GetOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderResponse__Output>): grpc.ClientUnaryCall;
  getOrder(argument: GetOrderRequest, callback: grpc.requestCallback<GetOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the calling customer's orders that match every filter, newest first unless sorted otherwise, without their details.
   */
  ListOrders(argument: ListOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: ListOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: ListOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: ListOrdersRequest, callback: grpc.requestCallback<ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the calling customer's orders that match every filter, newest first unless sorted otherwise, without their details.
   */
  listOrders(argument: ListOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  listOrders(argument: ListOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  listOrders(argument: ListOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  listOrders(argument: ListOrdersRequest, callback: grpc.requestCallback<ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the shipping options that the store offers to shoppers.
   */
  ListShippingOptions(argument: ListShippingOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListShippingOptions(argument: ListShippingOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListShippingOptions(argument: ListShippingOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListShippingOptions(argument: ListShippingOptionsRequest, callback: grpc.requestCallback<ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the shipping options that the store offers to shoppers.
   */
  listShippingOptions(argument: ListShippingOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listShippingOptions(argument: ListShippingOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listShippingOptions(argument: ListShippingOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listShippingOptions(argument: ListShippingOptionsRequest, callback: grpc.requestCallback<ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the result that Checkout would have now, without reserving or writing anything.
   */
  PreviewCheckout(argument: PreviewCheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  PreviewCheckout(argument: PreviewCheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  PreviewCheckout(argument: PreviewCheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  PreviewCheckout(argument: PreviewCheckoutRequest, callback: grpc.requestCallback<PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the result that Checkout would have now, without reserving or writing anything.
   */
  previewCheckout(argument: PreviewCheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  previewCheckout(argument: PreviewCheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  previewCheckout(argument: PreviewCheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  previewCheckout(argument: PreviewCheckoutRequest, callback: grpc.requestCallback<PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reopens payment of an unpaid order. FAILED_PRECONDITION (order_not_payable) for an order that is confirmed, canceled, or expired.
   */
  RepayOrder(argument: RepayOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  RepayOrder(argument: RepayOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  RepayOrder(argument: RepayOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  RepayOrder(argument: RepayOrderRequest, callback: grpc.requestCallback<RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Reopens payment of an unpaid order. FAILED_PRECONDITION (order_not_payable) for an order that is confirmed, canceled, or expired.
   */
  repayOrder(argument: RepayOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  repayOrder(argument: RepayOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  repayOrder(argument: RepayOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  repayOrder(argument: RepayOrderRequest, callback: grpc.requestCallback<RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Runs checkout and manages the calling customer's orders.
 */
export interface OrdersServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Cancels an order. FAILED_PRECONDITION (order_not_cancellable) once it is being shipped.
   */
  CancelOrder: grpc.handleUnaryCall<CancelOrderRequest__Output, CancelOrderResponse>;
  
  /**
   * Places an order for a cart. Outcomes that the shopper can resolve are a state of the result. FAILED_PRECONDITION (cart_already_ordered,
   * cart_empty); PERMISSION_DENIED if the payment rail is not available.
   */
  Checkout: grpc.handleUnaryCall<CheckoutRequest__Output, CheckoutResponse>;
  
  /**
   * Closes the calling customer's account for good. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance).
   */
  CloseAccount: grpc.handleUnaryCall<CloseAccountRequest__Output, CloseAccountResponse>;
  
  /**
   * Returns an order: to a customer one of theirs, to an operator any of the store. UNAUTHENTICATED for a caller that is neither.
   */
  GetOrder: grpc.handleUnaryCall<GetOrderRequest__Output, GetOrderResponse>;
  
  /**
   * Lists the calling customer's orders that match every filter, newest first unless sorted otherwise, without their details.
   */
  ListOrders: grpc.handleUnaryCall<ListOrdersRequest__Output, ListOrdersResponse>;
  
  /**
   * Lists the shipping options that the store offers to shoppers.
   */
  ListShippingOptions: grpc.handleUnaryCall<ListShippingOptionsRequest__Output, ListShippingOptionsResponse>;
  
  /**
   * Returns the result that Checkout would have now, without reserving or writing anything.
   */
  PreviewCheckout: grpc.handleUnaryCall<PreviewCheckoutRequest__Output, PreviewCheckoutResponse>;
  
  /**
   * Reopens payment of an unpaid order. FAILED_PRECONDITION (order_not_payable) for an order that is confirmed, canceled, or expired.
   */
  RepayOrder: grpc.handleUnaryCall<RepayOrderRequest__Output, RepayOrderResponse>;
  
}

export interface OrdersServiceDefinition extends grpc.ServiceDefinition {
  CancelOrder: MethodDefinition<CancelOrderRequest, CancelOrderResponse, CancelOrderRequest__Output, CancelOrderResponse__Output>
  Checkout: MethodDefinition<CheckoutRequest, CheckoutResponse, CheckoutRequest__Output, CheckoutResponse__Output>
  CloseAccount: MethodDefinition<CloseAccountRequest, CloseAccountResponse, CloseAccountRequest__Output, CloseAccountResponse__Output>
  GetOrder: MethodDefinition<GetOrderRequest, GetOrderResponse, GetOrderRequest__Output, GetOrderResponse__Output>
  ListOrders: MethodDefinition<ListOrdersRequest, ListOrdersResponse, ListOrdersRequest__Output, ListOrdersResponse__Output>
  ListShippingOptions: MethodDefinition<ListShippingOptionsRequest, ListShippingOptionsResponse, ListShippingOptionsRequest__Output, ListShippingOptionsResponse__Output>
  PreviewCheckout: MethodDefinition<PreviewCheckoutRequest, PreviewCheckoutResponse, PreviewCheckoutRequest__Output, PreviewCheckoutResponse__Output>
  RepayOrder: MethodDefinition<RepayOrderRequest, RepayOrderResponse, RepayOrderRequest__Output, RepayOrderResponse__Output>
}

/**
 * The payment session at the time of the checkout.
 */
export interface PaymentSessionSnapshot {
  'id'?: (string);
  'status'?: (string);
  'purpose'?: (string);
  'amount'?: (string);
  'currency'?: (string);
  'redirectUrl'?: (string);
  'expiresAt'?: (string);
  'failureCode'?: (string);
  'createdAt'?: (string);
  '_redirectUrl'?: "redirectUrl";
  '_failureCode'?: "failureCode";
}

/**
 * The payment session at the time of the checkout.
 */
export interface PaymentSessionSnapshot__Output {
  'id': (string);
  'status': (string);
  'purpose': (string);
  'amount': (string);
  'currency': (string);
  'redirectUrl'?: (string);
  'expiresAt': (string);
  'failureCode'?: (string);
  'createdAt': (string);
  '_redirectUrl'?: "redirectUrl";
  '_failureCode'?: "failureCode";
}

export interface PreviewCheckoutRequest {
  'body'?: (CheckoutBody | null);
}

export interface PreviewCheckoutRequest__Output {
  'body': (CheckoutBody__Output | null);
}

export interface PreviewCheckoutResponse {
  'result'?: (CheckoutResult | null);
}

export interface PreviewCheckoutResponse__Output {
  'result': (CheckoutResult__Output | null);
}

export interface RemoveShippingOptionRequest {
  'code'?: (string);
}

export interface RemoveShippingOptionRequest__Output {
  'code': (string);
}

export interface RemoveShippingOptionResponse {
}

export interface RemoveShippingOptionResponse__Output {
}

export interface RepayOrderRequest {
  'orderId'?: (string);
}

export interface RepayOrderRequest__Output {
  'orderId': (string);
}

export interface RepayOrderResponse {
  'result'?: (CheckoutResult | null);
  'replayed'?: (boolean);
}

export interface RepayOrderResponse__Output {
  'result': (CheckoutResult__Output | null);
  'replayed': (boolean);
}

/**
 * The orders that were placed on a day.
 */
export interface SalesDay {
  'date'?: (string);
  'orders'?: (number);
  'total'?: (string);
}

/**
 * The orders that were placed on a day.
 */
export interface SalesDay__Output {
  'date': (string);
  'orders': (number);
  'total': (string);
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceClient extends grpc.Client {
  /**
   * Expires the unpaid orders whose time is over by the new time.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  AdvanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: AdvanceClockRequest, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Expires the unpaid orders whose time is over by the new time.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  advanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: AdvanceClockRequest, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about an order as it is now.
   */
  GetOrderEvent(argument: GetOrderEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  GetOrderEvent(argument: GetOrderEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  GetOrderEvent(argument: GetOrderEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  GetOrderEvent(argument: GetOrderEventRequest, callback: grpc.requestCallback<GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about an order as it is now.
   */
  getOrderEvent(argument: GetOrderEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  getOrderEvent(argument: GetOrderEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  getOrderEvent(argument: GetOrderEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  getOrderEvent(argument: GetOrderEventRequest, callback: grpc.requestCallback<GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Expires the unpaid orders whose time is over by the new time.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  AdvanceClock: grpc.handleUnaryCall<AdvanceClockRequest__Output, AdvanceClockResponse>;
  
  /**
   * Returns the data of an event about an order as it is now.
   */
  GetOrderEvent: grpc.handleUnaryCall<GetOrderEventRequest__Output, GetOrderEventResponse>;
  
}

export interface SandboxServiceDefinition extends grpc.ServiceDefinition {
  AdvanceClock: MethodDefinition<AdvanceClockRequest, AdvanceClockResponse, AdvanceClockRequest__Output, AdvanceClockResponse__Output>
  GetOrderEvent: MethodDefinition<GetOrderEventRequest, GetOrderEventResponse, GetOrderEventRequest__Output, GetOrderEventResponse__Output>
}

export interface SetShippingOptionRequest {
  'option'?: (ShippingOption | null);
}

export interface SetShippingOptionRequest__Output {
  'option': (ShippingOption__Output | null);
}

export interface SetShippingOptionResponse {
  'option'?: (ShippingOption | null);
  /**
   * As in StoreShippingOption, as are the next.
   */
  'offered'?: (boolean);
  'version'?: (string);
}

export interface SetShippingOptionResponse__Output {
  'option': (ShippingOption__Output | null);
  /**
   * As in StoreShippingOption, as are the next.
   */
  'offered': (boolean);
  'version': (string);
}

export interface ShipOrderRequest {
  'order'?: (string);
  /**
   * Empty means everything not yet shipped.
   */
  'lines'?: (ShipmentLine)[];
  'carrier'?: (string);
  'trackingNumber'?: (string);
  'trackingUrl'?: (string);
  /**
   * A UUID. A repeated one ships nothing more of the order.
   */
  'requestKey'?: (string);
  '_carrier'?: "carrier";
  '_trackingNumber'?: "trackingNumber";
  '_trackingUrl'?: "trackingUrl";
  '_requestKey'?: "requestKey";
}

export interface ShipOrderRequest__Output {
  'order': (string);
  /**
   * Empty means everything not yet shipped.
   */
  'lines': (ShipmentLine__Output)[];
  'carrier'?: (string);
  'trackingNumber'?: (string);
  'trackingUrl'?: (string);
  /**
   * A UUID. A repeated one ships nothing more of the order.
   */
  'requestKey'?: (string);
  '_carrier'?: "carrier";
  '_trackingNumber'?: "trackingNumber";
  '_trackingUrl'?: "trackingUrl";
  '_requestKey'?: "requestKey";
}

export interface ShipOrderResponse {
  'order'?: (Order | null);
  'replayed'?: (boolean);
  'version'?: (string);
  'storeActions'?: (string)[];
}

export interface ShipOrderResponse__Output {
  'order': (Order__Output | null);
  'replayed': (boolean);
  'version': (string);
  'storeActions': (string)[];
}

/**
 * One shipment of an order.
 */
export interface Shipment {
  'id'?: (string);
  'number'?: (string);
  'carrier'?: (string);
  'trackingNumber'?: (string);
  'trackingUrl'?: (string);
  'shippedAt'?: (string);
  'deliveredAt'?: (string);
  'lines'?: (ShipmentLine)[];
  '_carrier'?: "carrier";
  '_trackingNumber'?: "trackingNumber";
  '_trackingUrl'?: "trackingUrl";
  '_deliveredAt'?: "deliveredAt";
}

/**
 * One shipment of an order.
 */
export interface Shipment__Output {
  'id': (string);
  'number': (string);
  'carrier'?: (string);
  'trackingNumber'?: (string);
  'trackingUrl'?: (string);
  'shippedAt': (string);
  'deliveredAt'?: (string);
  'lines': (ShipmentLine__Output)[];
  '_carrier'?: "carrier";
  '_trackingNumber'?: "trackingNumber";
  '_trackingUrl'?: "trackingUrl";
  '_deliveredAt'?: "deliveredAt";
}

/**
 * A shipped quantity of one order line.
 */
export interface ShipmentLine {
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
}

/**
 * A shipped quantity of one order line.
 */
export interface ShipmentLine__Output {
  'lineId': (string);
  'sku': (string);
  /**
   * In base units.
   */
  'quantity': (string);
}

/**
 * A way to ship an order, with its price before tax.
 */
export interface ShippingOption {
  'code'?: (string);
  'label'?: (string);
  /**
   * COURIER, PICKUP, or OWN_FLEET.
   */
  'kind'?: (string);
  'amount'?: (string);
  /**
   * Shipping is free from this subtotal after discounts and before tax.
   */
  'freeOver'?: (string);
  'currency'?: (string);
  '_freeOver'?: "freeOver";
}

/**
 * A way to ship an order, with its price before tax.
 */
export interface ShippingOption__Output {
  'code': (string);
  'label': (string);
  /**
   * COURIER, PICKUP, or OWN_FLEET.
   */
  'kind': (string);
  'amount': (string);
  /**
   * Shipping is free from this subtotal after discounts and before tax.
   */
  'freeOver'?: (string);
  'currency': (string);
  '_freeOver'?: "freeOver";
}

/**
 * A part of an order's shipping and its tax.
 */
export interface ShippingTax {
  'rate'?: (string);
  'taxableAmount'?: (string);
  'gctAmount'?: (string);
}

/**
 * A part of an order's shipping and its tax.
 */
export interface ShippingTax__Output {
  'rate': (string);
  'taxableAmount': (string);
  'gctAmount': (string);
}

/**
 * A shipping option as operators see it.
 */
export interface StoreShippingOption {
  'option'?: (ShippingOption | null);
  /**
   * False for a courier option while the store has not opted in to couriers.
   */
  'offered'?: (boolean);
  'version'?: (string);
}

/**
 * A shipping option as operators see it.
 */
export interface StoreShippingOption__Output {
  'option': (ShippingOption__Output | null);
  /**
   * False for a courier option while the store has not opted in to couriers.
   */
  'offered': (boolean);
  'version': (string);
}

/**
 * One step in an order's history.
 */
export interface TimelineEntry {
  'at'?: (string);
  'event'?: (string);
  'actor'?: (string);
}

/**
 * One step in an order's history.
 */
export interface TimelineEntry__Output {
  'at': (string);
  'event': (string);
  'actor': (string);
}
