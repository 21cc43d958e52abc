// Original file: storefront/catalog/v1/catalog.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AdjustStockRequest as _storefront_catalog_v1_AdjustStockRequest, AdjustStockRequest__Output as _storefront_catalog_v1_AdjustStockRequest__Output } from '../../../storefront/catalog/v1/AdjustStockRequest.ts';
import type { AdjustStockResponse as _storefront_catalog_v1_AdjustStockResponse, AdjustStockResponse__Output as _storefront_catalog_v1_AdjustStockResponse__Output } from '../../../storefront/catalog/v1/AdjustStockResponse.ts';
import type { ExportProductsRequest as _storefront_catalog_v1_ExportProductsRequest, ExportProductsRequest__Output as _storefront_catalog_v1_ExportProductsRequest__Output } from '../../../storefront/catalog/v1/ExportProductsRequest.ts';
import type { ExportProductsResponse as _storefront_catalog_v1_ExportProductsResponse, ExportProductsResponse__Output as _storefront_catalog_v1_ExportProductsResponse__Output } from '../../../storefront/catalog/v1/ExportProductsResponse.ts';
import type { GetStockRequest as _storefront_catalog_v1_GetStockRequest, GetStockRequest__Output as _storefront_catalog_v1_GetStockRequest__Output } from '../../../storefront/catalog/v1/GetStockRequest.ts';
import type { GetStockResponse as _storefront_catalog_v1_GetStockResponse, GetStockResponse__Output as _storefront_catalog_v1_GetStockResponse__Output } from '../../../storefront/catalog/v1/GetStockResponse.ts';
import type { ImportProductsRequest as _storefront_catalog_v1_ImportProductsRequest, ImportProductsRequest__Output as _storefront_catalog_v1_ImportProductsRequest__Output } from '../../../storefront/catalog/v1/ImportProductsRequest.ts';
import type { ImportProductsResponse as _storefront_catalog_v1_ImportProductsResponse, ImportProductsResponse__Output as _storefront_catalog_v1_ImportProductsResponse__Output } from '../../../storefront/catalog/v1/ImportProductsResponse.ts';
import type { SetContractPricesRequest as _storefront_catalog_v1_SetContractPricesRequest, SetContractPricesRequest__Output as _storefront_catalog_v1_SetContractPricesRequest__Output } from '../../../storefront/catalog/v1/SetContractPricesRequest.ts';
import type { SetContractPricesResponse as _storefront_catalog_v1_SetContractPricesResponse, SetContractPricesResponse__Output as _storefront_catalog_v1_SetContractPricesResponse__Output } from '../../../storefront/catalog/v1/SetContractPricesResponse.ts';
import type { SetStockRequest as _storefront_catalog_v1_SetStockRequest, SetStockRequest__Output as _storefront_catalog_v1_SetStockRequest__Output } from '../../../storefront/catalog/v1/SetStockRequest.ts';
import type { SetStockResponse as _storefront_catalog_v1_SetStockResponse, SetStockResponse__Output as _storefront_catalog_v1_SetStockResponse__Output } from '../../../storefront/catalog/v1/SetStockResponse.ts';
import type { SetVisibilityRequest as _storefront_catalog_v1_SetVisibilityRequest, SetVisibilityRequest__Output as _storefront_catalog_v1_SetVisibilityRequest__Output } from '../../../storefront/catalog/v1/SetVisibilityRequest.ts';
import type { SetVisibilityResponse as _storefront_catalog_v1_SetVisibilityResponse, SetVisibilityResponse__Output as _storefront_catalog_v1_SetVisibilityResponse__Output } from '../../../storefront/catalog/v1/SetVisibilityResponse.ts';

