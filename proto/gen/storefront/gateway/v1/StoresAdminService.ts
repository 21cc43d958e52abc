// Original file: storefront/gateway/v1/gateway.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CreateStoreRequest as _storefront_gateway_v1_CreateStoreRequest, CreateStoreRequest__Output as _storefront_gateway_v1_CreateStoreRequest__Output } from '../../../storefront/gateway/v1/CreateStoreRequest.ts';
import type { CreateStoreResponse as _storefront_gateway_v1_CreateStoreResponse, CreateStoreResponse__Output as _storefront_gateway_v1_CreateStoreResponse__Output } from '../../../storefront/gateway/v1/CreateStoreResponse.ts';
import type { GetStoreRequest as _storefront_gateway_v1_GetStoreRequest, GetStoreRequest__Output as _storefront_gateway_v1_GetStoreRequest__Output } from '../../../storefront/gateway/v1/GetStoreRequest.ts';
import type { GetStoreResponse as _storefront_gateway_v1_GetStoreResponse, GetStoreResponse__Output as _storefront_gateway_v1_GetStoreResponse__Output } from '../../../storefront/gateway/v1/GetStoreResponse.ts';
import type { IssueKeyRequest as _storefront_gateway_v1_IssueKeyRequest, IssueKeyRequest__Output as _storefront_gateway_v1_IssueKeyRequest__Output } from '../../../storefront/gateway/v1/IssueKeyRequest.ts';
import type { IssueKeyResponse as _storefront_gateway_v1_IssueKeyResponse, IssueKeyResponse__Output as _storefront_gateway_v1_IssueKeyResponse__Output } from '../../../storefront/gateway/v1/IssueKeyResponse.ts';
import type { ListKeysRequest as _storefront_gateway_v1_ListKeysRequest, ListKeysRequest__Output as _storefront_gateway_v1_ListKeysRequest__Output } from '../../../storefront/gateway/v1/ListKeysRequest.ts';
import type { ListKeysResponse as _storefront_gateway_v1_ListKeysResponse, ListKeysResponse__Output as _storefront_gateway_v1_ListKeysResponse__Output } from '../../../storefront/gateway/v1/ListKeysResponse.ts';
import type { ListStoresRequest as _storefront_gateway_v1_ListStoresRequest, ListStoresRequest__Output as _storefront_gateway_v1_ListStoresRequest__Output } from '../../../storefront/gateway/v1/ListStoresRequest.ts';
import type { ListStoresResponse as _storefront_gateway_v1_ListStoresResponse, ListStoresResponse__Output as _storefront_gateway_v1_ListStoresResponse__Output } from '../../../storefront/gateway/v1/ListStoresResponse.ts';
import type { RevokeKeyRequest as _storefront_gateway_v1_RevokeKeyRequest, RevokeKeyRequest__Output as _storefront_gateway_v1_RevokeKeyRequest__Output } from '../../../storefront/gateway/v1/RevokeKeyRequest.ts';
import type { RevokeKeyResponse as _storefront_gateway_v1_RevokeKeyResponse, RevokeKeyResponse__Output as _storefront_gateway_v1_RevokeKeyResponse__Output } from '../../../storefront/gateway/v1/RevokeKeyResponse.ts';
import type { SetKeyRateRequest as _storefront_gateway_v1_SetKeyRateRequest, SetKeyRateRequest__Output as _storefront_gateway_v1_SetKeyRateRequest__Output } from '../../../storefront/gateway/v1/SetKeyRateRequest.ts';
import type { SetKeyRateResponse as _storefront_gateway_v1_SetKeyRateResponse, SetKeyRateResponse__Output as _storefront_gateway_v1_SetKeyRateResponse__Output } from '../../../storefront/gateway/v1/SetKeyRateResponse.ts';
import type { SetStoreRequest as _storefront_gateway_v1_SetStoreRequest, SetStoreRequest__Output as _storefront_gateway_v1_SetStoreRequest__Output } from '../../../storefront/gateway/v1/SetStoreRequest.ts';
import type { SetStoreResponse as _storefront_gateway_v1_SetStoreResponse, SetStoreResponse__Output as _storefront_gateway_v1_SetStoreResponse__Output } from '../../../storefront/gateway/v1/SetStoreResponse.ts';

