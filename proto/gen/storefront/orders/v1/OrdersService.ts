// Original file: storefront/orders/v1/orders.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CancelOrderRequest as _storefront_orders_v1_CancelOrderRequest, CancelOrderRequest__Output as _storefront_orders_v1_CancelOrderRequest__Output } from '../../../storefront/orders/v1/CancelOrderRequest.ts';
import type { CancelOrderResponse as _storefront_orders_v1_CancelOrderResponse, CancelOrderResponse__Output as _storefront_orders_v1_CancelOrderResponse__Output } from '../../../storefront/orders/v1/CancelOrderResponse.ts';
import type { CheckoutRequest as _storefront_orders_v1_CheckoutRequest, CheckoutRequest__Output as _storefront_orders_v1_CheckoutRequest__Output } from '../../../storefront/orders/v1/CheckoutRequest.ts';
import type { CheckoutResponse as _storefront_orders_v1_CheckoutResponse, CheckoutResponse__Output as _storefront_orders_v1_CheckoutResponse__Output } from '../../../storefront/orders/v1/CheckoutResponse.ts';
import type { CloseAccountRequest as _storefront_orders_v1_CloseAccountRequest, CloseAccountRequest__Output as _storefront_orders_v1_CloseAccountRequest__Output } from '../../../storefront/orders/v1/CloseAccountRequest.ts';
import type { CloseAccountResponse as _storefront_orders_v1_CloseAccountResponse, CloseAccountResponse__Output as _storefront_orders_v1_CloseAccountResponse__Output } from '../../../storefront/orders/v1/CloseAccountResponse.ts';
import type { GetOrderRequest as _storefront_orders_v1_GetOrderRequest, GetOrderRequest__Output as _storefront_orders_v1_GetOrderRequest__Output } from '../../../storefront/orders/v1/GetOrderRequest.ts';
import type { GetOrderResponse as _storefront_orders_v1_GetOrderResponse, GetOrderResponse__Output as _storefront_orders_v1_GetOrderResponse__Output } from '../../../storefront/orders/v1/GetOrderResponse.ts';
import type { ListOrdersRequest as _storefront_orders_v1_ListOrdersRequest, ListOrdersRequest__Output as _storefront_orders_v1_ListOrdersRequest__Output } from '../../../storefront/orders/v1/ListOrdersRequest.ts';
import type { ListOrdersResponse as _storefront_orders_v1_ListOrdersResponse, ListOrdersResponse__Output as _storefront_orders_v1_ListOrdersResponse__Output } from '../../../storefront/orders/v1/ListOrdersResponse.ts';
import type { ListShippingOptionsRequest as _storefront_orders_v1_ListShippingOptionsRequest, ListShippingOptionsRequest__Output as _storefront_orders_v1_ListShippingOptionsRequest__Output } from '../../../storefront/orders/v1/ListShippingOptionsRequest.ts';
import type { ListShippingOptionsResponse as _storefront_orders_v1_ListShippingOptionsResponse, ListShippingOptionsResponse__Output as _storefront_orders_v1_ListShippingOptionsResponse__Output } from '../../../storefront/orders/v1/ListShippingOptionsResponse.ts';
import type { PreviewCheckoutRequest as _storefront_orders_v1_PreviewCheckoutRequest, PreviewCheckoutRequest__Output as _storefront_orders_v1_PreviewCheckoutRequest__Output } from '../../../storefront/orders/v1/PreviewCheckoutRequest.ts';
import type { PreviewCheckoutResponse as _storefront_orders_v1_PreviewCheckoutResponse, PreviewCheckoutResponse__Output as _storefront_orders_v1_PreviewCheckoutResponse__Output } from '../../../storefront/orders/v1/PreviewCheckoutResponse.ts';
import type { RepayOrderRequest as _storefront_orders_v1_RepayOrderRequest, RepayOrderRequest__Output as _storefront_orders_v1_RepayOrderRequest__Output } from '../../../storefront/orders/v1/RepayOrderRequest.ts';
import type { RepayOrderResponse as _storefront_orders_v1_RepayOrderResponse, RepayOrderResponse__Output as _storefront_orders_v1_RepayOrderResponse__Output } from '../../../storefront/orders/v1/RepayOrderResponse.ts';

