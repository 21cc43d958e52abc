import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CheckInvariantsRequest as _storefront_operations_v1_CheckInvariantsRequest, CheckInvariantsRequest__Output as _storefront_operations_v1_CheckInvariantsRequest__Output } from './storefront/operations/v1/CheckInvariantsRequest.ts';
import type { CheckInvariantsResponse as _storefront_operations_v1_CheckInvariantsResponse, CheckInvariantsResponse__Output as _storefront_operations_v1_CheckInvariantsResponse__Output } from './storefront/operations/v1/CheckInvariantsResponse.ts';
import type { ConsumerLag as _storefront_operations_v1_ConsumerLag, ConsumerLag__Output as _storefront_operations_v1_ConsumerLag__Output } from './storefront/operations/v1/ConsumerLag.ts';
import type { DeadLetter as _storefront_operations_v1_DeadLetter, DeadLetter__Output as _storefront_operations_v1_DeadLetter__Output } from './storefront/operations/v1/DeadLetter.ts';
import type { FindLedgerEntriesRequest as _storefront_operations_v1_FindLedgerEntriesRequest, FindLedgerEntriesRequest__Output as _storefront_operations_v1_FindLedgerEntriesRequest__Output } from './storefront/operations/v1/FindLedgerEntriesRequest.ts';
import type { FindLedgerEntriesResponse as _storefront_operations_v1_FindLedgerEntriesResponse, FindLedgerEntriesResponse__Output as _storefront_operations_v1_FindLedgerEntriesResponse__Output } from './storefront/operations/v1/FindLedgerEntriesResponse.ts';
import type { GetLagRequest as _storefront_operations_v1_GetLagRequest, GetLagRequest__Output as _storefront_operations_v1_GetLagRequest__Output } from './storefront/operations/v1/GetLagRequest.ts';
import type { GetLagResponse as _storefront_operations_v1_GetLagResponse, GetLagResponse__Output as _storefront_operations_v1_GetLagResponse__Output } from './storefront/operations/v1/GetLagResponse.ts';
import type { InvariantCheck as _storefront_operations_v1_InvariantCheck, InvariantCheck__Output as _storefront_operations_v1_InvariantCheck__Output } from './storefront/operations/v1/InvariantCheck.ts';
import type { LedgerEntry as _storefront_operations_v1_LedgerEntry, LedgerEntry__Output as _storefront_operations_v1_LedgerEntry__Output } from './storefront/operations/v1/LedgerEntry.ts';
import type { LedgerKey as _storefront_operations_v1_LedgerKey, LedgerKey__Output as _storefront_operations_v1_LedgerKey__Output } from './storefront/operations/v1/LedgerKey.ts';
import type { ListDeadLettersRequest as _storefront_operations_v1_ListDeadLettersRequest, ListDeadLettersRequest__Output as _storefront_operations_v1_ListDeadLettersRequest__Output } from './storefront/operations/v1/ListDeadLettersRequest.ts';
import type { ListDeadLettersResponse as _storefront_operations_v1_ListDeadLettersResponse, ListDeadLettersResponse__Output as _storefront_operations_v1_ListDeadLettersResponse__Output } from './storefront/operations/v1/ListDeadLettersResponse.ts';
import type { ListLedgerRequest as _storefront_operations_v1_ListLedgerRequest, ListLedgerRequest__Output as _storefront_operations_v1_ListLedgerRequest__Output } from './storefront/operations/v1/ListLedgerRequest.ts';
import type { OperationsServiceClient as _storefront_operations_v1_OperationsServiceClient, OperationsServiceDefinition as _storefront_operations_v1_OperationsServiceDefinition } from './storefront/operations/v1/OperationsService.ts';
import type { RedriveDeadLettersRequest as _storefront_operations_v1_RedriveDeadLettersRequest, RedriveDeadLettersRequest__Output as _storefront_operations_v1_RedriveDeadLettersRequest__Output } from './storefront/operations/v1/RedriveDeadLettersRequest.ts';
import type { RedriveDeadLettersResponse as _storefront_operations_v1_RedriveDeadLettersResponse, RedriveDeadLettersResponse__Output as _storefront_operations_v1_RedriveDeadLettersResponse__Output } from './storefront/operations/v1/RedriveDeadLettersResponse.ts';
import type { RepublishEventsRequest as _storefront_operations_v1_RepublishEventsRequest, RepublishEventsRequest__Output as _storefront_operations_v1_RepublishEventsRequest__Output } from './storefront/operations/v1/RepublishEventsRequest.ts';
import type { RepublishEventsResponse as _storefront_operations_v1_RepublishEventsResponse, RepublishEventsResponse__Output as _storefront_operations_v1_RepublishEventsResponse__Output } from './storefront/operations/v1/RepublishEventsResponse.ts';

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
        DeadLetter: MessageTypeDefinition<_storefront_operations_v1_DeadLetter, _storefront_operations_v1_DeadLetter__Output>
        FindLedgerEntriesRequest: MessageTypeDefinition<_storefront_operations_v1_FindLedgerEntriesRequest, _storefront_operations_v1_FindLedgerEntriesRequest__Output>
        FindLedgerEntriesResponse: MessageTypeDefinition<_storefront_operations_v1_FindLedgerEntriesResponse, _storefront_operations_v1_FindLedgerEntriesResponse__Output>
        GetLagRequest: MessageTypeDefinition<_storefront_operations_v1_GetLagRequest, _storefront_operations_v1_GetLagRequest__Output>
        GetLagResponse: MessageTypeDefinition<_storefront_operations_v1_GetLagResponse, _storefront_operations_v1_GetLagResponse__Output>
        InvariantCheck: MessageTypeDefinition<_storefront_operations_v1_InvariantCheck, _storefront_operations_v1_InvariantCheck__Output>
        LedgerEntry: MessageTypeDefinition<_storefront_operations_v1_LedgerEntry, _storefront_operations_v1_LedgerEntry__Output>
        LedgerKey: MessageTypeDefinition<_storefront_operations_v1_LedgerKey, _storefront_operations_v1_LedgerKey__Output>
        ListDeadLettersRequest: MessageTypeDefinition<_storefront_operations_v1_ListDeadLettersRequest, _storefront_operations_v1_ListDeadLettersRequest__Output>
        ListDeadLettersResponse: MessageTypeDefinition<_storefront_operations_v1_ListDeadLettersResponse, _storefront_operations_v1_ListDeadLettersResponse__Output>
        ListLedgerRequest: MessageTypeDefinition<_storefront_operations_v1_ListLedgerRequest, _storefront_operations_v1_ListLedgerRequest__Output>
        /**
         * The operations API of every service: event lag, dead letters, and its own invariants.
         */
        OperationsService: SubtypeConstructor<typeof grpc.Client, _storefront_operations_v1_OperationsServiceClient> & { service: _storefront_operations_v1_OperationsServiceDefinition }
        RedriveDeadLettersRequest: MessageTypeDefinition<_storefront_operations_v1_RedriveDeadLettersRequest, _storefront_operations_v1_RedriveDeadLettersRequest__Output>
        RedriveDeadLettersResponse: MessageTypeDefinition<_storefront_operations_v1_RedriveDeadLettersResponse, _storefront_operations_v1_RedriveDeadLettersResponse__Output>
        RepublishEventsRequest: MessageTypeDefinition<_storefront_operations_v1_RepublishEventsRequest, _storefront_operations_v1_RepublishEventsRequest__Output>
        RepublishEventsResponse: MessageTypeDefinition<_storefront_operations_v1_RepublishEventsResponse, _storefront_operations_v1_RepublishEventsResponse__Output>
      }
    }
  }
}

