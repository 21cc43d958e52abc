import type { Long } from '@grpc/proto-loader';
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'

/**
 * One call of an operator.
 */
export interface AuditEntry {
  'position'?: (number | string | Long);
  'at'?: (string);
  /**
   * The name of the token; `root` for that of the environment.
   */
  'operator'?: (string);
  'tokenId'?: (string);
  /**
   * The RPC, such as `storefront.cart.v1.CartAdminService/EndPromotion`.
   */
  'action'?: (string);
  /**
   * changed, started, exported, or denied.
   */
  'outcome'?: (string);
  'tenantId'?: (string);
  'mode'?: (string);
  'object'?: (string);
  'objectId'?: (string);
  /**
   * JSON.
   */
  'details'?: (string);
  /**
   * JSON; unset if the object did not exist.
   */
  'before'?: (string);
  /**
   * JSON; unset if the object no longer exists.
   */
  'after'?: (string);
  'requestId'?: (string);
  '_tokenId'?: "tokenId";
  '_tenantId'?: "tenantId";
  '_mode'?: "mode";
  '_object'?: "object";
  '_objectId'?: "objectId";
  '_before'?: "before";
  '_after'?: "after";
}

/**
 * One call of an operator.
 */
export interface AuditEntry__Output {
  'position': (string);
  'at': (string);
  /**
   * The name of the token; `root` for that of the environment.
   */
  'operator': (string);
  'tokenId'?: (string);
  /**
   * The RPC, such as `storefront.cart.v1.CartAdminService/EndPromotion`.
   */
  'action': (string);
  /**
   * changed, started, exported, or denied.
   */
  'outcome': (string);
  'tenantId'?: (string);
  'mode'?: (string);
  'object'?: (string);
  'objectId'?: (string);
  /**
   * JSON.
   */
  'details': (string);
  /**
   * JSON; unset if the object did not exist.
   */
  'before'?: (string);
  /**
   * JSON; unset if the object no longer exists.
   */
  'after'?: (string);
  'requestId': (string);
  '_tokenId'?: "tokenId";
  '_tenantId'?: "tenantId";
  '_mode'?: "mode";
  '_object'?: "object";
  '_objectId'?: "objectId";
  '_before'?: "before";
  '_after'?: "after";
}

export interface CheckInvariantsRequest {
  /**
   * RFC 3339. Rules over history check only rows that changed at or after this time. Unset for a full check.
   */
  'changedSince'?: (string);
  '_changedSince'?: "changedSince";
}

export interface CheckInvariantsRequest__Output {
  /**
   * RFC 3339. Rules over history check only rows that changed at or after this time. Unset for a full check.
   */
  'changedSince'?: (string);
  '_changedSince'?: "changedSince";
}

export interface CheckInvariantsResponse {
  'checks'?: (InvariantCheck)[];
}

export interface CheckInvariantsResponse__Output {
  'checks': (InvariantCheck__Output)[];
}

/**
 * The backlog of one durable consumer, in messages.
 */
export interface ConsumerLag {
  'consumer'?: (string);
  'pending'?: (number | string | Long);
  'unacknowledged'?: (number | string | Long);
}

/**
 * The backlog of one durable consumer, in messages.
 */
export interface ConsumerLag__Output {
  'consumer': (string);
  'pending': (string);
  'unacknowledged': (string);
}

/**
 * An event that a consumer could not process.
 */
export interface DeadLetter {
  'eventId'?: (string);
  'consumer'?: (string);
  'type'?: (string);
  /**
   * The error of the last attempt.
   */
  'reason'?: (string);
  'deadLetteredAt'?: (string);
}

/**
 * An event that a consumer could not process.
 */
export interface DeadLetter__Output {
  'eventId': (string);
  'consumer': (string);
  'type': (string);
  /**
   * The error of the last attempt.
   */
  'reason': (string);
  'deadLetteredAt': (string);
}

export interface FindLedgerEntriesRequest {
  'kind'?: (string);
  /**
   * The type of the ids of `keys`: checkout, order, or cart.
   */
  'by'?: (string);
  /**
   * At most 1,000.
   */
  'keys'?: (LedgerKey)[];
}

export interface FindLedgerEntriesRequest__Output {
  'kind': (string);
  /**
   * The type of the ids of `keys`: checkout, order, or cart.
   */
  'by': (string);
  /**
   * At most 1,000.
   */
  'keys': (LedgerKey__Output)[];
}

