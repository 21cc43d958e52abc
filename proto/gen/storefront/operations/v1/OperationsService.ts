// Original file: storefront/operations/v1/operations.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CheckInvariantsRequest as _storefront_operations_v1_CheckInvariantsRequest, CheckInvariantsRequest__Output as _storefront_operations_v1_CheckInvariantsRequest__Output } from '../../../storefront/operations/v1/CheckInvariantsRequest.ts';
import type { CheckInvariantsResponse as _storefront_operations_v1_CheckInvariantsResponse, CheckInvariantsResponse__Output as _storefront_operations_v1_CheckInvariantsResponse__Output } from '../../../storefront/operations/v1/CheckInvariantsResponse.ts';
import type { GetLagRequest as _storefront_operations_v1_GetLagRequest, GetLagRequest__Output as _storefront_operations_v1_GetLagRequest__Output } from '../../../storefront/operations/v1/GetLagRequest.ts';
import type { GetLagResponse as _storefront_operations_v1_GetLagResponse, GetLagResponse__Output as _storefront_operations_v1_GetLagResponse__Output } from '../../../storefront/operations/v1/GetLagResponse.ts';
import type { LedgerEntry as _storefront_operations_v1_LedgerEntry, LedgerEntry__Output as _storefront_operations_v1_LedgerEntry__Output } from '../../../storefront/operations/v1/LedgerEntry.ts';
import type { ListLedgerRequest as _storefront_operations_v1_ListLedgerRequest, ListLedgerRequest__Output as _storefront_operations_v1_ListLedgerRequest__Output } from '../../../storefront/operations/v1/ListLedgerRequest.ts';
import type { ListQuarantineRequest as _storefront_operations_v1_ListQuarantineRequest, ListQuarantineRequest__Output as _storefront_operations_v1_ListQuarantineRequest__Output } from '../../../storefront/operations/v1/ListQuarantineRequest.ts';
import type { ListQuarantineResponse as _storefront_operations_v1_ListQuarantineResponse, ListQuarantineResponse__Output as _storefront_operations_v1_ListQuarantineResponse__Output } from '../../../storefront/operations/v1/ListQuarantineResponse.ts';
import type { RedriveQuarantineRequest as _storefront_operations_v1_RedriveQuarantineRequest, RedriveQuarantineRequest__Output as _storefront_operations_v1_RedriveQuarantineRequest__Output } from '../../../storefront/operations/v1/RedriveQuarantineRequest.ts';
import type { RedriveQuarantineResponse as _storefront_operations_v1_RedriveQuarantineResponse, RedriveQuarantineResponse__Output as _storefront_operations_v1_RedriveQuarantineResponse__Output } from '../../../storefront/operations/v1/RedriveQuarantineResponse.ts';

