// Original file: storefront/catalog/v1/catalog.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetAvailabilityRequest as _storefront_catalog_v1_BatchGetAvailabilityRequest, BatchGetAvailabilityRequest__Output as _storefront_catalog_v1_BatchGetAvailabilityRequest__Output } from '../../../storefront/catalog/v1/BatchGetAvailabilityRequest.ts';
import type { BatchGetAvailabilityResponse as _storefront_catalog_v1_BatchGetAvailabilityResponse, BatchGetAvailabilityResponse__Output as _storefront_catalog_v1_BatchGetAvailabilityResponse__Output } from '../../../storefront/catalog/v1/BatchGetAvailabilityResponse.ts';
import type { CommitReservationRequest as _storefront_catalog_v1_CommitReservationRequest, CommitReservationRequest__Output as _storefront_catalog_v1_CommitReservationRequest__Output } from '../../../storefront/catalog/v1/CommitReservationRequest.ts';
import type { CommitReservationResponse as _storefront_catalog_v1_CommitReservationResponse, CommitReservationResponse__Output as _storefront_catalog_v1_CommitReservationResponse__Output } from '../../../storefront/catalog/v1/CommitReservationResponse.ts';
import type { GetAvailabilityRequest as _storefront_catalog_v1_GetAvailabilityRequest, GetAvailabilityRequest__Output as _storefront_catalog_v1_GetAvailabilityRequest__Output } from '../../../storefront/catalog/v1/GetAvailabilityRequest.ts';
import type { GetAvailabilityResponse as _storefront_catalog_v1_GetAvailabilityResponse, GetAvailabilityResponse__Output as _storefront_catalog_v1_GetAvailabilityResponse__Output } from '../../../storefront/catalog/v1/GetAvailabilityResponse.ts';
import type { GetCatalogVersionRequest as _storefront_catalog_v1_GetCatalogVersionRequest, GetCatalogVersionRequest__Output as _storefront_catalog_v1_GetCatalogVersionRequest__Output } from '../../../storefront/catalog/v1/GetCatalogVersionRequest.ts';
import type { GetCatalogVersionResponse as _storefront_catalog_v1_GetCatalogVersionResponse, GetCatalogVersionResponse__Output as _storefront_catalog_v1_GetCatalogVersionResponse__Output } from '../../../storefront/catalog/v1/GetCatalogVersionResponse.ts';
import type { GetProductRequest as _storefront_catalog_v1_GetProductRequest, GetProductRequest__Output as _storefront_catalog_v1_GetProductRequest__Output } from '../../../storefront/catalog/v1/GetProductRequest.ts';
import type { GetProductResponse as _storefront_catalog_v1_GetProductResponse, GetProductResponse__Output as _storefront_catalog_v1_GetProductResponse__Output } from '../../../storefront/catalog/v1/GetProductResponse.ts';
import type { ListCategoriesRequest as _storefront_catalog_v1_ListCategoriesRequest, ListCategoriesRequest__Output as _storefront_catalog_v1_ListCategoriesRequest__Output } from '../../../storefront/catalog/v1/ListCategoriesRequest.ts';
import type { ListCategoriesResponse as _storefront_catalog_v1_ListCategoriesResponse, ListCategoriesResponse__Output as _storefront_catalog_v1_ListCategoriesResponse__Output } from '../../../storefront/catalog/v1/ListCategoriesResponse.ts';
import type { ListChangesRequest as _storefront_catalog_v1_ListChangesRequest, ListChangesRequest__Output as _storefront_catalog_v1_ListChangesRequest__Output } from '../../../storefront/catalog/v1/ListChangesRequest.ts';
import type { ListChangesResponse as _storefront_catalog_v1_ListChangesResponse, ListChangesResponse__Output as _storefront_catalog_v1_ListChangesResponse__Output } from '../../../storefront/catalog/v1/ListChangesResponse.ts';
import type { ListProductsRequest as _storefront_catalog_v1_ListProductsRequest, ListProductsRequest__Output as _storefront_catalog_v1_ListProductsRequest__Output } from '../../../storefront/catalog/v1/ListProductsRequest.ts';
import type { ListProductsResponse as _storefront_catalog_v1_ListProductsResponse, ListProductsResponse__Output as _storefront_catalog_v1_ListProductsResponse__Output } from '../../../storefront/catalog/v1/ListProductsResponse.ts';
import type { ListTagsRequest as _storefront_catalog_v1_ListTagsRequest, ListTagsRequest__Output as _storefront_catalog_v1_ListTagsRequest__Output } from '../../../storefront/catalog/v1/ListTagsRequest.ts';
import type { ListTagsResponse as _storefront_catalog_v1_ListTagsResponse, ListTagsResponse__Output as _storefront_catalog_v1_ListTagsResponse__Output } from '../../../storefront/catalog/v1/ListTagsResponse.ts';
import type { QuoteLinesRequest as _storefront_catalog_v1_QuoteLinesRequest, QuoteLinesRequest__Output as _storefront_catalog_v1_QuoteLinesRequest__Output } from '../../../storefront/catalog/v1/QuoteLinesRequest.ts';
import type { QuoteLinesResponse as _storefront_catalog_v1_QuoteLinesResponse, QuoteLinesResponse__Output as _storefront_catalog_v1_QuoteLinesResponse__Output } from '../../../storefront/catalog/v1/QuoteLinesResponse.ts';
import type { ReleaseReservationRequest as _storefront_catalog_v1_ReleaseReservationRequest, ReleaseReservationRequest__Output as _storefront_catalog_v1_ReleaseReservationRequest__Output } from '../../../storefront/catalog/v1/ReleaseReservationRequest.ts';
import type { ReleaseReservationResponse as _storefront_catalog_v1_ReleaseReservationResponse, ReleaseReservationResponse__Output as _storefront_catalog_v1_ReleaseReservationResponse__Output } from '../../../storefront/catalog/v1/ReleaseReservationResponse.ts';
import type { ReserveStockRequest as _storefront_catalog_v1_ReserveStockRequest, ReserveStockRequest__Output as _storefront_catalog_v1_ReserveStockRequest__Output } from '../../../storefront/catalog/v1/ReserveStockRequest.ts';
import type { ReserveStockResponse as _storefront_catalog_v1_ReserveStockResponse, ReserveStockResponse__Output as _storefront_catalog_v1_ReserveStockResponse__Output } from '../../../storefront/catalog/v1/ReserveStockResponse.ts';
import type { ShipReservationRequest as _storefront_catalog_v1_ShipReservationRequest, ShipReservationRequest__Output as _storefront_catalog_v1_ShipReservationRequest__Output } from '../../../storefront/catalog/v1/ShipReservationRequest.ts';
import type { ShipReservationResponse as _storefront_catalog_v1_ShipReservationResponse, ShipReservationResponse__Output as _storefront_catalog_v1_ShipReservationResponse__Output } from '../../../storefront/catalog/v1/ShipReservationResponse.ts';

