// Original file: storefront/catalog/v1/catalog.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetAvailabilityRequest as _storefront_catalog_v1_BatchGetAvailabilityRequest, BatchGetAvailabilityRequest__Output as _storefront_catalog_v1_BatchGetAvailabilityRequest__Output } from '../../../storefront/catalog/v1/BatchGetAvailabilityRequest.ts';
import type { BatchGetAvailabilityResponse as _storefront_catalog_v1_BatchGetAvailabilityResponse, BatchGetAvailabilityResponse__Output as _storefront_catalog_v1_BatchGetAvailabilityResponse__Output } from '../../../storefront/catalog/v1/BatchGetAvailabilityResponse.ts';
import type { CommitReservationRequest as _storefront_catalog_v1_CommitReservationRequest, CommitReservationRequest__Output as _storefront_catalog_v1_CommitReservationRequest__Output } from '../../../storefront/catalog/v1/CommitReservationRequest.ts';
import type { CommitReservationResponse as _storefront_catalog_v1_CommitReservationResponse, CommitReservationResponse__Output as _storefront_catalog_v1_CommitReservationResponse__Output } from '../../../storefront/catalog/v1/CommitReservationResponse.ts';
import type { CommitReservationsRequest as _storefront_catalog_v1_CommitReservationsRequest, CommitReservationsRequest__Output as _storefront_catalog_v1_CommitReservationsRequest__Output } from '../../../storefront/catalog/v1/CommitReservationsRequest.ts';
import type { CommitReservationsResponse as _storefront_catalog_v1_CommitReservationsResponse, CommitReservationsResponse__Output as _storefront_catalog_v1_CommitReservationsResponse__Output } from '../../../storefront/catalog/v1/CommitReservationsResponse.ts';
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
import type { ReduceReservationRequest as _storefront_catalog_v1_ReduceReservationRequest, ReduceReservationRequest__Output as _storefront_catalog_v1_ReduceReservationRequest__Output } from '../../../storefront/catalog/v1/ReduceReservationRequest.ts';
import type { ReduceReservationResponse as _storefront_catalog_v1_ReduceReservationResponse, ReduceReservationResponse__Output as _storefront_catalog_v1_ReduceReservationResponse__Output } from '../../../storefront/catalog/v1/ReduceReservationResponse.ts';
import type { ReleaseReservationRequest as _storefront_catalog_v1_ReleaseReservationRequest, ReleaseReservationRequest__Output as _storefront_catalog_v1_ReleaseReservationRequest__Output } from '../../../storefront/catalog/v1/ReleaseReservationRequest.ts';
import type { ReleaseReservationResponse as _storefront_catalog_v1_ReleaseReservationResponse, ReleaseReservationResponse__Output as _storefront_catalog_v1_ReleaseReservationResponse__Output } from '../../../storefront/catalog/v1/ReleaseReservationResponse.ts';
import type { ReserveStockRequest as _storefront_catalog_v1_ReserveStockRequest, ReserveStockRequest__Output as _storefront_catalog_v1_ReserveStockRequest__Output } from '../../../storefront/catalog/v1/ReserveStockRequest.ts';
import type { ReserveStockResponse as _storefront_catalog_v1_ReserveStockResponse, ReserveStockResponse__Output as _storefront_catalog_v1_ReserveStockResponse__Output } from '../../../storefront/catalog/v1/ReserveStockResponse.ts';
import type { RestockReturnRequest as _storefront_catalog_v1_RestockReturnRequest, RestockReturnRequest__Output as _storefront_catalog_v1_RestockReturnRequest__Output } from '../../../storefront/catalog/v1/RestockReturnRequest.ts';
import type { RestockReturnResponse as _storefront_catalog_v1_RestockReturnResponse, RestockReturnResponse__Output as _storefront_catalog_v1_RestockReturnResponse__Output } from '../../../storefront/catalog/v1/RestockReturnResponse.ts';
import type { ShipReservationRequest as _storefront_catalog_v1_ShipReservationRequest, ShipReservationRequest__Output as _storefront_catalog_v1_ShipReservationRequest__Output } from '../../../storefront/catalog/v1/ShipReservationRequest.ts';
import type { ShipReservationResponse as _storefront_catalog_v1_ShipReservationResponse, ShipReservationResponse__Output as _storefront_catalog_v1_ShipReservationResponse__Output } from '../../../storefront/catalog/v1/ShipReservationResponse.ts';

