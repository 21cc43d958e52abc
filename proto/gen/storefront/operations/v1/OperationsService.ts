// Original file: storefront/operations/v1/operations.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CheckInvariantsRequest as _storefront_operations_v1_CheckInvariantsRequest, CheckInvariantsRequest__Output as _storefront_operations_v1_CheckInvariantsRequest__Output } from '../../../storefront/operations/v1/CheckInvariantsRequest.ts';
import type { CheckInvariantsResponse as _storefront_operations_v1_CheckInvariantsResponse, CheckInvariantsResponse__Output as _storefront_operations_v1_CheckInvariantsResponse__Output } from '../../../storefront/operations/v1/CheckInvariantsResponse.ts';
import type { FindLedgerEntriesRequest as _storefront_operations_v1_FindLedgerEntriesRequest, FindLedgerEntriesRequest__Output as _storefront_operations_v1_FindLedgerEntriesRequest__Output } from '../../../storefront/operations/v1/FindLedgerEntriesRequest.ts';
import type { FindLedgerEntriesResponse as _storefront_operations_v1_FindLedgerEntriesResponse, FindLedgerEntriesResponse__Output as _storefront_operations_v1_FindLedgerEntriesResponse__Output } from '../../../storefront/operations/v1/FindLedgerEntriesResponse.ts';
import type { GetLagRequest as _storefront_operations_v1_GetLagRequest, GetLagRequest__Output as _storefront_operations_v1_GetLagRequest__Output } from '../../../storefront/operations/v1/GetLagRequest.ts';
import type { GetLagResponse as _storefront_operations_v1_GetLagResponse, GetLagResponse__Output as _storefront_operations_v1_GetLagResponse__Output } from '../../../storefront/operations/v1/GetLagResponse.ts';
import type { GetOperatorRequest as _storefront_operations_v1_GetOperatorRequest, GetOperatorRequest__Output as _storefront_operations_v1_GetOperatorRequest__Output } from '../../../storefront/operations/v1/GetOperatorRequest.ts';
import type { GetOperatorResponse as _storefront_operations_v1_GetOperatorResponse, GetOperatorResponse__Output as _storefront_operations_v1_GetOperatorResponse__Output } from '../../../storefront/operations/v1/GetOperatorResponse.ts';
import type { IssueOperatorTokenRequest as _storefront_operations_v1_IssueOperatorTokenRequest, IssueOperatorTokenRequest__Output as _storefront_operations_v1_IssueOperatorTokenRequest__Output } from '../../../storefront/operations/v1/IssueOperatorTokenRequest.ts';
import type { IssueOperatorTokenResponse as _storefront_operations_v1_IssueOperatorTokenResponse, IssueOperatorTokenResponse__Output as _storefront_operations_v1_IssueOperatorTokenResponse__Output } from '../../../storefront/operations/v1/IssueOperatorTokenResponse.ts';
import type { LedgerEntry as _storefront_operations_v1_LedgerEntry, LedgerEntry__Output as _storefront_operations_v1_LedgerEntry__Output } from '../../../storefront/operations/v1/LedgerEntry.ts';
import type { ListAuditEntriesRequest as _storefront_operations_v1_ListAuditEntriesRequest, ListAuditEntriesRequest__Output as _storefront_operations_v1_ListAuditEntriesRequest__Output } from '../../../storefront/operations/v1/ListAuditEntriesRequest.ts';
import type { ListAuditEntriesResponse as _storefront_operations_v1_ListAuditEntriesResponse, ListAuditEntriesResponse__Output as _storefront_operations_v1_ListAuditEntriesResponse__Output } from '../../../storefront/operations/v1/ListAuditEntriesResponse.ts';
import type { ListDeadLettersRequest as _storefront_operations_v1_ListDeadLettersRequest, ListDeadLettersRequest__Output as _storefront_operations_v1_ListDeadLettersRequest__Output } from '../../../storefront/operations/v1/ListDeadLettersRequest.ts';
import type { ListDeadLettersResponse as _storefront_operations_v1_ListDeadLettersResponse, ListDeadLettersResponse__Output as _storefront_operations_v1_ListDeadLettersResponse__Output } from '../../../storefront/operations/v1/ListDeadLettersResponse.ts';
import type { ListLedgerRequest as _storefront_operations_v1_ListLedgerRequest, ListLedgerRequest__Output as _storefront_operations_v1_ListLedgerRequest__Output } from '../../../storefront/operations/v1/ListLedgerRequest.ts';
import type { ListOperatorTokensRequest as _storefront_operations_v1_ListOperatorTokensRequest, ListOperatorTokensRequest__Output as _storefront_operations_v1_ListOperatorTokensRequest__Output } from '../../../storefront/operations/v1/ListOperatorTokensRequest.ts';
import type { ListOperatorTokensResponse as _storefront_operations_v1_ListOperatorTokensResponse, ListOperatorTokensResponse__Output as _storefront_operations_v1_ListOperatorTokensResponse__Output } from '../../../storefront/operations/v1/ListOperatorTokensResponse.ts';
import type { RedriveDeadLettersRequest as _storefront_operations_v1_RedriveDeadLettersRequest, RedriveDeadLettersRequest__Output as _storefront_operations_v1_RedriveDeadLettersRequest__Output } from '../../../storefront/operations/v1/RedriveDeadLettersRequest.ts';
import type { RedriveDeadLettersResponse as _storefront_operations_v1_RedriveDeadLettersResponse, RedriveDeadLettersResponse__Output as _storefront_operations_v1_RedriveDeadLettersResponse__Output } from '../../../storefront/operations/v1/RedriveDeadLettersResponse.ts';
import type { RepublishEventsRequest as _storefront_operations_v1_RepublishEventsRequest, RepublishEventsRequest__Output as _storefront_operations_v1_RepublishEventsRequest__Output } from '../../../storefront/operations/v1/RepublishEventsRequest.ts';
import type { RepublishEventsResponse as _storefront_operations_v1_RepublishEventsResponse, RepublishEventsResponse__Output as _storefront_operations_v1_RepublishEventsResponse__Output } from '../../../storefront/operations/v1/RepublishEventsResponse.ts';
import type { RevokeOperatorTokenRequest as _storefront_operations_v1_RevokeOperatorTokenRequest, RevokeOperatorTokenRequest__Output as _storefront_operations_v1_RevokeOperatorTokenRequest__Output } from '../../../storefront/operations/v1/RevokeOperatorTokenRequest.ts';
import type { RevokeOperatorTokenResponse as _storefront_operations_v1_RevokeOperatorTokenResponse, RevokeOperatorTokenResponse__Output as _storefront_operations_v1_RevokeOperatorTokenResponse__Output } from '../../../storefront/operations/v1/RevokeOperatorTokenResponse.ts';
import type { VerifyAuditRequest as _storefront_operations_v1_VerifyAuditRequest, VerifyAuditRequest__Output as _storefront_operations_v1_VerifyAuditRequest__Output } from '../../../storefront/operations/v1/VerifyAuditRequest.ts';
import type { VerifyAuditResponse as _storefront_operations_v1_VerifyAuditResponse, VerifyAuditResponse__Output as _storefront_operations_v1_VerifyAuditResponse__Output } from '../../../storefront/operations/v1/VerifyAuditResponse.ts';

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
   * Returns what is known of the operator who calls. Read-only.
   */
  GetOperator(argument: _storefront_operations_v1_GetOperatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  GetOperator(argument: _storefront_operations_v1_GetOperatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  GetOperator(argument: _storefront_operations_v1_GetOperatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  GetOperator(argument: _storefront_operations_v1_GetOperatorRequest, callback: grpc.requestCallback<_storefront_operations_v1_GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what is known of the operator who calls. Read-only.
   */
  getOperator(argument: _storefront_operations_v1_GetOperatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  getOperator(argument: _storefront_operations_v1_GetOperatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  getOperator(argument: _storefront_operations_v1_GetOperatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  getOperator(argument: _storefront_operations_v1_GetOperatorRequest, callback: grpc.requestCallback<_storefront_operations_v1_GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores the hash of a token, with which an operator can then call this service. Storing it again changes nothing. ALREADY_EXISTS (token_name_taken) if another
   * token has the name and is not revoked.
   */
  IssueOperatorToken(argument: _storefront_operations_v1_IssueOperatorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  IssueOperatorToken(argument: _storefront_operations_v1_IssueOperatorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  IssueOperatorToken(argument: _storefront_operations_v1_IssueOperatorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  IssueOperatorToken(argument: _storefront_operations_v1_IssueOperatorTokenRequest, callback: grpc.requestCallback<_storefront_operations_v1_IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stores the hash of a token, with which an operator can then call this service. Storing it again changes nothing. ALREADY_EXISTS (token_name_taken) if another
   * token has the name and is not revoked.
   */
  issueOperatorToken(argument: _storefront_operations_v1_IssueOperatorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  issueOperatorToken(argument: _storefront_operations_v1_IssueOperatorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  issueOperatorToken(argument: _storefront_operations_v1_IssueOperatorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  issueOperatorToken(argument: _storefront_operations_v1_IssueOperatorTokenRequest, callback: grpc.requestCallback<_storefront_operations_v1_IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists entries of this service's audit log, newest first. Read-only.
   */
  ListAuditEntries(argument: _storefront_operations_v1_ListAuditEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListAuditEntries(argument: _storefront_operations_v1_ListAuditEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListAuditEntries(argument: _storefront_operations_v1_ListAuditEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListAuditEntries(argument: _storefront_operations_v1_ListAuditEntriesRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists entries of this service's audit log, newest first. Read-only.
   */
  listAuditEntries(argument: _storefront_operations_v1_ListAuditEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  listAuditEntries(argument: _storefront_operations_v1_ListAuditEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  listAuditEntries(argument: _storefront_operations_v1_ListAuditEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  listAuditEntries(argument: _storefront_operations_v1_ListAuditEntriesRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  
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
   * Lists the tokens of operators, without their texts. Read-only.
   */
  ListOperatorTokens(argument: _storefront_operations_v1_ListOperatorTokensRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  ListOperatorTokens(argument: _storefront_operations_v1_ListOperatorTokensRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  ListOperatorTokens(argument: _storefront_operations_v1_ListOperatorTokensRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  ListOperatorTokens(argument: _storefront_operations_v1_ListOperatorTokensRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the tokens of operators, without their texts. Read-only.
   */
  listOperatorTokens(argument: _storefront_operations_v1_ListOperatorTokensRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  listOperatorTokens(argument: _storefront_operations_v1_ListOperatorTokensRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  listOperatorTokens(argument: _storefront_operations_v1_ListOperatorTokensRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  listOperatorTokens(argument: _storefront_operations_v1_ListOperatorTokensRequest, callback: grpc.requestCallback<_storefront_operations_v1_ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  
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
  
  /**
   * Revokes a token: this service refuses it from now on.
   */
  RevokeOperatorToken(argument: _storefront_operations_v1_RevokeOperatorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  RevokeOperatorToken(argument: _storefront_operations_v1_RevokeOperatorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  RevokeOperatorToken(argument: _storefront_operations_v1_RevokeOperatorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  RevokeOperatorToken(argument: _storefront_operations_v1_RevokeOperatorTokenRequest, callback: grpc.requestCallback<_storefront_operations_v1_RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Revokes a token: this service refuses it from now on.
   */
  revokeOperatorToken(argument: _storefront_operations_v1_RevokeOperatorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  revokeOperatorToken(argument: _storefront_operations_v1_RevokeOperatorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  revokeOperatorToken(argument: _storefront_operations_v1_RevokeOperatorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  revokeOperatorToken(argument: _storefront_operations_v1_RevokeOperatorTokenRequest, callback: grpc.requestCallback<_storefront_operations_v1_RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Verifies the hashes of this service's audit log, from the first entry to the last. Read-only.
   */
  VerifyAudit(argument: _storefront_operations_v1_VerifyAuditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  VerifyAudit(argument: _storefront_operations_v1_VerifyAuditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  VerifyAudit(argument: _storefront_operations_v1_VerifyAuditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  VerifyAudit(argument: _storefront_operations_v1_VerifyAuditRequest, callback: grpc.requestCallback<_storefront_operations_v1_VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Verifies the hashes of this service's audit log, from the first entry to the last. Read-only.
   */
  verifyAudit(argument: _storefront_operations_v1_VerifyAuditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  verifyAudit(argument: _storefront_operations_v1_VerifyAuditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_operations_v1_VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  verifyAudit(argument: _storefront_operations_v1_VerifyAuditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_operations_v1_VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  verifyAudit(argument: _storefront_operations_v1_VerifyAuditRequest, callback: grpc.requestCallback<_storefront_operations_v1_VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  
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
   * Returns what is known of the operator who calls. Read-only.
   */
  GetOperator: grpc.handleUnaryCall<_storefront_operations_v1_GetOperatorRequest__Output, _storefront_operations_v1_GetOperatorResponse>;
  
  /**
   * Stores the hash of a token, with which an operator can then call this service. Storing it again changes nothing. ALREADY_EXISTS (token_name_taken) if another
   * token has the name and is not revoked.
   */
  IssueOperatorToken: grpc.handleUnaryCall<_storefront_operations_v1_IssueOperatorTokenRequest__Output, _storefront_operations_v1_IssueOperatorTokenResponse>;
  
  /**
   * Lists entries of this service's audit log, newest first. Read-only.
   */
  ListAuditEntries: grpc.handleUnaryCall<_storefront_operations_v1_ListAuditEntriesRequest__Output, _storefront_operations_v1_ListAuditEntriesResponse>;
  
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
   * Lists the tokens of operators, without their texts. Read-only.
   */
  ListOperatorTokens: grpc.handleUnaryCall<_storefront_operations_v1_ListOperatorTokensRequest__Output, _storefront_operations_v1_ListOperatorTokensResponse>;
  
  /**
   * Publishes dead letters again. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  RedriveDeadLetters: grpc.handleUnaryCall<_storefront_operations_v1_RedriveDeadLettersRequest__Output, _storefront_operations_v1_RedriveDeadLettersResponse>;
  
  /**
   * Publishes events of this service's outbox again; consumers ignore those that they have recorded. Returns when the events are queued.
   * INVALID_ARGUMENT if `since` is malformed, in the future, or before the events that the outbox keeps.
   */
  RepublishEvents: grpc.handleUnaryCall<_storefront_operations_v1_RepublishEventsRequest__Output, _storefront_operations_v1_RepublishEventsResponse>;
  
  /**
   * Revokes a token: this service refuses it from now on.
   */
  RevokeOperatorToken: grpc.handleUnaryCall<_storefront_operations_v1_RevokeOperatorTokenRequest__Output, _storefront_operations_v1_RevokeOperatorTokenResponse>;
  
  /**
   * Verifies the hashes of this service's audit log, from the first entry to the last. Read-only.
   */
  VerifyAudit: grpc.handleUnaryCall<_storefront_operations_v1_VerifyAuditRequest__Output, _storefront_operations_v1_VerifyAuditResponse>;
  
}

export interface OperationsServiceDefinition extends grpc.ServiceDefinition {
  CheckInvariants: MethodDefinition<_storefront_operations_v1_CheckInvariantsRequest, _storefront_operations_v1_CheckInvariantsResponse, _storefront_operations_v1_CheckInvariantsRequest__Output, _storefront_operations_v1_CheckInvariantsResponse__Output>
  FindLedgerEntries: MethodDefinition<_storefront_operations_v1_FindLedgerEntriesRequest, _storefront_operations_v1_FindLedgerEntriesResponse, _storefront_operations_v1_FindLedgerEntriesRequest__Output, _storefront_operations_v1_FindLedgerEntriesResponse__Output>
  GetLag: MethodDefinition<_storefront_operations_v1_GetLagRequest, _storefront_operations_v1_GetLagResponse, _storefront_operations_v1_GetLagRequest__Output, _storefront_operations_v1_GetLagResponse__Output>
  GetOperator: MethodDefinition<_storefront_operations_v1_GetOperatorRequest, _storefront_operations_v1_GetOperatorResponse, _storefront_operations_v1_GetOperatorRequest__Output, _storefront_operations_v1_GetOperatorResponse__Output>
  IssueOperatorToken: MethodDefinition<_storefront_operations_v1_IssueOperatorTokenRequest, _storefront_operations_v1_IssueOperatorTokenResponse, _storefront_operations_v1_IssueOperatorTokenRequest__Output, _storefront_operations_v1_IssueOperatorTokenResponse__Output>
  ListAuditEntries: MethodDefinition<_storefront_operations_v1_ListAuditEntriesRequest, _storefront_operations_v1_ListAuditEntriesResponse, _storefront_operations_v1_ListAuditEntriesRequest__Output, _storefront_operations_v1_ListAuditEntriesResponse__Output>
  ListDeadLetters: MethodDefinition<_storefront_operations_v1_ListDeadLettersRequest, _storefront_operations_v1_ListDeadLettersResponse, _storefront_operations_v1_ListDeadLettersRequest__Output, _storefront_operations_v1_ListDeadLettersResponse__Output>
  ListLedger: MethodDefinition<_storefront_operations_v1_ListLedgerRequest, _storefront_operations_v1_LedgerEntry, _storefront_operations_v1_ListLedgerRequest__Output, _storefront_operations_v1_LedgerEntry__Output>
  ListOperatorTokens: MethodDefinition<_storefront_operations_v1_ListOperatorTokensRequest, _storefront_operations_v1_ListOperatorTokensResponse, _storefront_operations_v1_ListOperatorTokensRequest__Output, _storefront_operations_v1_ListOperatorTokensResponse__Output>
  RedriveDeadLetters: MethodDefinition<_storefront_operations_v1_RedriveDeadLettersRequest, _storefront_operations_v1_RedriveDeadLettersResponse, _storefront_operations_v1_RedriveDeadLettersRequest__Output, _storefront_operations_v1_RedriveDeadLettersResponse__Output>
  RepublishEvents: MethodDefinition<_storefront_operations_v1_RepublishEventsRequest, _storefront_operations_v1_RepublishEventsResponse, _storefront_operations_v1_RepublishEventsRequest__Output, _storefront_operations_v1_RepublishEventsResponse__Output>
  RevokeOperatorToken: MethodDefinition<_storefront_operations_v1_RevokeOperatorTokenRequest, _storefront_operations_v1_RevokeOperatorTokenResponse, _storefront_operations_v1_RevokeOperatorTokenRequest__Output, _storefront_operations_v1_RevokeOperatorTokenResponse__Output>
  VerifyAudit: MethodDefinition<_storefront_operations_v1_VerifyAuditRequest, _storefront_operations_v1_VerifyAuditResponse, _storefront_operations_v1_VerifyAuditRequest__Output, _storefront_operations_v1_VerifyAuditResponse__Output>
}