/**
 * Manages stores and their API keys, for operators. These RPCs name the tenant in the request, because Caller has none.
 */
export interface StoresAdminServiceClient extends grpc.Client {
  /**
   * Creates a store in both modes, sandbox and live.
   */
  CreateStore(argument: _storefront_gateway_v1_CreateStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  CreateStore(argument: _storefront_gateway_v1_CreateStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  CreateStore(argument: _storefront_gateway_v1_CreateStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  CreateStore(argument: _storefront_gateway_v1_CreateStoreRequest, callback: grpc.requestCallback<_storefront_gateway_v1_CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a store in both modes, sandbox and live.
   */
  createStore(argument: _storefront_gateway_v1_CreateStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  createStore(argument: _storefront_gateway_v1_CreateStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  createStore(argument: _storefront_gateway_v1_CreateStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  createStore(argument: _storefront_gateway_v1_CreateStoreRequest, callback: grpc.requestCallback<_storefront_gateway_v1_CreateStoreResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a store's settings in one mode.
   */
  GetStore(argument: _storefront_gateway_v1_GetStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_GetStoreResponse__Output>): grpc.ClientUnaryCall;
  GetStore(argument: _storefront_gateway_v1_GetStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_GetStoreResponse__Output>): grpc.ClientUnaryCall;
  GetStore(argument: _storefront_gateway_v1_GetStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_GetStoreResponse__Output>): grpc.ClientUnaryCall;
  GetStore(argument: _storefront_gateway_v1_GetStoreRequest, callback: grpc.requestCallback<_storefront_gateway_v1_GetStoreResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a store's settings in one mode.
   */
  getStore(argument: _storefront_gateway_v1_GetStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_GetStoreResponse__Output>): grpc.ClientUnaryCall;
  getStore(argument: _storefront_gateway_v1_GetStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_GetStoreResponse__Output>): grpc.ClientUnaryCall;
  getStore(argument: _storefront_gateway_v1_GetStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_GetStoreResponse__Output>): grpc.ClientUnaryCall;
  getStore(argument: _storefront_gateway_v1_GetStoreRequest, callback: grpc.requestCallback<_storefront_gateway_v1_GetStoreResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues an API key and returns its secret text, which cannot be retrieved later.
   */
  IssueKey(argument: _storefront_gateway_v1_IssueKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  IssueKey(argument: _storefront_gateway_v1_IssueKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  IssueKey(argument: _storefront_gateway_v1_IssueKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  IssueKey(argument: _storefront_gateway_v1_IssueKeyRequest, callback: grpc.requestCallback<_storefront_gateway_v1_IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues an API key and returns its secret text, which cannot be retrieved later.
   */
  issueKey(argument: _storefront_gateway_v1_IssueKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  issueKey(argument: _storefront_gateway_v1_IssueKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  issueKey(argument: _storefront_gateway_v1_IssueKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  issueKey(argument: _storefront_gateway_v1_IssueKeyRequest, callback: grpc.requestCallback<_storefront_gateway_v1_IssueKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists a store's keys in both modes, without their secret text.
   */
  ListKeys(argument: _storefront_gateway_v1_ListKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_ListKeysResponse__Output>): grpc.ClientUnaryCall;
  ListKeys(argument: _storefront_gateway_v1_ListKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_ListKeysResponse__Output>): grpc.ClientUnaryCall;
  ListKeys(argument: _storefront_gateway_v1_ListKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_ListKeysResponse__Output>): grpc.ClientUnaryCall;
  ListKeys(argument: _storefront_gateway_v1_ListKeysRequest, callback: grpc.requestCallback<_storefront_gateway_v1_ListKeysResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists a store's keys in both modes, without their secret text.
   */
  listKeys(argument: _storefront_gateway_v1_ListKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_ListKeysResponse__Output>): grpc.ClientUnaryCall;
  listKeys(argument: _storefront_gateway_v1_ListKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_ListKeysResponse__Output>): grpc.ClientUnaryCall;
  listKeys(argument: _storefront_gateway_v1_ListKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_ListKeysResponse__Output>): grpc.ClientUnaryCall;
  listKeys(argument: _storefront_gateway_v1_ListKeysRequest, callback: grpc.requestCallback<_storefront_gateway_v1_ListKeysResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all stores, newest first.
   */
  ListStores(argument: _storefront_gateway_v1_ListStoresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_ListStoresResponse__Output>): grpc.ClientUnaryCall;
  ListStores(argument: _storefront_gateway_v1_ListStoresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_ListStoresResponse__Output>): grpc.ClientUnaryCall;
  ListStores(argument: _storefront_gateway_v1_ListStoresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_ListStoresResponse__Output>): grpc.ClientUnaryCall;
  ListStores(argument: _storefront_gateway_v1_ListStoresRequest, callback: grpc.requestCallback<_storefront_gateway_v1_ListStoresResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all stores, newest first.
   */
  listStores(argument: _storefront_gateway_v1_ListStoresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_ListStoresResponse__Output>): grpc.ClientUnaryCall;
  listStores(argument: _storefront_gateway_v1_ListStoresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_ListStoresResponse__Output>): grpc.ClientUnaryCall;
  listStores(argument: _storefront_gateway_v1_ListStoresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_ListStoresResponse__Output>): grpc.ClientUnaryCall;
  listStores(argument: _storefront_gateway_v1_ListStoresRequest, callback: grpc.requestCallback<_storefront_gateway_v1_ListStoresResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Revokes a key. Takes effect on every gateway within 5 s.
   */
  RevokeKey(argument: _storefront_gateway_v1_RevokeKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  RevokeKey(argument: _storefront_gateway_v1_RevokeKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  RevokeKey(argument: _storefront_gateway_v1_RevokeKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  RevokeKey(argument: _storefront_gateway_v1_RevokeKeyRequest, callback: grpc.requestCallback<_storefront_gateway_v1_RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Revokes a key. Takes effect on every gateway within 5 s.
   */
  revokeKey(argument: _storefront_gateway_v1_RevokeKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  revokeKey(argument: _storefront_gateway_v1_RevokeKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  revokeKey(argument: _storefront_gateway_v1_RevokeKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  revokeKey(argument: _storefront_gateway_v1_RevokeKeyRequest, callback: grpc.requestCallback<_storefront_gateway_v1_RevokeKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets a key's rate limit.
   */
  SetKeyRate(argument: _storefront_gateway_v1_SetKeyRateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  SetKeyRate(argument: _storefront_gateway_v1_SetKeyRateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  SetKeyRate(argument: _storefront_gateway_v1_SetKeyRateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  SetKeyRate(argument: _storefront_gateway_v1_SetKeyRateRequest, callback: grpc.requestCallback<_storefront_gateway_v1_SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets a key's rate limit.
   */
  setKeyRate(argument: _storefront_gateway_v1_SetKeyRateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  setKeyRate(argument: _storefront_gateway_v1_SetKeyRateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  setKeyRate(argument: _storefront_gateway_v1_SetKeyRateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  setKeyRate(argument: _storefront_gateway_v1_SetKeyRateRequest, callback: grpc.requestCallback<_storefront_gateway_v1_SetKeyRateResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given settings of a store and leaves the others unchanged.
   */
  SetStore(argument: _storefront_gateway_v1_SetStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_SetStoreResponse__Output>): grpc.ClientUnaryCall;
  SetStore(argument: _storefront_gateway_v1_SetStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_SetStoreResponse__Output>): grpc.ClientUnaryCall;
  SetStore(argument: _storefront_gateway_v1_SetStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_SetStoreResponse__Output>): grpc.ClientUnaryCall;
  SetStore(argument: _storefront_gateway_v1_SetStoreRequest, callback: grpc.requestCallback<_storefront_gateway_v1_SetStoreResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given settings of a store and leaves the others unchanged.
   */
  setStore(argument: _storefront_gateway_v1_SetStoreRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_SetStoreResponse__Output>): grpc.ClientUnaryCall;
  setStore(argument: _storefront_gateway_v1_SetStoreRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_gateway_v1_SetStoreResponse__Output>): grpc.ClientUnaryCall;
  setStore(argument: _storefront_gateway_v1_SetStoreRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_gateway_v1_SetStoreResponse__Output>): grpc.ClientUnaryCall;
  setStore(argument: _storefront_gateway_v1_SetStoreRequest, callback: grpc.requestCallback<_storefront_gateway_v1_SetStoreResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages stores and their API keys, for operators. These RPCs name the tenant in the request, because Caller has none.
 */
export interface StoresAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Creates a store in both modes, sandbox and live.
   */
  CreateStore: grpc.handleUnaryCall<_storefront_gateway_v1_CreateStoreRequest__Output, _storefront_gateway_v1_CreateStoreResponse>;
  
  /**
   * Returns a store's settings in one mode.
   */
  GetStore: grpc.handleUnaryCall<_storefront_gateway_v1_GetStoreRequest__Output, _storefront_gateway_v1_GetStoreResponse>;
  
  /**
   * Issues an API key and returns its secret text, which cannot be retrieved later.
   */
  IssueKey: grpc.handleUnaryCall<_storefront_gateway_v1_IssueKeyRequest__Output, _storefront_gateway_v1_IssueKeyResponse>;
  
  /**
   * Lists a store's keys in both modes, without their secret text.
   */
  ListKeys: grpc.handleUnaryCall<_storefront_gateway_v1_ListKeysRequest__Output, _storefront_gateway_v1_ListKeysResponse>;
  
  /**
   * Lists all stores, newest first.
   */
  ListStores: grpc.handleUnaryCall<_storefront_gateway_v1_ListStoresRequest__Output, _storefront_gateway_v1_ListStoresResponse>;
  
  /**
   * Revokes a key. Takes effect on every gateway within 5 s.
   */
  RevokeKey: grpc.handleUnaryCall<_storefront_gateway_v1_RevokeKeyRequest__Output, _storefront_gateway_v1_RevokeKeyResponse>;
  
  /**
   * Sets a key's rate limit.
   */
  SetKeyRate: grpc.handleUnaryCall<_storefront_gateway_v1_SetKeyRateRequest__Output, _storefront_gateway_v1_SetKeyRateResponse>;
  
  /**
   * Changes the given settings of a store and leaves the others unchanged.
   */
  SetStore: grpc.handleUnaryCall<_storefront_gateway_v1_SetStoreRequest__Output, _storefront_gateway_v1_SetStoreResponse>;
  
}

export interface StoresAdminServiceDefinition extends grpc.ServiceDefinition {
  CreateStore: MethodDefinition<_storefront_gateway_v1_CreateStoreRequest, _storefront_gateway_v1_CreateStoreResponse, _storefront_gateway_v1_CreateStoreRequest__Output, _storefront_gateway_v1_CreateStoreResponse__Output>
  GetStore: MethodDefinition<_storefront_gateway_v1_GetStoreRequest, _storefront_gateway_v1_GetStoreResponse, _storefront_gateway_v1_GetStoreRequest__Output, _storefront_gateway_v1_GetStoreResponse__Output>
  IssueKey: MethodDefinition<_storefront_gateway_v1_IssueKeyRequest, _storefront_gateway_v1_IssueKeyResponse, _storefront_gateway_v1_IssueKeyRequest__Output, _storefront_gateway_v1_IssueKeyResponse__Output>
  ListKeys: MethodDefinition<_storefront_gateway_v1_ListKeysRequest, _storefront_gateway_v1_ListKeysResponse, _storefront_gateway_v1_ListKeysRequest__Output, _storefront_gateway_v1_ListKeysResponse__Output>
  ListStores: MethodDefinition<_storefront_gateway_v1_ListStoresRequest, _storefront_gateway_v1_ListStoresResponse, _storefront_gateway_v1_ListStoresRequest__Output, _storefront_gateway_v1_ListStoresResponse__Output>
  RevokeKey: MethodDefinition<_storefront_gateway_v1_RevokeKeyRequest, _storefront_gateway_v1_RevokeKeyResponse, _storefront_gateway_v1_RevokeKeyRequest__Output, _storefront_gateway_v1_RevokeKeyResponse__Output>
  SetKeyRate: MethodDefinition<_storefront_gateway_v1_SetKeyRateRequest, _storefront_gateway_v1_SetKeyRateResponse, _storefront_gateway_v1_SetKeyRateRequest__Output, _storefront_gateway_v1_SetKeyRateResponse__Output>
  SetStore: MethodDefinition<_storefront_gateway_v1_SetStoreRequest, _storefront_gateway_v1_SetStoreResponse, _storefront_gateway_v1_SetStoreRequest__Output, _storefront_gateway_v1_SetStoreResponse__Output>
}