export interface FindLedgerEntriesResponse {
  'entries'?: (LedgerEntry)[];
}

export interface FindLedgerEntriesResponse__Output {
  'entries': (LedgerEntry__Output)[];
}

export interface GetLagRequest {
}

export interface GetLagRequest__Output {
}

export interface GetLagResponse {
  /**
   * Events not yet published to the stream.
   */
  'outboxPending'?: (number | string | Long);
  'consumers'?: (ConsumerLag)[];
  /**
   * Set by the webhooks service only.
   */
  'deliveriesDue'?: (number | string | Long);
}

export interface GetLagResponse__Output {
  /**
   * Events not yet published to the stream.
   */
  'outboxPending': (string);
  'consumers': (ConsumerLag__Output)[];
  /**
   * Set by the webhooks service only.
   */
  'deliveriesDue': (string);
}

export interface GetOperatorRequest {
}

export interface GetOperatorRequest__Output {
}

export interface GetOperatorResponse {
  /**
   * `root` for the token of the environment.
   */
  'name'?: (string);
  'scopes'?: (string)[];
  /**
   * The only store that the token is for.
   */
  'tenantId'?: (string);
  'expiresAt'?: (string);
  /**
   * Unset for the token of the environment.
   */
  'tokenId'?: (string);
  '_tenantId'?: "tenantId";
  '_expiresAt'?: "expiresAt";
  '_tokenId'?: "tokenId";
}

export interface GetOperatorResponse__Output {
  /**
   * `root` for the token of the environment.
   */
  'name': (string);
  'scopes': (string)[];
  /**
   * The only store that the token is for.
   */
  'tenantId'?: (string);
  'expiresAt'?: (string);
  /**
   * Unset for the token of the environment.
   */
  'tokenId'?: (string);
  '_tenantId'?: "tenantId";
  '_expiresAt'?: "expiresAt";
  '_tokenId'?: "tokenId";
}

/**
 * One rule and what violates it.
 */
export interface InvariantCheck {
  'name'?: (string);
  /**
   * A sentence that states the rule.
   */
  'description'?: (string);
  /**
   * The rule is true if this is 0.
   */
  'violationCount'?: (number | string | Long);
  /**
   * The ids of the first violations.
   */
  'violationIds'?: (string)[];
}

/**
 * One rule and what violates it.
 */
export interface InvariantCheck__Output {
  'name': (string);
  /**
   * A sentence that states the rule.
   */
  'description': (string);
  /**
   * The rule is true if this is 0.
   */
  'violationCount': (string);
  /**
   * The ids of the first violations.
   */
  'violationIds': (string)[];
}

export interface IssueOperatorTokenRequest {
  /**
   * A UUID.
   */
  'tokenId'?: (string);
  'name'?: (string);
  /**
   * SHA-256 of the text.
   */
  'hash'?: (Buffer | Uint8Array | string);
  'hint'?: (string);
  'scopes'?: (string)[];
  /**
   * Unset for all stores.
   */
  'tenantId'?: (string);
  /**
   * At most a year from now.
   */
  'expiresAt'?: (string);
  '_tenantId'?: "tenantId";
}

export interface IssueOperatorTokenRequest__Output {
  /**
   * A UUID.
   */
  'tokenId': (string);
  'name': (string);
  /**
   * SHA-256 of the text.
   */
  'hash': (Buffer);
  'hint': (string);
  'scopes': (string)[];
  /**
   * Unset for all stores.
   */
  'tenantId'?: (string);
  /**
   * At most a year from now.
   */
  'expiresAt': (string);
  '_tenantId'?: "tenantId";
}

export interface IssueOperatorTokenResponse {
}

export interface IssueOperatorTokenResponse__Output {
}

/**
 * One record as one service knows it. Fields that a ledger does not have are unset.
 */
export interface LedgerEntry {
  /**
   * From orders: checkout, order. From cart: cart_freeze, ordered_cart, promotion_use. From catalog: reservation. From billing: credit_hold,
   * invoice.
   */
  'kind'?: (string);
  'tenantId'?: (string);
  'mode'?: (string);
  'checkoutId'?: (string);
  'orderId'?: (string);
  'cartId'?: (string);
  'state'?: (string);
  'amount'?: (string);
  /**
   * For an order, the quantity left to ship; for a reservation, the quantity still held; for promotion uses, their count.
   */
  'quantity'?: (string);
  /**
   * For an order, the number of promotions it used.
   */
  'promotions'?: (number);
  /**
   * For an invoice, how it is settled; for an order, the settlement that it knows.
   */
  'settlement'?: (string);
  /**
   * For an order.
   */
  'paymentStatus'?: (string);
  '_checkoutId'?: "checkoutId";
  '_orderId'?: "orderId";
  '_cartId'?: "cartId";
  '_state'?: "state";
  '_amount'?: "amount";
  '_quantity'?: "quantity";
  '_promotions'?: "promotions";
  '_settlement'?: "settlement";
  '_paymentStatus'?: "paymentStatus";
}

