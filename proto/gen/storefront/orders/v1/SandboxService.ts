// Original file: storefront/orders/v1/orders_sandbox.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AdvanceClockRequest as _storefront_orders_v1_AdvanceClockRequest, AdvanceClockRequest__Output as _storefront_orders_v1_AdvanceClockRequest__Output } from '../../../storefront/orders/v1/AdvanceClockRequest.ts';
import type { AdvanceClockResponse as _storefront_orders_v1_AdvanceClockResponse, AdvanceClockResponse__Output as _storefront_orders_v1_AdvanceClockResponse__Output } from '../../../storefront/orders/v1/AdvanceClockResponse.ts';

/**
 * What a sandbox can be told to do. For the gateway only.
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
  
}

/**
 * What a sandbox can be told to do. For the gateway only.
 */
export interface SandboxServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Expires the unpaid orders whose time is over by the new time.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  AdvanceClock: grpc.handleUnaryCall<_storefront_orders_v1_AdvanceClockRequest__Output, _storefront_orders_v1_AdvanceClockResponse>;
  
}

export interface SandboxServiceDefinition extends grpc.ServiceDefinition {
  AdvanceClock: MethodDefinition<_storefront_orders_v1_AdvanceClockRequest, _storefront_orders_v1_AdvanceClockResponse, _storefront_orders_v1_AdvanceClockRequest__Output, _storefront_orders_v1_AdvanceClockResponse__Output>
}
