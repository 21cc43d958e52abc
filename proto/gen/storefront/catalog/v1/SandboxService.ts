// Original file: storefront/catalog/v1/catalog_sandbox.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AdvanceClockRequest as _storefront_catalog_v1_AdvanceClockRequest, AdvanceClockRequest__Output as _storefront_catalog_v1_AdvanceClockRequest__Output } from '../../../storefront/catalog/v1/AdvanceClockRequest.ts';
import type { AdvanceClockResponse as _storefront_catalog_v1_AdvanceClockResponse, AdvanceClockResponse__Output as _storefront_catalog_v1_AdvanceClockResponse__Output } from '../../../storefront/catalog/v1/AdvanceClockResponse.ts';
import type { GetProductEventRequest as _storefront_catalog_v1_GetProductEventRequest, GetProductEventRequest__Output as _storefront_catalog_v1_GetProductEventRequest__Output } from '../../../storefront/catalog/v1/GetProductEventRequest.ts';
import type { GetProductEventResponse as _storefront_catalog_v1_GetProductEventResponse, GetProductEventResponse__Output as _storefront_catalog_v1_GetProductEventResponse__Output } from '../../../storefront/catalog/v1/GetProductEventResponse.ts';
import type { SetSandboxStockRequest as _storefront_catalog_v1_SetSandboxStockRequest, SetSandboxStockRequest__Output as _storefront_catalog_v1_SetSandboxStockRequest__Output } from '../../../storefront/catalog/v1/SetSandboxStockRequest.ts';
import type { SetSandboxStockResponse as _storefront_catalog_v1_SetSandboxStockResponse, SetSandboxStockResponse__Output as _storefront_catalog_v1_SetSandboxStockResponse__Output } from '../../../storefront/catalog/v1/SetSandboxStockResponse.ts';

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceClient extends grpc.Client {
  /**
   * Applies the sales that have begun or ended by the new time, so that it has its effect before the call returns.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  AdvanceClock(argument: _storefront_catalog_v1_AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: _storefront_catalog_v1_AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: _storefront_catalog_v1_AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: _storefront_catalog_v1_AdvanceClockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Applies the sales that have begun or ended by the new time, so that it has its effect before the call returns.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  advanceClock(argument: _storefront_catalog_v1_AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: _storefront_catalog_v1_AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: _storefront_catalog_v1_AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: _storefront_catalog_v1_AdvanceClockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about a product or its stock as it is now.
   */
  GetProductEvent(argument: _storefront_catalog_v1_GetProductEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  GetProductEvent(argument: _storefront_catalog_v1_GetProductEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  GetProductEvent(argument: _storefront_catalog_v1_GetProductEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  GetProductEvent(argument: _storefront_catalog_v1_GetProductEventRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about a product or its stock as it is now.
   */
  getProductEvent(argument: _storefront_catalog_v1_GetProductEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  getProductEvent(argument: _storefront_catalog_v1_GetProductEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  getProductEvent(argument: _storefront_catalog_v1_GetProductEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  getProductEvent(argument: _storefront_catalog_v1_GetProductEventRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the quantity on hand of a SKU.
   */
  SetSandboxStock(argument: _storefront_catalog_v1_SetSandboxStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  SetSandboxStock(argument: _storefront_catalog_v1_SetSandboxStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  SetSandboxStock(argument: _storefront_catalog_v1_SetSandboxStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  SetSandboxStock(argument: _storefront_catalog_v1_SetSandboxStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the quantity on hand of a SKU.
   */
  setSandboxStock(argument: _storefront_catalog_v1_SetSandboxStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  setSandboxStock(argument: _storefront_catalog_v1_SetSandboxStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  setSandboxStock(argument: _storefront_catalog_v1_SetSandboxStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  setSandboxStock(argument: _storefront_catalog_v1_SetSandboxStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Applies the sales that have begun or ended by the new time, so that it has its effect before the call returns.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  AdvanceClock: grpc.handleUnaryCall<_storefront_catalog_v1_AdvanceClockRequest__Output, _storefront_catalog_v1_AdvanceClockResponse>;
  
  /**
   * Returns the data of an event about a product or its stock as it is now.
   */
  GetProductEvent: grpc.handleUnaryCall<_storefront_catalog_v1_GetProductEventRequest__Output, _storefront_catalog_v1_GetProductEventResponse>;
  
  /**
   * Sets the quantity on hand of a SKU.
   */
  SetSandboxStock: grpc.handleUnaryCall<_storefront_catalog_v1_SetSandboxStockRequest__Output, _storefront_catalog_v1_SetSandboxStockResponse>;
  
}

export interface SandboxServiceDefinition extends grpc.ServiceDefinition {
  AdvanceClock: MethodDefinition<_storefront_catalog_v1_AdvanceClockRequest, _storefront_catalog_v1_AdvanceClockResponse, _storefront_catalog_v1_AdvanceClockRequest__Output, _storefront_catalog_v1_AdvanceClockResponse__Output>
  GetProductEvent: MethodDefinition<_storefront_catalog_v1_GetProductEventRequest, _storefront_catalog_v1_GetProductEventResponse, _storefront_catalog_v1_GetProductEventRequest__Output, _storefront_catalog_v1_GetProductEventResponse__Output>
  SetSandboxStock: MethodDefinition<_storefront_catalog_v1_SetSandboxStockRequest, _storefront_catalog_v1_SetSandboxStockResponse, _storefront_catalog_v1_SetSandboxStockRequest__Output, _storefront_catalog_v1_SetSandboxStockResponse__Output>
}
