import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CheckInvariantsRequest as _storefront_operations_v1_CheckInvariantsRequest, CheckInvariantsRequest__Output as _storefront_operations_v1_CheckInvariantsRequest__Output } from './storefront/operations/v1/CheckInvariantsRequest.ts';
import type { CheckInvariantsResponse as _storefront_operations_v1_CheckInvariantsResponse, CheckInvariantsResponse__Output as _storefront_operations_v1_CheckInvariantsResponse__Output } from './storefront/operations/v1/CheckInvariantsResponse.ts';
import type { ConsumerLag as _storefront_operations_v1_ConsumerLag, ConsumerLag__Output as _storefront_operations_v1_ConsumerLag__Output } from './storefront/operations/v1/ConsumerLag.ts';
import type { GetLagRequest as _storefront_operations_v1_GetLagRequest, GetLagRequest__Output as _storefront_operations_v1_GetLagRequest__Output } from './storefront/operations/v1/GetLagRequest.ts';
import type { GetLagResponse as _storefront_operations_v1_GetLagResponse, GetLagResponse__Output as _storefront_operations_v1_GetLagResponse__Output } from './storefront/operations/v1/GetLagResponse.ts';
import type { InvariantCheck as _storefront_operations_v1_InvariantCheck, InvariantCheck__Output as _storefront_operations_v1_InvariantCheck__Output } from './storefront/operations/v1/InvariantCheck.ts';
import type { LedgerEntry as _storefront_operations_v1_LedgerEntry, LedgerEntry__Output as _storefront_operations_v1_LedgerEntry__Output } from './storefront/operations/v1/LedgerEntry.ts';
import type { ListLedgerRequest as _storefront_operations_v1_ListLedgerRequest, ListLedgerRequest__Output as _storefront_operations_v1_ListLedgerRequest__Output } from './storefront/operations/v1/ListLedgerRequest.ts';
import type { ListQuarantineRequest as _storefront_operations_v1_ListQuarantineRequest, ListQuarantineRequest__Output as _storefront_operations_v1_ListQuarantineRequest__Output } from './storefront/operations/v1/ListQuarantineRequest.ts';
import type { ListQuarantineResponse as _storefront_operations_v1_ListQuarantineResponse, ListQuarantineResponse__Output as _storefront_operations_v1_ListQuarantineResponse__Output } from './storefront/operations/v1/ListQuarantineResponse.ts';
import type { OperationsServiceClient as _storefront_operations_v1_OperationsServiceClient, OperationsServiceDefinition as _storefront_operations_v1_OperationsServiceDefinition } from './storefront/operations/v1/OperationsService.ts';
import type { QuarantinedEvent as _storefront_operations_v1_QuarantinedEvent, QuarantinedEvent__Output as _storefront_operations_v1_QuarantinedEvent__Output } from './storefront/operations/v1/QuarantinedEvent.ts';
import type { RedriveQuarantineRequest as _storefront_operations_v1_RedriveQuarantineRequest, RedriveQuarantineRequest__Output as _storefront_operations_v1_RedriveQuarantineRequest__Output } from './storefront/operations/v1/RedriveQuarantineRequest.ts';
import type { RedriveQuarantineResponse as _storefront_operations_v1_RedriveQuarantineResponse, RedriveQuarantineResponse__Output as _storefront_operations_v1_RedriveQuarantineResponse__Output } from './storefront/operations/v1/RedriveQuarantineResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    operations: {
      v1: {
        CheckInvariantsRequest: MessageTypeDefinition<_storefront_operations_v1_CheckInvariantsRequest, _storefront_operations_v1_CheckInvariantsRequest__Output>
        CheckInvariantsResponse: MessageTypeDefinition<_storefront_operations_v1_CheckInvariantsResponse, _storefront_operations_v1_CheckInvariantsResponse__Output>
        ConsumerLag: MessageTypeDefinition<_storefront_operations_v1_ConsumerLag, _storefront_operations_v1_ConsumerLag__Output>
        GetLagRequest: MessageTypeDefinition<_storefront_operations_v1_GetLagRequest, _storefront_operations_v1_GetLagRequest__Output>
        GetLagResponse: MessageTypeDefinition<_storefront_operations_v1_GetLagResponse, _storefront_operations_v1_GetLagResponse__Output>
        InvariantCheck: MessageTypeDefinition<_storefront_operations_v1_InvariantCheck, _storefront_operations_v1_InvariantCheck__Output>
        LedgerEntry: MessageTypeDefinition<_storefront_operations_v1_LedgerEntry, _storefront_operations_v1_LedgerEntry__Output>
        ListLedgerRequest: MessageTypeDefinition<_storefront_operations_v1_ListLedgerRequest, _storefront_operations_v1_ListLedgerRequest__Output>
        ListQuarantineRequest: MessageTypeDefinition<_storefront_operations_v1_ListQuarantineRequest, _storefront_operations_v1_ListQuarantineRequest__Output>
        ListQuarantineResponse: MessageTypeDefinition<_storefront_operations_v1_ListQuarantineResponse, _storefront_operations_v1_ListQuarantineResponse__Output>
        OperationsService: SubtypeConstructor<typeof grpc.Client, _storefront_operations_v1_OperationsServiceClient> & { service: _storefront_operations_v1_OperationsServiceDefinition }
        QuarantinedEvent: MessageTypeDefinition<_storefront_operations_v1_QuarantinedEvent, _storefront_operations_v1_QuarantinedEvent__Output>
        RedriveQuarantineRequest: MessageTypeDefinition<_storefront_operations_v1_RedriveQuarantineRequest, _storefront_operations_v1_RedriveQuarantineRequest__Output>
        RedriveQuarantineResponse: MessageTypeDefinition<_storefront_operations_v1_RedriveQuarantineResponse, _storefront_operations_v1_RedriveQuarantineResponse__Output>
      }
    }
  }
}