/**
 * One record as one service knows it. Fields that a ledger does not have are unset.
 */
export interface LedgerEntry__Output {
  /**
   * From orders: checkout, order. From cart: cart_freeze, ordered_cart, promotion_use. From catalog: reservation. From billing: credit_hold,
   * invoice.
   */
  'kind': (string);
  'tenantId': (string);
  'mode': (string);
  'checkoutId'?: (string);
  'orderId'?: (string);
  'cartId'?: (string);
  'state'?: (string);
  'amount'?: (string);
  /**
   * For an order, the quantity left to ship; for a reservation, the quantity still held; for promotion uses, their count.
   */
  'quantity'?: (string);
  /**
   * For an order, the number of promotions it used.
   */
  'promotions'?: (number);
  /**
   * For an invoice, how it is settled; for an order, the settlement that it knows.
   */
  'settlement'?: (string);
  /**
   * For an order.
   */
  'paymentStatus'?: (string);
  '_checkoutId'?: "checkoutId";
  '_orderId'?: "orderId";
  '_cartId'?: "cartId";
  '_state'?: "state";
  '_amount'?: "amount";
  '_quantity'?: "quantity";
  '_promotions'?: "promotions";
  '_settlement'?: "settlement";
  '_paymentStatus'?: "paymentStatus";
}

export interface LedgerKey {
  'tenantId'?: (string);
  'mode'?: (string);
  'id'?: (string);
}

export interface LedgerKey__Output {
  'tenantId': (string);
  'mode': (string);
  'id': (string);
}

export interface ListAuditEntriesRequest {
  'tenantId'?: (string);
  /**
   * The name of a token.
   */
  'operator'?: (string);
  /**
   * An ISO-8601 time.
   */
  'since'?: (string);
  /**
   * 1 to 1000.
   */
  'limit'?: (number);
  /**
   * Entries of this mode, and those of both modes.
   */
  'mode'?: (string);
  'objectId'?: (string);
  /**
   * Entries before this position.
   */
  'beforePosition'?: (number | string | Long);
  '_tenantId'?: "tenantId";
  '_operator'?: "operator";
  '_since'?: "since";
  '_mode'?: "mode";
  '_objectId'?: "objectId";
  '_beforePosition'?: "beforePosition";
}

export interface ListAuditEntriesRequest__Output {
  'tenantId'?: (string);
  /**
   * The name of a token.
   */
  'operator'?: (string);
  /**
   * An ISO-8601 time.
   */
  'since'?: (string);
  /**
   * 1 to 1000.
   */
  'limit': (number);
  /**
   * Entries of this mode, and those of both modes.
   */
  'mode'?: (string);
  'objectId'?: (string);
  /**
   * Entries before this position.
   */
  'beforePosition'?: (string);
  '_tenantId'?: "tenantId";
  '_operator'?: "operator";
  '_since'?: "since";
  '_mode'?: "mode";
  '_objectId'?: "objectId";
  '_beforePosition'?: "beforePosition";
}

export interface ListAuditEntriesResponse {
  'entries'?: (AuditEntry)[];
}

export interface ListAuditEntriesResponse__Output {
  'entries': (AuditEntry__Output)[];
}

export interface ListDeadLettersRequest {
}

export interface ListDeadLettersRequest__Output {
}

export interface ListDeadLettersResponse {
  'deadLetters'?: (DeadLetter)[];
}

export interface ListDeadLettersResponse__Output {
  'deadLetters': (DeadLetter__Output)[];
}

export interface ListLedgerRequest {
  'kind'?: (string);
  /**
   * RFC 3339. Ledgers that grow with history list only entries that changed at or after this time. Unset to list all.
   */
  'changedSince'?: (string);
  '_changedSince'?: "changedSince";
}

export interface ListLedgerRequest__Output {
  'kind': (string);
  /**
   * RFC 3339. Ledgers that grow with history list only entries that changed at or after this time. Unset to list all.
   */
  'changedSince'?: (string);
  '_changedSince'?: "changedSince";
}

