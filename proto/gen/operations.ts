import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AuditEntry as _storefront_operations_v1_AuditEntry, AuditEntry__Output as _storefront_operations_v1_AuditEntry__Output } from './storefront/operations/v1/AuditEntry.ts';
import type { CheckInvariantsRequest as _storefront_operations_v1_CheckInvariantsRequest, CheckInvariantsRequest__Output as _storefront_operations_v1_CheckInvariantsRequest__Output } from './storefront/operations/v1/CheckInvariantsRequest.ts';
import type { CheckInvariantsResponse as _storefront_operations_v1_CheckInvariantsResponse, CheckInvariantsResponse__Output as _storefront_operations_v1_CheckInvariantsResponse__Output } from './storefront/operations/v1/CheckInvariantsResponse.ts';
import type { ConsumerLag as _storefront_operations_v1_ConsumerLag, ConsumerLag__Output as _storefront_operations_v1_ConsumerLag__Output } from './storefront/operations/v1/ConsumerLag.ts';
import type { DeadLetter as _storefront_operations_v1_DeadLetter, DeadLetter__Output as _storefront_operations_v1_DeadLetter__Output } from './storefront/operations/v1/DeadLetter.ts';
import type { FindLedgerEntriesRequest as _storefront_operations_v1_FindLedgerEntriesRequest, FindLedgerEntriesRequest__Output as _storefront_operations_v1_FindLedgerEntriesRequest__Output } from './storefront/operations/v1/FindLedgerEntriesRequest.ts';
import type { FindLedgerEntriesResponse as _storefront_operations_v1_FindLedgerEntriesResponse, FindLedgerEntriesResponse__Output as _storefront_operations_v1_FindLedgerEntriesResponse__Output } from './storefront/operations/v1/FindLedgerEntriesResponse.ts';
import type { GetLagRequest as _storefront_operations_v1_GetLagRequest, GetLagRequest__Output as _storefront_operations_v1_GetLagRequest__Output } from './storefront/operations/v1/GetLagRequest.ts';
import type { GetLagResponse as _storefront_operations_v1_GetLagResponse, GetLagResponse__Output as _storefront_operations_v1_GetLagResponse__Output } from './storefront/operations/v1/GetLagResponse.ts';
import type { GetOperatorRequest as _storefront_operations_v1_GetOperatorRequest, GetOperatorRequest__Output as _storefront_operations_v1_GetOperatorRequest__Output } from './storefront/operations/v1/GetOperatorRequest.ts';
import type { GetOperatorResponse as _storefront_operations_v1_GetOperatorResponse, GetOperatorResponse__Output as _storefront_operations_v1_GetOperatorResponse__Output } from './storefront/operations/v1/GetOperatorResponse.ts';
import type { InvariantCheck as _storefront_operations_v1_InvariantCheck, InvariantCheck__Output as _storefront_operations_v1_InvariantCheck__Output } from './storefront/operations/v1/InvariantCheck.ts';
import type { IssueOperatorTokenRequest as _storefront_operations_v1_IssueOperatorTokenRequest, IssueOperatorTokenRequest__Output as _storefront_operations_v1_IssueOperatorTokenRequest__Output } from './storefront/operations/v1/IssueOperatorTokenRequest.ts';
import type { IssueOperatorTokenResponse as _storefront_operations_v1_IssueOperatorTokenResponse, IssueOperatorTokenResponse__Output as _storefront_operations_v1_IssueOperatorTokenResponse__Output } from './storefront/operations/v1/IssueOperatorTokenResponse.ts';
import type { LedgerEntry as _storefront_operations_v1_LedgerEntry, LedgerEntry__Output as _storefront_operations_v1_LedgerEntry__Output } from './storefront/operations/v1/LedgerEntry.ts';
import type { LedgerKey as _storefront_operations_v1_LedgerKey, LedgerKey__Output as _storefront_operations_v1_LedgerKey__Output } from './storefront/operations/v1/LedgerKey.ts';
import type { ListAuditEntriesRequest as _storefront_operations_v1_ListAuditEntriesRequest, ListAuditEntriesRequest__Output as _storefront_operations_v1_ListAuditEntriesRequest__Output } from './storefront/operations/v1/ListAuditEntriesRequest.ts';
import type { ListAuditEntriesResponse as _storefront_operations_v1_ListAuditEntriesResponse, ListAuditEntriesResponse__Output as _storefront_operations_v1_ListAuditEntriesResponse__Output } from './storefront/operations/v1/ListAuditEntriesResponse.ts';
import type { ListDeadLettersRequest as _storefront_operations_v1_ListDeadLettersRequest, ListDeadLettersRequest__Output as _storefront_operations_v1_ListDeadLettersRequest__Output } from './storefront/operations/v1/ListDeadLettersRequest.ts';
import type { ListDeadLettersResponse as _storefront_operations_v1_ListDeadLettersResponse, ListDeadLettersResponse__Output as _storefront_operations_v1_ListDeadLettersResponse__Output } from './storefront/operations/v1/ListDeadLettersResponse.ts';
import type { ListLedgerRequest as _storefront_operations_v1_ListLedgerRequest, ListLedgerRequest__Output as _storefront_operations_v1_ListLedgerRequest__Output } from './storefront/operations/v1/ListLedgerRequest.ts';
import type { ListOperatorTokensRequest as _storefront_operations_v1_ListOperatorTokensRequest, ListOperatorTokensRequest__Output as _storefront_operations_v1_ListOperatorTokensRequest__Output } from './storefront/operations/v1/ListOperatorTokensRequest.ts';
import type { ListOperatorTokensResponse as _storefront_operations_v1_ListOperatorTokensResponse, ListOperatorTokensResponse__Output as _storefront_operations_v1_ListOperatorTokensResponse__Output } from './storefront/operations/v1/ListOperatorTokensResponse.ts';
import type { OperationsServiceClient as _storefront_operations_v1_OperationsServiceClient, OperationsServiceDefinition as _storefront_operations_v1_OperationsServiceDefinition } from './storefront/operations/v1/OperationsService.ts';
import type { OperatorToken as _storefront_operations_v1_OperatorToken, OperatorToken__Output as _storefront_operations_v1_OperatorToken__Output } from './storefront/operations/v1/OperatorToken.ts';
import type { RedriveDeadLettersRequest as _storefront_operations_v1_RedriveDeadLettersRequest, RedriveDeadLettersRequest__Output as _storefront_operations_v1_RedriveDeadLettersRequest__Output } from './storefront/operations/v1/RedriveDeadLettersRequest.ts';
import type { RedriveDeadLettersResponse as _storefront_operations_v1_RedriveDeadLettersResponse, RedriveDeadLettersResponse__Output as _storefront_operations_v1_RedriveDeadLettersResponse__Output } from './storefront/operations/v1/RedriveDeadLettersResponse.ts';
import type { RepublishEventsRequest as _storefront_operations_v1_RepublishEventsRequest, RepublishEventsRequest__Output as _storefront_operations_v1_RepublishEventsRequest__Output } from './storefront/operations/v1/RepublishEventsRequest.ts';
import type { RepublishEventsResponse as _storefront_operations_v1_RepublishEventsResponse, RepublishEventsResponse__Output as _storefront_operations_v1_RepublishEventsResponse__Output } from './storefront/operations/v1/RepublishEventsResponse.ts';
import type { RevokeOperatorTokenRequest as _storefront_operations_v1_RevokeOperatorTokenRequest, RevokeOperatorTokenRequest__Output as _storefront_operations_v1_RevokeOperatorTokenRequest__Output } from './storefront/operations/v1/RevokeOperatorTokenRequest.ts';
import type { RevokeOperatorTokenResponse as _storefront_operations_v1_RevokeOperatorTokenResponse, RevokeOperatorTokenResponse__Output as _storefront_operations_v1_RevokeOperatorTokenResponse__Output } from './storefront/operations/v1/RevokeOperatorTokenResponse.ts';
import type { VerifyAuditRequest as _storefront_operations_v1_VerifyAuditRequest, VerifyAuditRequest__Output as _storefront_operations_v1_VerifyAuditRequest__Output } from './storefront/operations/v1/VerifyAuditRequest.ts';
import type { VerifyAuditResponse as _storefront_operations_v1_VerifyAuditResponse, VerifyAuditResponse__Output as _storefront_operations_v1_VerifyAuditResponse__Output } from './storefront/operations/v1/VerifyAuditResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    operations: {
      v1: {
        AuditEntry: MessageTypeDefinition<_storefront_operations_v1_AuditEntry, _storefront_operations_v1_AuditEntry__Output>
        CheckInvariantsRequest: MessageTypeDefinition<_storefront_operations_v1_CheckInvariantsRequest, _storefront_operations_v1_CheckInvariantsRequest__Output>
        CheckInvariantsResponse: MessageTypeDefinition<_storefront_operations_v1_CheckInvariantsResponse, _storefront_operations_v1_CheckInvariantsResponse__Output>
        ConsumerLag: MessageTypeDefinition<_storefront_operations_v1_ConsumerLag, _storefront_operations_v1_ConsumerLag__Output>
        DeadLetter: MessageTypeDefinition<_storefront_operations_v1_DeadLetter, _storefront_operations_v1_DeadLetter__Output>
        FindLedgerEntriesRequest: MessageTypeDefinition<_storefront_operations_v1_FindLedgerEntriesRequest, _storefront_operations_v1_FindLedgerEntriesRequest__Output>
        FindLedgerEntriesResponse: MessageTypeDefinition<_storefront_operations_v1_FindLedgerEntriesResponse, _storefront_operations_v1_FindLedgerEntriesResponse__Output>
        GetLagRequest: MessageTypeDefinition<_storefront_operations_v1_GetLagRequest, _storefront_operations_v1_GetLagRequest__Output>
        GetLagResponse: MessageTypeDefinition<_storefront_operations_v1_GetLagResponse, _storefront_operations_v1_GetLagResponse__Output>
        GetOperatorRequest: MessageTypeDefinition<_storefront_operations_v1_GetOperatorRequest, _storefront_operations_v1_GetOperatorRequest__Output>
        GetOperatorResponse: MessageTypeDefinition<_storefront_operations_v1_GetOperatorResponse, _storefront_operations_v1_GetOperatorResponse__Output>
        InvariantCheck: MessageTypeDefinition<_storefront_operations_v1_InvariantCheck, _storefront_operations_v1_InvariantCheck__Output>
        IssueOperatorTokenRequest: MessageTypeDefinition<_storefront_operations_v1_IssueOperatorTokenRequest, _storefront_operations_v1_IssueOperatorTokenRequest__Output>
        IssueOperatorTokenResponse: MessageTypeDefinition<_storefront_operations_v1_IssueOperatorTokenResponse, _storefront_operations_v1_IssueOperatorTokenResponse__Output>
        LedgerEntry: MessageTypeDefinition<_storefront_operations_v1_LedgerEntry, _storefront_operations_v1_LedgerEntry__Output>
        LedgerKey: MessageTypeDefinition<_storefront_operations_v1_LedgerKey, _storefront_operations_v1_LedgerKey__Output>
        ListAuditEntriesRequest: MessageTypeDefinition<_storefront_operations_v1_ListAuditEntriesRequest, _storefront_operations_v1_ListAuditEntriesRequest__Output>
        ListAuditEntriesResponse: MessageTypeDefinition<_storefront_operations_v1_ListAuditEntriesResponse, _storefront_operations_v1_ListAuditEntriesResponse__Output>
        ListDeadLettersRequest: MessageTypeDefinition<_storefront_operations_v1_ListDeadLettersRequest, _storefront_operations_v1_ListDeadLettersRequest__Output>
        ListDeadLettersResponse: MessageTypeDefinition<_storefront_operations_v1_ListDeadLettersResponse, _storefront_operations_v1_ListDeadLettersResponse__Output>
        ListLedgerRequest: MessageTypeDefinition<_storefront_operations_v1_ListLedgerRequest, _storefront_operations_v1_ListLedgerRequest__Output>
        ListOperatorTokensRequest: MessageTypeDefinition<_storefront_operations_v1_ListOperatorTokensRequest, _storefront_operations_v1_ListOperatorTokensRequest__Output>
        ListOperatorTokensResponse: MessageTypeDefinition<_storefront_operations_v1_ListOperatorTokensResponse, _storefront_operations_v1_ListOperatorTokensResponse__Output>
        /**
         * The operations API of every service: event lag, dead letters, and its own invariants.
         */
        OperationsService: SubtypeConstructor<typeof grpc.Client, _storefront_operations_v1_OperationsServiceClient> & { service: _storefront_operations_v1_OperationsServiceDefinition }
        OperatorToken: MessageTypeDefinition<_storefront_operations_v1_OperatorToken, _storefront_operations_v1_OperatorToken__Output>
        RedriveDeadLettersRequest: MessageTypeDefinition<_storefront_operations_v1_RedriveDeadLettersRequest, _storefront_operations_v1_RedriveDeadLettersRequest__Output>
        RedriveDeadLettersResponse: MessageTypeDefinition<_storefront_operations_v1_RedriveDeadLettersResponse, _storefront_operations_v1_RedriveDeadLettersResponse__Output>
        RepublishEventsRequest: MessageTypeDefinition<_storefront_operations_v1_RepublishEventsRequest, _storefront_operations_v1_RepublishEventsRequest__Output>
        RepublishEventsResponse: MessageTypeDefinition<_storefront_operations_v1_RepublishEventsResponse, _storefront_operations_v1_RepublishEventsResponse__Output>
        RevokeOperatorTokenRequest: MessageTypeDefinition<_storefront_operations_v1_RevokeOperatorTokenRequest, _storefront_operations_v1_RevokeOperatorTokenRequest__Output>
        RevokeOperatorTokenResponse: MessageTypeDefinition<_storefront_operations_v1_RevokeOperatorTokenResponse, _storefront_operations_v1_RevokeOperatorTokenResponse__Output>
        VerifyAuditRequest: MessageTypeDefinition<_storefront_operations_v1_VerifyAuditRequest, _storefront_operations_v1_VerifyAuditRequest__Output>
        VerifyAuditResponse: MessageTypeDefinition<_storefront_operations_v1_VerifyAuditResponse, _storefront_operations_v1_VerifyAuditResponse__Output>
      }
    }
  }
}