export interface CatalogServiceClient extends grpc.Client {
  BatchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  
  CommitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  CommitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  CommitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  CommitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  
  GetAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  GetAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  GetAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  GetAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  
  GetCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  GetCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  GetCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  GetCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  
  GetProduct(argument: _storefront_catalog_v1_GetProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  GetProduct(argument: _storefront_catalog_v1_GetProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  GetProduct(argument: _storefront_catalog_v1_GetProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  GetProduct(argument: _storefront_catalog_v1_GetProductRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: _storefront_catalog_v1_GetProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: _storefront_catalog_v1_GetProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: _storefront_catalog_v1_GetProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: _storefront_catalog_v1_GetProductRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  
  ListCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  
  ListChanges(argument: _storefront_catalog_v1_ListChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  ListChanges(argument: _storefront_catalog_v1_ListChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  ListChanges(argument: _storefront_catalog_v1_ListChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  ListChanges(argument: _storefront_catalog_v1_ListChangesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: _storefront_catalog_v1_ListChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: _storefront_catalog_v1_ListChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: _storefront_catalog_v1_ListChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: _storefront_catalog_v1_ListChangesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  
  ListProducts(argument: _storefront_catalog_v1_ListProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  ListProducts(argument: _storefront_catalog_v1_ListProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  ListProducts(argument: _storefront_catalog_v1_ListProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  ListProducts(argument: _storefront_catalog_v1_ListProductsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: _storefront_catalog_v1_ListProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: _storefront_catalog_v1_ListProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: _storefront_catalog_v1_ListProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: _storefront_catalog_v1_ListProductsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  
  ListTags(argument: _storefront_catalog_v1_ListTagsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  ListTags(argument: _storefront_catalog_v1_ListTagsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  ListTags(argument: _storefront_catalog_v1_ListTagsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  ListTags(argument: _storefront_catalog_v1_ListTagsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: _storefront_catalog_v1_ListTagsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: _storefront_catalog_v1_ListTagsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: _storefront_catalog_v1_ListTagsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: _storefront_catalog_v1_ListTagsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  
  QuoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  QuoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  QuoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  QuoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  
  ReleaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  ReleaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  ReleaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  ReleaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  
  ReserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  
  ShipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  ShipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  ShipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  ShipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface CatalogServiceHandlers extends grpc.UntypedServiceImplementation {
  BatchGetAvailability: grpc.handleUnaryCall<_storefront_catalog_v1_BatchGetAvailabilityRequest__Output, _storefront_catalog_v1_BatchGetAvailabilityResponse>;
  
  CommitReservation: grpc.handleUnaryCall<_storefront_catalog_v1_CommitReservationRequest__Output, _storefront_catalog_v1_CommitReservationResponse>;
  
  GetAvailability: grpc.handleUnaryCall<_storefront_catalog_v1_GetAvailabilityRequest__Output, _storefront_catalog_v1_GetAvailabilityResponse>;
  
  GetCatalogVersion: grpc.handleUnaryCall<_storefront_catalog_v1_GetCatalogVersionRequest__Output, _storefront_catalog_v1_GetCatalogVersionResponse>;
  
  GetProduct: grpc.handleUnaryCall<_storefront_catalog_v1_GetProductRequest__Output, _storefront_catalog_v1_GetProductResponse>;
  
  ListCategories: grpc.handleUnaryCall<_storefront_catalog_v1_ListCategoriesRequest__Output, _storefront_catalog_v1_ListCategoriesResponse>;
  
  ListChanges: grpc.handleUnaryCall<_storefront_catalog_v1_ListChangesRequest__Output, _storefront_catalog_v1_ListChangesResponse>;
  
  ListProducts: grpc.handleUnaryCall<_storefront_catalog_v1_ListProductsRequest__Output, _storefront_catalog_v1_ListProductsResponse>;
  
  ListTags: grpc.handleUnaryCall<_storefront_catalog_v1_ListTagsRequest__Output, _storefront_catalog_v1_ListTagsResponse>;
  
  QuoteLines: grpc.handleUnaryCall<_storefront_catalog_v1_QuoteLinesRequest__Output, _storefront_catalog_v1_QuoteLinesResponse>;
  
  ReleaseReservation: grpc.handleUnaryCall<_storefront_catalog_v1_ReleaseReservationRequest__Output, _storefront_catalog_v1_ReleaseReservationResponse>;
  
  ReserveStock: grpc.handleUnaryCall<_storefront_catalog_v1_ReserveStockRequest__Output, _storefront_catalog_v1_ReserveStockResponse>;
  
  ShipReservation: grpc.handleUnaryCall<_storefront_catalog_v1_ShipReservationRequest__Output, _storefront_catalog_v1_ShipReservationResponse>;
  
}

export interface CatalogServiceDefinition extends grpc.ServiceDefinition {
  BatchGetAvailability: MethodDefinition<_storefront_catalog_v1_BatchGetAvailabilityRequest, _storefront_catalog_v1_BatchGetAvailabilityResponse, _storefront_catalog_v1_BatchGetAvailabilityRequest__Output, _storefront_catalog_v1_BatchGetAvailabilityResponse__Output>
  CommitReservation: MethodDefinition<_storefront_catalog_v1_CommitReservationRequest, _storefront_catalog_v1_CommitReservationResponse, _storefront_catalog_v1_CommitReservationRequest__Output, _storefront_catalog_v1_CommitReservationResponse__Output>
  GetAvailability: MethodDefinition<_storefront_catalog_v1_GetAvailabilityRequest, _storefront_catalog_v1_GetAvailabilityResponse, _storefront_catalog_v1_GetAvailabilityRequest__Output, _storefront_catalog_v1_GetAvailabilityResponse__Output>
  GetCatalogVersion: MethodDefinition<_storefront_catalog_v1_GetCatalogVersionRequest, _storefront_catalog_v1_GetCatalogVersionResponse, _storefront_catalog_v1_GetCatalogVersionRequest__Output, _storefront_catalog_v1_GetCatalogVersionResponse__Output>
  GetProduct: MethodDefinition<_storefront_catalog_v1_GetProductRequest, _storefront_catalog_v1_GetProductResponse, _storefront_catalog_v1_GetProductRequest__Output, _storefront_catalog_v1_GetProductResponse__Output>
  ListCategories: MethodDefinition<_storefront_catalog_v1_ListCategoriesRequest, _storefront_catalog_v1_ListCategoriesResponse, _storefront_catalog_v1_ListCategoriesRequest__Output, _storefront_catalog_v1_ListCategoriesResponse__Output>
  ListChanges: MethodDefinition<_storefront_catalog_v1_ListChangesRequest, _storefront_catalog_v1_ListChangesResponse, _storefront_catalog_v1_ListChangesRequest__Output, _storefront_catalog_v1_ListChangesResponse__Output>
  ListProducts: MethodDefinition<_storefront_catalog_v1_ListProductsRequest, _storefront_catalog_v1_ListProductsResponse, _storefront_catalog_v1_ListProductsRequest__Output, _storefront_catalog_v1_ListProductsResponse__Output>
  ListTags: MethodDefinition<_storefront_catalog_v1_ListTagsRequest, _storefront_catalog_v1_ListTagsResponse, _storefront_catalog_v1_ListTagsRequest__Output, _storefront_catalog_v1_ListTagsResponse__Output>
  QuoteLines: MethodDefinition<_storefront_catalog_v1_QuoteLinesRequest, _storefront_catalog_v1_QuoteLinesResponse, _storefront_catalog_v1_QuoteLinesRequest__Output, _storefront_catalog_v1_QuoteLinesResponse__Output>
  ReleaseReservation: MethodDefinition<_storefront_catalog_v1_ReleaseReservationRequest, _storefront_catalog_v1_ReleaseReservationResponse, _storefront_catalog_v1_ReleaseReservationRequest__Output, _storefront_catalog_v1_ReleaseReservationResponse__Output>
  ReserveStock: MethodDefinition<_storefront_catalog_v1_ReserveStockRequest, _storefront_catalog_v1_ReserveStockResponse, _storefront_catalog_v1_ReserveStockRequest__Output, _storefront_catalog_v1_ReserveStockResponse__Output>
  ShipReservation: MethodDefinition<_storefront_catalog_v1_ShipReservationRequest, _storefront_catalog_v1_ShipReservationResponse, _storefront_catalog_v1_ShipReservationRequest__Output, _storefront_catalog_v1_ShipReservationResponse__Output>
}