export interface ListOperatorTokensRequest {
  /**
   * Unset lists the tokens of all stores.
   */
  'tenantId'?: (string);
  '_tenantId'?: "tenantId";
}

export interface ListOperatorTokensRequest__Output {
  /**
   * Unset lists the tokens of all stores.
   */
  'tenantId'?: (string);
  '_tenantId'?: "tenantId";
}

export interface ListOperatorTokensResponse {
  'tokens'?: (OperatorToken)[];
}

export interface ListOperatorTokensResponse__Output {
  'tokens': (OperatorToken__Output)[];
}

export interface ListRequestEventsRequest {
  'requestId'?: (string);
}

export interface ListRequestEventsRequest__Output {
  'requestId': (string);
}

export interface ListRequestEventsResponse {
  'events'?: (RequestEvent)[];
}

export interface ListRequestEventsResponse__Output {
  'events': (RequestEvent__Output)[];
}

/**
 * The operations API of every service: event lag, dead letters, and its own invariants.
 */
export interface OperationsServiceClient extends grpc.Client {
  /**
   * Checks the service's rules one at a time, on a connection pool of their own. Read-only.
   */
  CheckInvariants(argument: CheckInvariantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  CheckInvariants(argument: CheckInvariantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  CheckInvariants(argument: CheckInvariantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  CheckInvariants(argument: CheckInvariantsRequest, callback: grpc.requestCallback<CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Checks the service's rules one at a time, on a connection pool of their own. Read-only.
   */
  checkInvariants(argument: CheckInvariantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: CheckInvariantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: CheckInvariantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  checkInvariants(argument: CheckInvariantsRequest, callback: grpc.requestCallback<CheckInvariantsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Looks up the entries of one ledger by the checkout, order, or cart they belong to. Read-only.
   */
  FindLedgerEntries(argument: FindLedgerEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  FindLedgerEntries(argument: FindLedgerEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  FindLedgerEntries(argument: FindLedgerEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  FindLedgerEntries(argument: FindLedgerEntriesRequest, callback: grpc.requestCallback<FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Looks up the entries of one ledger by the checkout, order, or cart they belong to. Read-only.
   */
  findLedgerEntries(argument: FindLedgerEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  findLedgerEntries(argument: FindLedgerEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  findLedgerEntries(argument: FindLedgerEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  findLedgerEntries(argument: FindLedgerEntriesRequest, callback: grpc.requestCallback<FindLedgerEntriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the service's backlogs. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  GetLag(argument: GetLagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetLagResponse__Output>): grpc.ClientUnaryCall;
  GetLag(argument: GetLagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetLagResponse__Output>): grpc.ClientUnaryCall;
  GetLag(argument: GetLagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetLagResponse__Output>): grpc.ClientUnaryCall;
  GetLag(argument: GetLagRequest, callback: grpc.requestCallback<GetLagResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the service's backlogs. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  getLag(argument: GetLagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: GetLagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: GetLagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetLagResponse__Output>): grpc.ClientUnaryCall;
  getLag(argument: GetLagRequest, callback: grpc.requestCallback<GetLagResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what is known of the operator who calls. Read-only.
   */
  GetOperator(argument: GetOperatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  GetOperator(argument: GetOperatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  GetOperator(argument: GetOperatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  GetOperator(argument: GetOperatorRequest, callback: grpc.requestCallback<GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what is known of the operator who calls. Read-only.
   */
  getOperator(argument: GetOperatorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  getOperator(argument: GetOperatorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  getOperator(argument: GetOperatorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  getOperator(argument: GetOperatorRequest, callback: grpc.requestCallback<GetOperatorResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores the hash of a token, with which an operator can then call this service. Storing it again changes nothing. ALREADY_EXISTS (token_name_taken) if another
   * token has the name and is not revoked.
   */
  IssueOperatorToken(argument: IssueOperatorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  IssueOperatorToken(argument: IssueOperatorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  IssueOperatorToken(argument: IssueOperatorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  IssueOperatorToken(argument: IssueOperatorTokenRequest, callback: grpc.requestCallback<IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stores the hash of a token, with which an operator can then call this service. Storing it again changes nothing. ALREADY_EXISTS (token_name_taken) if another
   * token has the name and is not revoked.
   */
  issueOperatorToken(argument: IssueOperatorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  issueOperatorToken(argument: IssueOperatorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  issueOperatorToken(argument: IssueOperatorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  issueOperatorToken(argument: IssueOperatorTokenRequest, callback: grpc.requestCallback<IssueOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists entries of this service's audit log, newest first. Read-only.
   */
  ListAuditEntries(argument: ListAuditEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListAuditEntries(argument: ListAuditEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListAuditEntries(argument: ListAuditEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  ListAuditEntries(argument: ListAuditEntriesRequest, callback: grpc.requestCallback<ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists entries of this service's audit log, newest first. Read-only.
   */
  listAuditEntries(argument: ListAuditEntriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  listAuditEntries(argument: ListAuditEntriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  listAuditEntries(argument: ListAuditEntriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  listAuditEntries(argument: ListAuditEntriesRequest, callback: grpc.requestCallback<ListAuditEntriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the events that this service's consumers set aside after repeated failures.
   */
  ListDeadLetters(argument: ListDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: ListDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: ListDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: ListDeadLettersRequest, callback: grpc.requestCallback<ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the events that this service's consumers set aside after repeated failures.
   */
  listDeadLetters(argument: ListDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  listDeadLetters(argument: ListDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  listDeadLetters(argument: ListDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  listDeadLetters(argument: ListDeadLettersRequest, callback: grpc.requestCallback<ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams the entries of one ledger, which has what this service knows of checkouts, orders, and carts that other services know of too.
   * Read-only.
   */
  ListLedger(argument: ListLedgerRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<LedgerEntry__Output>;
  ListLedger(argument: ListLedgerRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<LedgerEntry__Output>;
  /**
   * Streams the entries of one ledger, which has what this service knows of checkouts, orders, and carts that other services know of too.
   * Read-only.
   */
  listLedger(argument: ListLedgerRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<LedgerEntry__Output>;
  listLedger(argument: ListLedgerRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<LedgerEntry__Output>;
  
  /**
   * Lists the tokens of operators, without their texts. Read-only.
   */
  ListOperatorTokens(argument: ListOperatorTokensRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  ListOperatorTokens(argument: ListOperatorTokensRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  ListOperatorTokens(argument: ListOperatorTokensRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  ListOperatorTokens(argument: ListOperatorTokensRequest, callback: grpc.requestCallback<ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the tokens of operators, without their texts. Read-only.
   */
  listOperatorTokens(argument: ListOperatorTokensRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  listOperatorTokens(argument: ListOperatorTokensRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  listOperatorTokens(argument: ListOperatorTokensRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  listOperatorTokens(argument: ListOperatorTokensRequest, callback: grpc.requestCallback<ListOperatorTokensResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Publishes dead letters again. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  RedriveDeadLetters(argument: RedriveDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  RedriveDeadLetters(argument: RedriveDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  RedriveDeadLetters(argument: RedriveDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  RedriveDeadLetters(argument: RedriveDeadLettersRequest, callback: grpc.requestCallback<RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Publishes dead letters again. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  redriveDeadLetters(argument: RedriveDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  redriveDeadLetters(argument: RedriveDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  redriveDeadLetters(argument: RedriveDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  redriveDeadLetters(argument: RedriveDeadLettersRequest, callback: grpc.requestCallback<RedriveDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Publishes events of this service's outbox again; consumers ignore those that they have recorded. Returns when the events are queued.
   * INVALID_ARGUMENT if `since` is malformed, in the future, or before the events that the outbox keeps.
   */
  RepublishEvents(argument: RepublishEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  RepublishEvents(argument: RepublishEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  RepublishEvents(argument: RepublishEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  RepublishEvents(argument: RepublishEventsRequest, callback: grpc.requestCallback<RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Publishes events of this service's outbox again; consumers ignore those that they have recorded. Returns when the events are queued.
   * INVALID_ARGUMENT if `since` is malformed, in the future, or before the events that the outbox keeps.
   */
  republishEvents(argument: RepublishEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  republishEvents(argument: RepublishEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  republishEvents(argument: RepublishEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  republishEvents(argument: RepublishEventsRequest, callback: grpc.requestCallback<RepublishEventsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Revokes a token: this service refuses it from now on.
   */
  RevokeOperatorToken(argument: RevokeOperatorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  RevokeOperatorToken(argument: RevokeOperatorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  RevokeOperatorToken(argument: RevokeOperatorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  RevokeOperatorToken(argument: RevokeOperatorTokenRequest, callback: grpc.requestCallback<RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Revokes a token: this service refuses it from now on.
   */
  revokeOperatorToken(argument: RevokeOperatorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  revokeOperatorToken(argument: RevokeOperatorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  revokeOperatorToken(argument: RevokeOperatorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  revokeOperatorToken(argument: RevokeOperatorTokenRequest, callback: grpc.requestCallback<RevokeOperatorTokenResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Verifies the hashes of this service's audit log, from the first entry to the last. Read-only.
   */
  VerifyAudit(argument: VerifyAuditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  VerifyAudit(argument: VerifyAuditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  VerifyAudit(argument: VerifyAuditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  VerifyAudit(argument: VerifyAuditRequest, callback: grpc.requestCallback<VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Verifies the hashes of this service's audit log, from the first entry to the last. Read-only.
   */
  verifyAudit(argument: VerifyAuditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  verifyAudit(argument: VerifyAuditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  verifyAudit(argument: VerifyAuditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  verifyAudit(argument: VerifyAuditRequest, callback: grpc.requestCallback<VerifyAuditResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The operations API of every service: event lag, dead letters, and its own invariants.
 */
export interface OperationsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Checks the service's rules one at a time, on a connection pool of their own. Read-only.
   */
  CheckInvariants: grpc.handleUnaryCall<CheckInvariantsRequest__Output, CheckInvariantsResponse>;
  
  /**
   * Looks up the entries of one ledger by the checkout, order, or cart they belong to. Read-only.
   */
  FindLedgerEntries: grpc.handleUnaryCall<FindLedgerEntriesRequest__Output, FindLedgerEntriesResponse>;
  
  /**
   * Returns the service's backlogs. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  GetLag: grpc.handleUnaryCall<GetLagRequest__Output, GetLagResponse>;
  
  /**
   * Returns what is known of the operator who calls. Read-only.
   */
  GetOperator: grpc.handleUnaryCall<GetOperatorRequest__Output, GetOperatorResponse>;
  
  /**
   * Stores the hash of a token, with which an operator can then call this service. Storing it again changes nothing. ALREADY_EXISTS (token_name_taken) if another
   * token has the name and is not revoked.
   */
  IssueOperatorToken: grpc.handleUnaryCall<IssueOperatorTokenRequest__Output, IssueOperatorTokenResponse>;
  
  /**
   * Lists entries of this service's audit log, newest first. Read-only.
   */
  ListAuditEntries: grpc.handleUnaryCall<ListAuditEntriesRequest__Output, ListAuditEntriesResponse>;
  
  /**
   * Lists the events that this service's consumers set aside after repeated failures.
   */
  ListDeadLetters: grpc.handleUnaryCall<ListDeadLettersRequest__Output, ListDeadLettersResponse>;
  
  /**
   * Streams the entries of one ledger, which has what this service knows of checkouts, orders, and carts that other services know of too.
   * Read-only.
   */
  ListLedger: grpc.handleServerStreamingCall<ListLedgerRequest__Output, LedgerEntry>;
  
  /**
   * Lists the tokens of operators, without their texts. Read-only.
   */
  ListOperatorTokens: grpc.handleUnaryCall<ListOperatorTokensRequest__Output, ListOperatorTokensResponse>;
  
  /**
   * Publishes dead letters again. UNAVAILABLE (bus_unavailable) if NATS cannot be reached.
   */
  RedriveDeadLetters: grpc.handleUnaryCall<RedriveDeadLettersRequest__Output, RedriveDeadLettersResponse>;
  
  /**
   * Publishes events of this service's outbox again; consumers ignore those that they have recorded. Returns when the events are queued.
   * INVALID_ARGUMENT if `since` is malformed, in the future, or before the events that the outbox keeps.
   */
  RepublishEvents: grpc.handleUnaryCall<RepublishEventsRequest__Output, RepublishEventsResponse>;
  
  /**
   * Revokes a token: this service refuses it from now on.
   */
  RevokeOperatorToken: grpc.handleUnaryCall<RevokeOperatorTokenRequest__Output, RevokeOperatorTokenResponse>;
  
  /**
   * Verifies the hashes of this service's audit log, from the first entry to the last. Read-only.
   */
  VerifyAudit: grpc.handleUnaryCall<VerifyAuditRequest__Output, VerifyAuditResponse>;
  
}

export interface OperationsServiceDefinition extends grpc.ServiceDefinition {
  CheckInvariants: MethodDefinition<CheckInvariantsRequest, CheckInvariantsResponse, CheckInvariantsRequest__Output, CheckInvariantsResponse__Output>
  FindLedgerEntries: MethodDefinition<FindLedgerEntriesRequest, FindLedgerEntriesResponse, FindLedgerEntriesRequest__Output, FindLedgerEntriesResponse__Output>
  GetLag: MethodDefinition<GetLagRequest, GetLagResponse, GetLagRequest__Output, GetLagResponse__Output>
  GetOperator: MethodDefinition<GetOperatorRequest, GetOperatorResponse, GetOperatorRequest__Output, GetOperatorResponse__Output>
  IssueOperatorToken: MethodDefinition<IssueOperatorTokenRequest, IssueOperatorTokenResponse, IssueOperatorTokenRequest__Output, IssueOperatorTokenResponse__Output>
  ListAuditEntries: MethodDefinition<ListAuditEntriesRequest, ListAuditEntriesResponse, ListAuditEntriesRequest__Output, ListAuditEntriesResponse__Output>
  ListDeadLetters: MethodDefinition<ListDeadLettersRequest, ListDeadLettersResponse, ListDeadLettersRequest__Output, ListDeadLettersResponse__Output>
  ListLedger: MethodDefinition<ListLedgerRequest, LedgerEntry, ListLedgerRequest__Output, LedgerEntry__Output>
  ListOperatorTokens: MethodDefinition<ListOperatorTokensRequest, ListOperatorTokensResponse, ListOperatorTokensRequest__Output, ListOperatorTokensResponse__Output>
  RedriveDeadLetters: MethodDefinition<RedriveDeadLettersRequest, RedriveDeadLettersResponse, RedriveDeadLettersRequest__Output, RedriveDeadLettersResponse__Output>
  RepublishEvents: MethodDefinition<RepublishEventsRequest, RepublishEventsResponse, RepublishEventsRequest__Output, RepublishEventsResponse__Output>
  RevokeOperatorToken: MethodDefinition<RevokeOperatorTokenRequest, RevokeOperatorTokenResponse, RevokeOperatorTokenRequest__Output, RevokeOperatorTokenResponse__Output>
  VerifyAudit: MethodDefinition<VerifyAuditRequest, VerifyAuditResponse, VerifyAuditRequest__Output, VerifyAuditResponse__Output>
}

/**
 * A token of an operator, without its text.
 */
export interface OperatorToken {
  'tokenId'?: (string);
  'name'?: (string);
  /**
   * The beginning of the text.
   */
  'hint'?: (string);
  'scopes'?: (string)[];
  /**
   * The only store that the token is for.
   */
  'tenantId'?: (string);
  'createdAt'?: (string);
  'expiresAt'?: (string);
  'revokedAt'?: (string);
  /**
   * To the minute.
   */
  'lastUsedAt'?: (string);
  /**
   * The name of the token that issued it; `root` for that of the environment.
   */
  'issuedBy'?: (string);
  '_tenantId'?: "tenantId";
  '_revokedAt'?: "revokedAt";
  '_lastUsedAt'?: "lastUsedAt";
}

/**
 * A token of an operator, without its text.
 */
export interface OperatorToken__Output {
  'tokenId': (string);
  'name': (string);
  /**
   * The beginning of the text.
   */
  'hint': (string);
  'scopes': (string)[];
  /**
   * The only store that the token is for.
   */
  'tenantId'?: (string);
  'createdAt': (string);
  'expiresAt': (string);
  'revokedAt'?: (string);
  /**
   * To the minute.
   */
  'lastUsedAt'?: (string);
  /**
   * The name of the token that issued it; `root` for that of the environment.
   */
  'issuedBy': (string);
  '_tenantId'?: "tenantId";
  '_revokedAt'?: "revokedAt";
  '_lastUsedAt'?: "lastUsedAt";
}

export interface RedriveDeadLettersRequest {
  /**
   * Unset means all dead letters.
   */
  'eventId'?: (string);
  '_eventId'?: "eventId";
}

export interface RedriveDeadLettersRequest__Output {
  /**
   * Unset means all dead letters.
   */
  'eventId'?: (string);
  '_eventId'?: "eventId";
}

export interface RedriveDeadLettersResponse {
  /**
   * The number of events published again.
   */
  'redriven'?: (number);
}

export interface RedriveDeadLettersResponse__Output {
  /**
   * The number of events published again.
   */
  'redriven': (number);
}

export interface RepublishEventsRequest {
  /**
   * RFC 3339. Events published at or after this time are published again.
   */
  'since'?: (string);
}

export interface RepublishEventsRequest__Output {
  /**
   * RFC 3339. Events published at or after this time are published again.
   */
  'since': (string);
}

export interface RepublishEventsResponse {
  /**
   * The number of events queued.
   */
  'republished'?: (number | string | Long);
}

export interface RepublishEventsResponse__Output {
  /**
   * The number of events queued.
   */
  'republished': (string);
}

/**
 * An event in the outbox.
 */
export interface RequestEvent {
  'id'?: (string);
  /**
   * The event type, such as order.confirmed.
   */
  'type'?: (string);
  'occurredAt'?: (string);
}

/**
 * An event in the outbox.
 */
export interface RequestEvent__Output {
  'id': (string);
  /**
   * The event type, such as order.confirmed.
   */
  'type': (string);
  'occurredAt': (string);
}

/**
 * Finds the events of a request, for the gateway. Implemented by the services that emit public events on requests.
 */
export interface RequestEventsServiceClient extends grpc.Client {
  /**
   * Lists the public events that a request of the caller's store has caused in this service, directly or through other events, at most 100.
   */
  ListRequestEvents(argument: ListRequestEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  ListRequestEvents(argument: ListRequestEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  ListRequestEvents(argument: ListRequestEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  ListRequestEvents(argument: ListRequestEventsRequest, callback: grpc.requestCallback<ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the public events that a request of the caller's store has caused in this service, directly or through other events, at most 100.
   */
  listRequestEvents(argument: ListRequestEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  listRequestEvents(argument: ListRequestEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  listRequestEvents(argument: ListRequestEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  listRequestEvents(argument: ListRequestEventsRequest, callback: grpc.requestCallback<ListRequestEventsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Finds the events of a request, for the gateway. Implemented by the services that emit public events on requests.
 */
export interface RequestEventsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Lists the public events that a request of the caller's store has caused in this service, directly or through other events, at most 100.
   */
  ListRequestEvents: grpc.handleUnaryCall<ListRequestEventsRequest__Output, ListRequestEventsResponse>;
  
}

export interface RequestEventsServiceDefinition extends grpc.ServiceDefinition {
  ListRequestEvents: MethodDefinition<ListRequestEventsRequest, ListRequestEventsResponse, ListRequestEventsRequest__Output, ListRequestEventsResponse__Output>
}

export interface RevokeOperatorTokenRequest {
  'tokenId'?: (string);
  /**
   * Set to revoke a token of this store only.
   */
  'tenantId'?: (string);
  '_tenantId'?: "tenantId";
}

export interface RevokeOperatorTokenRequest__Output {
  'tokenId': (string);
  /**
   * Set to revoke a token of this store only.
   */
  'tenantId'?: (string);
  '_tenantId'?: "tenantId";
}

export interface RevokeOperatorTokenResponse {
}

export interface RevokeOperatorTokenResponse__Output {
}

export interface VerifyAuditRequest {
  /**
   * A position whose hash is returned, to compare it with the one that was stored.
   */
  'earlierPosition'?: (number | string | Long);
  '_earlierPosition'?: "earlierPosition";
}

export interface VerifyAuditRequest__Output {
  /**
   * A position whose hash is returned, to compare it with the one that was stored.
   */
  'earlierPosition'?: (string);
  '_earlierPosition'?: "earlierPosition";
}

export interface VerifyAuditResponse {
  /**
   * The position of the last entry, which is also the number of entries.
   */
  'position'?: (number | string | Long);
  /**
   * The hash of the last entry, in hexadecimal.
   */
  'hash'?: (string);
  /**
   * The hash at earlier_position, if there is an entry.
   */
  'earlierHash'?: (string);
  /**
   * Entries that were changed, or that follow a deleted one.
   */
  'violationCount'?: (number | string | Long);
  /**
   * The positions of the first ones.
   */
  'violationPositions'?: (string)[];
  '_earlierHash'?: "earlierHash";
}

export interface VerifyAuditResponse__Output {
  /**
   * The position of the last entry, which is also the number of entries.
   */
  'position': (string);
  /**
   * The hash of the last entry, in hexadecimal.
   */
  'hash': (string);
  /**
   * The hash at earlier_position, if there is an entry.
   */
  'earlierHash'?: (string);
  /**
   * Entries that were changed, or that follow a deleted one.
   */
  'violationCount': (string);
  /**
   * The positions of the first ones.
   */
  'violationPositions': (string)[];
  '_earlierHash'?: "earlierHash";
}
