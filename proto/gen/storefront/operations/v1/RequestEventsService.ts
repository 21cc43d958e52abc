// Original file: storefront/operations/v1/request_events.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ListRequestEventsRequest as _storefront_operations_v1_ListRequestEventsRequest, ListRequestEventsRequest__Output as _storefront_operations_v1_ListRequestEventsRequest__Output } from '../../../storefront/operations/v1/ListRequestEventsRequest.ts';
import type { ListRequestEventsResponse as _storefront_operations_v1_ListRequestEventsResponse, ListRequestEventsResponse__Output as _storefront_operations_v1_ListRequestEventsResponse__Output } from '../../../storefront/operations/v1/ListRequestEventsResponse.ts';

/**
 * Finds the events of a request, for the gateway. Implemented by the services that emit public events on requests.
 */
export interface RequestEventsServiceClient extends grpc.Client {
  /**
   * Lists the public events that a request of the caller's store has caused in this service, directly or through other events, at most 100.
   */
  ListRequestEvents(argument: _storefront_operations_v1_ListRequestEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  ListRequestEvents(argument: _storefront_operations_v1_ListRequestEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  ListRequestEvents(argument: _storefront_operations_v1_ListRequestEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  ListRequestEvents(argument: _storefront_operations_v1_ListRequestEventsRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the public events that a request of the caller's store has caused in this service, directly or through other events, at most 100.
   */
  listRequestEvents(argument: _storefront_operations_v1_ListRequestEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  listRequestEvents(argument: _storefront_operations_v1_ListRequestEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  listRequestEvents(argument: _storefront_operations_v1_ListRequestEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  listRequestEvents(argument: _storefront_operations_v1_ListRequestEventsRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Finds the events of a request, for the gateway. Implemented by the services that emit public events on requests.
 */
export interface RequestEventsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Lists the public events that a request of the caller's store has caused in this service, directly or through other events, at most 100.
   */
  ListRequestEvents: grpc.handleUnaryCall<_storefront_operations_v1_ListRequestEventsRequest__Output, _storefront_operations_v1_ListRequestEventsResponse>;
  
}

export interface RequestEventsServiceDefinition extends grpc.ServiceDefinition {
  ListRequestEvents: MethodDefinition<_storefront_operations_v1_ListRequestEventsRequest, _storefront_operations_v1_ListRequestEventsResponse, _storefront_operations_v1_ListRequestEventsRequest__Output, _storefront_operations_v1_ListRequestEventsResponse__Output>
}
