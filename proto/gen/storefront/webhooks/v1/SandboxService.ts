// Original file: storefront/webhooks/v1/webhooks_sandbox.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { TriggerEventRequest as _storefront_webhooks_v1_TriggerEventRequest, TriggerEventRequest__Output as _storefront_webhooks_v1_TriggerEventRequest__Output } from '../../../storefront/webhooks/v1/TriggerEventRequest.ts';
import type { TriggerEventResponse as _storefront_webhooks_v1_TriggerEventResponse, TriggerEventResponse__Output as _storefront_webhooks_v1_TriggerEventResponse__Output } from '../../../storefront/webhooks/v1/TriggerEventResponse.ts';

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceClient extends grpc.Client {
  /**
   * Sends an event to the subscriptions and listeners of the store only. It is marked as triggered and is not part of the sequence of its object.
   */
  TriggerEvent(argument: _storefront_webhooks_v1_TriggerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  TriggerEvent(argument: _storefront_webhooks_v1_TriggerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  TriggerEvent(argument: _storefront_webhooks_v1_TriggerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  TriggerEvent(argument: _storefront_webhooks_v1_TriggerEventRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends an event to the subscriptions and listeners of the store only. It is marked as triggered and is not part of the sequence of its object.
   */
  triggerEvent(argument: _storefront_webhooks_v1_TriggerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  triggerEvent(argument: _storefront_webhooks_v1_TriggerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  triggerEvent(argument: _storefront_webhooks_v1_TriggerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  triggerEvent(argument: _storefront_webhooks_v1_TriggerEventRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Sends an event to the subscriptions and listeners of the store only. It is marked as triggered and is not part of the sequence of its object.
   */
  TriggerEvent: grpc.handleUnaryCall<_storefront_webhooks_v1_TriggerEventRequest__Output, _storefront_webhooks_v1_TriggerEventResponse>;
  
}

export interface SandboxServiceDefinition extends grpc.ServiceDefinition {
  TriggerEvent: MethodDefinition<_storefront_webhooks_v1_TriggerEventRequest, _storefront_webhooks_v1_TriggerEventResponse, _storefront_webhooks_v1_TriggerEventRequest__Output, _storefront_webhooks_v1_TriggerEventResponse__Output>
}
