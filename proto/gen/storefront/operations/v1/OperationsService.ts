// Original file: storefront/operations/v1/operations.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CheckInvariantsRequest as _storefront_operations_v1_CheckInvariantsRequest, CheckInvariantsRequest__Output as _storefront_operations_v1_CheckInvariantsRequest__Output } from '../../../storefront/operations/v1/CheckInvariantsRequest.ts';
import type { CheckInvariantsResponse as _storefront_operations_v1_CheckInvariantsResponse, CheckInvariantsResponse__Output as _storefront_operations_v1_CheckInvariantsResponse__Output } from '../../../storefront/operations/v1/CheckInvariantsResponse.ts';
import type { FindLedgerEntriesRequest as _storefront_operations_v1_FindLedgerEntriesRequest, FindLedgerEntriesRequest__Output as _storefront_operations_v1_FindLedgerEntriesRequest__Output } from '../../../storefront/operations/v1/FindLedgerEntriesRequest.ts';
import type { FindLedgerEntriesResponse as _storefront_operations_v1_FindLedgerEntriesResponse, FindLedgerEntriesResponse__Output as _storefront_operations_v1_FindLedgerEntriesResponse__Output } from '../../../storefront/operations/v1/FindLedgerEntriesResponse.ts';
import type { GetLagRequest as _storefront_operations_v1_GetLagRequest, GetLagRequest__Output as _storefront_operations_v1_GetLagRequest__Output } from '../../../storefront/operations/v1/GetLagRequest.ts';
import type { GetLagResponse as _storefront_operations_v1_GetLagResponse, GetLagResponse__Output as _storefront_operations_v1_GetLagResponse__Output } from '../../../storefront/operations/v1/GetLagResponse.ts';
import type { LedgerEntry as _storefront_operations_v1_LedgerEntry, LedgerEntry__Output as _storefront_operations_v1_LedgerEntry__Output } from '../../../storefront/operations/v1/LedgerEntry.ts';
import type { ListDeadLettersRequest as _storefront_operations_v1_ListDeadLettersRequest, ListDeadLettersRequest__Output as _storefront_operations_v1_ListDeadLettersRequest__Output } from '../../../storefront/operations/v1/ListDeadLettersRequest.ts';
import type { ListDeadLettersResponse as _storefront_operations_v1_ListDeadLettersResponse, ListDeadLettersResponse__Output as _storefront_operations_v1_ListDeadLettersResponse__Output } from '../../../storefront/operations/v1/ListDeadLettersResponse.ts';
import type { ListLedgerRequest as _storefront_operations_v1_ListLedgerRequest, ListLedgerRequest__Output as _storefront_operations_v1_ListLedgerRequest__Output } from '../../../storefront/operations/v1/ListLedgerRequest.ts';
import type { RedriveDeadLettersRequest as _storefront_operations_v1_RedriveDeadLettersRequest, RedriveDeadLettersRequest__Output as _storefront_operations_v1_RedriveDeadLettersRequest__Output } from '../../../storefront/operations/v1/RedriveDeadLettersRequest.ts';
import type { RedriveDeadLettersResponse as _storefront_operations_v1_RedriveDeadLettersResponse, RedriveDeadLettersResponse__Output as _storefront_operations_v1_RedriveDeadLettersResponse__Output } from '../../../storefront/operations/v1/RedriveDeadLettersResponse.ts';
import type { RepublishEventsRequest as _storefront_operations_v1_RepublishEventsRequest, RepublishEventsRequest__Output as _storefront_operations_v1_RepublishEventsRequest__Output } from '../../../storefront/operations/v1/RepublishEventsRequest.ts';
import type { RepublishEventsResponse as _storefront_operations_v1_RepublishEventsResponse, RepublishEventsResponse__Output as _storefront_operations_v1_RepublishEventsResponse__Output } from '../../../storefront/operations/v1/RepublishEventsResponse.ts';

/**
 * The operations API of every service: event lag, dead letters, and its own invariants.
 */
