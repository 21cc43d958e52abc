// Original file: storefront/catalog/v1/catalog.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AdjustStockRequest as _storefront_catalog_v1_AdjustStockRequest, AdjustStockRequest__Output as _storefront_catalog_v1_AdjustStockRequest__Output } from '../../../storefront/catalog/v1/AdjustStockRequest.ts';
import type { AdjustStockResponse as _storefront_catalog_v1_AdjustStockResponse, AdjustStockResponse__Output as _storefront_catalog_v1_AdjustStockResponse__Output } from '../../../storefront/catalog/v1/AdjustStockResponse.ts';
import type { ExportContractPricesRequest as _storefront_catalog_v1_ExportContractPricesRequest, ExportContractPricesRequest__Output as _storefront_catalog_v1_ExportContractPricesRequest__Output } from '../../../storefront/catalog/v1/ExportContractPricesRequest.ts';
import type { ExportContractPricesResponse as _storefront_catalog_v1_ExportContractPricesResponse, ExportContractPricesResponse__Output as _storefront_catalog_v1_ExportContractPricesResponse__Output } from '../../../storefront/catalog/v1/ExportContractPricesResponse.ts';
import type { ExportProductsRequest as _storefront_catalog_v1_ExportProductsRequest, ExportProductsRequest__Output as _storefront_catalog_v1_ExportProductsRequest__Output } from '../../../storefront/catalog/v1/ExportProductsRequest.ts';
import type { ExportProductsResponse as _storefront_catalog_v1_ExportProductsResponse, ExportProductsResponse__Output as _storefront_catalog_v1_ExportProductsResponse__Output } from '../../../storefront/catalog/v1/ExportProductsResponse.ts';
import type { GetStockRequest as _storefront_catalog_v1_GetStockRequest, GetStockRequest__Output as _storefront_catalog_v1_GetStockRequest__Output } from '../../../storefront/catalog/v1/GetStockRequest.ts';
import type { GetStockResponse as _storefront_catalog_v1_GetStockResponse, GetStockResponse__Output as _storefront_catalog_v1_GetStockResponse__Output } from '../../../storefront/catalog/v1/GetStockResponse.ts';
import type { GetTaxonomyRequest as _storefront_catalog_v1_GetTaxonomyRequest, GetTaxonomyRequest__Output as _storefront_catalog_v1_GetTaxonomyRequest__Output } from '../../../storefront/catalog/v1/GetTaxonomyRequest.ts';
import type { GetTaxonomyResponse as _storefront_catalog_v1_GetTaxonomyResponse, GetTaxonomyResponse__Output as _storefront_catalog_v1_GetTaxonomyResponse__Output } from '../../../storefront/catalog/v1/GetTaxonomyResponse.ts';
import type { ImportProductsRequest as _storefront_catalog_v1_ImportProductsRequest, ImportProductsRequest__Output as _storefront_catalog_v1_ImportProductsRequest__Output } from '../../../storefront/catalog/v1/ImportProductsRequest.ts';
import type { ImportProductsResponse as _storefront_catalog_v1_ImportProductsResponse, ImportProductsResponse__Output as _storefront_catalog_v1_ImportProductsResponse__Output } from '../../../storefront/catalog/v1/ImportProductsResponse.ts';
import type { ListStoreProductsRequest as _storefront_catalog_v1_ListStoreProductsRequest, ListStoreProductsRequest__Output as _storefront_catalog_v1_ListStoreProductsRequest__Output } from '../../../storefront/catalog/v1/ListStoreProductsRequest.ts';
import type { ListStoreProductsResponse as _storefront_catalog_v1_ListStoreProductsResponse, ListStoreProductsResponse__Output as _storefront_catalog_v1_ListStoreProductsResponse__Output } from '../../../storefront/catalog/v1/ListStoreProductsResponse.ts';
import type { RemoveCategoryRequest as _storefront_catalog_v1_RemoveCategoryRequest, RemoveCategoryRequest__Output as _storefront_catalog_v1_RemoveCategoryRequest__Output } from '../../../storefront/catalog/v1/RemoveCategoryRequest.ts';
import type { RemoveCategoryResponse as _storefront_catalog_v1_RemoveCategoryResponse, RemoveCategoryResponse__Output as _storefront_catalog_v1_RemoveCategoryResponse__Output } from '../../../storefront/catalog/v1/RemoveCategoryResponse.ts';
import type { RemoveContractPricesRequest as _storefront_catalog_v1_RemoveContractPricesRequest, RemoveContractPricesRequest__Output as _storefront_catalog_v1_RemoveContractPricesRequest__Output } from '../../../storefront/catalog/v1/RemoveContractPricesRequest.ts';
import type { RemoveContractPricesResponse as _storefront_catalog_v1_RemoveContractPricesResponse, RemoveContractPricesResponse__Output as _storefront_catalog_v1_RemoveContractPricesResponse__Output } from '../../../storefront/catalog/v1/RemoveContractPricesResponse.ts';
import type { RemoveTagRequest as _storefront_catalog_v1_RemoveTagRequest, RemoveTagRequest__Output as _storefront_catalog_v1_RemoveTagRequest__Output } from '../../../storefront/catalog/v1/RemoveTagRequest.ts';
import type { RemoveTagResponse as _storefront_catalog_v1_RemoveTagResponse, RemoveTagResponse__Output as _storefront_catalog_v1_RemoveTagResponse__Output } from '../../../storefront/catalog/v1/RemoveTagResponse.ts';
import type { SetContractPricesRequest as _storefront_catalog_v1_SetContractPricesRequest, SetContractPricesRequest__Output as _storefront_catalog_v1_SetContractPricesRequest__Output } from '../../../storefront/catalog/v1/SetContractPricesRequest.ts';
import type { SetContractPricesResponse as _storefront_catalog_v1_SetContractPricesResponse, SetContractPricesResponse__Output as _storefront_catalog_v1_SetContractPricesResponse__Output } from '../../../storefront/catalog/v1/SetContractPricesResponse.ts';
import type { SetLowStockThresholdRequest as _storefront_catalog_v1_SetLowStockThresholdRequest, SetLowStockThresholdRequest__Output as _storefront_catalog_v1_SetLowStockThresholdRequest__Output } from '../../../storefront/catalog/v1/SetLowStockThresholdRequest.ts';
import type { SetLowStockThresholdResponse as _storefront_catalog_v1_SetLowStockThresholdResponse, SetLowStockThresholdResponse__Output as _storefront_catalog_v1_SetLowStockThresholdResponse__Output } from '../../../storefront/catalog/v1/SetLowStockThresholdResponse.ts';
import type { SetStockRequest as _storefront_catalog_v1_SetStockRequest, SetStockRequest__Output as _storefront_catalog_v1_SetStockRequest__Output } from '../../../storefront/catalog/v1/SetStockRequest.ts';
import type { SetStockResponse as _storefront_catalog_v1_SetStockResponse, SetStockResponse__Output as _storefront_catalog_v1_SetStockResponse__Output } from '../../../storefront/catalog/v1/SetStockResponse.ts';
import type { SetVisibilityRequest as _storefront_catalog_v1_SetVisibilityRequest, SetVisibilityRequest__Output as _storefront_catalog_v1_SetVisibilityRequest__Output } from '../../../storefront/catalog/v1/SetVisibilityRequest.ts';
import type { SetVisibilityResponse as _storefront_catalog_v1_SetVisibilityResponse, SetVisibilityResponse__Output as _storefront_catalog_v1_SetVisibilityResponse__Output } from '../../../storefront/catalog/v1/SetVisibilityResponse.ts';
import type { UpdateCategoryRequest as _storefront_catalog_v1_UpdateCategoryRequest, UpdateCategoryRequest__Output as _storefront_catalog_v1_UpdateCategoryRequest__Output } from '../../../storefront/catalog/v1/UpdateCategoryRequest.ts';
import type { UpdateCategoryResponse as _storefront_catalog_v1_UpdateCategoryResponse, UpdateCategoryResponse__Output as _storefront_catalog_v1_UpdateCategoryResponse__Output } from '../../../storefront/catalog/v1/UpdateCategoryResponse.ts';
import type { UpdateTagGroupRequest as _storefront_catalog_v1_UpdateTagGroupRequest, UpdateTagGroupRequest__Output as _storefront_catalog_v1_UpdateTagGroupRequest__Output } from '../../../storefront/catalog/v1/UpdateTagGroupRequest.ts';
import type { UpdateTagGroupResponse as _storefront_catalog_v1_UpdateTagGroupResponse, UpdateTagGroupResponse__Output as _storefront_catalog_v1_UpdateTagGroupResponse__Output } from '../../../storefront/catalog/v1/UpdateTagGroupResponse.ts';
import type { UpdateTagRequest as _storefront_catalog_v1_UpdateTagRequest, UpdateTagRequest__Output as _storefront_catalog_v1_UpdateTagRequest__Output } from '../../../storefront/catalog/v1/UpdateTagRequest.ts';
import type { UpdateTagResponse as _storefront_catalog_v1_UpdateTagResponse, UpdateTagResponse__Output as _storefront_catalog_v1_UpdateTagResponse__Output } from '../../../storefront/catalog/v1/UpdateTagResponse.ts';

