import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type * as storefront_common_v1 from '../common/v1.ts'

/**
 * An API key without its secret text.
 */
export interface ApiKey {
  'keyId'?: (string);
  'tenantId'?: (string);
  'mode'?: (string);
  /**
   * PUBLISHABLE or SECRET.
   */
  'kind'?: (string);
  'scopes'?: (string)[];
  /**
   * The browser origins that may use a publishable key, matched exactly.
   */
  'origins'?: (string)[];
  'ratePerMinute'?: (number);
  'expiresAt'?: (string);
  'revokedAt'?: (string);
  'createdAt'?: (string);
  /**
   * The first characters of the key, to identify it.
   */
  'hint'?: (string);
  /**
   * The limit of each client address; unset if there is none.
   */
  'ratePerClient'?: (number);
  '_expiresAt'?: "expiresAt";
  '_revokedAt'?: "revokedAt";
  '_ratePerClient'?: "ratePerClient";
}

/**
 * An API key without its secret text.
 */
export interface ApiKey__Output {
  'keyId': (string);
  'tenantId': (string);
  'mode': (string);
  /**
   * PUBLISHABLE or SECRET.
   */
  'kind': (string);
  'scopes': (string)[];
  /**
   * The browser origins that may use a publishable key, matched exactly.
   */
  'origins': (string)[];
  'ratePerMinute': (number);
  'expiresAt'?: (string);
  'revokedAt'?: (string);
  'createdAt': (string);
  /**
   * The first characters of the key, to identify it.
   */
  'hint': (string);
  /**
   * The limit of each client address; unset if there is none.
   */
  'ratePerClient'?: (number);
  '_expiresAt'?: "expiresAt";
  '_revokedAt'?: "revokedAt";
  '_ratePerClient'?: "ratePerClient";
}

export interface CreateStoreRequest {
  'name'?: (string);
  /**
   * ISO 4217; JMD if unset.
   */
  'currency'?: (string);
  /**
   * 0.15 if unset.
   */
  'gctRate'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  '_currency'?: "currency";
  '_gctRate'?: "gctRate";
}

export interface CreateStoreRequest__Output {
  'name': (string);
  /**
   * ISO 4217; JMD if unset.
   */
  'currency'?: (string);
  /**
   * 0.15 if unset.
   */
  'gctRate'?: (string);
  'onlinePayments': (boolean);
  'couriers': (boolean);
  '_currency'?: "currency";
  '_gctRate'?: "gctRate";
}

export interface CreateStoreResponse {
  'tenantId'?: (string);
}

export interface CreateStoreResponse__Output {
  'tenantId': (string);
}

/**
 * A tax rate that applies from a date in the store's time zone.
 */
export interface DatedGctRate {
  'from'?: (string);
  'rate'?: (string);
  '_from'?: "from";
}

/**
 * A tax rate that applies from a date in the store's time zone.
 */
export interface DatedGctRate__Output {
  'from'?: (string);
  'rate': (string);
  '_from'?: "from";
}

/**
 * A scheduled change of a store's tax rate.
 */
export interface GctRateChange {
  /**
   * A date in the store's time zone.
   */
  'from'?: (string);
  /**
   * When that date begins.
   */
  'at'?: (string);
  'rate'?: (string);
}

/**
 * A scheduled change of a store's tax rate.
 */
export interface GctRateChange__Output {
  /**
   * A date in the store's time zone.
   */
  'from': (string);
  /**
   * When that date begins.
   */
  'at': (string);
  'rate': (string);
}

export interface GetStoreRequest {
  'tenantId'?: (string);
  'mode'?: (string);
}

export interface GetStoreRequest__Output {
  'tenantId': (string);
  'mode': (string);
}

export interface GetStoreResponse {
  'store'?: (Store | null);
  /**
   * A hash of the settings, without the rate of today, which follows from the dated ones.
   */
  'version'?: (string);
}

export interface GetStoreResponse__Output {
  'store': (Store__Output | null);
  /**
   * A hash of the settings, without the rate of today, which follows from the dated ones.
   */
  'version': (string);
}

