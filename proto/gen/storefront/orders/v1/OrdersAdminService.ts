// Original file: storefront/orders/v1/orders.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CancelStoreOrderRequest as _storefront_orders_v1_CancelStoreOrderRequest, CancelStoreOrderRequest__Output as _storefront_orders_v1_CancelStoreOrderRequest__Output } from '../../../storefront/orders/v1/CancelStoreOrderRequest.ts';
import type { CancelStoreOrderResponse as _storefront_orders_v1_CancelStoreOrderResponse, CancelStoreOrderResponse__Output as _storefront_orders_v1_CancelStoreOrderResponse__Output } from '../../../storefront/orders/v1/CancelStoreOrderResponse.ts';
import type { CorrectOrderRequest as _storefront_orders_v1_CorrectOrderRequest, CorrectOrderRequest__Output as _storefront_orders_v1_CorrectOrderRequest__Output } from '../../../storefront/orders/v1/CorrectOrderRequest.ts';
import type { CorrectOrderResponse as _storefront_orders_v1_CorrectOrderResponse, CorrectOrderResponse__Output as _storefront_orders_v1_CorrectOrderResponse__Output } from '../../../storefront/orders/v1/CorrectOrderResponse.ts';
import type { DeliverOrderRequest as _storefront_orders_v1_DeliverOrderRequest, DeliverOrderRequest__Output as _storefront_orders_v1_DeliverOrderRequest__Output } from '../../../storefront/orders/v1/DeliverOrderRequest.ts';
import type { DeliverOrderResponse as _storefront_orders_v1_DeliverOrderResponse, DeliverOrderResponse__Output as _storefront_orders_v1_DeliverOrderResponse__Output } from '../../../storefront/orders/v1/DeliverOrderResponse.ts';
import type { GetStoreOrderRequest as _storefront_orders_v1_GetStoreOrderRequest, GetStoreOrderRequest__Output as _storefront_orders_v1_GetStoreOrderRequest__Output } from '../../../storefront/orders/v1/GetStoreOrderRequest.ts';
import type { GetStoreOrderResponse as _storefront_orders_v1_GetStoreOrderResponse, GetStoreOrderResponse__Output as _storefront_orders_v1_GetStoreOrderResponse__Output } from '../../../storefront/orders/v1/GetStoreOrderResponse.ts';
import type { ListStoreOrdersRequest as _storefront_orders_v1_ListStoreOrdersRequest, ListStoreOrdersRequest__Output as _storefront_orders_v1_ListStoreOrdersRequest__Output } from '../../../storefront/orders/v1/ListStoreOrdersRequest.ts';
import type { ListStoreOrdersResponse as _storefront_orders_v1_ListStoreOrdersResponse, ListStoreOrdersResponse__Output as _storefront_orders_v1_ListStoreOrdersResponse__Output } from '../../../storefront/orders/v1/ListStoreOrdersResponse.ts';
import type { ListStoreShippingOptionsRequest as _storefront_orders_v1_ListStoreShippingOptionsRequest, ListStoreShippingOptionsRequest__Output as _storefront_orders_v1_ListStoreShippingOptionsRequest__Output } from '../../../storefront/orders/v1/ListStoreShippingOptionsRequest.ts';
import type { ListStoreShippingOptionsResponse as _storefront_orders_v1_ListStoreShippingOptionsResponse, ListStoreShippingOptionsResponse__Output as _storefront_orders_v1_ListStoreShippingOptionsResponse__Output } from '../../../storefront/orders/v1/ListStoreShippingOptionsResponse.ts';
import type { RemoveShippingOptionRequest as _storefront_orders_v1_RemoveShippingOptionRequest, RemoveShippingOptionRequest__Output as _storefront_orders_v1_RemoveShippingOptionRequest__Output } from '../../../storefront/orders/v1/RemoveShippingOptionRequest.ts';
import type { RemoveShippingOptionResponse as _storefront_orders_v1_RemoveShippingOptionResponse, RemoveShippingOptionResponse__Output as _storefront_orders_v1_RemoveShippingOptionResponse__Output } from '../../../storefront/orders/v1/RemoveShippingOptionResponse.ts';
import type { SetShippingOptionRequest as _storefront_orders_v1_SetShippingOptionRequest, SetShippingOptionRequest__Output as _storefront_orders_v1_SetShippingOptionRequest__Output } from '../../../storefront/orders/v1/SetShippingOptionRequest.ts';
import type { SetShippingOptionResponse as _storefront_orders_v1_SetShippingOptionResponse, SetShippingOptionResponse__Output as _storefront_orders_v1_SetShippingOptionResponse__Output } from '../../../storefront/orders/v1/SetShippingOptionResponse.ts';
import type { ShipOrderRequest as _storefront_orders_v1_ShipOrderRequest, ShipOrderRequest__Output as _storefront_orders_v1_ShipOrderRequest__Output } from '../../../storefront/orders/v1/ShipOrderRequest.ts';
import type { ShipOrderResponse as _storefront_orders_v1_ShipOrderResponse, ShipOrderResponse__Output as _storefront_orders_v1_ShipOrderResponse__Output } from '../../../storefront/orders/v1/ShipOrderResponse.ts';

