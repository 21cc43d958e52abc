// Original file: storefront/orders/v1/orders_sandbox.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AdvanceClockRequest as _storefront_orders_v1_AdvanceClockRequest, AdvanceClockRequest__Output as _storefront_orders_v1_AdvanceClockRequest__Output } from '../../../storefront/orders/v1/AdvanceClockRequest.ts';
import type { AdvanceClockResponse as _storefront_orders_v1_AdvanceClockResponse, AdvanceClockResponse__Output as _storefront_orders_v1_AdvanceClockResponse__Output } from '../../../storefront/orders/v1/AdvanceClockResponse.ts';
import type { GetOrderEventRequest as _storefront_orders_v1_GetOrderEventRequest, GetOrderEventRequest__Output as _storefront_orders_v1_GetOrderEventRequest__Output } from '../../../storefront/orders/v1/GetOrderEventRequest.ts';
import type { GetOrderEventResponse as _storefront_orders_v1_GetOrderEventResponse, GetOrderEventResponse__Output as _storefront_orders_v1_GetOrderEventResponse__Output } from '../../../storefront/orders/v1/GetOrderEventResponse.ts';

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceClient extends grpc.Client {
  /**
   * Expires the unpaid orders whose time is over by the new time.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  AdvanceClock(argument: _storefront_orders_v1_AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: _storefront_orders_v1_AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: _storefront_orders_v1_AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: _storefront_orders_v1_AdvanceClockRequest, callback: grpc.requestCallback<_storefront_orders_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Expires the unpaid orders whose time is over by the new time.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  advanceClock(argument: _storefront_orders_v1_AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: _storefront_orders_v1_AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: _storefront_orders_v1_AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: _storefront_orders_v1_AdvanceClockRequest, callback: grpc.requestCallback<_storefront_orders_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about an order as it is now.
   */
  GetOrderEvent(argument: _storefront_orders_v1_GetOrderEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  GetOrderEvent(argument: _storefront_orders_v1_GetOrderEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  GetOrderEvent(argument: _storefront_orders_v1_GetOrderEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  GetOrderEvent(argument: _storefront_orders_v1_GetOrderEventRequest, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about an order as it is now.
   */
  getOrderEvent(argument: _storefront_orders_v1_GetOrderEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  getOrderEvent(argument: _storefront_orders_v1_GetOrderEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  getOrderEvent(argument: _storefront_orders_v1_GetOrderEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  getOrderEvent(argument: _storefront_orders_v1_GetOrderEventRequest, callback: grpc.requestCallback<_storefront_orders_v1_GetOrderEventResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Expires the unpaid orders whose time is over by the new time.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  AdvanceClock: grpc.handleUnaryCall<_storefront_orders_v1_AdvanceClockRequest__Output, _storefront_orders_v1_AdvanceClockResponse>;
  
  /**
   * Returns the data of an event about an order as it is now.
   */
  GetOrderEvent: grpc.handleUnaryCall<_storefront_orders_v1_GetOrderEventRequest__Output, _storefront_orders_v1_GetOrderEventResponse>;
  
}

export interface SandboxServiceDefinition extends grpc.ServiceDefinition {
  AdvanceClock: MethodDefinition<_storefront_orders_v1_AdvanceClockRequest, _storefront_orders_v1_AdvanceClockResponse, _storefront_orders_v1_AdvanceClockRequest__Output, _storefront_orders_v1_AdvanceClockResponse__Output>
  GetOrderEvent: MethodDefinition<_storefront_orders_v1_GetOrderEventRequest, _storefront_orders_v1_GetOrderEventResponse, _storefront_orders_v1_GetOrderEventRequest__Output, _storefront_orders_v1_GetOrderEventResponse__Output>
}