export interface OperationsServiceClient extends grpc.Client {
  CheckInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  CheckInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  CheckInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  CheckInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: _storefront_operations_v1_CheckInvariantsRequest, callback: grpc.requestCallback<_storefront_operations_v1_CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  
  GetLag(argument: _storefront_operations_v1_GetLagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  GetLag(argument: _storefront_operations_v1_GetLagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  GetLag(argument: _storefront_operations_v1_GetLagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  GetLag(argument: _storefront_operations_v1_GetLagRequest, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: _storefront_operations_v1_GetLagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: _storefront_operations_v1_GetLagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: _storefront_operations_v1_GetLagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: _storefront_operations_v1_GetLagRequest, callback: grpc.requestCallback<_storefront_operations_v1_GetLagResponse__Output>): grpc.ClientUnaryCall;
  
  ListLedger(argument: _storefront_operations_v1_ListLedgerRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_operations_v1_LedgerEntry__Output>;
  ListLedger(argument: _storefront_operations_v1_ListLedgerRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_operations_v1_LedgerEntry__Output>;
  listLedger(argument: _storefront_operations_v1_ListLedgerRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_operations_v1_LedgerEntry__Output>;
  listLedger(argument: _storefront_operations_v1_ListLedgerRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_operations_v1_LedgerEntry__Output>;
  
  ListQuarantine(argument: _storefront_operations_v1_ListQuarantineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListQuarantineResponse__Output>): grpc.ClientUnaryCall;
  ListQuarantine(argument: _storefront_operations_v1_ListQuarantineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListQuarantineResponse__Output>): grpc.ClientUnaryCall;
  ListQuarantine(argument: _storefront_operations_v1_ListQuarantineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListQuarantineResponse__Output>): grpc.ClientUnaryCall;
  ListQuarantine(argument: _storefront_operations_v1_ListQuarantineRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListQuarantineResponse__Output>): grpc.ClientUnaryCall;
  listQuarantine(argument: _storefront_operations_v1_ListQuarantineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListQuarantineResponse__Output>): grpc.ClientUnaryCall;
  listQuarantine(argument: _storefront_operations_v1_ListQuarantineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListQuarantineResponse__Output>): grpc.ClientUnaryCall;
  listQuarantine(argument: _storefront_operations_v1_ListQuarantineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListQuarantineResponse__Output>): grpc.ClientUnaryCall;
  listQuarantine(argument: _storefront_operations_v1_ListQuarantineRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListQuarantineResponse__Output>): grpc.ClientUnaryCall;
  
  RedriveQuarantine(argument: _storefront_operations_v1_RedriveQuarantineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RedriveQuarantineResponse__Output>): grpc.ClientUnaryCall;
  RedriveQuarantine(argument: _storefront_operations_v1_RedriveQuarantineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_RedriveQuarantineResponse__Output>): grpc.ClientUnaryCall;
  RedriveQuarantine(argument: _storefront_operations_v1_RedriveQuarantineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RedriveQuarantineResponse__Output>): grpc.ClientUnaryCall;
  RedriveQuarantine(argument: _storefront_operations_v1_RedriveQuarantineRequest, callback: grpc.requestCallback<_storefront_operations_v1_RedriveQuarantineResponse__Output>): grpc.ClientUnaryCall;
  redriveQuarantine(argument: _storefront_operations_v1_RedriveQuarantineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RedriveQuarantineResponse__Output>): grpc.ClientUnaryCall;
  redriveQuarantine(argument: _storefront_operations_v1_RedriveQuarantineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_RedriveQuarantineResponse__Output>): grpc.ClientUnaryCall;
  redriveQuarantine(argument: _storefront_operations_v1_RedriveQuarantineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RedriveQuarantineResponse__Output>): grpc.ClientUnaryCall;
  redriveQuarantine(argument: _storefront_operations_v1_RedriveQuarantineRequest, callback: grpc.requestCallback<_storefront_operations_v1_RedriveQuarantineResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface OperationsServiceHandlers extends grpc.UntypedServiceImplementation {
  CheckInvariants: grpc.handleUnaryCall<_storefront_operations_v1_CheckInvariantsRequest__Output, _storefront_operations_v1_CheckInvariantsResponse>;
  
  GetLag: grpc.handleUnaryCall<_storefront_operations_v1_GetLagRequest__Output, _storefront_operations_v1_GetLagResponse>;
  
  ListLedger: grpc.handleServerStreamingCall<_storefront_operations_v1_ListLedgerRequest__Output, _storefront_operations_v1_LedgerEntry>;
  
  ListQuarantine: grpc.handleUnaryCall<_storefront_operations_v1_ListQuarantineRequest__Output, _storefront_operations_v1_ListQuarantineResponse>;
  
  RedriveQuarantine: grpc.handleUnaryCall<_storefront_operations_v1_RedriveQuarantineRequest__Output, _storefront_operations_v1_RedriveQuarantineResponse>;
  
}

export interface OperationsServiceDefinition extends grpc.ServiceDefinition {
  CheckInvariants: MethodDefinition<_storefront_operations_v1_CheckInvariantsRequest, _storefront_operations_v1_CheckInvariantsResponse, _storefront_operations_v1_CheckInvariantsRequest__Output, _storefront_operations_v1_CheckInvariantsResponse__Output>
  GetLag: MethodDefinition<_storefront_operations_v1_GetLagRequest, _storefront_operations_v1_GetLagResponse, _storefront_operations_v1_GetLagRequest__Output, _storefront_operations_v1_GetLagResponse__Output>
  ListLedger: MethodDefinition<_storefront_operations_v1_ListLedgerRequest, _storefront_operations_v1_LedgerEntry, _storefront_operations_v1_ListLedgerRequest__Output, _storefront_operations_v1_LedgerEntry__Output>
  ListQuarantine: MethodDefinition<_storefront_operations_v1_ListQuarantineRequest, _storefront_operations_v1_ListQuarantineResponse, _storefront_operations_v1_ListQuarantineRequest__Output, _storefront_operations_v1_ListQuarantineResponse__Output>
  RedriveQuarantine: MethodDefinition<_storefront_operations_v1_RedriveQuarantineRequest, _storefront_operations_v1_RedriveQuarantineResponse, _storefront_operations_v1_RedriveQuarantineRequest__Output, _storefront_operations_v1_RedriveQuarantineResponse__Output>
}