/**
 * Manages a store's catalog, stock, and contract prices, for operators.
 */
export interface CatalogAdminServiceClient extends grpc.Client {
  /**
   * Adds a signed quantity to the quantity on hand. INVALID_ARGUMENT if it would become negative.
   */
  AdjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  AdjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  AdjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  AdjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a signed quantity to the quantity on hand. INVALID_ARGUMENT if it would become negative.
   */
  adjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: _storefront_catalog_v1_AdjustStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams contract prices ordered by customer, SKU, and quantity.
   */
  ExportContractPrices(argument: _storefront_catalog_v1_ExportContractPricesRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportContractPricesResponse__Output>;
  ExportContractPrices(argument: _storefront_catalog_v1_ExportContractPricesRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportContractPricesResponse__Output>;
  /**
   * Streams contract prices ordered by customer, SKU, and quantity.
   */
  exportContractPrices(argument: _storefront_catalog_v1_ExportContractPricesRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportContractPricesResponse__Output>;
  exportContractPrices(argument: _storefront_catalog_v1_ExportContractPricesRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportContractPricesResponse__Output>;
  
  /**
   * Streams all products, hidden ones included.
   */
  ExportProducts(argument: _storefront_catalog_v1_ExportProductsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportProductsResponse__Output>;
  ExportProducts(argument: _storefront_catalog_v1_ExportProductsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportProductsResponse__Output>;
  /**
   * Streams all products, hidden ones included.
   */
  exportProducts(argument: _storefront_catalog_v1_ExportProductsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportProductsResponse__Output>;
  exportProducts(argument: _storefront_catalog_v1_ExportProductsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_catalog_v1_ExportProductsResponse__Output>;
  
  /**
   * Returns a SKU's exact stock counts.
   */
  GetStock(argument: _storefront_catalog_v1_GetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  GetStock(argument: _storefront_catalog_v1_GetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  GetStock(argument: _storefront_catalog_v1_GetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  GetStock(argument: _storefront_catalog_v1_GetStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a SKU's exact stock counts.
   */
  getStock(argument: _storefront_catalog_v1_GetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: _storefront_catalog_v1_GetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: _storefront_catalog_v1_GetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: _storefront_catalog_v1_GetStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns all categories with their paths and all tags with their groups, including those without products.
   */
  GetTaxonomy(argument: _storefront_catalog_v1_GetTaxonomyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  GetTaxonomy(argument: _storefront_catalog_v1_GetTaxonomyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  GetTaxonomy(argument: _storefront_catalog_v1_GetTaxonomyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  GetTaxonomy(argument: _storefront_catalog_v1_GetTaxonomyRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns all categories with their paths and all tags with their groups, including those without products.
   */
  getTaxonomy(argument: _storefront_catalog_v1_GetTaxonomyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  getTaxonomy(argument: _storefront_catalog_v1_GetTaxonomyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  getTaxonomy(argument: _storefront_catalog_v1_GetTaxonomyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  getTaxonomy(argument: _storefront_catalog_v1_GetTaxonomyRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Imports products from a streamed file. Faulty rows are reported and skipped; good rows are kept.
   */
  ImportProducts(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse__Output>;
  ImportProducts(options?: grpc.CallOptions): grpc.ClientDuplexStream<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse__Output>;
  /**
   * Imports products from a streamed file. Faulty rows are reported and skipped; good rows are kept.
   */
  importProducts(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse__Output>;
  importProducts(options?: grpc.CallOptions): grpc.ClientDuplexStream<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse__Output>;
  
  /**
   * Lists all products in SKU order, hidden ones included.
   */
  ListStoreProducts(argument: _storefront_catalog_v1_ListStoreProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreProducts(argument: _storefront_catalog_v1_ListStoreProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreProducts(argument: _storefront_catalog_v1_ListStoreProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreProducts(argument: _storefront_catalog_v1_ListStoreProductsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all products in SKU order, hidden ones included.
   */
  listStoreProducts(argument: _storefront_catalog_v1_ListStoreProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  listStoreProducts(argument: _storefront_catalog_v1_ListStoreProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  listStoreProducts(argument: _storefront_catalog_v1_ListStoreProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  listStoreProducts(argument: _storefront_catalog_v1_ListStoreProductsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a category. FAILED_PRECONDITION (category_not_empty) while it has subcategories or products, including hidden ones.
   */
  RemoveCategory(argument: _storefront_catalog_v1_RemoveCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  RemoveCategory(argument: _storefront_catalog_v1_RemoveCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  RemoveCategory(argument: _storefront_catalog_v1_RemoveCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  RemoveCategory(argument: _storefront_catalog_v1_RemoveCategoryRequest, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a category. FAILED_PRECONDITION (category_not_empty) while it has subcategories or products, including hidden ones.
   */
  removeCategory(argument: _storefront_catalog_v1_RemoveCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  removeCategory(argument: _storefront_catalog_v1_RemoveCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  removeCategory(argument: _storefront_catalog_v1_RemoveCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  removeCategory(argument: _storefront_catalog_v1_RemoveCategoryRequest, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a customer's contract prices for a SKU.
   */
  RemoveContractPrices(argument: _storefront_catalog_v1_RemoveContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  RemoveContractPrices(argument: _storefront_catalog_v1_RemoveContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  RemoveContractPrices(argument: _storefront_catalog_v1_RemoveContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  RemoveContractPrices(argument: _storefront_catalog_v1_RemoveContractPricesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a customer's contract prices for a SKU.
   */
  removeContractPrices(argument: _storefront_catalog_v1_RemoveContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  removeContractPrices(argument: _storefront_catalog_v1_RemoveContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  removeContractPrices(argument: _storefront_catalog_v1_RemoveContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  removeContractPrices(argument: _storefront_catalog_v1_RemoveContractPricesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a tag, and its group with the last tag. FAILED_PRECONDITION (tag_in_use) while a product, even a hidden one, carries it.
   */
  RemoveTag(argument: _storefront_catalog_v1_RemoveTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  RemoveTag(argument: _storefront_catalog_v1_RemoveTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  RemoveTag(argument: _storefront_catalog_v1_RemoveTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  RemoveTag(argument: _storefront_catalog_v1_RemoveTagRequest, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a tag, and its group with the last tag. FAILED_PRECONDITION (tag_in_use) while a product, even a hidden one, carries it.
   */
  removeTag(argument: _storefront_catalog_v1_RemoveTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  removeTag(argument: _storefront_catalog_v1_RemoveTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  removeTag(argument: _storefront_catalog_v1_RemoveTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  removeTag(argument: _storefront_catalog_v1_RemoveTagRequest, callback: grpc.requestCallback<_storefront_catalog_v1_RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores at most 1,000 contract prices. Faulty rows are reported and skipped.
   */
  SetContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  SetContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  SetContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  SetContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stores at most 1,000 contract prices. Faulty rows are reported and skipped.
   */
  setContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: _storefront_catalog_v1_SetContractPricesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the threshold for products without their own. Stored stock bands follow within seconds.
   */
  SetLowStockThreshold(argument: _storefront_catalog_v1_SetLowStockThresholdRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  SetLowStockThreshold(argument: _storefront_catalog_v1_SetLowStockThresholdRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  SetLowStockThreshold(argument: _storefront_catalog_v1_SetLowStockThresholdRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  SetLowStockThreshold(argument: _storefront_catalog_v1_SetLowStockThresholdRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the threshold for products without their own. Stored stock bands follow within seconds.
   */
  setLowStockThreshold(argument: _storefront_catalog_v1_SetLowStockThresholdRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  setLowStockThreshold(argument: _storefront_catalog_v1_SetLowStockThresholdRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  setLowStockThreshold(argument: _storefront_catalog_v1_SetLowStockThresholdRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  setLowStockThreshold(argument: _storefront_catalog_v1_SetLowStockThresholdRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the quantity on hand.
   */
  SetStock(argument: _storefront_catalog_v1_SetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  SetStock(argument: _storefront_catalog_v1_SetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  SetStock(argument: _storefront_catalog_v1_SetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  SetStock(argument: _storefront_catalog_v1_SetStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the quantity on hand.
   */
  setStock(argument: _storefront_catalog_v1_SetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: _storefront_catalog_v1_SetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: _storefront_catalog_v1_SetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: _storefront_catalog_v1_SetStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Hides or shows a product.
   */
  SetVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  SetVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  SetVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  SetVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Hides or shows a product.
   */
  setVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: _storefront_catalog_v1_SetVisibilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a category. Moving a category moves its descendants and products with it.
   * INVALID_ARGUMENT if it would become its own descendant; FAILED_PRECONDITION (category_path_taken).
   */
  UpdateCategory(argument: _storefront_catalog_v1_UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _storefront_catalog_v1_UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _storefront_catalog_v1_UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _storefront_catalog_v1_UpdateCategoryRequest, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a category. Moving a category moves its descendants and products with it.
   * INVALID_ARGUMENT if it would become its own descendant; FAILED_PRECONDITION (category_path_taken).
   */
  updateCategory(argument: _storefront_catalog_v1_UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _storefront_catalog_v1_UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _storefront_catalog_v1_UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _storefront_catalog_v1_UpdateCategoryRequest, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a tag or moves it to another group. FAILED_PRECONDITION (tag_taken).
   */
  UpdateTag(argument: _storefront_catalog_v1_UpdateTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  UpdateTag(argument: _storefront_catalog_v1_UpdateTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  UpdateTag(argument: _storefront_catalog_v1_UpdateTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  UpdateTag(argument: _storefront_catalog_v1_UpdateTagRequest, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a tag or moves it to another group. FAILED_PRECONDITION (tag_taken).
   */
  updateTag(argument: _storefront_catalog_v1_UpdateTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  updateTag(argument: _storefront_catalog_v1_UpdateTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  updateTag(argument: _storefront_catalog_v1_UpdateTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  updateTag(argument: _storefront_catalog_v1_UpdateTagRequest, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a tag group.
   */
  UpdateTagGroup(argument: _storefront_catalog_v1_UpdateTagGroupRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  UpdateTagGroup(argument: _storefront_catalog_v1_UpdateTagGroupRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  UpdateTagGroup(argument: _storefront_catalog_v1_UpdateTagGroupRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  UpdateTagGroup(argument: _storefront_catalog_v1_UpdateTagGroupRequest, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a tag group.
   */
  updateTagGroup(argument: _storefront_catalog_v1_UpdateTagGroupRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  updateTagGroup(argument: _storefront_catalog_v1_UpdateTagGroupRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  updateTagGroup(argument: _storefront_catalog_v1_UpdateTagGroupRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  updateTagGroup(argument: _storefront_catalog_v1_UpdateTagGroupRequest, callback: grpc.requestCallback<_storefront_catalog_v1_UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's catalog, stock, and contract prices, for operators.
 */
export interface CatalogAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Adds a signed quantity to the quantity on hand. INVALID_ARGUMENT if it would become negative.
   */
  AdjustStock: grpc.handleUnaryCall<_storefront_catalog_v1_AdjustStockRequest__Output, _storefront_catalog_v1_AdjustStockResponse>;
  
  /**
   * Streams contract prices ordered by customer, SKU, and quantity.
   */
  ExportContractPrices: grpc.handleServerStreamingCall<_storefront_catalog_v1_ExportContractPricesRequest__Output, _storefront_catalog_v1_ExportContractPricesResponse>;
  
  /**
   * Streams all products, hidden ones included.
   */
  ExportProducts: grpc.handleServerStreamingCall<_storefront_catalog_v1_ExportProductsRequest__Output, _storefront_catalog_v1_ExportProductsResponse>;
  
  /**
   * Returns a SKU's exact stock counts.
   */
  GetStock: grpc.handleUnaryCall<_storefront_catalog_v1_GetStockRequest__Output, _storefront_catalog_v1_GetStockResponse>;
  
  /**
   * Returns all categories with their paths and all tags with their groups, including those without products.
   */
  GetTaxonomy: grpc.handleUnaryCall<_storefront_catalog_v1_GetTaxonomyRequest__Output, _storefront_catalog_v1_GetTaxonomyResponse>;
  
  /**
   * Imports products from a streamed file. Faulty rows are reported and skipped; good rows are kept.
   */
  ImportProducts: grpc.handleBidiStreamingCall<_storefront_catalog_v1_ImportProductsRequest__Output, _storefront_catalog_v1_ImportProductsResponse>;
  
  /**
   * Lists all products in SKU order, hidden ones included.
   */
  ListStoreProducts: grpc.handleUnaryCall<_storefront_catalog_v1_ListStoreProductsRequest__Output, _storefront_catalog_v1_ListStoreProductsResponse>;
  
  /**
   * Removes a category. FAILED_PRECONDITION (category_not_empty) while it has subcategories or products, including hidden ones.
   */
  RemoveCategory: grpc.handleUnaryCall<_storefront_catalog_v1_RemoveCategoryRequest__Output, _storefront_catalog_v1_RemoveCategoryResponse>;
  
  /**
   * Removes a customer's contract prices for a SKU.
   */
  RemoveContractPrices: grpc.handleUnaryCall<_storefront_catalog_v1_RemoveContractPricesRequest__Output, _storefront_catalog_v1_RemoveContractPricesResponse>;
  
  /**
   * Removes a tag, and its group with the last tag. FAILED_PRECONDITION (tag_in_use) while a product, even a hidden one, carries it.
   */
  RemoveTag: grpc.handleUnaryCall<_storefront_catalog_v1_RemoveTagRequest__Output, _storefront_catalog_v1_RemoveTagResponse>;
  
  /**
   * Stores at most 1,000 contract prices. Faulty rows are reported and skipped.
   */
  SetContractPrices: grpc.handleUnaryCall<_storefront_catalog_v1_SetContractPricesRequest__Output, _storefront_catalog_v1_SetContractPricesResponse>;
  
  /**
   * Sets the threshold for products without their own. Stored stock bands follow within seconds.
   */
  SetLowStockThreshold: grpc.handleUnaryCall<_storefront_catalog_v1_SetLowStockThresholdRequest__Output, _storefront_catalog_v1_SetLowStockThresholdResponse>;
  
  /**
   * Sets the quantity on hand.
   */
  SetStock: grpc.handleUnaryCall<_storefront_catalog_v1_SetStockRequest__Output, _storefront_catalog_v1_SetStockResponse>;
  
  /**
   * Hides or shows a product.
   */
  SetVisibility: grpc.handleUnaryCall<_storefront_catalog_v1_SetVisibilityRequest__Output, _storefront_catalog_v1_SetVisibilityResponse>;
  
  /**
   * Changes the given fields of a category. Moving a category moves its descendants and products with it.
   * INVALID_ARGUMENT if it would become its own descendant; FAILED_PRECONDITION (category_path_taken).
   */
  UpdateCategory: grpc.handleUnaryCall<_storefront_catalog_v1_UpdateCategoryRequest__Output, _storefront_catalog_v1_UpdateCategoryResponse>;
  
  /**
   * Changes the given fields of a tag or moves it to another group. FAILED_PRECONDITION (tag_taken).
   */
  UpdateTag: grpc.handleUnaryCall<_storefront_catalog_v1_UpdateTagRequest__Output, _storefront_catalog_v1_UpdateTagResponse>;
  
  /**
   * Changes the given fields of a tag group.
   */
  UpdateTagGroup: grpc.handleUnaryCall<_storefront_catalog_v1_UpdateTagGroupRequest__Output, _storefront_catalog_v1_UpdateTagGroupResponse>;
  
}

export interface CatalogAdminServiceDefinition extends grpc.ServiceDefinition {
  AdjustStock: MethodDefinition<_storefront_catalog_v1_AdjustStockRequest, _storefront_catalog_v1_AdjustStockResponse, _storefront_catalog_v1_AdjustStockRequest__Output, _storefront_catalog_v1_AdjustStockResponse__Output>
  ExportContractPrices: MethodDefinition<_storefront_catalog_v1_ExportContractPricesRequest, _storefront_catalog_v1_ExportContractPricesResponse, _storefront_catalog_v1_ExportContractPricesRequest__Output, _storefront_catalog_v1_ExportContractPricesResponse__Output>
  ExportProducts: MethodDefinition<_storefront_catalog_v1_ExportProductsRequest, _storefront_catalog_v1_ExportProductsResponse, _storefront_catalog_v1_ExportProductsRequest__Output, _storefront_catalog_v1_ExportProductsResponse__Output>
  GetStock: MethodDefinition<_storefront_catalog_v1_GetStockRequest, _storefront_catalog_v1_GetStockResponse, _storefront_catalog_v1_GetStockRequest__Output, _storefront_catalog_v1_GetStockResponse__Output>
  GetTaxonomy: MethodDefinition<_storefront_catalog_v1_GetTaxonomyRequest, _storefront_catalog_v1_GetTaxonomyResponse, _storefront_catalog_v1_GetTaxonomyRequest__Output, _storefront_catalog_v1_GetTaxonomyResponse__Output>
  ImportProducts: MethodDefinition<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsResponse, _storefront_catalog_v1_ImportProductsRequest__Output, _storefront_catalog_v1_ImportProductsResponse__Output>
  ListStoreProducts: MethodDefinition<_storefront_catalog_v1_ListStoreProductsRequest, _storefront_catalog_v1_ListStoreProductsResponse, _storefront_catalog_v1_ListStoreProductsRequest__Output, _storefront_catalog_v1_ListStoreProductsResponse__Output>
  RemoveCategory: MethodDefinition<_storefront_catalog_v1_RemoveCategoryRequest, _storefront_catalog_v1_RemoveCategoryResponse, _storefront_catalog_v1_RemoveCategoryRequest__Output, _storefront_catalog_v1_RemoveCategoryResponse__Output>
  RemoveContractPrices: MethodDefinition<_storefront_catalog_v1_RemoveContractPricesRequest, _storefront_catalog_v1_RemoveContractPricesResponse, _storefront_catalog_v1_RemoveContractPricesRequest__Output, _storefront_catalog_v1_RemoveContractPricesResponse__Output>
  RemoveTag: MethodDefinition<_storefront_catalog_v1_RemoveTagRequest, _storefront_catalog_v1_RemoveTagResponse, _storefront_catalog_v1_RemoveTagRequest__Output, _storefront_catalog_v1_RemoveTagResponse__Output>
  SetContractPrices: MethodDefinition<_storefront_catalog_v1_SetContractPricesRequest, _storefront_catalog_v1_SetContractPricesResponse, _storefront_catalog_v1_SetContractPricesRequest__Output, _storefront_catalog_v1_SetContractPricesResponse__Output>
  SetLowStockThreshold: MethodDefinition<_storefront_catalog_v1_SetLowStockThresholdRequest, _storefront_catalog_v1_SetLowStockThresholdResponse, _storefront_catalog_v1_SetLowStockThresholdRequest__Output, _storefront_catalog_v1_SetLowStockThresholdResponse__Output>
  SetStock: MethodDefinition<_storefront_catalog_v1_SetStockRequest, _storefront_catalog_v1_SetStockResponse, _storefront_catalog_v1_SetStockRequest__Output, _storefront_catalog_v1_SetStockResponse__Output>
  SetVisibility: MethodDefinition<_storefront_catalog_v1_SetVisibilityRequest, _storefront_catalog_v1_SetVisibilityResponse, _storefront_catalog_v1_SetVisibilityRequest__Output, _storefront_catalog_v1_SetVisibilityResponse__Output>
  UpdateCategory: MethodDefinition<_storefront_catalog_v1_UpdateCategoryRequest, _storefront_catalog_v1_UpdateCategoryResponse, _storefront_catalog_v1_UpdateCategoryRequest__Output, _storefront_catalog_v1_UpdateCategoryResponse__Output>
  UpdateTag: MethodDefinition<_storefront_catalog_v1_UpdateTagRequest, _storefront_catalog_v1_UpdateTagResponse, _storefront_catalog_v1_UpdateTagRequest__Output, _storefront_catalog_v1_UpdateTagResponse__Output>
  UpdateTagGroup: MethodDefinition<_storefront_catalog_v1_UpdateTagGroupRequest, _storefront_catalog_v1_UpdateTagGroupResponse, _storefront_catalog_v1_UpdateTagGroupRequest__Output, _storefront_catalog_v1_UpdateTagGroupResponse__Output>
}