export interface OperationsServiceClient extends grpc.Client {
  /**
   * Checks the service's rules one at a time, on a connection pool of their own. Read-only.
   */
  CheckInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  CheckInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  CheckInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  CheckInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Checks the service's rules one at a time, on a connection pool of their own. Read-only.
   */
  checkInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Looks up the entries of one ledger by the checkout, order, or cart they belong to. Read-only.
   */
  FindLedgerEntries(argument: _storefront_operations_v1_FindLedgerEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  FindLedgerEntries(argument: _storefront_operations_v1_FindLedgerEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  FindLedgerEntries(argument: _storefront_operations_v1_FindLedgerEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  FindLedgerEntries(argument: _storefront_operations_v1_FindLedgerEntriesRequest, callback: grpc.requestCallback<_storefront_operations_v1_FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Looks up the entries of one ledger by the checkout, order, or cart they belong to. Read-only.
   */
  findLedgerEntries(argument: _storefront_operations_v1_FindLedgerEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  findLedgerEntries(argument: _storefront_operations_v1_FindLedgerEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  findLedgerEntries(argument: _storefront_operations_v1_FindLedgerEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  findLedgerEntries(argument: _storefront_operations_v1_FindLedgerEntriesRequest, callback: grpc.requestCallback<_storefront_operations_v1_FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the service's backlogs. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  GetLag(argument: _storefront_operations_v1_GetLagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  GetLag(argument: _storefront_operations_v1_GetLagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  GetLag(argument: _storefront_operations_v1_GetLagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  GetLag(argument: _storefront_operations_v1_GetLagRequest, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the service's backlogs. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  getLag(argument: _storefront_operations_v1_GetLagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: _storefront_operations_v1_GetLagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: _storefront_operations_v1_GetLagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: _storefront_operations_v1_GetLagRequest, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the events that this service's consumers set aside after repeated failures.
   */
  ListDeadLetters(argument: _storefront_operations_v1_ListDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: _storefront_operations_v1_ListDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: _storefront_operations_v1_ListDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: _storefront_operations_v1_ListDeadLettersRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the events that this service's consumers set aside after repeated failures.
   */
  listDeadLetters(argument: _storefront_operations_v1_ListDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  listDeadLetters(argument: _storefront_operations_v1_ListDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  listDeadLetters(argument: _storefront_operations_v1_ListDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  listDeadLetters(argument: _storefront_operations_v1_ListDeadLettersRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams the entries of one ledger, which holds what this service knows of checkouts, orders, and carts that other services know of too.
   * Read-only.
   */
  ListLedger(argument: _storefront_operations_v1_ListLedgerRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_operations_v1_LedgerEntry__Output>;
  ListLedger(argument: _storefront_operations_v1_ListLedgerRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_operations_v1_LedgerEntry__Output>;
  /**
   * Streams the entries of one ledger, which holds what this service knows of checkouts, orders, and carts that other services know of too.
   * Read-only.
   */
  listLedger(argument: _storefront_operations_v1_ListLedgerRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_operations_v1_LedgerEntry__Output>;
  listLedger(argument: _storefront_operations_v1_ListLedgerRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_operations_v1_LedgerEntry__Output>;
  
  /**
   * Publishes dead letters again. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  RedriveDeadLetters(argument: _storefront_operations_v1_RedriveDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  RedriveDeadLetters(argument: _storefront_operations_v1_RedriveDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  RedriveDeadLetters(argument: _storefront_operations_v1_RedriveDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  RedriveDeadLetters(argument: _storefront_operations_v1_RedriveDeadLettersRequest, callback: grpc.requestCallback<_storefront_operations_v1_RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Publishes dead letters again. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  redriveDeadLetters(argument: _storefront_operations_v1_RedriveDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  redriveDeadLetters(argument: _storefront_operations_v1_RedriveDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  redriveDeadLetters(argument: _storefront_operations_v1_RedriveDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  redriveDeadLetters(argument: _storefront_operations_v1_RedriveDeadLettersRequest, callback: grpc.requestCallback<_storefront_operations_v1_RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Publishes events of this service's outbox again; consumers ignore those that they have recorded. Returns when the events are queued.
   * INVALID_ARGUMENT if `since` is malformed, in the future, or before the events that the outbox keeps.
   */
  RepublishEvents(argument: _storefront_operations_v1_RepublishEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  RepublishEvents(argument: _storefront_operations_v1_RepublishEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  RepublishEvents(argument: _storefront_operations_v1_RepublishEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  RepublishEvents(argument: _storefront_operations_v1_RepublishEventsRequest, callback: grpc.requestCallback<_storefront_operations_v1_RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Publishes events of this service's outbox again; consumers ignore those that they have recorded. Returns when the events are queued.
   * INVALID_ARGUMENT if `since` is malformed, in the future, or before the events that the outbox keeps.
   */
  republishEvents(argument: _storefront_operations_v1_RepublishEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  republishEvents(argument: _storefront_operations_v1_RepublishEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  republishEvents(argument: _storefront_operations_v1_RepublishEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  republishEvents(argument: _storefront_operations_v1_RepublishEventsRequest, callback: grpc.requestCallback<_storefront_operations_v1_RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The operations API of every service: event lag, dead letters, and its own invariants.
 */
export interface OperationsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Checks the service's rules one at a time, on a connection pool of their own. Read-only.
   */
  CheckInvariants: grpc.handleUnaryCall<_storefront_operations_v1_CheckInvariantsRequest__Output, _storefront_operations_v1_CheckInvariantsResponse>;
  
  /**
   * Looks up the entries of one ledger by the checkout, order, or cart they belong to. Read-only.
   */
  FindLedgerEntries: grpc.handleUnaryCall<_storefront_operations_v1_FindLedgerEntriesRequest__Output, _storefront_operations_v1_FindLedgerEntriesResponse>;
  
  /**
   * Returns the service's backlogs. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  GetLag: grpc.handleUnaryCall<_storefront_operations_v1_GetLagRequest__Output, _storefront_operations_v1_GetLagResponse>;
  
  /**
   * Lists the events that this service's consumers set aside after repeated failures.
   */
  ListDeadLetters: grpc.handleUnaryCall<_storefront_operations_v1_ListDeadLettersRequest__Output, _storefront_operations_v1_ListDeadLettersResponse>;
  
  /**
   * Streams the entries of one ledger, which holds what this service knows of checkouts, orders, and carts that other services know of too.
   * Read-only.
   */
  ListLedger: grpc.handleServerStreamingCall<_storefront_operations_v1_ListLedgerRequest__Output, _storefront_operations_v1_LedgerEntry>;
  
  /**
   * Publishes dead letters again. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  RedriveDeadLetters: grpc.handleUnaryCall<_storefront_operations_v1_RedriveDeadLettersRequest__Output, _storefront_operations_v1_RedriveDeadLettersResponse>;
  
  /**
   * Publishes events of this service's outbox again; consumers ignore those that they have recorded. Returns when the events are queued.
   * INVALID_ARGUMENT if `since` is malformed, in the future, or before the events that the outbox keeps.
   */
  RepublishEvents: grpc.handleUnaryCall<_storefront_operations_v1_RepublishEventsRequest__Output, _storefront_operations_v1_RepublishEventsResponse>;
  
}

export interface OperationsServiceDefinition extends grpc.ServiceDefinition {
  CheckInvariants: MethodDefinition<_storefront_operations_v1_CheckInvariantsRequest, _storefront_operations_v1_CheckInvariantsResponse, _storefront_operations_v1_CheckInvariantsRequest__Output, _storefront_operations_v1_CheckInvariantsResponse__Output>
  FindLedgerEntries: MethodDefinition<_storefront_operations_v1_FindLedgerEntriesRequest, _storefront_operations_v1_FindLedgerEntriesResponse, _storefront_operations_v1_FindLedgerEntriesRequest__Output, _storefront_operations_v1_FindLedgerEntriesResponse__Output>
  GetLag: MethodDefinition<_storefront_operations_v1_GetLagRequest, _storefront_operations_v1_GetLagResponse, _storefront_operations_v1_GetLagRequest__Output, _storefront_operations_v1_GetLagResponse__Output>
  ListDeadLetters: MethodDefinition<_storefront_operations_v1_ListDeadLettersRequest, _storefront_operations_v1_ListDeadLettersResponse, _storefront_operations_v1_ListDeadLettersRequest__Output, _storefront_operations_v1_ListDeadLettersResponse__Output>
  ListLedger: MethodDefinition<_storefront_operations_v1_ListLedgerRequest, _storefront_operations_v1_LedgerEntry, _storefront_operations_v1_ListLedgerRequest__Output, _storefront_operations_v1_LedgerEntry__Output>
  RedriveDeadLetters: MethodDefinition<_storefront_operations_v1_RedriveDeadLettersRequest, _storefront_operations_v1_RedriveDeadLettersResponse, _storefront_operations_v1_RedriveDeadLettersRequest__Output, _storefront_operations_v1_RedriveDeadLettersResponse__Output>
  RepublishEvents: MethodDefinition<_storefront_operations_v1_RepublishEventsRequest, _storefront_operations_v1_RepublishEventsResponse, _storefront_operations_v1_RepublishEventsRequest__Output, _storefront_operations_v1_RepublishEventsResponse__Output>
}
