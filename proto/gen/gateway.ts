import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ApiKey as _storefront_gateway_v1_ApiKey, ApiKey__Output as _storefront_gateway_v1_ApiKey__Output } from './storefront/gateway/v1/ApiKey.ts';
import type { CreateStoreRequest as _storefront_gateway_v1_CreateStoreRequest, CreateStoreRequest__Output as _storefront_gateway_v1_CreateStoreRequest__Output } from './storefront/gateway/v1/CreateStoreRequest.ts';
import type { CreateStoreResponse as _storefront_gateway_v1_CreateStoreResponse, CreateStoreResponse__Output as _storefront_gateway_v1_CreateStoreResponse__Output } from './storefront/gateway/v1/CreateStoreResponse.ts';
import type { DatedGctRate as _storefront_gateway_v1_DatedGctRate, DatedGctRate__Output as _storefront_gateway_v1_DatedGctRate__Output } from './storefront/gateway/v1/DatedGctRate.ts';
import type { GctRateChange as _storefront_gateway_v1_GctRateChange, GctRateChange__Output as _storefront_gateway_v1_GctRateChange__Output } from './storefront/gateway/v1/GctRateChange.ts';
import type { GetStoreRequest as _storefront_gateway_v1_GetStoreRequest, GetStoreRequest__Output as _storefront_gateway_v1_GetStoreRequest__Output } from './storefront/gateway/v1/GetStoreRequest.ts';
import type { GetStoreResponse as _storefront_gateway_v1_GetStoreResponse, GetStoreResponse__Output as _storefront_gateway_v1_GetStoreResponse__Output } from './storefront/gateway/v1/GetStoreResponse.ts';
import type { IssueKeyRequest as _storefront_gateway_v1_IssueKeyRequest, IssueKeyRequest__Output as _storefront_gateway_v1_IssueKeyRequest__Output } from './storefront/gateway/v1/IssueKeyRequest.ts';
import type { IssueKeyResponse as _storefront_gateway_v1_IssueKeyResponse, IssueKeyResponse__Output as _storefront_gateway_v1_IssueKeyResponse__Output } from './storefront/gateway/v1/IssueKeyResponse.ts';
import type { ListKeysRequest as _storefront_gateway_v1_ListKeysRequest, ListKeysRequest__Output as _storefront_gateway_v1_ListKeysRequest__Output } from './storefront/gateway/v1/ListKeysRequest.ts';
import type { ListKeysResponse as _storefront_gateway_v1_ListKeysResponse, ListKeysResponse__Output as _storefront_gateway_v1_ListKeysResponse__Output } from './storefront/gateway/v1/ListKeysResponse.ts';
import type { ListStoresRequest as _storefront_gateway_v1_ListStoresRequest, ListStoresRequest__Output as _storefront_gateway_v1_ListStoresRequest__Output } from './storefront/gateway/v1/ListStoresRequest.ts';
import type { ListStoresResponse as _storefront_gateway_v1_ListStoresResponse, ListStoresResponse__Output as _storefront_gateway_v1_ListStoresResponse__Output } from './storefront/gateway/v1/ListStoresResponse.ts';
import type { RevokeKeyRequest as _storefront_gateway_v1_RevokeKeyRequest, RevokeKeyRequest__Output as _storefront_gateway_v1_RevokeKeyRequest__Output } from './storefront/gateway/v1/RevokeKeyRequest.ts';
import type { RevokeKeyResponse as _storefront_gateway_v1_RevokeKeyResponse, RevokeKeyResponse__Output as _storefront_gateway_v1_RevokeKeyResponse__Output } from './storefront/gateway/v1/RevokeKeyResponse.ts';
import type { SetKeyRateRequest as _storefront_gateway_v1_SetKeyRateRequest, SetKeyRateRequest__Output as _storefront_gateway_v1_SetKeyRateRequest__Output } from './storefront/gateway/v1/SetKeyRateRequest.ts';
import type { SetKeyRateResponse as _storefront_gateway_v1_SetKeyRateResponse, SetKeyRateResponse__Output as _storefront_gateway_v1_SetKeyRateResponse__Output } from './storefront/gateway/v1/SetKeyRateResponse.ts';
import type { SetStoreRequest as _storefront_gateway_v1_SetStoreRequest, SetStoreRequest__Output as _storefront_gateway_v1_SetStoreRequest__Output } from './storefront/gateway/v1/SetStoreRequest.ts';
import type { SetStoreResponse as _storefront_gateway_v1_SetStoreResponse, SetStoreResponse__Output as _storefront_gateway_v1_SetStoreResponse__Output } from './storefront/gateway/v1/SetStoreResponse.ts';
import type { Store as _storefront_gateway_v1_Store, Store__Output as _storefront_gateway_v1_Store__Output } from './storefront/gateway/v1/Store.ts';
import type { StoreEntry as _storefront_gateway_v1_StoreEntry, StoreEntry__Output as _storefront_gateway_v1_StoreEntry__Output } from './storefront/gateway/v1/StoreEntry.ts';
import type { StoresAdminServiceClient as _storefront_gateway_v1_StoresAdminServiceClient, StoresAdminServiceDefinition as _storefront_gateway_v1_StoresAdminServiceDefinition } from './storefront/gateway/v1/StoresAdminService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    gateway: {
      v1: {
        ApiKey: MessageTypeDefinition<_storefront_gateway_v1_ApiKey, _storefront_gateway_v1_ApiKey__Output>
        CreateStoreRequest: MessageTypeDefinition<_storefront_gateway_v1_CreateStoreRequest, _storefront_gateway_v1_CreateStoreRequest__Output>
        CreateStoreResponse: MessageTypeDefinition<_storefront_gateway_v1_CreateStoreResponse, _storefront_gateway_v1_CreateStoreResponse__Output>
        DatedGctRate: MessageTypeDefinition<_storefront_gateway_v1_DatedGctRate, _storefront_gateway_v1_DatedGctRate__Output>
        GctRateChange: MessageTypeDefinition<_storefront_gateway_v1_GctRateChange, _storefront_gateway_v1_GctRateChange__Output>
        GetStoreRequest: MessageTypeDefinition<_storefront_gateway_v1_GetStoreRequest, _storefront_gateway_v1_GetStoreRequest__Output>
        GetStoreResponse: MessageTypeDefinition<_storefront_gateway_v1_GetStoreResponse, _storefront_gateway_v1_GetStoreResponse__Output>
        IssueKeyRequest: MessageTypeDefinition<_storefront_gateway_v1_IssueKeyRequest, _storefront_gateway_v1_IssueKeyRequest__Output>
        IssueKeyResponse: MessageTypeDefinition<_storefront_gateway_v1_IssueKeyResponse, _storefront_gateway_v1_IssueKeyResponse__Output>
        ListKeysRequest: MessageTypeDefinition<_storefront_gateway_v1_ListKeysRequest, _storefront_gateway_v1_ListKeysRequest__Output>
        ListKeysResponse: MessageTypeDefinition<_storefront_gateway_v1_ListKeysResponse, _storefront_gateway_v1_ListKeysResponse__Output>
        ListStoresRequest: MessageTypeDefinition<_storefront_gateway_v1_ListStoresRequest, _storefront_gateway_v1_ListStoresRequest__Output>
        ListStoresResponse: MessageTypeDefinition<_storefront_gateway_v1_ListStoresResponse, _storefront_gateway_v1_ListStoresResponse__Output>
        RevokeKeyRequest: MessageTypeDefinition<_storefront_gateway_v1_RevokeKeyRequest, _storefront_gateway_v1_RevokeKeyRequest__Output>
        RevokeKeyResponse: MessageTypeDefinition<_storefront_gateway_v1_RevokeKeyResponse, _storefront_gateway_v1_RevokeKeyResponse__Output>
        SetKeyRateRequest: MessageTypeDefinition<_storefront_gateway_v1_SetKeyRateRequest, _storefront_gateway_v1_SetKeyRateRequest__Output>
        SetKeyRateResponse: MessageTypeDefinition<_storefront_gateway_v1_SetKeyRateResponse, _storefront_gateway_v1_SetKeyRateResponse__Output>
        SetStoreRequest: MessageTypeDefinition<_storefront_gateway_v1_SetStoreRequest, _storefront_gateway_v1_SetStoreRequest__Output>
        SetStoreResponse: MessageTypeDefinition<_storefront_gateway_v1_SetStoreResponse, _storefront_gateway_v1_SetStoreResponse__Output>
        Store: MessageTypeDefinition<_storefront_gateway_v1_Store, _storefront_gateway_v1_Store__Output>
        StoreEntry: MessageTypeDefinition<_storefront_gateway_v1_StoreEntry, _storefront_gateway_v1_StoreEntry__Output>
        /**
         * Manages stores and their API keys, for operators. These RPCs name the tenant in the request, because Caller has none.
         */
        StoresAdminService: SubtypeConstructor<typeof grpc.Client, _storefront_gateway_v1_StoresAdminServiceClient> & { service: _storefront_gateway_v1_StoresAdminServiceDefinition }
      }
    }
  }
}