export interface CatalogAdminServiceClient extends grpc.Client {
  AdjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  AdjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  AdjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  AdjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  
  ExportProducts(argument: _storefront_catalog_v1_ExportProductsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportProductsResponse__Output>;
  ExportProducts(argument: _storefront_catalog_v1_ExportProductsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportProductsResponse__Output>;
  exportProducts(argument: _storefront_catalog_v1_ExportProductsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportProductsResponse__Output>;
  exportProducts(argument: _storefront_catalog_v1_ExportProductsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportProductsResponse__Output>;
  
  GetStock(argument: _storefront_catalog_v1_GetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  GetStock(argument: _storefront_catalog_v1_GetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  GetStock(argument: _storefront_catalog_v1_GetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  GetStock(argument: _storefront_catalog_v1_GetStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: _storefront_catalog_v1_GetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: _storefront_catalog_v1_GetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: _storefront_catalog_v1_GetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: _storefront_catalog_v1_GetStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  
  ImportProducts(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse__Output>;
  ImportProducts(options?: grpc.CallOptions): grpc.ClientDuplexStream<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse__Output>;
  importProducts(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse__Output>;
  importProducts(options?: grpc.CallOptions): grpc.ClientDuplexStream<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse__Output>;
  
  SetContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  SetContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  SetContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  SetContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  
  SetStock(argument: _storefront_catalog_v1_SetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  SetStock(argument: _storefront_catalog_v1_SetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  SetStock(argument: _storefront_catalog_v1_SetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  SetStock(argument: _storefront_catalog_v1_SetStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: _storefront_catalog_v1_SetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: _storefront_catalog_v1_SetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: _storefront_catalog_v1_SetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: _storefront_catalog_v1_SetStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  
  SetVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  SetVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  SetVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  SetVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface CatalogAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  AdjustStock: grpc.handleUnaryCall<_storefront_catalog_v1_AdjustStockRequest__Output, _storefront_catalog_v1_AdjustStockResponse>;
  
  ExportProducts: grpc.handleServerStreamingCall<_storefront_catalog_v1_ExportProductsRequest__Output, _storefront_catalog_v1_ExportProductsResponse>;
  
  GetStock: grpc.handleUnaryCall<_storefront_catalog_v1_GetStockRequest__Output, _storefront_catalog_v1_GetStockResponse>;
  
  ImportProducts: grpc.handleBidiStreamingCall<_storefront_catalog_v1_ImportProductsRequest__Output, _storefront_catalog_v1_ImportProductsResponse>;
  
  SetContractPrices: grpc.handleUnaryCall<_storefront_catalog_v1_SetContractPricesRequest__Output, _storefront_catalog_v1_SetContractPricesResponse>;
  
  SetStock: grpc.handleUnaryCall<_storefront_catalog_v1_SetStockRequest__Output, _storefront_catalog_v1_SetStockResponse>;
  
  SetVisibility: grpc.handleUnaryCall<_storefront_catalog_v1_SetVisibilityRequest__Output, _storefront_catalog_v1_SetVisibilityResponse>;
  
}

export interface CatalogAdminServiceDefinition extends grpc.ServiceDefinition {
  AdjustStock: MethodDefinition<_storefront_catalog_v1_AdjustStockRequest, _storefront_catalog_v1_AdjustStockResponse, _storefront_catalog_v1_AdjustStockRequest__Output, _storefront_catalog_v1_AdjustStockResponse__Output>
  ExportProducts: MethodDefinition<_storefront_catalog_v1_ExportProductsRequest, _storefront_catalog_v1_ExportProductsResponse, _storefront_catalog_v1_ExportProductsRequest__Output, _storefront_catalog_v1_ExportProductsResponse__Output>
  GetStock: MethodDefinition<_storefront_catalog_v1_GetStockRequest, _storefront_catalog_v1_GetStockResponse, _storefront_catalog_v1_GetStockRequest__Output, _storefront_catalog_v1_GetStockResponse__Output>
  ImportProducts: MethodDefinition<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse, _storefront_catalog_v1_ImportProductsRequest__Output, _storefront_catalog_v1_ImportProductsResponse__Output>
  SetContractPrices: MethodDefinition<_storefront_catalog_v1_SetContractPricesRequest, _storefront_catalog_v1_SetContractPricesResponse, _storefront_catalog_v1_SetContractPricesRequest__Output, _storefront_catalog_v1_SetContractPricesResponse__Output>
  SetStock: MethodDefinition<_storefront_catalog_v1_SetStockRequest, _storefront_catalog_v1_SetStockResponse, _storefront_catalog_v1_SetStockRequest__Output, _storefront_catalog_v1_SetStockResponse__Output>
  SetVisibility: MethodDefinition<_storefront_catalog_v1_SetVisibilityRequest, _storefront_catalog_v1_SetVisibilityResponse, _storefront_catalog_v1_SetVisibilityRequest__Output, _storefront_catalog_v1_SetVisibilityResponse__Output>
}