export interface IssueKeyRequest {
  'tenantId'?: (string);
  /**
   * PUBLISHABLE or SECRET.
   */
  'kind'?: (string);
  'mode'?: (string);
  /**
   * Empty means the default scopes of the kind.
   */
  'scopes'?: (string)[];
  'origins'?: (string)[];
  /**
   * Unset means the default of the kind and mode.
   */
  'ratePerMinute'?: (number);
  'expiresAt'?: (string);
  /**
   * The limit of each client address; publishable keys only.
   */
  'ratePerClient'?: (number);
  '_ratePerMinute'?: "ratePerMinute";
  '_expiresAt'?: "expiresAt";
  '_ratePerClient'?: "ratePerClient";
}

export interface IssueKeyRequest__Output {
  'tenantId': (string);
  /**
   * PUBLISHABLE or SECRET.
   */
  'kind': (string);
  'mode': (string);
  /**
   * Empty means the default scopes of the kind.
   */
  'scopes': (string)[];
  'origins': (string)[];
  /**
   * Unset means the default of the kind and mode.
   */
  'ratePerMinute'?: (number);
  'expiresAt'?: (string);
  /**
   * The limit of each client address; publishable keys only.
   */
  'ratePerClient'?: (number);
  '_ratePerMinute'?: "ratePerMinute";
  '_expiresAt'?: "expiresAt";
  '_ratePerClient'?: "ratePerClient";
}

export interface IssueKeyResponse {
  'keyId'?: (string);
  /**
   * The secret text, returned only here.
   */
  'key'?: (string);
  'issued'?: (ApiKey | null);
}

export interface IssueKeyResponse__Output {
  'keyId': (string);
  /**
   * The secret text, returned only here.
   */
  'key': (string);
  'issued': (ApiKey__Output | null);
}

export interface ListKeysRequest {
  'tenantId'?: (string);
  /**
   * Unset means both modes.
   */
  'mode'?: (string);
  '_mode'?: "mode";
}

export interface ListKeysRequest__Output {
  'tenantId': (string);
  /**
   * Unset means both modes.
   */
  'mode'?: (string);
  '_mode'?: "mode";
}

export interface ListKeysResponse {
  'keys'?: (ApiKey)[];
}

export interface ListKeysResponse__Output {
  'keys': (ApiKey__Output)[];
}

export interface ListStoresRequest {
  /**
   * A part of the name.
   */
  'text'?: (string);
  /**
   * ISO 4217.
   */
  'currency'?: (string);
  'since'?: (string);
  'until'?: (string);
  'keyset'?: (storefront_common_v1.Keyset | null);
  /**
   * Only this store.
   */
  'tenantId'?: (string);
  '_text'?: "text";
  '_currency'?: "currency";
  '_since'?: "since";
  '_until'?: "until";
  '_tenantId'?: "tenantId";
}

export interface ListStoresRequest__Output {
  /**
   * A part of the name.
   */
  'text'?: (string);
  /**
   * ISO 4217.
   */
  'currency'?: (string);
  'since'?: (string);
  'until'?: (string);
  'keyset': (storefront_common_v1.Keyset__Output | null);
  /**
   * Only this store.
   */
  'tenantId'?: (string);
  '_text'?: "text";
  '_currency'?: "currency";
  '_since'?: "since";
  '_until'?: "until";
  '_tenantId'?: "tenantId";
}