/**
 * Serves the catalog to storefronts, and prices and stock to cart and checkout. Prices are the calling customer's; without a customer they
 * are list prices. Hidden products are treated as unknown.
 */
export interface CatalogServiceClient extends grpc.Client {
  /**
   * Returns the stock bands of 1 to 200 SKUs.
   */
  BatchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the stock bands of 1 to 200 SKUs.
   */
  batchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: _storefront_catalog_v1_BatchGetAvailabilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes a reservation permanent until it is shipped or released. Idempotent. FAILED_PRECONDITION (reservation_released).
   */
  CommitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  CommitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  CommitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  CommitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes a reservation permanent until it is shipped or released. Idempotent. FAILED_PRECONDITION (reservation_released).
   */
  commitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: _storefront_catalog_v1_CommitReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes 1 to 200 reservations permanent that are still held, in one statement. Idempotent. The response names those that this call has changed;
   * call CommitReservation for each of the others.
   */
  CommitReservations(argument: _storefront_catalog_v1_CommitReservationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  CommitReservations(argument: _storefront_catalog_v1_CommitReservationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  CommitReservations(argument: _storefront_catalog_v1_CommitReservationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  CommitReservations(argument: _storefront_catalog_v1_CommitReservationsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes 1 to 200 reservations permanent that are still held, in one statement. Idempotent. The response names those that this call has changed;
   * call CommitReservation for each of the others.
   */
  commitReservations(argument: _storefront_catalog_v1_CommitReservationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  commitReservations(argument: _storefront_catalog_v1_CommitReservationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  commitReservations(argument: _storefront_catalog_v1_CommitReservationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  commitReservations(argument: _storefront_catalog_v1_CommitReservationsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a SKU's stock band.
   */
  GetAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  GetAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  GetAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  GetAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a SKU's stock band.
   */
  getAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: _storefront_catalog_v1_GetAvailabilityRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the version that every catalog response of this tenant and mode carries. It increases with each committed change.
   */
  GetCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  GetCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  GetCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  GetCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the version that every catalog response of this tenant and mode carries. It increases with each committed change.
   */
  getCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: _storefront_catalog_v1_GetCatalogVersionRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a product.
   */
  GetProduct(argument: _storefront_catalog_v1_GetProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  GetProduct(argument: _storefront_catalog_v1_GetProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  GetProduct(argument: _storefront_catalog_v1_GetProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  GetProduct(argument: _storefront_catalog_v1_GetProductRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a product.
   */
  getProduct(argument: _storefront_catalog_v1_GetProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: _storefront_catalog_v1_GetProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: _storefront_catalog_v1_GetProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: _storefront_catalog_v1_GetProductRequest, callback: grpc.requestCallback<_storefront_catalog_v1_GetProductResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all categories, including those without products.
   */
  ListCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all categories, including those without products.
   */
  listCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _storefront_catalog_v1_ListCategoriesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists catalog changes after a cursor, oldest first. limit is at most 200.
   */
  ListChanges(argument: _storefront_catalog_v1_ListChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  ListChanges(argument: _storefront_catalog_v1_ListChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  ListChanges(argument: _storefront_catalog_v1_ListChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  ListChanges(argument: _storefront_catalog_v1_ListChangesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists catalog changes after a cursor, oldest first. limit is at most 200.
   */
  listChanges(argument: _storefront_catalog_v1_ListChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: _storefront_catalog_v1_ListChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: _storefront_catalog_v1_ListChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: _storefront_catalog_v1_ListChangesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListChangesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists or searches products. limit is at most 200, offset at most 10,000.
   */
  ListProducts(argument: _storefront_catalog_v1_ListProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  ListProducts(argument: _storefront_catalog_v1_ListProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  ListProducts(argument: _storefront_catalog_v1_ListProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  ListProducts(argument: _storefront_catalog_v1_ListProductsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists or searches products. limit is at most 200, offset at most 10,000.
   */
  listProducts(argument: _storefront_catalog_v1_ListProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: _storefront_catalog_v1_ListProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: _storefront_catalog_v1_ListProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: _storefront_catalog_v1_ListProductsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListProductsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all tag groups with their tags.
   */
  ListTags(argument: _storefront_catalog_v1_ListTagsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  ListTags(argument: _storefront_catalog_v1_ListTagsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  ListTags(argument: _storefront_catalog_v1_ListTagsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  ListTags(argument: _storefront_catalog_v1_ListTagsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all tag groups with their tags.
   */
  listTags(argument: _storefront_catalog_v1_ListTagsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: _storefront_catalog_v1_ListTagsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: _storefront_catalog_v1_ListTagsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: _storefront_catalog_v1_ListTagsRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ListTagsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns prices and selling rules for at most 500 lines in one statement. Carts are priced with it.
   */
  QuoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  QuoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  QuoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  QuoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns prices and selling rules for at most 500 lines in one statement. Carts are priced with it.
   */
  quoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: _storefront_catalog_v1_QuoteLinesRequest, callback: grpc.requestCallback<_storefront_catalog_v1_QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Takes canceled quantities out of the reservation of an order. Idempotent per correction_id. FAILED_PRECONDITION (released_too_much).
   */
  ReduceReservation(argument: _storefront_catalog_v1_ReduceReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  ReduceReservation(argument: _storefront_catalog_v1_ReduceReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  ReduceReservation(argument: _storefront_catalog_v1_ReduceReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  ReduceReservation(argument: _storefront_catalog_v1_ReduceReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Takes canceled quantities out of the reservation of an order. Idempotent per correction_id. FAILED_PRECONDITION (released_too_much).
   */
  reduceReservation(argument: _storefront_catalog_v1_ReduceReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  reduceReservation(argument: _storefront_catalog_v1_ReduceReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  reduceReservation(argument: _storefront_catalog_v1_ReduceReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  reduceReservation(argument: _storefront_catalog_v1_ReduceReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Releases a reservation, committed or not. Idempotent; records the release even if ReserveStock has not arrived yet.
   */
  ReleaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  ReleaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  ReleaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  ReleaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Releases a reservation, committed or not. Idempotent; records the release even if ReserveStock has not arrived yet.
   */
  releaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: _storefront_catalog_v1_ReleaseReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reserves stock for a checkout until expires_at: every line or none. A repeated call with the same checkout_id returns the same result, unless
   * its lines have prices and these have changed since. Lines with prices are reserved only if the prices are current.
   * FAILED_PRECONDITION (reservation_released, reservation_expired) once the reservation has ended.
   */
  ReserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Reserves stock for a checkout until expires_at: every line or none. A repeated call with the same checkout_id returns the same result, unless
   * its lines have prices and these have changed since. Lines with prices are reserved only if the prices are current.
   * FAILED_PRECONDITION (reservation_released, reservation_expired) once the reservation has ended.
   */
  reserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _storefront_catalog_v1_ReserveStockRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds returned quantities to on_hand, where the store counts the product. Idempotent per return_id.
   */
  RestockReturn(argument: _storefront_catalog_v1_RestockReturnRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  RestockReturn(argument: _storefront_catalog_v1_RestockReturnRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  RestockReturn(argument: _storefront_catalog_v1_RestockReturnRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  RestockReturn(argument: _storefront_catalog_v1_RestockReturnRequest, callback: grpc.requestCallback<_storefront_catalog_v1_RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds returned quantities to on_hand, where the store counts the product. Idempotent per return_id.
   */
  restockReturn(argument: _storefront_catalog_v1_RestockReturnRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  restockReturn(argument: _storefront_catalog_v1_RestockReturnRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  restockReturn(argument: _storefront_catalog_v1_RestockReturnRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  restockReturn(argument: _storefront_catalog_v1_RestockReturnRequest, callback: grpc.requestCallback<_storefront_catalog_v1_RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes shipped quantities from on_hand and reserved. Idempotent per shipment_id. FAILED_PRECONDITION (shipped_too_much).
   */
  ShipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  ShipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  ShipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  ShipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes shipped quantities from on_hand and reserved. Idempotent per shipment_id. FAILED_PRECONDITION (shipped_too_much).
   */
  shipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: _storefront_catalog_v1_ShipReservationRequest, callback: grpc.requestCallback<_storefront_catalog_v1_ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Serves the catalog to storefronts, and prices and stock to cart and checkout. Prices are the calling customer's; without a customer they
 * are list prices. Hidden products are treated as unknown.
 */
export interface CatalogServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns the stock bands of 1 to 200 SKUs.
   */
  BatchGetAvailability: grpc.handleUnaryCall<_storefront_catalog_v1_BatchGetAvailabilityRequest__Output, _storefront_catalog_v1_BatchGetAvailabilityResponse>;
  
  /**
   * Makes a reservation permanent until it is shipped or released. Idempotent. FAILED_PRECONDITION (reservation_released).
   */
  CommitReservation: grpc.handleUnaryCall<_storefront_catalog_v1_CommitReservationRequest__Output, _storefront_catalog_v1_CommitReservationResponse>;
  
  /**
   * Makes 1 to 200 reservations permanent that are still held, in one statement. Idempotent. The response names those that this call has changed;
   * call CommitReservation for each of the others.
   */
  CommitReservations: grpc.handleUnaryCall<_storefront_catalog_v1_CommitReservationsRequest__Output, _storefront_catalog_v1_CommitReservationsResponse>;
  
  /**
   * Returns a SKU's stock band.
   */
  GetAvailability: grpc.handleUnaryCall<_storefront_catalog_v1_GetAvailabilityRequest__Output, _storefront_catalog_v1_GetAvailabilityResponse>;
  
  /**
   * Returns the version that every catalog response of this tenant and mode carries. It increases with each committed change.
   */
  GetCatalogVersion: grpc.handleUnaryCall<_storefront_catalog_v1_GetCatalogVersionRequest__Output, _storefront_catalog_v1_GetCatalogVersionResponse>;
  
  /**
   * Returns a product.
   */
  GetProduct: grpc.handleUnaryCall<_storefront_catalog_v1_GetProductRequest__Output, _storefront_catalog_v1_GetProductResponse>;
  
  /**
   * Lists all categories, including those without products.
   */
  ListCategories: grpc.handleUnaryCall<_storefront_catalog_v1_ListCategoriesRequest__Output, _storefront_catalog_v1_ListCategoriesResponse>;
  
  /**
   * Lists catalog changes after a cursor, oldest first. limit is at most 200.
   */
  ListChanges: grpc.handleUnaryCall<_storefront_catalog_v1_ListChangesRequest__Output, _storefront_catalog_v1_ListChangesResponse>;
  
  /**
   * Lists or searches products. limit is at most 200, offset at most 10,000.
   */
  ListProducts: grpc.handleUnaryCall<_storefront_catalog_v1_ListProductsRequest__Output, _storefront_catalog_v1_ListProductsResponse>;
  
  /**
   * Lists all tag groups with their tags.
   */
  ListTags: grpc.handleUnaryCall<_storefront_catalog_v1_ListTagsRequest__Output, _storefront_catalog_v1_ListTagsResponse>;
  
  /**
   * Returns prices and selling rules for at most 500 lines in one statement. Carts are priced with it.
   */
  QuoteLines: grpc.handleUnaryCall<_storefront_catalog_v1_QuoteLinesRequest__Output, _storefront_catalog_v1_QuoteLinesResponse>;
  
  /**
   * Takes canceled quantities out of the reservation of an order. Idempotent per correction_id. FAILED_PRECONDITION (released_too_much).
   */
  ReduceReservation: grpc.handleUnaryCall<_storefront_catalog_v1_ReduceReservationRequest__Output, _storefront_catalog_v1_ReduceReservationResponse>;
  
  /**
   * Releases a reservation, committed or not. Idempotent; records the release even if ReserveStock has not arrived yet.
   */
  ReleaseReservation: grpc.handleUnaryCall<_storefront_catalog_v1_ReleaseReservationRequest__Output, _storefront_catalog_v1_ReleaseReservationResponse>;
  
  /**
   * Reserves stock for a checkout until expires_at: every line or none. A repeated call with the same checkout_id returns the same result, unless
   * its lines have prices and these have changed since. Lines with prices are reserved only if the prices are current.
   * FAILED_PRECONDITION (reservation_released, reservation_expired) once the reservation has ended.
   */
  ReserveStock: grpc.handleUnaryCall<_storefront_catalog_v1_ReserveStockRequest__Output, _storefront_catalog_v1_ReserveStockResponse>;
  
  /**
   * Adds returned quantities to on_hand, where the store counts the product. Idempotent per return_id.
   */
  RestockReturn: grpc.handleUnaryCall<_storefront_catalog_v1_RestockReturnRequest__Output, _storefront_catalog_v1_RestockReturnResponse>;
  
  /**
   * Removes shipped quantities from on_hand and reserved. Idempotent per shipment_id. FAILED_PRECONDITION (shipped_too_much).
   */
  ShipReservation: grpc.handleUnaryCall<_storefront_catalog_v1_ShipReservationRequest__Output, _storefront_catalog_v1_ShipReservationResponse>;
  
}

export interface CatalogServiceDefinition extends grpc.ServiceDefinition {
  BatchGetAvailability: MethodDefinition<_storefront_catalog_v1_BatchGetAvailabilityRequest, _storefront_catalog_v1_BatchGetAvailabilityResponse, _storefront_catalog_v1_BatchGetAvailabilityRequest__Output, _storefront_catalog_v1_BatchGetAvailabilityResponse__Output>
  CommitReservation: MethodDefinition<_storefront_catalog_v1_CommitReservationRequest, _storefront_catalog_v1_CommitReservationResponse, _storefront_catalog_v1_CommitReservationRequest__Output, _storefront_catalog_v1_CommitReservationResponse__Output>
  CommitReservations: MethodDefinition<_storefront_catalog_v1_CommitReservationsRequest, _storefront_catalog_v1_CommitReservationsResponse, _storefront_catalog_v1_CommitReservationsRequest__Output, _storefront_catalog_v1_CommitReservationsResponse__Output>
  GetAvailability: MethodDefinition<_storefront_catalog_v1_GetAvailabilityRequest, _storefront_catalog_v1_GetAvailabilityResponse, _storefront_catalog_v1_GetAvailabilityRequest__Output, _storefront_catalog_v1_GetAvailabilityResponse__Output>
  GetCatalogVersion: MethodDefinition<_storefront_catalog_v1_GetCatalogVersionRequest, _storefront_catalog_v1_GetCatalogVersionResponse, _storefront_catalog_v1_GetCatalogVersionRequest__Output, _storefront_catalog_v1_GetCatalogVersionResponse__Output>
  GetProduct: MethodDefinition<_storefront_catalog_v1_GetProductRequest, _storefront_catalog_v1_GetProductResponse, _storefront_catalog_v1_GetProductRequest__Output, _storefront_catalog_v1_GetProductResponse__Output>
  ListCategories: MethodDefinition<_storefront_catalog_v1_ListCategoriesRequest, _storefront_catalog_v1_ListCategoriesResponse, _storefront_catalog_v1_ListCategoriesRequest__Output, _storefront_catalog_v1_ListCategoriesResponse__Output>
  ListChanges: MethodDefinition<_storefront_catalog_v1_ListChangesRequest, _storefront_catalog_v1_ListChangesResponse, _storefront_catalog_v1_ListChangesRequest__Output, _storefront_catalog_v1_ListChangesResponse__Output>
  ListProducts: MethodDefinition<_storefront_catalog_v1_ListProductsRequest, _storefront_catalog_v1_ListProductsResponse, _storefront_catalog_v1_ListProductsRequest__Output, _storefront_catalog_v1_ListProductsResponse__Output>
  ListTags: MethodDefinition<_storefront_catalog_v1_ListTagsRequest, _storefront_catalog_v1_ListTagsResponse, _storefront_catalog_v1_ListTagsRequest__Output, _storefront_catalog_v1_ListTagsResponse__Output>
  QuoteLines: MethodDefinition<_storefront_catalog_v1_QuoteLinesRequest, _storefront_catalog_v1_QuoteLinesResponse, _storefront_catalog_v1_QuoteLinesRequest__Output, _storefront_catalog_v1_QuoteLinesResponse__Output>
  ReduceReservation: MethodDefinition<_storefront_catalog_v1_ReduceReservationRequest, _storefront_catalog_v1_ReduceReservationResponse, _storefront_catalog_v1_ReduceReservationRequest__Output, _storefront_catalog_v1_ReduceReservationResponse__Output>
  ReleaseReservation: MethodDefinition<_storefront_catalog_v1_ReleaseReservationRequest, _storefront_catalog_v1_ReleaseReservationResponse, _storefront_catalog_v1_ReleaseReservationRequest__Output, _storefront_catalog_v1_ReleaseReservationResponse__Output>
  ReserveStock: MethodDefinition<_storefront_catalog_v1_ReserveStockRequest, _storefront_catalog_v1_ReserveStockResponse, _storefront_catalog_v1_ReserveStockRequest__Output, _storefront_catalog_v1_ReserveStockResponse__Output>
  RestockReturn: MethodDefinition<_storefront_catalog_v1_RestockReturnRequest, _storefront_catalog_v1_RestockReturnResponse, _storefront_catalog_v1_RestockReturnRequest__Output, _storefront_catalog_v1_RestockReturnResponse__Output>
  ShipReservation: MethodDefinition<_storefront_catalog_v1_ShipReservationRequest, _storefront_catalog_v1_ShipReservationResponse, _storefront_catalog_v1_ShipReservationRequest__Output, _storefront_catalog_v1_ShipReservationResponse__Output>
}