/**
 * Runs checkout and manages the calling customer's orders.
 */
export interface OrdersServiceClient extends grpc.Client {
  /**
   * Cancels an order. FAILED_PRECONDITION (order_not_cancellable) once it is being shipped.
   */
  CancelOrder(argument: _storefront_orders_v1_CancelOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: _storefront_orders_v1_CancelOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: _storefront_orders_v1_CancelOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: _storefront_orders_v1_CancelOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Cancels an order. FAILED_PRECONDITION (order_not_cancellable) once it is being shipped.
   */
  cancelOrder(argument: _storefront_orders_v1_CancelOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _storefront_orders_v1_CancelOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _storefront_orders_v1_CancelOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _storefront_orders_v1_CancelOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_CancelOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Places an order for a cart. Outcomes that the shopper can resolve are a state of the result. FAILED_PRECONDITION (cart_already_ordered,
   * cart_empty); PERMISSION_DENIED if the payment rail is not available.
   */
  Checkout(argument: _storefront_orders_v1_CheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CheckoutResponse__Output>): grpc.ClientUnaryCall;
  Checkout(argument: _storefront_orders_v1_CheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CheckoutResponse__Output>): grpc.ClientUnaryCall;
  Checkout(argument: _storefront_orders_v1_CheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CheckoutResponse__Output>): grpc.ClientUnaryCall;
  Checkout(argument: _storefront_orders_v1_CheckoutRequest, callback: grpc.requestCallback<_storefront_orders_v1_CheckoutResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Places an order for a cart. Outcomes that the shopper can resolve are a state of the result. FAILED_PRECONDITION (cart_already_ordered,
   * cart_empty); PERMISSION_DENIED if the payment rail is not available.
   */
  checkout(argument: _storefront_orders_v1_CheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CheckoutResponse__Output>): grpc.ClientUnaryCall;
  checkout(argument: _storefront_orders_v1_CheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CheckoutResponse__Output>): grpc.ClientUnaryCall;
  checkout(argument: _storefront_orders_v1_CheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CheckoutResponse__Output>): grpc.ClientUnaryCall;
  checkout(argument: _storefront_orders_v1_CheckoutRequest, callback: grpc.requestCallback<_storefront_orders_v1_CheckoutResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Closes the calling customer's account for good. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance).
   */
  CloseAccount(argument: _storefront_orders_v1_CloseAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  CloseAccount(argument: _storefront_orders_v1_CloseAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  CloseAccount(argument: _storefront_orders_v1_CloseAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  CloseAccount(argument: _storefront_orders_v1_CloseAccountRequest, callback: grpc.requestCallback<_storefront_orders_v1_CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Closes the calling customer's account for good. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance).
   */
  closeAccount(argument: _storefront_orders_v1_CloseAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  closeAccount(argument: _storefront_orders_v1_CloseAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  closeAccount(argument: _storefront_orders_v1_CloseAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  closeAccount(argument: _storefront_orders_v1_CloseAccountRequest, callback: grpc.requestCallback<_storefront_orders_v1_CloseAccountResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an order of the calling customer.
   */
  GetOrder(argument: _storefront_orders_v1_GetOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderResponse__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: _storefront_orders_v1_GetOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderResponse__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: _storefront_orders_v1_GetOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderResponse__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: _storefront_orders_v1_GetOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an order of the calling customer.
   */
  getOrder(argument: _storefront_orders_v1_GetOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderResponse__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _storefront_orders_v1_GetOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderResponse__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _storefront_orders_v1_GetOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderResponse__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _storefront_orders_v1_GetOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the calling customer's orders that match every filter, newest first unless sorted otherwise, without their details.
   */
  ListOrders(argument: _storefront_orders_v1_ListOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: _storefront_orders_v1_ListOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: _storefront_orders_v1_ListOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: _storefront_orders_v1_ListOrdersRequest, callback: grpc.requestCallback<_storefront_orders_v1_ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the calling customer's orders that match every filter, newest first unless sorted otherwise, without their details.
   */
  listOrders(argument: _storefront_orders_v1_ListOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _storefront_orders_v1_ListOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _storefront_orders_v1_ListOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _storefront_orders_v1_ListOrdersRequest, callback: grpc.requestCallback<_storefront_orders_v1_ListOrdersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the shipping options that the store offers to shoppers.
   */
  ListShippingOptions(argument: _storefront_orders_v1_ListShippingOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListShippingOptions(argument: _storefront_orders_v1_ListShippingOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListShippingOptions(argument: _storefront_orders_v1_ListShippingOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListShippingOptions(argument: _storefront_orders_v1_ListShippingOptionsRequest, callback: grpc.requestCallback<_storefront_orders_v1_ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the shipping options that the store offers to shoppers.
   */
  listShippingOptions(argument: _storefront_orders_v1_ListShippingOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listShippingOptions(argument: _storefront_orders_v1_ListShippingOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listShippingOptions(argument: _storefront_orders_v1_ListShippingOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listShippingOptions(argument: _storefront_orders_v1_ListShippingOptionsRequest, callback: grpc.requestCallback<_storefront_orders_v1_ListShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the result that Checkout would have now, without reserving or writing anything.
   */
  PreviewCheckout(argument: _storefront_orders_v1_PreviewCheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  PreviewCheckout(argument: _storefront_orders_v1_PreviewCheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  PreviewCheckout(argument: _storefront_orders_v1_PreviewCheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  PreviewCheckout(argument: _storefront_orders_v1_PreviewCheckoutRequest, callback: grpc.requestCallback<_storefront_orders_v1_PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the result that Checkout would have now, without reserving or writing anything.
   */
  previewCheckout(argument: _storefront_orders_v1_PreviewCheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  previewCheckout(argument: _storefront_orders_v1_PreviewCheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  previewCheckout(argument: _storefront_orders_v1_PreviewCheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  previewCheckout(argument: _storefront_orders_v1_PreviewCheckoutRequest, callback: grpc.requestCallback<_storefront_orders_v1_PreviewCheckoutResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reopens payment of an unpaid order. FAILED_PRECONDITION (order_not_payable) for an order that is confirmed, canceled, or expired.
   */
  RepayOrder(argument: _storefront_orders_v1_RepayOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  RepayOrder(argument: _storefront_orders_v1_RepayOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  RepayOrder(argument: _storefront_orders_v1_RepayOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  RepayOrder(argument: _storefront_orders_v1_RepayOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Reopens payment of an unpaid order. FAILED_PRECONDITION (order_not_payable) for an order that is confirmed, canceled, or expired.
   */
  repayOrder(argument: _storefront_orders_v1_RepayOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  repayOrder(argument: _storefront_orders_v1_RepayOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  repayOrder(argument: _storefront_orders_v1_RepayOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  repayOrder(argument: _storefront_orders_v1_RepayOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_RepayOrderResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Runs checkout and manages the calling customer's orders.
 */
export interface OrdersServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Cancels an order. FAILED_PRECONDITION (order_not_cancellable) once it is being shipped.
   */
  CancelOrder: grpc.handleUnaryCall<_storefront_orders_v1_CancelOrderRequest__Output, _storefront_orders_v1_CancelOrderResponse>;
  
  /**
   * Places an order for a cart. Outcomes that the shopper can resolve are a state of the result. FAILED_PRECONDITION (cart_already_ordered,
   * cart_empty); PERMISSION_DENIED if the payment rail is not available.
   */
  Checkout: grpc.handleUnaryCall<_storefront_orders_v1_CheckoutRequest__Output, _storefront_orders_v1_CheckoutResponse>;
  
  /**
   * Closes the calling customer's account for good. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance).
   */
  CloseAccount: grpc.handleUnaryCall<_storefront_orders_v1_CloseAccountRequest__Output, _storefront_orders_v1_CloseAccountResponse>;
  
  /**
   * Returns an order of the calling customer.
   */
  GetOrder: grpc.handleUnaryCall<_storefront_orders_v1_GetOrderRequest__Output, _storefront_orders_v1_GetOrderResponse>;
  
  /**
   * Lists the calling customer's orders that match every filter, newest first unless sorted otherwise, without their details.
   */
  ListOrders: grpc.handleUnaryCall<_storefront_orders_v1_ListOrdersRequest__Output, _storefront_orders_v1_ListOrdersResponse>;
  
  /**
   * Lists the shipping options that the store offers to shoppers.
   */
  ListShippingOptions: grpc.handleUnaryCall<_storefront_orders_v1_ListShippingOptionsRequest__Output, _storefront_orders_v1_ListShippingOptionsResponse>;
  
  /**
   * Returns the result that Checkout would have now, without reserving or writing anything.
   */
  PreviewCheckout: grpc.handleUnaryCall<_storefront_orders_v1_PreviewCheckoutRequest__Output, _storefront_orders_v1_PreviewCheckoutResponse>;
  
  /**
   * Reopens payment of an unpaid order. FAILED_PRECONDITION (order_not_payable) for an order that is confirmed, canceled, or expired.
   */
  RepayOrder: grpc.handleUnaryCall<_storefront_orders_v1_RepayOrderRequest__Output, _storefront_orders_v1_RepayOrderResponse>;
  
}

export interface OrdersServiceDefinition extends grpc.ServiceDefinition {
  CancelOrder: MethodDefinition<_storefront_orders_v1_CancelOrderRequest, _storefront_orders_v1_CancelOrderResponse, _storefront_orders_v1_CancelOrderRequest__Output, _storefront_orders_v1_CancelOrderResponse__Output>
  Checkout: MethodDefinition<_storefront_orders_v1_CheckoutRequest, _storefront_orders_v1_CheckoutResponse, _storefront_orders_v1_CheckoutRequest__Output, _storefront_orders_v1_CheckoutResponse__Output>
  CloseAccount: MethodDefinition<_storefront_orders_v1_CloseAccountRequest, _storefront_orders_v1_CloseAccountResponse, _storefront_orders_v1_CloseAccountRequest__Output, _storefront_orders_v1_CloseAccountResponse__Output>
  GetOrder: MethodDefinition<_storefront_orders_v1_GetOrderRequest, _storefront_orders_v1_GetOrderResponse, _storefront_orders_v1_GetOrderRequest__Output, _storefront_orders_v1_GetOrderResponse__Output>
  ListOrders: MethodDefinition<_storefront_orders_v1_ListOrdersRequest, _storefront_orders_v1_ListOrdersResponse, _storefront_orders_v1_ListOrdersRequest__Output, _storefront_orders_v1_ListOrdersResponse__Output>
  ListShippingOptions: MethodDefinition<_storefront_orders_v1_ListShippingOptionsRequest, _storefront_orders_v1_ListShippingOptionsResponse, _storefront_orders_v1_ListShippingOptionsRequest__Output, _storefront_orders_v1_ListShippingOptionsResponse__Output>
  PreviewCheckout: MethodDefinition<_storefront_orders_v1_PreviewCheckoutRequest, _storefront_orders_v1_PreviewCheckoutResponse, _storefront_orders_v1_PreviewCheckoutRequest__Output, _storefront_orders_v1_PreviewCheckoutResponse__Output>
  RepayOrder: MethodDefinition<_storefront_orders_v1_RepayOrderRequest, _storefront_orders_v1_RepayOrderResponse, _storefront_orders_v1_RepayOrderRequest__Output, _storefront_orders_v1_RepayOrderResponse__Output>
}