export interface ListStoresResponse {
  'stores'?: (StoreEntry)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListStoresResponse__Output {
  'stores': (StoreEntry__Output)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface RevokeKeyRequest {
  'keyId'?: (string);
  /**
   * The store and mode that the key must belong to; any if unset.
   */
  'tenantId'?: (string);
  'mode'?: (string);
  '_tenantId'?: "tenantId";
  '_mode'?: "mode";
}

export interface RevokeKeyRequest__Output {
  'keyId': (string);
  /**
   * The store and mode that the key must belong to; any if unset.
   */
  'tenantId'?: (string);
  'mode'?: (string);
  '_tenantId'?: "tenantId";
  '_mode'?: "mode";
}

export interface RevokeKeyResponse {
}

export interface RevokeKeyResponse__Output {
}

export interface SetKeyRateRequest {
  'keyId'?: (string);
  /**
   * Unset leaves what is stored.
   */
  'ratePerMinute'?: (number);
  /**
   * Unset leaves what is stored; publishable keys only.
   */
  'ratePerClient'?: (number);
  /**
   * As in RevokeKeyRequest.
   */
  'tenantId'?: (string);
  'mode'?: (string);
  '_ratePerMinute'?: "ratePerMinute";
  '_ratePerClient'?: "ratePerClient";
  '_tenantId'?: "tenantId";
  '_mode'?: "mode";
}

export interface SetKeyRateRequest__Output {
  'keyId': (string);
  /**
   * Unset leaves what is stored.
   */
  'ratePerMinute'?: (number);
  /**
   * Unset leaves what is stored; publishable keys only.
   */
  'ratePerClient'?: (number);
  /**
   * As in RevokeKeyRequest.
   */
  'tenantId'?: (string);
  'mode'?: (string);
  '_ratePerMinute'?: "ratePerMinute";
  '_ratePerClient'?: "ratePerClient";
  '_tenantId'?: "tenantId";
  '_mode'?: "mode";
}

export interface SetKeyRateResponse {
  'key'?: (ApiKey | null);
}

export interface SetKeyRateResponse__Output {
  'key': (ApiKey__Output | null);
}

export interface SetStoreRequest {
  'tenantId'?: (string);
  /**
   * Unset means both modes.
   */
  'mode'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  /**
   * Empty leaves the stored rails unchanged.
   */
  'paymentRails'?: (string)[];
  'signup'?: (string);
  'taxRounding'?: (string);
  'shippingTax'?: (string);
  'contractPrice'?: (string);
  'requireVerifiedEmail'?: (boolean);
  'name'?: (string);
  /**
   * IANA.
   */
  'timeZone'?: (string);
  'gctRate'?: (string);
  /**
   * The date in the store's time zone from which gct_rate applies; today if unset.
   */
  'gctRateFrom'?: (string);
  '_mode'?: "mode";
  '_onlinePayments'?: "onlinePayments";
  '_couriers'?: "couriers";
  '_signup'?: "signup";
  '_taxRounding'?: "taxRounding";
  '_shippingTax'?: "shippingTax";
  '_contractPrice'?: "contractPrice";
  '_requireVerifiedEmail'?: "requireVerifiedEmail";
  '_name'?: "name";
  '_timeZone'?: "timeZone";
  '_gctRate'?: "gctRate";
  '_gctRateFrom'?: "gctRateFrom";
}

export interface SetStoreRequest__Output {
  'tenantId': (string);
  /**
   * Unset means both modes.
   */
  'mode'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  /**
   * Empty leaves the stored rails unchanged.
   */
  'paymentRails': (string)[];
  'signup'?: (string);
  'taxRounding'?: (string);
  'shippingTax'?: (string);
  'contractPrice'?: (string);
  'requireVerifiedEmail'?: (boolean);
  'name'?: (string);
  /**
   * IANA.
   */
  'timeZone'?: (string);
  'gctRate'?: (string);
  /**
   * The date in the store's time zone from which gct_rate applies; today if unset.
   */
  'gctRateFrom'?: (string);
  '_mode'?: "mode";
  '_onlinePayments'?: "onlinePayments";
  '_couriers'?: "couriers";
  '_signup'?: "signup";
  '_taxRounding'?: "taxRounding";
  '_shippingTax'?: "shippingTax";
  '_contractPrice'?: "contractPrice";
  '_requireVerifiedEmail'?: "requireVerifiedEmail";
  '_name'?: "name";
  '_timeZone'?: "timeZone";
  '_gctRate'?: "gctRate";
  '_gctRateFrom'?: "gctRateFrom";
}

export interface SetStoreResponse {
  /**
   * The changed settings, one entry per mode.
   */
  'stores'?: (Store)[];
  /**
   * As in GetStoreResponse, if one mode is changed.
   */
  'version'?: (string);
}

export interface SetStoreResponse__Output {
  /**
   * The changed settings, one entry per mode.
   */
  'stores': (Store__Output)[];
  /**
   * As in GetStoreResponse, if one mode is changed.
   */
  'version': (string);
}

/**
 * A store's settings in one mode. They travel in Caller to every service.
 */
export interface Store {
  'tenantId'?: (string);
  'mode'?: (string);
  'name'?: (string);
  'currency'?: (string);
  'gctRate'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  /**
   * CASH_ON_DELIVERY, CREDIT_TERMS, and PREPAID, as enabled.
   */
  'paymentRails'?: (string)[];
  /**
   * open or approval.
   */
  'signup'?: (string);
  /**
   * line or rate.
   */
  'taxRounding'?: (string);
  /**
   * store_rate or proportional.
   */
  'shippingTax'?: (string);
  /**
   * always or lowest.
   */
  'contractPrice'?: (string);
  /**
   * Whether checkouts require a verified email.
   */
  'requireVerifiedEmail'?: (boolean);
  /**
   * IANA.
   */
  'timeZone'?: (string);
  /**
   * The next change of the rate; unset if none is scheduled.
   */
  'gctRateChange'?: (GctRateChange | null);
  /**
   * All rates by their dates. The first one has no date.
   */
  'datedGctRates'?: (DatedGctRate)[];
}

/**
 * A store's settings in one mode. They travel in Caller to every service.
 */
export interface Store__Output {
  'tenantId': (string);
  'mode': (string);
  'name': (string);
  'currency': (string);
  'gctRate': (string);
  'onlinePayments': (boolean);
  'couriers': (boolean);
  /**
   * CASH_ON_DELIVERY, CREDIT_TERMS, and PREPAID, as enabled.
   */
  'paymentRails': (string)[];
  /**
   * open or approval.
   */
  'signup': (string);
  /**
   * line or rate.
   */
  'taxRounding': (string);
  /**
   * store_rate or proportional.
   */
  'shippingTax': (string);
  /**
   * always or lowest.
   */
  'contractPrice': (string);
  /**
   * Whether checkouts require a verified email.
   */
  'requireVerifiedEmail': (boolean);
  /**
   * IANA.
   */
  'timeZone': (string);
  /**
   * The next change of the rate; unset if none is scheduled.
   */
  'gctRateChange': (GctRateChange__Output | null);
  /**
   * All rates by their dates. The first one has no date.
   */
  'datedGctRates': (DatedGctRate__Output)[];
}

/**
 * A store with its settings in each mode.
 */
export interface StoreEntry {
  'tenantId'?: (string);
  'name'?: (string);
  'createdAt'?: (string);
  'settings'?: (Store)[];
}

/**
 * A store with its settings in each mode.
 */
export interface StoreEntry__Output {
  'tenantId': (string);
  'name': (string);
  'createdAt': (string);
  'settings': (Store__Output)[];
}

/**
 * Manages stores and their API keys, for operators. These RPCs name the tenant in the request, because Caller has none.
 */
export interface StoresAdminServiceClient extends grpc.Client {
  /**
   * Creates a store in both modes, sandbox and live.
   */
  CreateStore(argument: CreateStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  CreateStore(argument: CreateStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  CreateStore(argument: CreateStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  CreateStore(argument: CreateStoreRequest, callback: grpc.requestCallback<CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a store in both modes, sandbox and live.
   */
  createStore(argument: CreateStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  createStore(argument: CreateStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  createStore(argument: CreateStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  createStore(argument: CreateStoreRequest, callback: grpc.requestCallback<CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a store's settings in one mode.
   */
  GetStore(argument: GetStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreResponse__Output>): grpc.ClientUnaryCall;
  GetStore(argument: GetStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStoreResponse__Output>): grpc.ClientUnaryCall;
  GetStore(argument: GetStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreResponse__Output>): grpc.ClientUnaryCall;
  GetStore(argument: GetStoreRequest, callback: grpc.requestCallback<GetStoreResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a store's settings in one mode.
   */
  getStore(argument: GetStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreResponse__Output>): grpc.ClientUnaryCall;
  getStore(argument: GetStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStoreResponse__Output>): grpc.ClientUnaryCall;
  getStore(argument: GetStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreResponse__Output>): grpc.ClientUnaryCall;
  getStore(argument: GetStoreRequest, callback: grpc.requestCallback<GetStoreResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues an API key and returns its secret text, which cannot be retrieved later.
   */
  IssueKey(argument: IssueKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  IssueKey(argument: IssueKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  IssueKey(argument: IssueKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  IssueKey(argument: IssueKeyRequest, callback: grpc.requestCallback<IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues an API key and returns its secret text, which cannot be retrieved later.
   */
  issueKey(argument: IssueKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  issueKey(argument: IssueKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  issueKey(argument: IssueKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  issueKey(argument: IssueKeyRequest, callback: grpc.requestCallback<IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists a store's keys in both modes, without their secret text.
   */
  ListKeys(argument: ListKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListKeysResponse__Output>): grpc.ClientUnaryCall;
  ListKeys(argument: ListKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListKeysResponse__Output>): grpc.ClientUnaryCall;
  ListKeys(argument: ListKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListKeysResponse__Output>): grpc.ClientUnaryCall;
  ListKeys(argument: ListKeysRequest, callback: grpc.requestCallback<ListKeysResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists a store's keys in both modes, without their secret text.
   */
  listKeys(argument: ListKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListKeysResponse__Output>): grpc.ClientUnaryCall;
  listKeys(argument: ListKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListKeysResponse__Output>): grpc.ClientUnaryCall;
  listKeys(argument: ListKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListKeysResponse__Output>): grpc.ClientUnaryCall;
  listKeys(argument: ListKeysRequest, callback: grpc.requestCallback<ListKeysResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all stores, newest first.
   */
  ListStores(argument: ListStoresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoresResponse__Output>): grpc.ClientUnaryCall;
  ListStores(argument: ListStoresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoresResponse__Output>): grpc.ClientUnaryCall;
  ListStores(argument: ListStoresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoresResponse__Output>): grpc.ClientUnaryCall;
  ListStores(argument: ListStoresRequest, callback: grpc.requestCallback<ListStoresResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all stores, newest first.
   */
  listStores(argument: ListStoresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoresResponse__Output>): grpc.ClientUnaryCall;
  listStores(argument: ListStoresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoresResponse__Output>): grpc.ClientUnaryCall;
  listStores(argument: ListStoresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoresResponse__Output>): grpc.ClientUnaryCall;
  listStores(argument: ListStoresRequest, callback: grpc.requestCallback<ListStoresResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Revokes a key. Takes effect on every gateway within 5 s.
   */
  RevokeKey(argument: RevokeKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  RevokeKey(argument: RevokeKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  RevokeKey(argument: RevokeKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  RevokeKey(argument: RevokeKeyRequest, callback: grpc.requestCallback<RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Revokes a key. Takes effect on every gateway within 5 s.
   */
  revokeKey(argument: RevokeKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  revokeKey(argument: RevokeKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  revokeKey(argument: RevokeKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  revokeKey(argument: RevokeKeyRequest, callback: grpc.requestCallback<RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets a key's rate limit.
   */
  SetKeyRate(argument: SetKeyRateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  SetKeyRate(argument: SetKeyRateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  SetKeyRate(argument: SetKeyRateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  SetKeyRate(argument: SetKeyRateRequest, callback: grpc.requestCallback<SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets a key's rate limit.
   */
  setKeyRate(argument: SetKeyRateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  setKeyRate(argument: SetKeyRateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  setKeyRate(argument: SetKeyRateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  setKeyRate(argument: SetKeyRateRequest, callback: grpc.requestCallback<SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given settings of a store and leaves the others unchanged. FAILED_PRECONDITION (version_mismatch).
   */
  SetStore(argument: SetStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetStoreResponse__Output>): grpc.ClientUnaryCall;
  SetStore(argument: SetStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetStoreResponse__Output>): grpc.ClientUnaryCall;
  SetStore(argument: SetStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetStoreResponse__Output>): grpc.ClientUnaryCall;
  SetStore(argument: SetStoreRequest, callback: grpc.requestCallback<SetStoreResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given settings of a store and leaves the others unchanged. FAILED_PRECONDITION (version_mismatch).
   */
  setStore(argument: SetStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetStoreResponse__Output>): grpc.ClientUnaryCall;
  setStore(argument: SetStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetStoreResponse__Output>): grpc.ClientUnaryCall;
  setStore(argument: SetStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetStoreResponse__Output>): grpc.ClientUnaryCall;
  setStore(argument: SetStoreRequest, callback: grpc.requestCallback<SetStoreResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages stores and their API keys, for operators. These RPCs name the tenant in the request, because Caller has none.
 */
export interface StoresAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Creates a store in both modes, sandbox and live.
   */
  CreateStore: grpc.handleUnaryCall<CreateStoreRequest__Output, CreateStoreResponse>;
  
  /**
   * Returns a store's settings in one mode.
   */
  GetStore: grpc.handleUnaryCall<GetStoreRequest__Output, GetStoreResponse>;
  
  /**
   * Issues an API key and returns its secret text, which cannot be retrieved later.
   */
  IssueKey: grpc.handleUnaryCall<IssueKeyRequest__Output, IssueKeyResponse>;
  
  /**
   * Lists a store's keys in both modes, without their secret text.
   */
  ListKeys: grpc.handleUnaryCall<ListKeysRequest__Output, ListKeysResponse>;
  
  /**
   * Lists all stores, newest first.
   */
  ListStores: grpc.handleUnaryCall<ListStoresRequest__Output, ListStoresResponse>;
  
  /**
   * Revokes a key. Takes effect on every gateway within 5 s.
   */
  RevokeKey: grpc.handleUnaryCall<RevokeKeyRequest__Output, RevokeKeyResponse>;
  
  /**
   * Sets a key's rate limit.
   */
  SetKeyRate: grpc.handleUnaryCall<SetKeyRateRequest__Output, SetKeyRateResponse>;
  
  /**
   * Changes the given settings of a store and leaves the others unchanged. FAILED_PRECONDITION (version_mismatch).
   */
  SetStore: grpc.handleUnaryCall<SetStoreRequest__Output, SetStoreResponse>;
  
}

export interface StoresAdminServiceDefinition extends grpc.ServiceDefinition {
  CreateStore: MethodDefinition<CreateStoreRequest, CreateStoreResponse, CreateStoreRequest__Output, CreateStoreResponse__Output>
  GetStore: MethodDefinition<GetStoreRequest, GetStoreResponse, GetStoreRequest__Output, GetStoreResponse__Output>
  IssueKey: MethodDefinition<IssueKeyRequest, IssueKeyResponse, IssueKeyRequest__Output, IssueKeyResponse__Output>
  ListKeys: MethodDefinition<ListKeysRequest, ListKeysResponse, ListKeysRequest__Output, ListKeysResponse__Output>
  ListStores: MethodDefinition<ListStoresRequest, ListStoresResponse, ListStoresRequest__Output, ListStoresResponse__Output>
  RevokeKey: MethodDefinition<RevokeKeyRequest, RevokeKeyResponse, RevokeKeyRequest__Output, RevokeKeyResponse__Output>
  SetKeyRate: MethodDefinition<SetKeyRateRequest, SetKeyRateResponse, SetKeyRateRequest__Output, SetKeyRateResponse__Output>
  SetStore: MethodDefinition<SetStoreRequest, SetStoreResponse, SetStoreRequest__Output, SetStoreResponse__Output>
}