/**
 * Manages a store's orders and shipping options, for operators.
 */
export interface OrdersAdminServiceClient extends grpc.Client {
  /**
   * Cancels an order on behalf of the store. FAILED_PRECONDITION (order_not_cancellable).
   */
  CancelStoreOrder(argument: _storefront_orders_v1_CancelStoreOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelStoreOrder(argument: _storefront_orders_v1_CancelStoreOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelStoreOrder(argument: _storefront_orders_v1_CancelStoreOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  CancelStoreOrder(argument: _storefront_orders_v1_CancelStoreOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Cancels an order on behalf of the store. FAILED_PRECONDITION (order_not_cancellable).
   */
  cancelStoreOrder(argument: _storefront_orders_v1_CancelStoreOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelStoreOrder(argument: _storefront_orders_v1_CancelStoreOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelStoreOrder(argument: _storefront_orders_v1_CancelStoreOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  cancelStoreOrder(argument: _storefront_orders_v1_CancelStoreOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_CancelStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Cancels lines of an order, refunds it, or puts returned goods back into stock, once per request_key. FAILED_PRECONDITION
   * (order_not_confirmed, order_not_cancellable, cancellation_too_large, return_too_large, and those of billing's RefundOrder).
   */
  CorrectOrder(argument: _storefront_orders_v1_CorrectOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  CorrectOrder(argument: _storefront_orders_v1_CorrectOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  CorrectOrder(argument: _storefront_orders_v1_CorrectOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  CorrectOrder(argument: _storefront_orders_v1_CorrectOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Cancels lines of an order, refunds it, or puts returned goods back into stock, once per request_key. FAILED_PRECONDITION
   * (order_not_confirmed, order_not_cancellable, cancellation_too_large, return_too_large, and those of billing's RefundOrder).
   */
  correctOrder(argument: _storefront_orders_v1_CorrectOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  correctOrder(argument: _storefront_orders_v1_CorrectOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  correctOrder(argument: _storefront_orders_v1_CorrectOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  correctOrder(argument: _storefront_orders_v1_CorrectOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_CorrectOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Marks a shipped order as delivered.
   */
  DeliverOrder(argument: _storefront_orders_v1_DeliverOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  DeliverOrder(argument: _storefront_orders_v1_DeliverOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  DeliverOrder(argument: _storefront_orders_v1_DeliverOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  DeliverOrder(argument: _storefront_orders_v1_DeliverOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Marks a shipped order as delivered.
   */
  deliverOrder(argument: _storefront_orders_v1_DeliverOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  deliverOrder(argument: _storefront_orders_v1_DeliverOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  deliverOrder(argument: _storefront_orders_v1_DeliverOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  deliverOrder(argument: _storefront_orders_v1_DeliverOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_DeliverOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns any order of the store.
   */
  GetStoreOrder(argument: _storefront_orders_v1_GetStoreOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  GetStoreOrder(argument: _storefront_orders_v1_GetStoreOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_GetStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  GetStoreOrder(argument: _storefront_orders_v1_GetStoreOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  GetStoreOrder(argument: _storefront_orders_v1_GetStoreOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_GetStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns any order of the store.
   */
  getStoreOrder(argument: _storefront_orders_v1_GetStoreOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  getStoreOrder(argument: _storefront_orders_v1_GetStoreOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_GetStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  getStoreOrder(argument: _storefront_orders_v1_GetStoreOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  getStoreOrder(argument: _storefront_orders_v1_GetStoreOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_GetStoreOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the store's orders, newest first, each with its buyer but without other details.
   */
  ListStoreOrders(argument: _storefront_orders_v1_ListStoreOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreOrders(argument: _storefront_orders_v1_ListStoreOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreOrders(argument: _storefront_orders_v1_ListStoreOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreOrders(argument: _storefront_orders_v1_ListStoreOrdersRequest, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the store's orders, newest first, each with its buyer but without other details.
   */
  listStoreOrders(argument: _storefront_orders_v1_ListStoreOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  listStoreOrders(argument: _storefront_orders_v1_ListStoreOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  listStoreOrders(argument: _storefront_orders_v1_ListStoreOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  listStoreOrders(argument: _storefront_orders_v1_ListStoreOrdersRequest, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreOrdersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all shipping options, including those that are not offered.
   */
  ListStoreShippingOptions(argument: _storefront_orders_v1_ListStoreShippingOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreShippingOptions(argument: _storefront_orders_v1_ListStoreShippingOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreShippingOptions(argument: _storefront_orders_v1_ListStoreShippingOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreShippingOptions(argument: _storefront_orders_v1_ListStoreShippingOptionsRequest, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all shipping options, including those that are not offered.
   */
  listStoreShippingOptions(argument: _storefront_orders_v1_ListStoreShippingOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listStoreShippingOptions(argument: _storefront_orders_v1_ListStoreShippingOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listStoreShippingOptions(argument: _storefront_orders_v1_ListStoreShippingOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  listStoreShippingOptions(argument: _storefront_orders_v1_ListStoreShippingOptionsRequest, callback: grpc.requestCallback<_storefront_orders_v1_ListStoreShippingOptionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a shipping option.
   */
  RemoveShippingOption(argument: _storefront_orders_v1_RemoveShippingOptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  RemoveShippingOption(argument: _storefront_orders_v1_RemoveShippingOptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  RemoveShippingOption(argument: _storefront_orders_v1_RemoveShippingOptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  RemoveShippingOption(argument: _storefront_orders_v1_RemoveShippingOptionRequest, callback: grpc.requestCallback<_storefront_orders_v1_RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a shipping option.
   */
  removeShippingOption(argument: _storefront_orders_v1_RemoveShippingOptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  removeShippingOption(argument: _storefront_orders_v1_RemoveShippingOptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  removeShippingOption(argument: _storefront_orders_v1_RemoveShippingOptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  removeShippingOption(argument: _storefront_orders_v1_RemoveShippingOptionRequest, callback: grpc.requestCallback<_storefront_orders_v1_RemoveShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a shipping option or replaces the one with the same code.
   */
  SetShippingOption(argument: _storefront_orders_v1_SetShippingOptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  SetShippingOption(argument: _storefront_orders_v1_SetShippingOptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  SetShippingOption(argument: _storefront_orders_v1_SetShippingOptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  SetShippingOption(argument: _storefront_orders_v1_SetShippingOptionRequest, callback: grpc.requestCallback<_storefront_orders_v1_SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a shipping option or replaces the one with the same code.
   */
  setShippingOption(argument: _storefront_orders_v1_SetShippingOptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  setShippingOption(argument: _storefront_orders_v1_SetShippingOptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  setShippingOption(argument: _storefront_orders_v1_SetShippingOptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  setShippingOption(argument: _storefront_orders_v1_SetShippingOptionRequest, callback: grpc.requestCallback<_storefront_orders_v1_SetShippingOptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ships all or part of an order. FAILED_PRECONDITION (order_not_shippable, shipment_too_large).
   */
  ShipOrder(argument: _storefront_orders_v1_ShipOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  ShipOrder(argument: _storefront_orders_v1_ShipOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  ShipOrder(argument: _storefront_orders_v1_ShipOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  ShipOrder(argument: _storefront_orders_v1_ShipOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ships all or part of an order. FAILED_PRECONDITION (order_not_shippable, shipment_too_large).
   */
  shipOrder(argument: _storefront_orders_v1_ShipOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: _storefront_orders_v1_ShipOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: _storefront_orders_v1_ShipOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: _storefront_orders_v1_ShipOrderRequest, callback: grpc.requestCallback<_storefront_orders_v1_ShipOrderResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's orders and shipping options, for operators.
 */
export interface OrdersAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Cancels an order on behalf of the store. FAILED_PRECONDITION (order_not_cancellable).
   */
  CancelStoreOrder: grpc.handleUnaryCall<_storefront_orders_v1_CancelStoreOrderRequest__Output, _storefront_orders_v1_CancelStoreOrderResponse>;
  
  /**
   * Cancels lines of an order, refunds it, or puts returned goods back into stock, once per request_key. FAILED_PRECONDITION
   * (order_not_confirmed, order_not_cancellable, cancellation_too_large, return_too_large, and those of billing's RefundOrder).
   */
  CorrectOrder: grpc.handleUnaryCall<_storefront_orders_v1_CorrectOrderRequest__Output, _storefront_orders_v1_CorrectOrderResponse>;
  
  /**
   * Marks a shipped order as delivered.
   */
  DeliverOrder: grpc.handleUnaryCall<_storefront_orders_v1_DeliverOrderRequest__Output, _storefront_orders_v1_DeliverOrderResponse>;
  
  /**
   * Returns any order of the store.
   */
  GetStoreOrder: grpc.handleUnaryCall<_storefront_orders_v1_GetStoreOrderRequest__Output, _storefront_orders_v1_GetStoreOrderResponse>;
  
  /**
   * Lists the store's orders, newest first, each with its buyer but without other details.
   */
  ListStoreOrders: grpc.handleUnaryCall<_storefront_orders_v1_ListStoreOrdersRequest__Output, _storefront_orders_v1_ListStoreOrdersResponse>;
  
  /**
   * Lists all shipping options, including those that are not offered.
   */
  ListStoreShippingOptions: grpc.handleUnaryCall<_storefront_orders_v1_ListStoreShippingOptionsRequest__Output, _storefront_orders_v1_ListStoreShippingOptionsResponse>;
  
  /**
   * Removes a shipping option.
   */
  RemoveShippingOption: grpc.handleUnaryCall<_storefront_orders_v1_RemoveShippingOptionRequest__Output, _storefront_orders_v1_RemoveShippingOptionResponse>;
  
  /**
   * Creates a shipping option or replaces the one with the same code.
   */
  SetShippingOption: grpc.handleUnaryCall<_storefront_orders_v1_SetShippingOptionRequest__Output, _storefront_orders_v1_SetShippingOptionResponse>;
  
  /**
   * Ships all or part of an order. FAILED_PRECONDITION (order_not_shippable, shipment_too_large).
   */
  ShipOrder: grpc.handleUnaryCall<_storefront_orders_v1_ShipOrderRequest__Output, _storefront_orders_v1_ShipOrderResponse>;
  
}

export interface OrdersAdminServiceDefinition extends grpc.ServiceDefinition {
  CancelStoreOrder: MethodDefinition<_storefront_orders_v1_CancelStoreOrderRequest, _storefront_orders_v1_CancelStoreOrderResponse, _storefront_orders_v1_CancelStoreOrderRequest__Output, _storefront_orders_v1_CancelStoreOrderResponse__Output>
  CorrectOrder: MethodDefinition<_storefront_orders_v1_CorrectOrderRequest, _storefront_orders_v1_CorrectOrderResponse, _storefront_orders_v1_CorrectOrderRequest__Output, _storefront_orders_v1_CorrectOrderResponse__Output>
  DeliverOrder: MethodDefinition<_storefront_orders_v1_DeliverOrderRequest, _storefront_orders_v1_DeliverOrderResponse, _storefront_orders_v1_DeliverOrderRequest__Output, _storefront_orders_v1_DeliverOrderResponse__Output>
  GetStoreOrder: MethodDefinition<_storefront_orders_v1_GetStoreOrderRequest, _storefront_orders_v1_GetStoreOrderResponse, _storefront_orders_v1_GetStoreOrderRequest__Output, _storefront_orders_v1_GetStoreOrderResponse__Output>
  ListStoreOrders: MethodDefinition<_storefront_orders_v1_ListStoreOrdersRequest, _storefront_orders_v1_ListStoreOrdersResponse, _storefront_orders_v1_ListStoreOrdersRequest__Output, _storefront_orders_v1_ListStoreOrdersResponse__Output>
  ListStoreShippingOptions: MethodDefinition<_storefront_orders_v1_ListStoreShippingOptionsRequest, _storefront_orders_v1_ListStoreShippingOptionsResponse, _storefront_orders_v1_ListStoreShippingOptionsRequest__Output, _storefront_orders_v1_ListStoreShippingOptionsResponse__Output>
  RemoveShippingOption: MethodDefinition<_storefront_orders_v1_RemoveShippingOptionRequest, _storefront_orders_v1_RemoveShippingOptionResponse, _storefront_orders_v1_RemoveShippingOptionRequest__Output, _storefront_orders_v1_RemoveShippingOptionResponse__Output>
  SetShippingOption: MethodDefinition<_storefront_orders_v1_SetShippingOptionRequest, _storefront_orders_v1_SetShippingOptionResponse, _storefront_orders_v1_SetShippingOptionRequest__Output, _storefront_orders_v1_SetShippingOptionResponse__Output>
  ShipOrder: MethodDefinition<_storefront_orders_v1_ShipOrderRequest, _storefront_orders_v1_ShipOrderResponse, _storefront_orders_v1_ShipOrderRequest__Output, _storefront_orders_v1_ShipOrderResponse__Output>
}
