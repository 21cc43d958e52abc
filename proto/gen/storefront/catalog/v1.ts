import type { Long } from '@grpc/proto-loader';
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type * as storefront_common_v1 from '../common/v1.ts'

export interface AdjustStockRequest {
  'sku'?: (string);
  /**
   * In base units, signed.
   */
  'quantity'?: (string);
}

export interface AdjustStockRequest__Output {
  'sku': (string);
  /**
   * In base units, signed.
   */
  'quantity': (string);
}

export interface AdjustStockResponse {
  'stock'?: (StockLevel | null);
  'replayed'?: (boolean);
}

export interface AdjustStockResponse__Output {
  'stock': (StockLevel__Output | null);
  'replayed': (boolean);
}

/**
 * How far the clock of the store is ahead of the real time from now on.
 */
export interface AdvanceClockRequest {
  'offsetMs'?: (number | string | Long);
}

/**
 * How far the clock of the store is ahead of the real time from now on.
 */
export interface AdvanceClockRequest__Output {
  'offsetMs': (string);
}

export interface AdvanceClockResponse {
}

export interface AdvanceClockResponse__Output {
}

export interface BatchGetAvailabilityRequest {
  'skus'?: (string)[];
}

export interface BatchGetAvailabilityRequest__Output {
  'skus': (string)[];
}

export interface BatchGetAvailabilityResponse {
  'items'?: (SkuAvailability)[];
}

export interface BatchGetAvailabilityResponse__Output {
  'items': (SkuAvailability__Output)[];
}

/**
 * Manages a store's catalog, stock, and contract prices, for operators.
 */
export interface CatalogAdminServiceClient extends grpc.Client {
  /**
   * Adds a signed quantity to the quantity on hand. INVALID_ARGUMENT if it would become negative.
   */
  AdjustStock(argument: AdjustStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  AdjustStock(argument: AdjustStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  AdjustStock(argument: AdjustStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  AdjustStock(argument: AdjustStockRequest, callback: grpc.requestCallback<AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a signed quantity to the quantity on hand. INVALID_ARGUMENT if it would become negative.
   */
  adjustStock(argument: AdjustStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: AdjustStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: AdjustStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  adjustStock(argument: AdjustStockRequest, callback: grpc.requestCallback<AdjustStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams all products, hidden ones included.
   */
  ExportProducts(argument: ExportProductsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportProductsResponse__Output>;
  ExportProducts(argument: ExportProductsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportProductsResponse__Output>;
  /**
   * Streams all products, hidden ones included.
   */
  exportProducts(argument: ExportProductsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportProductsResponse__Output>;
  exportProducts(argument: ExportProductsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportProductsResponse__Output>;
  
  /**
   * Returns the threshold for products without their own.
   */
  GetLowStockThreshold(argument: GetLowStockThresholdRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  GetLowStockThreshold(argument: GetLowStockThresholdRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  GetLowStockThreshold(argument: GetLowStockThresholdRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  GetLowStockThreshold(argument: GetLowStockThresholdRequest, callback: grpc.requestCallback<GetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the threshold for products without their own.
   */
  getLowStockThreshold(argument: GetLowStockThresholdRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  getLowStockThreshold(argument: GetLowStockThresholdRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  getLowStockThreshold(argument: GetLowStockThresholdRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  getLowStockThreshold(argument: GetLowStockThresholdRequest, callback: grpc.requestCallback<GetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a SKU's exact stock counts.
   */
  GetStock(argument: GetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStockResponse__Output>): grpc.ClientUnaryCall;
  GetStock(argument: GetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStockResponse__Output>): grpc.ClientUnaryCall;
  GetStock(argument: GetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStockResponse__Output>): grpc.ClientUnaryCall;
  GetStock(argument: GetStockRequest, callback: grpc.requestCallback<GetStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a SKU's exact stock counts.
   */
  getStock(argument: GetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: GetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: GetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStockResponse__Output>): grpc.ClientUnaryCall;
  getStock(argument: GetStockRequest, callback: grpc.requestCallback<GetStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns any product of the store, with its version.
   */
  GetStoreProduct(argument: GetStoreProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreProductResponse__Output>): grpc.ClientUnaryCall;
  GetStoreProduct(argument: GetStoreProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStoreProductResponse__Output>): grpc.ClientUnaryCall;
  GetStoreProduct(argument: GetStoreProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreProductResponse__Output>): grpc.ClientUnaryCall;
  GetStoreProduct(argument: GetStoreProductRequest, callback: grpc.requestCallback<GetStoreProductResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns any product of the store, with its version.
   */
  getStoreProduct(argument: GetStoreProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreProductResponse__Output>): grpc.ClientUnaryCall;
  getStoreProduct(argument: GetStoreProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStoreProductResponse__Output>): grpc.ClientUnaryCall;
  getStoreProduct(argument: GetStoreProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreProductResponse__Output>): grpc.ClientUnaryCall;
  getStoreProduct(argument: GetStoreProductRequest, callback: grpc.requestCallback<GetStoreProductResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns all categories with their paths and all tags with their groups, including those without products.
   */
  GetTaxonomy(argument: GetTaxonomyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  GetTaxonomy(argument: GetTaxonomyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  GetTaxonomy(argument: GetTaxonomyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  GetTaxonomy(argument: GetTaxonomyRequest, callback: grpc.requestCallback<GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns all categories with their paths and all tags with their groups, including those without products.
   */
  getTaxonomy(argument: GetTaxonomyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  getTaxonomy(argument: GetTaxonomyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  getTaxonomy(argument: GetTaxonomyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  getTaxonomy(argument: GetTaxonomyRequest, callback: grpc.requestCallback<GetTaxonomyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Imports products from a streamed file. Invalid rows are reported and skipped; good rows are stored.
   */
  ImportProducts(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<ImportProductsRequest, ImportProductsResponse__Output>;
  ImportProducts(options?: grpc.CallOptions): grpc.ClientDuplexStream<ImportProductsRequest, ImportProductsResponse__Output>;
  /**
   * Imports products from a streamed file. Invalid rows are reported and skipped; good rows are stored.
   */
  importProducts(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<ImportProductsRequest, ImportProductsResponse__Output>;
  importProducts(options?: grpc.CallOptions): grpc.ClientDuplexStream<ImportProductsRequest, ImportProductsResponse__Output>;
  
  /**
   * Lists contract prices ordered by customer, SKU, and quantity.
   */
  ListContractPrices(argument: ListContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListContractPricesResponse__Output>): grpc.ClientUnaryCall;
  ListContractPrices(argument: ListContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListContractPricesResponse__Output>): grpc.ClientUnaryCall;
  ListContractPrices(argument: ListContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListContractPricesResponse__Output>): grpc.ClientUnaryCall;
  ListContractPrices(argument: ListContractPricesRequest, callback: grpc.requestCallback<ListContractPricesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists contract prices ordered by customer, SKU, and quantity.
   */
  listContractPrices(argument: ListContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListContractPricesResponse__Output>): grpc.ClientUnaryCall;
  listContractPrices(argument: ListContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListContractPricesResponse__Output>): grpc.ClientUnaryCall;
  listContractPrices(argument: ListContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListContractPricesResponse__Output>): grpc.ClientUnaryCall;
  listContractPrices(argument: ListContractPricesRequest, callback: grpc.requestCallback<ListContractPricesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all products in SKU order, hidden ones included.
   */
  ListStoreProducts(argument: ListStoreProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreProducts(argument: ListStoreProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreProducts(argument: ListStoreProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  ListStoreProducts(argument: ListStoreProductsRequest, callback: grpc.requestCallback<ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all products in SKU order, hidden ones included.
   */
  listStoreProducts(argument: ListStoreProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  listStoreProducts(argument: ListStoreProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  listStoreProducts(argument: ListStoreProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  listStoreProducts(argument: ListStoreProductsRequest, callback: grpc.requestCallback<ListStoreProductsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a category. FAILED_PRECONDITION (category_not_empty) while it has subcategories or products, including hidden ones.
   */
  RemoveCategory(argument: RemoveCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  RemoveCategory(argument: RemoveCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  RemoveCategory(argument: RemoveCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  RemoveCategory(argument: RemoveCategoryRequest, callback: grpc.requestCallback<RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a category. FAILED_PRECONDITION (category_not_empty) while it has subcategories or products, including hidden ones.
   */
  removeCategory(argument: RemoveCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  removeCategory(argument: RemoveCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  removeCategory(argument: RemoveCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  removeCategory(argument: RemoveCategoryRequest, callback: grpc.requestCallback<RemoveCategoryResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a customer's contract prices for a SKU.
   */
  RemoveContractPrices(argument: RemoveContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  RemoveContractPrices(argument: RemoveContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  RemoveContractPrices(argument: RemoveContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  RemoveContractPrices(argument: RemoveContractPricesRequest, callback: grpc.requestCallback<RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a customer's contract prices for a SKU.
   */
  removeContractPrices(argument: RemoveContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  removeContractPrices(argument: RemoveContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  removeContractPrices(argument: RemoveContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  removeContractPrices(argument: RemoveContractPricesRequest, callback: grpc.requestCallback<RemoveContractPricesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a tag, and its group with the last tag. FAILED_PRECONDITION (tag_in_use) while a product, even a hidden one, carries it.
   */
  RemoveTag(argument: RemoveTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  RemoveTag(argument: RemoveTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  RemoveTag(argument: RemoveTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  RemoveTag(argument: RemoveTagRequest, callback: grpc.requestCallback<RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a tag, and its group with the last tag. FAILED_PRECONDITION (tag_in_use) while a product, even a hidden one, carries it.
   */
  removeTag(argument: RemoveTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  removeTag(argument: RemoveTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  removeTag(argument: RemoveTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  removeTag(argument: RemoveTagRequest, callback: grpc.requestCallback<RemoveTagResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces all contract prices of a customer for a SKU.
   */
  ReplaceContractPrices(argument: ReplaceContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceContractPricesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceContractPrices(argument: ReplaceContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReplaceContractPricesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceContractPrices(argument: ReplaceContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceContractPricesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceContractPrices(argument: ReplaceContractPricesRequest, callback: grpc.requestCallback<ReplaceContractPricesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces all contract prices of a customer for a SKU.
   */
  replaceContractPrices(argument: ReplaceContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceContractPricesResponse__Output>): grpc.ClientUnaryCall;
  replaceContractPrices(argument: ReplaceContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReplaceContractPricesResponse__Output>): grpc.ClientUnaryCall;
  replaceContractPrices(argument: ReplaceContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceContractPricesResponse__Output>): grpc.ClientUnaryCall;
  replaceContractPrices(argument: ReplaceContractPricesRequest, callback: grpc.requestCallback<ReplaceContractPricesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a product, or changes the given fields of one. FAILED_PRECONDITION (sku_taken).
   */
  SaveProduct(argument: SaveProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SaveProductResponse__Output>): grpc.ClientUnaryCall;
  SaveProduct(argument: SaveProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SaveProductResponse__Output>): grpc.ClientUnaryCall;
  SaveProduct(argument: SaveProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SaveProductResponse__Output>): grpc.ClientUnaryCall;
  SaveProduct(argument: SaveProductRequest, callback: grpc.requestCallback<SaveProductResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a product, or changes the given fields of one. FAILED_PRECONDITION (sku_taken).
   */
  saveProduct(argument: SaveProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SaveProductResponse__Output>): grpc.ClientUnaryCall;
  saveProduct(argument: SaveProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SaveProductResponse__Output>): grpc.ClientUnaryCall;
  saveProduct(argument: SaveProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SaveProductResponse__Output>): grpc.ClientUnaryCall;
  saveProduct(argument: SaveProductRequest, callback: grpc.requestCallback<SaveProductResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates products, or changes the given fields of them, at most 500 in one transaction. Invalid rows are reported and skipped.
   */
  SaveProducts(argument: SaveProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SaveProductsResponse__Output>): grpc.ClientUnaryCall;
  SaveProducts(argument: SaveProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SaveProductsResponse__Output>): grpc.ClientUnaryCall;
  SaveProducts(argument: SaveProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SaveProductsResponse__Output>): grpc.ClientUnaryCall;
  SaveProducts(argument: SaveProductsRequest, callback: grpc.requestCallback<SaveProductsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates products, or changes the given fields of them, at most 500 in one transaction. Invalid rows are reported and skipped.
   */
  saveProducts(argument: SaveProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SaveProductsResponse__Output>): grpc.ClientUnaryCall;
  saveProducts(argument: SaveProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SaveProductsResponse__Output>): grpc.ClientUnaryCall;
  saveProducts(argument: SaveProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SaveProductsResponse__Output>): grpc.ClientUnaryCall;
  saveProducts(argument: SaveProductsRequest, callback: grpc.requestCallback<SaveProductsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores at most 1,000 contract prices. Invalid rows are reported and skipped.
   */
  SetContractPrices(argument: SetContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  SetContractPrices(argument: SetContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  SetContractPrices(argument: SetContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  SetContractPrices(argument: SetContractPricesRequest, callback: grpc.requestCallback<SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stores at most 1,000 contract prices. Invalid rows are reported and skipped.
   */
  setContractPrices(argument: SetContractPricesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: SetContractPricesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: SetContractPricesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  setContractPrices(argument: SetContractPricesRequest, callback: grpc.requestCallback<SetContractPricesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the threshold for products without their own. Stored stock bands follow within seconds. FAILED_PRECONDITION (version_mismatch).
   */
  SetLowStockThreshold(argument: SetLowStockThresholdRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  SetLowStockThreshold(argument: SetLowStockThresholdRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  SetLowStockThreshold(argument: SetLowStockThresholdRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  SetLowStockThreshold(argument: SetLowStockThresholdRequest, callback: grpc.requestCallback<SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the threshold for products without their own. Stored stock bands follow within seconds. FAILED_PRECONDITION (version_mismatch).
   */
  setLowStockThreshold(argument: SetLowStockThresholdRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  setLowStockThreshold(argument: SetLowStockThresholdRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  setLowStockThreshold(argument: SetLowStockThresholdRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  setLowStockThreshold(argument: SetLowStockThresholdRequest, callback: grpc.requestCallback<SetLowStockThresholdResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the quantity on hand.
   */
  SetStock(argument: SetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetStockResponse__Output>): grpc.ClientUnaryCall;
  SetStock(argument: SetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetStockResponse__Output>): grpc.ClientUnaryCall;
  SetStock(argument: SetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetStockResponse__Output>): grpc.ClientUnaryCall;
  SetStock(argument: SetStockRequest, callback: grpc.requestCallback<SetStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the quantity on hand.
   */
  setStock(argument: SetStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: SetStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: SetStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetStockResponse__Output>): grpc.ClientUnaryCall;
  setStock(argument: SetStockRequest, callback: grpc.requestCallback<SetStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the stock of at most 1,000 SKUs in one transaction. Invalid rows are reported and skipped.
   */
  SetStockLevels(argument: SetStockLevelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetStockLevelsResponse__Output>): grpc.ClientUnaryCall;
  SetStockLevels(argument: SetStockLevelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetStockLevelsResponse__Output>): grpc.ClientUnaryCall;
  SetStockLevels(argument: SetStockLevelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetStockLevelsResponse__Output>): grpc.ClientUnaryCall;
  SetStockLevels(argument: SetStockLevelsRequest, callback: grpc.requestCallback<SetStockLevelsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the stock of at most 1,000 SKUs in one transaction. Invalid rows are reported and skipped.
   */
  setStockLevels(argument: SetStockLevelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetStockLevelsResponse__Output>): grpc.ClientUnaryCall;
  setStockLevels(argument: SetStockLevelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetStockLevelsResponse__Output>): grpc.ClientUnaryCall;
  setStockLevels(argument: SetStockLevelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetStockLevelsResponse__Output>): grpc.ClientUnaryCall;
  setStockLevels(argument: SetStockLevelsRequest, callback: grpc.requestCallback<SetStockLevelsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Hides or shows a product.
   */
  SetVisibility(argument: SetVisibilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  SetVisibility(argument: SetVisibilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  SetVisibility(argument: SetVisibilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  SetVisibility(argument: SetVisibilityRequest, callback: grpc.requestCallback<SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Hides or shows a product.
   */
  setVisibility(argument: SetVisibilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: SetVisibilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: SetVisibilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  setVisibility(argument: SetVisibilityRequest, callback: grpc.requestCallback<SetVisibilityResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a category. Moving a category moves its descendants and products with it.
   * INVALID_ARGUMENT if it would become its own descendant; FAILED_PRECONDITION (category_path_taken).
   */
  UpdateCategory(argument: UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: UpdateCategoryRequest, callback: grpc.requestCallback<UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a category. Moving a category moves its descendants and products with it.
   * INVALID_ARGUMENT if it would become its own descendant; FAILED_PRECONDITION (category_path_taken).
   */
  updateCategory(argument: UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: UpdateCategoryRequest, callback: grpc.requestCallback<UpdateCategoryResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a tag or moves it to another group. FAILED_PRECONDITION (tag_taken).
   */
  UpdateTag(argument: UpdateTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  UpdateTag(argument: UpdateTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  UpdateTag(argument: UpdateTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  UpdateTag(argument: UpdateTagRequest, callback: grpc.requestCallback<UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a tag or moves it to another group. FAILED_PRECONDITION (tag_taken).
   */
  updateTag(argument: UpdateTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  updateTag(argument: UpdateTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  updateTag(argument: UpdateTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  updateTag(argument: UpdateTagRequest, callback: grpc.requestCallback<UpdateTagResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a tag group.
   */
  UpdateTagGroup(argument: UpdateTagGroupRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  UpdateTagGroup(argument: UpdateTagGroupRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  UpdateTagGroup(argument: UpdateTagGroupRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  UpdateTagGroup(argument: UpdateTagGroupRequest, callback: grpc.requestCallback<UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a tag group.
   */
  updateTagGroup(argument: UpdateTagGroupRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  updateTagGroup(argument: UpdateTagGroupRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  updateTagGroup(argument: UpdateTagGroupRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  updateTagGroup(argument: UpdateTagGroupRequest, callback: grpc.requestCallback<UpdateTagGroupResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's catalog, stock, and contract prices, for operators.
 */
export interface CatalogAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Adds a signed quantity to the quantity on hand. INVALID_ARGUMENT if it would become negative.
   */
  AdjustStock: grpc.handleUnaryCall<AdjustStockRequest__Output, AdjustStockResponse>;
  
  /**
   * Streams all products, hidden ones included.
   */
  ExportProducts: grpc.handleServerStreamingCall<ExportProductsRequest__Output, ExportProductsResponse>;
  
  /**
   * Returns the threshold for products without their own.
   */
  GetLowStockThreshold: grpc.handleUnaryCall<GetLowStockThresholdRequest__Output, GetLowStockThresholdResponse>;
  
  /**
   * Returns a SKU's exact stock counts.
   */
  GetStock: grpc.handleUnaryCall<GetStockRequest__Output, GetStockResponse>;
  
  /**
   * Returns any product of the store, with its version.
   */
  GetStoreProduct: grpc.handleUnaryCall<GetStoreProductRequest__Output, GetStoreProductResponse>;
  
  /**
   * Returns all categories with their paths and all tags with their groups, including those without products.
   */
  GetTaxonomy: grpc.handleUnaryCall<GetTaxonomyRequest__Output, GetTaxonomyResponse>;
  
  /**
   * Imports products from a streamed file. Invalid rows are reported and skipped; good rows are stored.
   */
  ImportProducts: grpc.handleBidiStreamingCall<ImportProductsRequest__Output, ImportProductsResponse>;
  
  /**
   * Lists contract prices ordered by customer, SKU, and quantity.
   */
  ListContractPrices: grpc.handleUnaryCall<ListContractPricesRequest__Output, ListContractPricesResponse>;
  
  /**
   * Lists all products in SKU order, hidden ones included.
   */
  ListStoreProducts: grpc.handleUnaryCall<ListStoreProductsRequest__Output, ListStoreProductsResponse>;
  
  /**
   * Removes a category. FAILED_PRECONDITION (category_not_empty) while it has subcategories or products, including hidden ones.
   */
  RemoveCategory: grpc.handleUnaryCall<RemoveCategoryRequest__Output, RemoveCategoryResponse>;
  
  /**
   * Removes a customer's contract prices for a SKU.
   */
  RemoveContractPrices: grpc.handleUnaryCall<RemoveContractPricesRequest__Output, RemoveContractPricesResponse>;
  
  /**
   * Removes a tag, and its group with the last tag. FAILED_PRECONDITION (tag_in_use) while a product, even a hidden one, carries it.
   */
  RemoveTag: grpc.handleUnaryCall<RemoveTagRequest__Output, RemoveTagResponse>;
  
  /**
   * Replaces all contract prices of a customer for a SKU.
   */
  ReplaceContractPrices: grpc.handleUnaryCall<ReplaceContractPricesRequest__Output, ReplaceContractPricesResponse>;
  
  /**
   * Creates a product, or changes the given fields of one. FAILED_PRECONDITION (sku_taken).
   */
  SaveProduct: grpc.handleUnaryCall<SaveProductRequest__Output, SaveProductResponse>;
  
  /**
   * Creates products, or changes the given fields of them, at most 500 in one transaction. Invalid rows are reported and skipped.
   */
  SaveProducts: grpc.handleUnaryCall<SaveProductsRequest__Output, SaveProductsResponse>;
  
  /**
   * Stores at most 1,000 contract prices. Invalid rows are reported and skipped.
   */
  SetContractPrices: grpc.handleUnaryCall<SetContractPricesRequest__Output, SetContractPricesResponse>;
  
  /**
   * Sets the threshold for products without their own. Stored stock bands follow within seconds. FAILED_PRECONDITION (version_mismatch).
   */
  SetLowStockThreshold: grpc.handleUnaryCall<SetLowStockThresholdRequest__Output, SetLowStockThresholdResponse>;
  
  /**
   * Sets the quantity on hand.
   */
  SetStock: grpc.handleUnaryCall<SetStockRequest__Output, SetStockResponse>;
  
  /**
   * Sets the stock of at most 1,000 SKUs in one transaction. Invalid rows are reported and skipped.
   */
  SetStockLevels: grpc.handleUnaryCall<SetStockLevelsRequest__Output, SetStockLevelsResponse>;
  
  /**
   * Hides or shows a product.
   */
  SetVisibility: grpc.handleUnaryCall<SetVisibilityRequest__Output, SetVisibilityResponse>;
  
  /**
   * Changes the given fields of a category. Moving a category moves its descendants and products with it.
   * INVALID_ARGUMENT if it would become its own descendant; FAILED_PRECONDITION (category_path_taken).
   */
  UpdateCategory: grpc.handleUnaryCall<UpdateCategoryRequest__Output, UpdateCategoryResponse>;
  
  /**
   * Changes the given fields of a tag or moves it to another group. FAILED_PRECONDITION (tag_taken).
   */
  UpdateTag: grpc.handleUnaryCall<UpdateTagRequest__Output, UpdateTagResponse>;
  
  /**
   * Changes the given fields of a tag group.
   */
  UpdateTagGroup: grpc.handleUnaryCall<UpdateTagGroupRequest__Output, UpdateTagGroupResponse>;
  
}

export interface CatalogAdminServiceDefinition extends grpc.ServiceDefinition {
  AdjustStock: MethodDefinition<AdjustStockRequest, AdjustStockResponse, AdjustStockRequest__Output, AdjustStockResponse__Output>
  ExportProducts: MethodDefinition<ExportProductsRequest, ExportProductsResponse, ExportProductsRequest__Output, ExportProductsResponse__Output>
  GetLowStockThreshold: MethodDefinition<GetLowStockThresholdRequest, GetLowStockThresholdResponse, GetLowStockThresholdRequest__Output, GetLowStockThresholdResponse__Output>
  GetStock: MethodDefinition<GetStockRequest, GetStockResponse, GetStockRequest__Output, GetStockResponse__Output>
  GetStoreProduct: MethodDefinition<GetStoreProductRequest, GetStoreProductResponse, GetStoreProductRequest__Output, GetStoreProductResponse__Output>
  GetTaxonomy: MethodDefinition<GetTaxonomyRequest, GetTaxonomyResponse, GetTaxonomyRequest__Output, GetTaxonomyResponse__Output>
  ImportProducts: MethodDefinition<ImportProductsRequest, ImportProductsResponse, ImportProductsRequest__Output, ImportProductsResponse__Output>
  ListContractPrices: MethodDefinition<ListContractPricesRequest, ListContractPricesResponse, ListContractPricesRequest__Output, ListContractPricesResponse__Output>
  ListStoreProducts: MethodDefinition<ListStoreProductsRequest, ListStoreProductsResponse, ListStoreProductsRequest__Output, ListStoreProductsResponse__Output>
  RemoveCategory: MethodDefinition<RemoveCategoryRequest, RemoveCategoryResponse, RemoveCategoryRequest__Output, RemoveCategoryResponse__Output>
  RemoveContractPrices: MethodDefinition<RemoveContractPricesRequest, RemoveContractPricesResponse, RemoveContractPricesRequest__Output, RemoveContractPricesResponse__Output>
  RemoveTag: MethodDefinition<RemoveTagRequest, RemoveTagResponse, RemoveTagRequest__Output, RemoveTagResponse__Output>
  ReplaceContractPrices: MethodDefinition<ReplaceContractPricesRequest, ReplaceContractPricesResponse, ReplaceContractPricesRequest__Output, ReplaceContractPricesResponse__Output>
  SaveProduct: MethodDefinition<SaveProductRequest, SaveProductResponse, SaveProductRequest__Output, SaveProductResponse__Output>
  SaveProducts: MethodDefinition<SaveProductsRequest, SaveProductsResponse, SaveProductsRequest__Output, SaveProductsResponse__Output>
  SetContractPrices: MethodDefinition<SetContractPricesRequest, SetContractPricesResponse, SetContractPricesRequest__Output, SetContractPricesResponse__Output>
  SetLowStockThreshold: MethodDefinition<SetLowStockThresholdRequest, SetLowStockThresholdResponse, SetLowStockThresholdRequest__Output, SetLowStockThresholdResponse__Output>
  SetStock: MethodDefinition<SetStockRequest, SetStockResponse, SetStockRequest__Output, SetStockResponse__Output>
  SetStockLevels: MethodDefinition<SetStockLevelsRequest, SetStockLevelsResponse, SetStockLevelsRequest__Output, SetStockLevelsResponse__Output>
  SetVisibility: MethodDefinition<SetVisibilityRequest, SetVisibilityResponse, SetVisibilityRequest__Output, SetVisibilityResponse__Output>
  UpdateCategory: MethodDefinition<UpdateCategoryRequest, UpdateCategoryResponse, UpdateCategoryRequest__Output, UpdateCategoryResponse__Output>
  UpdateTag: MethodDefinition<UpdateTagRequest, UpdateTagResponse, UpdateTagRequest__Output, UpdateTagResponse__Output>
  UpdateTagGroup: MethodDefinition<UpdateTagGroupRequest, UpdateTagGroupResponse, UpdateTagGroupRequest__Output, UpdateTagGroupResponse__Output>
}

/**
 * One entry of the change feed.
 */
export interface CatalogChange {
  'sku'?: (string);
  /**
   * CREATED, UPDATED, REMOVED, or STOCK.
   */
  'change'?: (string);
  'version'?: (number | string | Long);
}

/**
 * One entry of the change feed.
 */
export interface CatalogChange__Output {
  'sku': (string);
  /**
   * CREATED, UPDATED, REMOVED, or STOCK.
   */
  'change': (string);
  'version': (string);
}

/**
 * Serves the catalog to storefronts, and prices and stock to cart and checkout. Prices are the calling customer's; without a customer they
 * are list prices. Hidden products are treated as unknown.
 */
export interface CatalogServiceClient extends grpc.Client {
  /**
   * Returns the stock bands of 1 to 200 SKUs.
   */
  BatchGetAvailability(argument: BatchGetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAvailability(argument: BatchGetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAvailability(argument: BatchGetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAvailability(argument: BatchGetAvailabilityRequest, callback: grpc.requestCallback<BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the stock bands of 1 to 200 SKUs.
   */
  batchGetAvailability(argument: BatchGetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: BatchGetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: BatchGetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  batchGetAvailability(argument: BatchGetAvailabilityRequest, callback: grpc.requestCallback<BatchGetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes a reservation permanent until it is shipped or released. Idempotent. FAILED_PRECONDITION (reservation_released).
   */
  CommitReservation(argument: CommitReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  CommitReservation(argument: CommitReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  CommitReservation(argument: CommitReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  CommitReservation(argument: CommitReservationRequest, callback: grpc.requestCallback<CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes a reservation permanent until it is shipped or released. Idempotent. FAILED_PRECONDITION (reservation_released).
   */
  commitReservation(argument: CommitReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: CommitReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: CommitReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  commitReservation(argument: CommitReservationRequest, callback: grpc.requestCallback<CommitReservationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes 1 to 200 reservations permanent that are still held, in one statement. Idempotent. The response names those that this call has changed;
   * call CommitReservation for each of the others.
   */
  CommitReservations(argument: CommitReservationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  CommitReservations(argument: CommitReservationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  CommitReservations(argument: CommitReservationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  CommitReservations(argument: CommitReservationsRequest, callback: grpc.requestCallback<CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes 1 to 200 reservations permanent that are still held, in one statement. Idempotent. The response names those that this call has changed;
   * call CommitReservation for each of the others.
   */
  commitReservations(argument: CommitReservationsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  commitReservations(argument: CommitReservationsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  commitReservations(argument: CommitReservationsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  commitReservations(argument: CommitReservationsRequest, callback: grpc.requestCallback<CommitReservationsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a SKU's stock band.
   */
  GetAvailability(argument: GetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  GetAvailability(argument: GetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  GetAvailability(argument: GetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  GetAvailability(argument: GetAvailabilityRequest, callback: grpc.requestCallback<GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a SKU's stock band.
   */
  getAvailability(argument: GetAvailabilityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: GetAvailabilityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: GetAvailabilityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  getAvailability(argument: GetAvailabilityRequest, callback: grpc.requestCallback<GetAvailabilityResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the version that every catalog response of this tenant and mode carries. It increases with each committed change.
   */
  GetCatalogVersion(argument: GetCatalogVersionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  GetCatalogVersion(argument: GetCatalogVersionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  GetCatalogVersion(argument: GetCatalogVersionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  GetCatalogVersion(argument: GetCatalogVersionRequest, callback: grpc.requestCallback<GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the version that every catalog response of this tenant and mode carries. It increases with each committed change.
   */
  getCatalogVersion(argument: GetCatalogVersionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: GetCatalogVersionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: GetCatalogVersionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  getCatalogVersion(argument: GetCatalogVersionRequest, callback: grpc.requestCallback<GetCatalogVersionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a product.
   */
  GetProduct(argument: GetProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetProductResponse__Output>): grpc.ClientUnaryCall;
  GetProduct(argument: GetProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetProductResponse__Output>): grpc.ClientUnaryCall;
  GetProduct(argument: GetProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetProductResponse__Output>): grpc.ClientUnaryCall;
  GetProduct(argument: GetProductRequest, callback: grpc.requestCallback<GetProductResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a product.
   */
  getProduct(argument: GetProductRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: GetProductRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: GetProductRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetProductResponse__Output>): grpc.ClientUnaryCall;
  getProduct(argument: GetProductRequest, callback: grpc.requestCallback<GetProductResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Quotes with an exemption that billing knows, until its event arrives. Idempotent.
   */
  LearnExemption(argument: LearnExemptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<LearnExemptionResponse__Output>): grpc.ClientUnaryCall;
  LearnExemption(argument: LearnExemptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<LearnExemptionResponse__Output>): grpc.ClientUnaryCall;
  LearnExemption(argument: LearnExemptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<LearnExemptionResponse__Output>): grpc.ClientUnaryCall;
  LearnExemption(argument: LearnExemptionRequest, callback: grpc.requestCallback<LearnExemptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Quotes with an exemption that billing knows, until its event arrives. Idempotent.
   */
  learnExemption(argument: LearnExemptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<LearnExemptionResponse__Output>): grpc.ClientUnaryCall;
  learnExemption(argument: LearnExemptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<LearnExemptionResponse__Output>): grpc.ClientUnaryCall;
  learnExemption(argument: LearnExemptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<LearnExemptionResponse__Output>): grpc.ClientUnaryCall;
  learnExemption(argument: LearnExemptionRequest, callback: grpc.requestCallback<LearnExemptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all categories, including those without products.
   */
  ListCategories(argument: ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: ListCategoriesRequest, callback: grpc.requestCallback<ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all categories, including those without products.
   */
  listCategories(argument: ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  listCategories(argument: ListCategoriesRequest, callback: grpc.requestCallback<ListCategoriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists catalog changes after a cursor, oldest first. limit is at most 200.
   */
  ListChanges(argument: ListChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListChangesResponse__Output>): grpc.ClientUnaryCall;
  ListChanges(argument: ListChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListChangesResponse__Output>): grpc.ClientUnaryCall;
  ListChanges(argument: ListChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListChangesResponse__Output>): grpc.ClientUnaryCall;
  ListChanges(argument: ListChangesRequest, callback: grpc.requestCallback<ListChangesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists catalog changes after a cursor, oldest first. limit is at most 200.
   */
  listChanges(argument: ListChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: ListChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: ListChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListChangesResponse__Output>): grpc.ClientUnaryCall;
  listChanges(argument: ListChangesRequest, callback: grpc.requestCallback<ListChangesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists or searches products. limit is at most 200, offset at most 10,000.
   */
  ListProducts(argument: ListProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListProductsResponse__Output>): grpc.ClientUnaryCall;
  ListProducts(argument: ListProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListProductsResponse__Output>): grpc.ClientUnaryCall;
  ListProducts(argument: ListProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListProductsResponse__Output>): grpc.ClientUnaryCall;
  ListProducts(argument: ListProductsRequest, callback: grpc.requestCallback<ListProductsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists or searches products. limit is at most 200, offset at most 10,000.
   */
  listProducts(argument: ListProductsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: ListProductsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: ListProductsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListProductsResponse__Output>): grpc.ClientUnaryCall;
  listProducts(argument: ListProductsRequest, callback: grpc.requestCallback<ListProductsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all tag groups with their tags.
   */
  ListTags(argument: ListTagsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListTagsResponse__Output>): grpc.ClientUnaryCall;
  ListTags(argument: ListTagsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListTagsResponse__Output>): grpc.ClientUnaryCall;
  ListTags(argument: ListTagsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListTagsResponse__Output>): grpc.ClientUnaryCall;
  ListTags(argument: ListTagsRequest, callback: grpc.requestCallback<ListTagsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all tag groups with their tags.
   */
  listTags(argument: ListTagsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: ListTagsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: ListTagsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListTagsResponse__Output>): grpc.ClientUnaryCall;
  listTags(argument: ListTagsRequest, callback: grpc.requestCallback<ListTagsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns prices and selling rules for at most 500 lines in one statement. Carts are priced with it.
   */
  QuoteLines(argument: QuoteLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  QuoteLines(argument: QuoteLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  QuoteLines(argument: QuoteLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  QuoteLines(argument: QuoteLinesRequest, callback: grpc.requestCallback<QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns prices and selling rules for at most 500 lines in one statement. Carts are priced with it.
   */
  quoteLines(argument: QuoteLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: QuoteLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: QuoteLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  quoteLines(argument: QuoteLinesRequest, callback: grpc.requestCallback<QuoteLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Takes canceled quantities out of the reservation of an order. Idempotent per correction_id. FAILED_PRECONDITION (released_too_much).
   */
  ReduceReservation(argument: ReduceReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  ReduceReservation(argument: ReduceReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  ReduceReservation(argument: ReduceReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  ReduceReservation(argument: ReduceReservationRequest, callback: grpc.requestCallback<ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Takes canceled quantities out of the reservation of an order. Idempotent per correction_id. FAILED_PRECONDITION (released_too_much).
   */
  reduceReservation(argument: ReduceReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  reduceReservation(argument: ReduceReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  reduceReservation(argument: ReduceReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  reduceReservation(argument: ReduceReservationRequest, callback: grpc.requestCallback<ReduceReservationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Releases a reservation, committed or not. Idempotent; records the release even if ReserveStock has not arrived yet.
   */
  ReleaseReservation(argument: ReleaseReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  ReleaseReservation(argument: ReleaseReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  ReleaseReservation(argument: ReleaseReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  ReleaseReservation(argument: ReleaseReservationRequest, callback: grpc.requestCallback<ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Releases a reservation, committed or not. Idempotent; records the release even if ReserveStock has not arrived yet.
   */
  releaseReservation(argument: ReleaseReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: ReleaseReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: ReleaseReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  releaseReservation(argument: ReleaseReservationRequest, callback: grpc.requestCallback<ReleaseReservationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reserves stock for a checkout until expires_at: every line or none. A repeated call with the same checkout_id returns the same result, unless
   * its lines have prices and these have changed since. Lines with prices are reserved only if the prices are current.
   * FAILED_PRECONDITION (reservation_released, reservation_expired) once the reservation has ended.
   */
  ReserveStock(argument: ReserveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: ReserveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: ReserveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: ReserveStockRequest, callback: grpc.requestCallback<ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Reserves stock for a checkout until expires_at: every line or none. A repeated call with the same checkout_id returns the same result, unless
   * its lines have prices and these have changed since. Lines with prices are reserved only if the prices are current.
   * FAILED_PRECONDITION (reservation_released, reservation_expired) once the reservation has ended.
   */
  reserveStock(argument: ReserveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: ReserveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: ReserveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: ReserveStockRequest, callback: grpc.requestCallback<ReserveStockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds returned quantities to on_hand, where the store counts the product. Idempotent per return_id.
   */
  RestockReturn(argument: RestockReturnRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  RestockReturn(argument: RestockReturnRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  RestockReturn(argument: RestockReturnRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  RestockReturn(argument: RestockReturnRequest, callback: grpc.requestCallback<RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds returned quantities to on_hand, where the store counts the product. Idempotent per return_id.
   */
  restockReturn(argument: RestockReturnRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  restockReturn(argument: RestockReturnRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  restockReturn(argument: RestockReturnRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  restockReturn(argument: RestockReturnRequest, callback: grpc.requestCallback<RestockReturnResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes shipped quantities from on_hand and reserved. Idempotent per shipment_id. FAILED_PRECONDITION (shipped_too_much).
   */
  ShipReservation(argument: ShipReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  ShipReservation(argument: ShipReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  ShipReservation(argument: ShipReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  ShipReservation(argument: ShipReservationRequest, callback: grpc.requestCallback<ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes shipped quantities from on_hand and reserved. Idempotent per shipment_id. FAILED_PRECONDITION (shipped_too_much).
   */
  shipReservation(argument: ShipReservationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: ShipReservationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: ShipReservationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  shipReservation(argument: ShipReservationRequest, callback: grpc.requestCallback<ShipReservationResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Serves the catalog to storefronts, and prices and stock to cart and checkout. Prices are the calling customer's; without a customer they
 * are list prices. Hidden products are treated as unknown.
 */
export interface CatalogServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns the stock bands of 1 to 200 SKUs.
   */
  BatchGetAvailability: grpc.handleUnaryCall<BatchGetAvailabilityRequest__Output, BatchGetAvailabilityResponse>;
  
  /**
   * Makes a reservation permanent until it is shipped or released. Idempotent. FAILED_PRECONDITION (reservation_released).
   */
  CommitReservation: grpc.handleUnaryCall<CommitReservationRequest__Output, CommitReservationResponse>;
  
  /**
   * Makes 1 to 200 reservations permanent that are still held, in one statement. Idempotent. The response names those that this call has changed;
   * call CommitReservation for each of the others.
   */
  CommitReservations: grpc.handleUnaryCall<CommitReservationsRequest__Output, CommitReservationsResponse>;
  
  /**
   * Returns a SKU's stock band.
   */
  GetAvailability: grpc.handleUnaryCall<GetAvailabilityRequest__Output, GetAvailabilityResponse>;
  
  /**
   * Returns the version that every catalog response of this tenant and mode carries. It increases with each committed change.
   */
  GetCatalogVersion: grpc.handleUnaryCall<GetCatalogVersionRequest__Output, GetCatalogVersionResponse>;
  
  /**
   * Returns a product.
   */
  GetProduct: grpc.handleUnaryCall<GetProductRequest__Output, GetProductResponse>;
  
  /**
   * Quotes with an exemption that billing knows, until its event arrives. Idempotent.
   */
  LearnExemption: grpc.handleUnaryCall<LearnExemptionRequest__Output, LearnExemptionResponse>;
  
  /**
   * Lists all categories, including those without products.
   */
  ListCategories: grpc.handleUnaryCall<ListCategoriesRequest__Output, ListCategoriesResponse>;
  
  /**
   * Lists catalog changes after a cursor, oldest first. limit is at most 200.
   */
  ListChanges: grpc.handleUnaryCall<ListChangesRequest__Output, ListChangesResponse>;
  
  /**
   * Lists or searches products. limit is at most 200, offset at most 10,000.
   */
  ListProducts: grpc.handleUnaryCall<ListProductsRequest__Output, ListProductsResponse>;
  
  /**
   * Lists all tag groups with their tags.
   */
  ListTags: grpc.handleUnaryCall<ListTagsRequest__Output, ListTagsResponse>;
  
  /**
   * Returns prices and selling rules for at most 500 lines in one statement. Carts are priced with it.
   */
  QuoteLines: grpc.handleUnaryCall<QuoteLinesRequest__Output, QuoteLinesResponse>;
  
  /**
   * Takes canceled quantities out of the reservation of an order. Idempotent per correction_id. FAILED_PRECONDITION (released_too_much).
   */
  ReduceReservation: grpc.handleUnaryCall<ReduceReservationRequest__Output, ReduceReservationResponse>;
  
  /**
   * Releases a reservation, committed or not. Idempotent; records the release even if ReserveStock has not arrived yet.
   */
  ReleaseReservation: grpc.handleUnaryCall<ReleaseReservationRequest__Output, ReleaseReservationResponse>;
  
  /**
   * Reserves stock for a checkout until expires_at: every line or none. A repeated call with the same checkout_id returns the same result, unless
   * its lines have prices and these have changed since. Lines with prices are reserved only if the prices are current.
   * FAILED_PRECONDITION (reservation_released, reservation_expired) once the reservation has ended.
   */
  ReserveStock: grpc.handleUnaryCall<ReserveStockRequest__Output, ReserveStockResponse>;
  
  /**
   * Adds returned quantities to on_hand, where the store counts the product. Idempotent per return_id.
   */
  RestockReturn: grpc.handleUnaryCall<RestockReturnRequest__Output, RestockReturnResponse>;
  
  /**
   * Removes shipped quantities from on_hand and reserved. Idempotent per shipment_id. FAILED_PRECONDITION (shipped_too_much).
   */
  ShipReservation: grpc.handleUnaryCall<ShipReservationRequest__Output, ShipReservationResponse>;
  
}

export interface CatalogServiceDefinition extends grpc.ServiceDefinition {
  BatchGetAvailability: MethodDefinition<BatchGetAvailabilityRequest, BatchGetAvailabilityResponse, BatchGetAvailabilityRequest__Output, BatchGetAvailabilityResponse__Output>
  CommitReservation: MethodDefinition<CommitReservationRequest, CommitReservationResponse, CommitReservationRequest__Output, CommitReservationResponse__Output>
  CommitReservations: MethodDefinition<CommitReservationsRequest, CommitReservationsResponse, CommitReservationsRequest__Output, CommitReservationsResponse__Output>
  GetAvailability: MethodDefinition<GetAvailabilityRequest, GetAvailabilityResponse, GetAvailabilityRequest__Output, GetAvailabilityResponse__Output>
  GetCatalogVersion: MethodDefinition<GetCatalogVersionRequest, GetCatalogVersionResponse, GetCatalogVersionRequest__Output, GetCatalogVersionResponse__Output>
  GetProduct: MethodDefinition<GetProductRequest, GetProductResponse, GetProductRequest__Output, GetProductResponse__Output>
  LearnExemption: MethodDefinition<LearnExemptionRequest, LearnExemptionResponse, LearnExemptionRequest__Output, LearnExemptionResponse__Output>
  ListCategories: MethodDefinition<ListCategoriesRequest, ListCategoriesResponse, ListCategoriesRequest__Output, ListCategoriesResponse__Output>
  ListChanges: MethodDefinition<ListChangesRequest, ListChangesResponse, ListChangesRequest__Output, ListChangesResponse__Output>
  ListProducts: MethodDefinition<ListProductsRequest, ListProductsResponse, ListProductsRequest__Output, ListProductsResponse__Output>
  ListTags: MethodDefinition<ListTagsRequest, ListTagsResponse, ListTagsRequest__Output, ListTagsResponse__Output>
  QuoteLines: MethodDefinition<QuoteLinesRequest, QuoteLinesResponse, QuoteLinesRequest__Output, QuoteLinesResponse__Output>
  ReduceReservation: MethodDefinition<ReduceReservationRequest, ReduceReservationResponse, ReduceReservationRequest__Output, ReduceReservationResponse__Output>
  ReleaseReservation: MethodDefinition<ReleaseReservationRequest, ReleaseReservationResponse, ReleaseReservationRequest__Output, ReleaseReservationResponse__Output>
  ReserveStock: MethodDefinition<ReserveStockRequest, ReserveStockResponse, ReserveStockRequest__Output, ReserveStockResponse__Output>
  RestockReturn: MethodDefinition<RestockReturnRequest, RestockReturnResponse, RestockReturnRequest__Output, RestockReturnResponse__Output>
  ShipReservation: MethodDefinition<ShipReservationRequest, ShipReservationResponse, ShipReservationRequest__Output, ShipReservationResponse__Output>
}

/**
 * A category in a flat list: parents before children, siblings by position. The gateway nests them.
 */
export interface Category {
  'id'?: (string);
  'parentId'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'description'?: (string);
  'position'?: (number);
  'image'?: (MediaRef | null);
  /**
   * Visible products in this category and its descendants.
   */
  'productCount'?: (number);
  '_parentId'?: "parentId";
  '_description'?: "description";
  '_image'?: "image";
}

/**
 * A category in a flat list: parents before children, siblings by position. The gateway nests them.
 */
export interface Category__Output {
  'id': (string);
  'parentId'?: (string);
  'slug': (string);
  'name': (string);
  'description'?: (string);
  'position': (number);
  'image'?: (MediaRef__Output | null);
  /**
   * Visible products in this category and its descendants.
   */
  'productCount': (number);
  '_parentId'?: "parentId";
  '_description'?: "description";
  '_image'?: "image";
}

/**
 * A category with its path.
 */
export interface CategoryEntry {
  /**
   * Slugs from the root, such as brakes/pads.
   */
  'path'?: (string);
  'category'?: (Category | null);
  /**
   * Of the path and the category without its number of products.
   */
  'version'?: (string);
}

/**
 * A category with its path.
 */
export interface CategoryEntry__Output {
  /**
   * Slugs from the root, such as brakes/pads.
   */
  'path': (string);
  'category': (Category__Output | null);
  /**
   * Of the path and the category without its number of products.
   */
  'version': (string);
}

export interface CommitReservationRequest {
  'checkoutId'?: (string);
}

export interface CommitReservationRequest__Output {
  'checkoutId': (string);
}

export interface CommitReservationResponse {
}

export interface CommitReservationResponse__Output {
}

export interface CommitReservationsRequest {
  'checkoutIds'?: (string)[];
}

export interface CommitReservationsRequest__Output {
  'checkoutIds': (string)[];
}

export interface CommitReservationsResponse {
  'committedCheckoutIds'?: (string)[];
}

export interface CommitReservationsResponse__Output {
  'committedCheckoutIds': (string)[];
}

/**
 * One customer's unit price for a SKU.
 */
export interface ContractPrice {
  'customerId'?: (string);
  'sku'?: (string);
  'unitPrice'?: (string);
  /**
   * The price applies from this quantity in base units; 1 if unset.
   */
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}

/**
 * One customer's unit price for a SKU.
 */
export interface ContractPrice__Output {
  'customerId': (string);
  'sku': (string);
  'unitPrice': (string);
  /**
   * The price applies from this quantity in base units; 1 if unset.
   */
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}

export interface ExportProductsRequest {
}

export interface ExportProductsRequest__Output {
}

export interface ExportProductsResponse {
  /**
   * Complete JSON Lines in the storefront format.
   */
  'chunk'?: (Buffer | Uint8Array | string);
}

export interface ExportProductsResponse__Output {
  /**
   * Complete JSON Lines in the storefront format.
   */
  'chunk': (Buffer);
}

/**
 * A value of a facet and the number of products that the list would have with it.
 */
export interface FacetCount {
  /**
   * A tag slug, a category ID, or a stock band.
   */
  'value'?: (string);
  'count'?: (number);
}

/**
 * A value of a facet and the number of products that the list would have with it.
 */
export interface FacetCount__Output {
  /**
   * A tag slug, a category ID, or a stock band.
   */
  'value': (string);
  'count': (number);
}

/**
 * The counts of one facet.
 */
export interface FacetCounts {
  'counts'?: (FacetCount)[];
}

/**
 * The counts of one facet.
 */
export interface FacetCounts__Output {
  'counts': (FacetCount__Output)[];
}

export interface GetAvailabilityRequest {
  'sku'?: (string);
}

export interface GetAvailabilityRequest__Output {
  'sku': (string);
}

export interface GetAvailabilityResponse {
  'sku'?: (string);
  'availability'?: (storefront_common_v1.Availability);
  'catalogVersion'?: (number | string | Long);
}

export interface GetAvailabilityResponse__Output {
  'sku': (string);
  'availability': (storefront_common_v1.Availability__Output);
  'catalogVersion': (string);
}

export interface GetCatalogVersionRequest {
}

export interface GetCatalogVersionRequest__Output {
}

export interface GetCatalogVersionResponse {
  'catalogVersion'?: (number | string | Long);
}

export interface GetCatalogVersionResponse__Output {
  'catalogVersion': (string);
}

export interface GetLowStockThresholdRequest {
}

export interface GetLowStockThresholdRequest__Output {
}

export interface GetLowStockThresholdResponse {
  'threshold'?: (string);
  /**
   * A hash of the threshold.
   */
  'version'?: (string);
}

export interface GetLowStockThresholdResponse__Output {
  'threshold': (string);
  /**
   * A hash of the threshold.
   */
  'version': (string);
}

/**
 * A SKU and the type of the event: product.created, product.updated, product.removed, or stock.changed.
 */
export interface GetProductEventRequest {
  'sku'?: (string);
  'type'?: (string);
}

/**
 * A SKU and the type of the event: product.created, product.updated, product.removed, or stock.changed.
 */
export interface GetProductEventRequest__Output {
  'sku': (string);
  'type': (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetProductEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetProductEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}

export interface GetProductRequest {
  'sku'?: (string);
}

export interface GetProductRequest__Output {
  'sku': (string);
}

export interface GetProductResponse {
  'catalogVersion'?: (number | string | Long);
  'errors'?: (storefront_common_v1.SectionError)[];
  /**
   * The product as the public API shows it: a JSON object in UTF-8.
   */
  'productJson'?: (Buffer | Uint8Array | string);
}

export interface GetProductResponse__Output {
  'catalogVersion': (string);
  'errors': (storefront_common_v1.SectionError__Output)[];
  /**
   * The product as the public API shows it: a JSON object in UTF-8.
   */
  'productJson': (Buffer);
}

export interface GetStockRequest {
  'sku'?: (string);
}

export interface GetStockRequest__Output {
  'sku': (string);
}

export interface GetStockResponse {
  'stock'?: (StockLevel | null);
}

export interface GetStockResponse__Output {
  'stock': (StockLevel__Output | null);
}

export interface GetStoreProductRequest {
  'sku'?: (string);
}

export interface GetStoreProductRequest__Output {
  'sku': (string);
}

export interface GetStoreProductResponse {
  /**
   * A row of the storefront format without stock_quantity and low_stock_threshold: a JSON object in UTF-8.
   */
  'rowJson'?: (Buffer | Uint8Array | string);
  'version'?: (string);
}

export interface GetStoreProductResponse__Output {
  /**
   * A row of the storefront format without stock_quantity and low_stock_threshold: a JSON object in UTF-8.
   */
  'rowJson': (Buffer);
  'version': (string);
}

export interface GetTaxonomyRequest {
}

export interface GetTaxonomyRequest__Output {
}

export interface GetTaxonomyResponse {
  /**
   * Parents before children, siblings by position.
   */
  'categories'?: (CategoryEntry)[];
  'groups'?: (TagGroup)[];
}

export interface GetTaxonomyResponse__Output {
  /**
   * Parents before children, siblings by position.
   */
  'categories': (CategoryEntry__Output)[];
  'groups': (TagGroup__Output)[];
}

/**
 * A violation or a warning of one row.
 */
export interface ImportIssue {
  /**
   * The line in the file, from 1.
   */
  'line'?: (number);
  'column'?: (string);
  'reason'?: (string);
  '_column'?: "column";
}

/**
 * A violation or a warning of one row.
 */
export interface ImportIssue__Output {
  /**
   * The line in the file, from 1.
   */
  'line': (number);
  'column'?: (string);
  'reason': (string);
  '_column'?: "column";
}

/**
 * How to read an imported file.
 */
export interface ImportOptions {
  /**
   * storefront or shopify.
   */
  'format'?: (string);
  /**
   * jsonl or csv. A shopify file is csv.
   */
  'syntax'?: (string);
  /**
   * Checks every row without storing it.
   */
  'dryRun'?: (boolean);
}

/**
 * How to read an imported file.
 */
export interface ImportOptions__Output {
  /**
   * storefront or shopify.
   */
  'format': (string);
  /**
   * jsonl or csv. A shopify file is csv.
   */
  'syntax': (string);
  /**
   * Checks every row without storing it.
   */
  'dryRun': (boolean);
}

/**
 * The first message of an import has the options; the following ones carry the file's bytes in order.
 */
export interface ImportProductsRequest {
  'options'?: (ImportOptions | null);
  'chunk'?: (Buffer | Uint8Array | string);
  'part'?: "options"|"chunk";
}

/**
 * The first message of an import has the options; the following ones carry the file's bytes in order.
 */
export interface ImportProductsRequest__Output {
  'options'?: (ImportOptions__Output | null);
  'chunk'?: (Buffer);
  'part'?: "options"|"chunk";
}

/**
 * Progress, sent after each batch. Counts cover the whole import so far.
 */
export interface ImportProductsResponse {
  'rowsRead'?: (number);
  'rowsGood'?: (number);
  'rowsBad'?: (number);
  'created'?: (number);
  'updated'?: (number);
  'unchanged'?: (number);
  /**
   * The violations found since the previous message.
   */
  'violations'?: (ImportIssue)[];
  /**
   * True in the last message.
   */
  'done'?: (boolean);
  /**
   * The line on which the last row begins that was read so far.
   */
  'lineRead'?: (number);
  /**
   * The columns found since the previous message that the storefront format does not have. They are ignored.
   */
  'unknownColumns'?: (string)[];
  /**
   * All columns of the storefront format, sent with unknown ones.
   */
  'knownColumns'?: (string)[];
  /**
   * The losses and changes of valid rows, found since the previous message.
   */
  'warnings'?: (ImportIssue)[];
}

/**
 * Progress, sent after each batch. Counts cover the whole import so far.
 */
export interface ImportProductsResponse__Output {
  'rowsRead': (number);
  'rowsGood': (number);
  'rowsBad': (number);
  'created': (number);
  'updated': (number);
  'unchanged': (number);
  /**
   * The violations found since the previous message.
   */
  'violations': (ImportIssue__Output)[];
  /**
   * True in the last message.
   */
  'done': (boolean);
  /**
   * The line on which the last row begins that was read so far.
   */
  'lineRead': (number);
  /**
   * The columns found since the previous message that the storefront format does not have. They are ignored.
   */
  'unknownColumns': (string)[];
  /**
   * All columns of the storefront format, sent with unknown ones.
   */
  'knownColumns': (string)[];
  /**
   * The losses and changes of valid rows, found since the previous message.
   */
  'warnings': (ImportIssue__Output)[];
}

/**
 * The present exemption of the calling customer.
 */
export interface LearnExemptionRequest {
  'exempt'?: (boolean);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'until'?: (string);
  '_until'?: "until";
}

/**
 * The present exemption of the calling customer.
 */
export interface LearnExemptionRequest__Output {
  'exempt': (boolean);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'until'?: (string);
  '_until'?: "until";
}

export interface LearnExemptionResponse {
}

export interface LearnExemptionResponse__Output {
}

export interface ListCategoriesRequest {
}

export interface ListCategoriesRequest__Output {
}

export interface ListCategoriesResponse {
  'categories'?: (Category)[];
  'catalogVersion'?: (number | string | Long);
}

export interface ListCategoriesResponse__Output {
  'categories': (Category__Output)[];
  'catalogVersion': (string);
}

export interface ListChangesRequest {
  /**
   * next_cursor of an earlier response; unset means from the beginning.
   */
  'cursor'?: (string);
  'limit'?: (number);
  '_cursor'?: "cursor";
}

export interface ListChangesRequest__Output {
  /**
   * next_cursor of an earlier response; unset means from the beginning.
   */
  'cursor'?: (string);
  'limit': (number);
  '_cursor'?: "cursor";
}

export interface ListChangesResponse {
  'changes'?: (CatalogChange)[];
  /**
   * Pass as cursor in the next request, even if has_more is false.
   */
  'nextCursor'?: (string);
  'hasMore'?: (boolean);
}

export interface ListChangesResponse__Output {
  'changes': (CatalogChange__Output)[];
  /**
   * Pass as cursor in the next request, even if has_more is false.
   */
  'nextCursor': (string);
  'hasMore': (boolean);
}

export interface ListContractPricesRequest {
  'keyset'?: (storefront_common_v1.Keyset | null);
  'customerId'?: (string);
  'sku'?: (string);
  '_customerId'?: "customerId";
  '_sku'?: "sku";
}

export interface ListContractPricesRequest__Output {
  'keyset': (storefront_common_v1.Keyset__Output | null);
  'customerId'?: (string);
  'sku'?: (string);
  '_customerId'?: "customerId";
  '_sku'?: "sku";
}

export interface ListContractPricesResponse {
  'prices'?: (ContractPrice)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListContractPricesResponse__Output {
  'prices': (ContractPrice__Output)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListProductsRequest {
  'q'?: (string);
  /**
   * A category's slug, path, or ID; includes its descendants.
   */
  'category'?: (string);
  /**
   * Tag slugs.
   */
  'tags'?: (string)[];
  /**
   * sku, -updated_at, price, -price, or relevance. Unset means relevance with q, otherwise sku.
   */
  'sort'?: (string);
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Limits of the unit price that the caller sees, inclusive. Products without a price are outside any limit.
   */
  'priceMin'?: (string);
  'priceMax'?: (string);
  /**
   * Stock bands; a product has one of them. Empty means any.
   */
  'availability'?: (storefront_common_v1.Availability)[];
  /**
   * The facets to count: tags, categories, or availability.
   */
  'facets'?: (string)[];
  '_q'?: "q";
  '_category'?: "category";
  '_sort'?: "sort";
  '_priceMin'?: "priceMin";
  '_priceMax'?: "priceMax";
}

export interface ListProductsRequest__Output {
  'q'?: (string);
  /**
   * A category's slug, path, or ID; includes its descendants.
   */
  'category'?: (string);
  /**
   * Tag slugs.
   */
  'tags': (string)[];
  /**
   * sku, -updated_at, price, -price, or relevance. Unset means relevance with q, otherwise sku.
   */
  'sort'?: (string);
  'limit': (number);
  'offset': (number);
  /**
   * Limits of the unit price that the caller sees, inclusive. Products without a price are outside any limit.
   */
  'priceMin'?: (string);
  'priceMax'?: (string);
  /**
   * Stock bands; a product has one of them. Empty means any.
   */
  'availability': (storefront_common_v1.Availability__Output)[];
  /**
   * The facets to count: tags, categories, or availability.
   */
  'facets': (string)[];
  '_q'?: "q";
  '_category'?: "category";
  '_sort'?: "sort";
  '_priceMin'?: "priceMin";
  '_priceMax'?: "priceMax";
}

export interface ListProductsResponse {
  'total'?: (number);
  'catalogVersion'?: (number | string | Long);
  'errors'?: (storefront_common_v1.SectionError)[];
  /**
   * The products as the public API shows them: a JSON array in UTF-8. The gateway forwards it without parsing it.
   */
  'productsJson'?: (Buffer | Uint8Array | string);
  /**
   * By facet; empty unless facets were requested.
   */
  'facets'?: ({[key: string]: FacetCounts});
  /**
   * The size of each product in products_json, in bytes. The gateway cuts smaller pages out of products_json with it.
   */
  'productSizes'?: (number)[];
}

export interface ListProductsResponse__Output {
  'total': (number);
  'catalogVersion': (string);
  'errors': (storefront_common_v1.SectionError__Output)[];
  /**
   * The products as the public API shows them: a JSON array in UTF-8. The gateway forwards it without parsing it.
   */
  'productsJson': (Buffer);
  /**
   * By facet; empty unless facets were requested.
   */
  'facets': ({[key: string]: FacetCounts__Output});
  /**
   * The size of each product in products_json, in bytes. The gateway cuts smaller pages out of products_json with it.
   */
  'productSizes': (number)[];
}

export interface ListStoreProductsRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * A part of the SKU or the description.
   */
  'text'?: (string);
  /**
   * The ID, path, or slug of a category; includes its descendants.
   */
  'category'?: (string);
  /**
   * Tag slugs; a product must have all of them.
   */
  'tags'?: (string)[];
  /**
   * True for hidden products only, false for visible ones only.
   */
  'hidden'?: (boolean);
  /**
   * IN_STOCK, LOW, OUT, or UNKNOWN.
   */
  'availability'?: (string);
  /**
   * The period is that of the last change.
   */
  'since'?: (string);
  'until'?: (string);
  /**
   * A page in the order of SKUs that begins after one, instead of limit and offset. text is then a search as in ListProducts.
   */
  'keyset'?: (storefront_common_v1.Keyset | null);
  /**
   * With a keyset, instead of availability: products with one of these bands.
   */
  'availabilities'?: (string)[];
  '_text'?: "text";
  '_category'?: "category";
  '_hidden'?: "hidden";
  '_availability'?: "availability";
  '_since'?: "since";
  '_until'?: "until";
  '_keyset'?: "keyset";
}

export interface ListStoreProductsRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * A part of the SKU or the description.
   */
  'text'?: (string);
  /**
   * The ID, path, or slug of a category; includes its descendants.
   */
  'category'?: (string);
  /**
   * Tag slugs; a product must have all of them.
   */
  'tags': (string)[];
  /**
   * True for hidden products only, false for visible ones only.
   */
  'hidden'?: (boolean);
  /**
   * IN_STOCK, LOW, OUT, or UNKNOWN.
   */
  'availability'?: (string);
  /**
   * The period is that of the last change.
   */
  'since'?: (string);
  'until'?: (string);
  /**
   * A page in the order of SKUs that begins after one, instead of limit and offset. text is then a search as in ListProducts.
   */
  'keyset'?: (storefront_common_v1.Keyset__Output | null);
  /**
   * With a keyset, instead of availability: products with one of these bands.
   */
  'availabilities': (string)[];
  '_text'?: "text";
  '_category'?: "category";
  '_hidden'?: "hidden";
  '_availability'?: "availability";
  '_since'?: "since";
  '_until'?: "until";
  '_keyset'?: "keyset";
}

export interface ListStoreProductsResponse {
  'products'?: (StoreProduct)[];
  'total'?: (number);
  /**
   * The position of the next page of a keyset.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListStoreProductsResponse__Output {
  'products': (StoreProduct__Output)[];
  'total': (number);
  /**
   * The position of the next page of a keyset.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListTagsRequest {
}

export interface ListTagsRequest__Output {
}

export interface ListTagsResponse {
  'groups'?: (TagGroup)[];
  'catalogVersion'?: (number | string | Long);
}

export interface ListTagsResponse__Output {
  'groups': (TagGroup__Output)[];
  'catalogVersion': (string);
}

/**
 * An image or a video.
 */
export interface MediaRef {
  /**
   * IMAGE or VIDEO.
   */
  'kind'?: (string);
  'thumbUrl'?: (string);
  'largeUrl'?: (string);
  'provider'?: (string);
  'embedUrl'?: (string);
  'posterUrl'?: (string);
  'durationSeconds'?: (number | string);
  'altText'?: (string);
  'caption'?: (string);
  /**
   * Order within the gallery, from 0.
   */
  'position'?: (number);
  /**
   * In pixels.
   */
  'width'?: (number);
  'height'?: (number);
  '_thumbUrl'?: "thumbUrl";
  '_largeUrl'?: "largeUrl";
  '_provider'?: "provider";
  '_embedUrl'?: "embedUrl";
  '_posterUrl'?: "posterUrl";
  '_durationSeconds'?: "durationSeconds";
  '_altText'?: "altText";
  '_caption'?: "caption";
  '_width'?: "width";
  '_height'?: "height";
}

/**
 * An image or a video.
 */
export interface MediaRef__Output {
  /**
   * IMAGE or VIDEO.
   */
  'kind': (string);
  'thumbUrl'?: (string);
  'largeUrl'?: (string);
  'provider'?: (string);
  'embedUrl'?: (string);
  'posterUrl'?: (string);
  'durationSeconds'?: (number);
  'altText'?: (string);
  'caption'?: (string);
  /**
   * Order within the gallery, from 0.
   */
  'position': (number);
  /**
   * In pixels.
   */
  'width'?: (number);
  'height'?: (number);
  '_thumbUrl'?: "thumbUrl";
  '_largeUrl'?: "largeUrl";
  '_provider'?: "provider";
  '_embedUrl'?: "embedUrl";
  '_posterUrl'?: "posterUrl";
  '_durationSeconds'?: "durationSeconds";
  '_altText'?: "altText";
  '_caption'?: "caption";
  '_width'?: "width";
  '_height'?: "height";
}

/**
 * A unit in which a product can be ordered.
 */
export interface OrderUom {
  'code'?: (string);
  'label'?: (string);
  /**
   * The number of base units in one of this unit.
   */
  'baseQuantity'?: (string);
  /**
   * In this unit, as is increment.
   */
  'minOrderQuantity'?: (string);
  'increment'?: (string);
}

/**
 * A unit in which a product can be ordered.
 */
export interface OrderUom__Output {
  'code': (string);
  'label': (string);
  /**
   * The number of base units in one of this unit.
   */
  'baseQuantity': (string);
  /**
   * In this unit, as is increment.
   */
  'minOrderQuantity': (string);
  'increment': (string);
}

/**
 * A SKU and quantity to price.
 */
export interface QuoteLine {
  'sku'?: (string);
  /**
   * In base units; selects the price break. A cart asks for all units of the SKU.
   */
  'quantity'?: (string);
}

/**
 * A SKU and quantity to price.
 */
export interface QuoteLine__Output {
  'sku': (string);
  /**
   * In base units; selects the price break. A cart asks for all units of the SKU.
   */
  'quantity': (string);
}

export interface QuoteLinesRequest {
  /**
   * At most 500.
   */
  'lines'?: (QuoteLine)[];
  /**
   * Adds the image of each product.
   */
  'withImages'?: (boolean);
  '_withImages'?: "withImages";
}

export interface QuoteLinesRequest__Output {
  /**
   * At most 500.
   */
  'lines': (QuoteLine__Output)[];
  /**
   * Adds the image of each product.
   */
  'withImages'?: (boolean);
  '_withImages'?: "withImages";
}

export interface QuoteLinesResponse {
  /**
   * In request order.
   */
  'lines'?: (QuotedLine)[];
  'catalogVersion'?: (number | string | Long);
  /**
   * When the next sale window of one of these lines opens or closes, if known.
   */
  'pricesChangeAt'?: (string);
  /**
   * True if the caller's customer has no contract prices at all, so that these quotes apply to every customer who has none.
   */
  'withoutContractPrices'?: (boolean);
  '_pricesChangeAt'?: "pricesChangeAt";
}

export interface QuoteLinesResponse__Output {
  /**
   * In request order.
   */
  'lines': (QuotedLine__Output)[];
  'catalogVersion': (string);
  /**
   * When the next sale window of one of these lines opens or closes, if known.
   */
  'pricesChangeAt'?: (string);
  /**
   * True if the caller's customer has no contract prices at all, so that these quotes apply to every customer who has none.
   */
  'withoutContractPrices': (boolean);
  '_pricesChangeAt'?: "pricesChangeAt";
}

/**
 * For which quantities, and when, a quote applies as long as the catalog stays at the same version.
 */
export interface QuoteValidity {
  /**
   * In base units; the quantity from which on the unit price applies. Empty for any smaller quantity.
   */
  'quantityFrom'?: (string);
  /**
   * In base units; the quantity from which on another price can apply. Empty for any larger quantity.
   */
  'quantityBelow'?: (string);
  /**
   * When a sale window last opened or closed; empty if none did.
   */
  'since'?: (string);
  /**
   * When a sale window next opens or closes; empty if none does.
   */
  'until'?: (string);
}

/**
 * For which quantities, and when, a quote applies as long as the catalog stays at the same version.
 */
export interface QuoteValidity__Output {
  /**
   * In base units; the quantity from which on the unit price applies. Empty for any smaller quantity.
   */
  'quantityFrom': (string);
  /**
   * In base units; the quantity from which on another price can apply. Empty for any larger quantity.
   */
  'quantityBelow': (string);
  /**
   * When a sale window last opened or closed; empty if none did.
   */
  'since': (string);
  /**
   * When a sale window next opens or closes; empty if none does.
   */
  'until': (string);
}

/**
 * Prices and selling rules of one SKU.
 */
export interface QuotedLine {
  'sku'?: (string);
  /**
   * False for unknown and hidden SKUs; the other fields are then empty.
   */
  'found'?: (boolean);
  'description'?: (string);
  'baseUom'?: (string);
  /**
   * The number of decimal places that a quantity may have.
   */
  'quantityDecimals'?: (number);
  'orderUoms'?: (OrderUom)[];
  /**
   * Empty if the SKU has no price for the caller at this quantity; price_source is then unspecified.
   */
  'unitPrice'?: (string);
  /**
   * Empty if the SKU is sold at contract prices only.
   */
  'listUnitPrice'?: (string);
  'priceSource'?: (storefront_common_v1.PriceSource);
  'effectiveGctRate'?: (string);
  'availability'?: (storefront_common_v1.Availability);
  /**
   * The SKU's categories and all their ancestors, for promotions.
   */
  'categoryIds'?: (string)[];
  /**
   * Missing if the SKU was not found.
   */
  'validity'?: (QuoteValidity | null);
  /**
   * The customer is exempt from GCT, so that effective_gct_rate is 0.
   */
  'taxExempt'?: (boolean);
  /**
   * The cover of the product, if it has one and with_images is set.
   */
  'image'?: (MediaRef | null);
}

/**
 * Prices and selling rules of one SKU.
 */
export interface QuotedLine__Output {
  'sku': (string);
  /**
   * False for unknown and hidden SKUs; the other fields are then empty.
   */
  'found': (boolean);
  'description': (string);
  'baseUom': (string);
  /**
   * The number of decimal places that a quantity may have.
   */
  'quantityDecimals': (number);
  'orderUoms': (OrderUom__Output)[];
  /**
   * Empty if the SKU has no price for the caller at this quantity; price_source is then unspecified.
   */
  'unitPrice': (string);
  /**
   * Empty if the SKU is sold at contract prices only.
   */
  'listUnitPrice': (string);
  'priceSource': (storefront_common_v1.PriceSource__Output);
  'effectiveGctRate': (string);
  'availability': (storefront_common_v1.Availability__Output);
  /**
   * The SKU's categories and all their ancestors, for promotions.
   */
  'categoryIds': (string)[];
  /**
   * Missing if the SKU was not found.
   */
  'validity': (QuoteValidity__Output | null);
  /**
   * The customer is exempt from GCT, so that effective_gct_rate is 0.
   */
  'taxExempt': (boolean);
  /**
   * The cover of the product, if it has one and with_images is set.
   */
  'image': (MediaRef__Output | null);
}

export interface ReduceReservationRequest {
  'checkoutId'?: (string);
  'correctionId'?: (string);
  'lines'?: (ReserveLine)[];
}

export interface ReduceReservationRequest__Output {
  'checkoutId': (string);
  'correctionId': (string);
  'lines': (ReserveLine__Output)[];
}

export interface ReduceReservationResponse {
}

export interface ReduceReservationResponse__Output {
}

export interface ReleaseReservationRequest {
  'checkoutId'?: (string);
}

export interface ReleaseReservationRequest__Output {
  'checkoutId': (string);
}

export interface ReleaseReservationResponse {
}

export interface ReleaseReservationResponse__Output {
}

export interface RemoveCategoryRequest {
  /**
   * A path or an ID.
   */
  'category'?: (string);
}

export interface RemoveCategoryRequest__Output {
  /**
   * A path or an ID.
   */
  'category': (string);
}

export interface RemoveCategoryResponse {
}

export interface RemoveCategoryResponse__Output {
}

export interface RemoveContractPricesRequest {
  'customerId'?: (string);
  'sku'?: (string);
  /**
   * Unset means all price breaks.
   */
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}

export interface RemoveContractPricesRequest__Output {
  'customerId': (string);
  'sku': (string);
  /**
   * Unset means all price breaks.
   */
  'minQuantity'?: (string);
  '_minQuantity'?: "minQuantity";
}

export interface RemoveContractPricesResponse {
  'removed'?: (number);
}

export interface RemoveContractPricesResponse__Output {
  'removed': (number);
}

export interface RemoveTagRequest {
  'group'?: (string);
  'slug'?: (string);
}

export interface RemoveTagRequest__Output {
  'group': (string);
  'slug': (string);
}

export interface RemoveTagResponse {
}

export interface RemoveTagResponse__Output {
}

export interface ReplaceContractPricesRequest {
  'customerId'?: (string);
  'sku'?: (string);
  /**
   * Their customer and SKU are ignored.
   */
  'prices'?: (ContractPrice)[];
}

export interface ReplaceContractPricesRequest__Output {
  'customerId': (string);
  'sku': (string);
  /**
   * Their customer and SKU are ignored.
   */
  'prices': (ContractPrice__Output)[];
}

export interface ReplaceContractPricesResponse {
  /**
   * In the order of quantity.
   */
  'prices'?: (ContractPrice)[];
}

export interface ReplaceContractPricesResponse__Output {
  /**
   * In the order of quantity.
   */
  'prices': (ContractPrice__Output)[];
}

/**
 * A quantity of one SKU to reserve or ship.
 */
export interface ReserveLine {
  /**
   * The cart line, returned in a StockIssue.
   */
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  /**
   * For ReserveStock: the unit price that the customer was shown, as QuoteLines returned it. Set for every line or for none.
   */
  'unitPrice'?: (string);
  /**
   * For ReserveStock: the tax rate that belongs to unit_price.
   */
  'effectiveGctRate'?: (string);
  /**
   * For ReserveStock: the base unit, decimals, and order unit that the quantity was checked against, as sellingTerms of packages/contract writes them.
   */
  'sellingTerms'?: (string);
  '_unitPrice'?: "unitPrice";
  '_effectiveGctRate'?: "effectiveGctRate";
  '_sellingTerms'?: "sellingTerms";
}

/**
 * A quantity of one SKU to reserve or ship.
 */
export interface ReserveLine__Output {
  /**
   * The cart line, returned in a StockIssue.
   */
  'lineId': (string);
  'sku': (string);
  /**
   * In base units.
   */
  'quantity': (string);
  /**
   * For ReserveStock: the unit price that the customer was shown, as QuoteLines returned it. Set for every line or for none.
   */
  'unitPrice'?: (string);
  /**
   * For ReserveStock: the tax rate that belongs to unit_price.
   */
  'effectiveGctRate'?: (string);
  /**
   * For ReserveStock: the base unit, decimals, and order unit that the quantity was checked against, as sellingTerms of packages/contract writes them.
   */
  'sellingTerms'?: (string);
  '_unitPrice'?: "unitPrice";
  '_effectiveGctRate'?: "effectiveGctRate";
  '_sellingTerms'?: "sellingTerms";
}

export interface ReserveStockRequest {
  'checkoutId'?: (string);
  'lines'?: (ReserveLine)[];
  /**
   * 1 to 86,400.
   */
  'holdSeconds'?: (number);
  /**
   * Returns the result without reserving anything, for a checkout preview.
   */
  'dryRun'?: (boolean);
}

export interface ReserveStockRequest__Output {
  'checkoutId': (string);
  'lines': (ReserveLine__Output)[];
  /**
   * 1 to 86,400.
   */
  'holdSeconds': (number);
  /**
   * Returns the result without reserving anything, for a checkout preview.
   */
  'dryRun': (boolean);
}

/**
 * The result of comparing the prices of the request with the current ones.
 */
export const ReserveStockResponse_Prices = {
  /**
   * Nothing was compared, because the request has no prices.
   */
  PRICES_UNSPECIFIED: 'PRICES_UNSPECIFIED',
  CURRENT: 'CURRENT',
  /**
   * At least one line has another price, tax rate, or selling terms, no price, or is no longer for sale. This call has reserved nothing; an earlier one can have.
   */
  CHANGED: 'CHANGED',
} as const;

/**
 * The result of comparing the prices of the request with the current ones.
 */
export type ReserveStockResponse_Prices =
  /**
   * Nothing was compared, because the request has no prices.
   */
  | 'PRICES_UNSPECIFIED'
  | 0
  | 'CURRENT'
  | 1
  /**
   * At least one line has another price, tax rate, or selling terms, no price, or is no longer for sale. This call has reserved nothing; an earlier one can have.
   */
  | 'CHANGED'
  | 2

/**
 * The result of comparing the prices of the request with the current ones.
 */
export type ReserveStockResponse_Prices__Output = typeof ReserveStockResponse_Prices[keyof typeof ReserveStockResponse_Prices]

export interface ReserveStockResponse {
  /**
   * Empty if every line is reserved, or if prices is CHANGED.
   */
  'issues'?: (StockIssue)[];
  'expiresAt'?: (string);
  'prices'?: (ReserveStockResponse_Prices);
  '_expiresAt'?: "expiresAt";
}

export interface ReserveStockResponse__Output {
  /**
   * Empty if every line is reserved, or if prices is CHANGED.
   */
  'issues': (StockIssue__Output)[];
  'expiresAt'?: (string);
  'prices': (ReserveStockResponse_Prices__Output);
  '_expiresAt'?: "expiresAt";
}

export interface RestockReturnRequest {
  'returnId'?: (string);
  'lines'?: (ReserveLine)[];
}

export interface RestockReturnRequest__Output {
  'returnId': (string);
  'lines': (ReserveLine__Output)[];
}

export interface RestockReturnResponse {
}

export interface RestockReturnResponse__Output {
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceClient extends grpc.Client {
  /**
   * Applies the sales that have begun or ended by the new time, so that it has its effect before the call returns.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  AdvanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: AdvanceClockRequest, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Applies the sales that have begun or ended by the new time, so that it has its effect before the call returns.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  advanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: AdvanceClockRequest, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about a product or its stock as it is now.
   */
  GetProductEvent(argument: GetProductEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  GetProductEvent(argument: GetProductEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  GetProductEvent(argument: GetProductEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  GetProductEvent(argument: GetProductEventRequest, callback: grpc.requestCallback<GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about a product or its stock as it is now.
   */
  getProductEvent(argument: GetProductEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  getProductEvent(argument: GetProductEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  getProductEvent(argument: GetProductEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  getProductEvent(argument: GetProductEventRequest, callback: grpc.requestCallback<GetProductEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the quantity on hand of a SKU.
   */
  SetSandboxStock(argument: SetSandboxStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  SetSandboxStock(argument: SetSandboxStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  SetSandboxStock(argument: SetSandboxStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  SetSandboxStock(argument: SetSandboxStockRequest, callback: grpc.requestCallback<SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the quantity on hand of a SKU.
   */
  setSandboxStock(argument: SetSandboxStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  setSandboxStock(argument: SetSandboxStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  setSandboxStock(argument: SetSandboxStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  setSandboxStock(argument: SetSandboxStockRequest, callback: grpc.requestCallback<SetSandboxStockResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Applies the sales that have begun or ended by the new time, so that it has its effect before the call returns.
   * A clock never moves back: a smaller offset than the stored one changes nothing.
   */
  AdvanceClock: grpc.handleUnaryCall<AdvanceClockRequest__Output, AdvanceClockResponse>;
  
  /**
   * Returns the data of an event about a product or its stock as it is now.
   */
  GetProductEvent: grpc.handleUnaryCall<GetProductEventRequest__Output, GetProductEventResponse>;
  
  /**
   * Sets the quantity on hand of a SKU.
   */
  SetSandboxStock: grpc.handleUnaryCall<SetSandboxStockRequest__Output, SetSandboxStockResponse>;
  
}

export interface SandboxServiceDefinition extends grpc.ServiceDefinition {
  AdvanceClock: MethodDefinition<AdvanceClockRequest, AdvanceClockResponse, AdvanceClockRequest__Output, AdvanceClockResponse__Output>
  GetProductEvent: MethodDefinition<GetProductEventRequest, GetProductEventResponse, GetProductEventRequest__Output, GetProductEventResponse__Output>
  SetSandboxStock: MethodDefinition<SetSandboxStockRequest, SetSandboxStockResponse, SetSandboxStockRequest__Output, SetSandboxStockResponse__Output>
}

export interface SaveProductRequest {
  'sku'?: (string);
  /**
   * The fields to set, as in a row of the storefront format: a JSON object in UTF-8. null clears a field.
   */
  'rowJson'?: (Buffer | Uint8Array | string);
  /**
   * Whether the product must be new; otherwise it must exist.
   */
  'isNew'?: (boolean);
}

export interface SaveProductRequest__Output {
  'sku': (string);
  /**
   * The fields to set, as in a row of the storefront format: a JSON object in UTF-8. null clears a field.
   */
  'rowJson': (Buffer);
  /**
   * Whether the product must be new; otherwise it must exist.
   */
  'isNew': (boolean);
}

export interface SaveProductResponse {
  /**
   * As in GetStoreProductResponse.
   */
  'rowJson'?: (Buffer | Uint8Array | string);
  'version'?: (string);
}

export interface SaveProductResponse__Output {
  /**
   * As in GetStoreProductResponse.
   */
  'rowJson': (Buffer);
  'version': (string);
}

export interface SaveProductsRequest {
  /**
   * Each is like row_json of SaveProductRequest, with its sku.
   */
  'rowsJson'?: (Buffer | Uint8Array | string)[];
}

export interface SaveProductsRequest__Output {
  /**
   * Each is like row_json of SaveProductRequest, with its sku.
   */
  'rowsJson': (Buffer)[];
}

export interface SaveProductsResponse {
  /**
   * In the order of the request, without those that were rejected.
   */
  'products'?: (SavedProduct)[];
  'rejected'?: (storefront_common_v1.RejectedRow)[];
}

export interface SaveProductsResponse__Output {
  /**
   * In the order of the request, without those that were rejected.
   */
  'products': (SavedProduct__Output)[];
  'rejected': (storefront_common_v1.RejectedRow__Output)[];
}

export interface SavedProduct {
  'sku'?: (string);
  /**
   * created, updated, or unchanged.
   */
  'result'?: (string);
}

export interface SavedProduct__Output {
  'sku': (string);
  /**
   * created, updated, or unchanged.
   */
  'result': (string);
}

export interface SetContractPricesRequest {
  /**
   * At most 1,000.
   */
  'prices'?: (ContractPrice)[];
  /**
   * Checks every row without storing it.
   */
  'dryRun'?: (boolean);
  '_dryRun'?: "dryRun";
}

export interface SetContractPricesRequest__Output {
  /**
   * At most 1,000.
   */
  'prices': (ContractPrice__Output)[];
  /**
   * Checks every row without storing it.
   */
  'dryRun'?: (boolean);
  '_dryRun'?: "dryRun";
}

export interface SetContractPricesResponse {
  'stored'?: (number);
  'violations'?: (ImportIssue)[];
  /**
   * How many of those stored are new, or differ from what was stored before.
   */
  'created'?: (number);
  'updated'?: (number);
}

export interface SetContractPricesResponse__Output {
  'stored': (number);
  'violations': (ImportIssue__Output)[];
  /**
   * How many of those stored are new, or differ from what was stored before.
   */
  'created': (number);
  'updated': (number);
}

export interface SetLowStockThresholdRequest {
  /**
   * In base units.
   */
  'threshold'?: (string);
}

export interface SetLowStockThresholdRequest__Output {
  /**
   * In base units.
   */
  'threshold': (string);
}

export interface SetLowStockThresholdResponse {
  'threshold'?: (string);
  'version'?: (string);
}

export interface SetLowStockThresholdResponse__Output {
  'threshold': (string);
  'version': (string);
}

export interface SetSandboxStockRequest {
  'sku'?: (string);
  'quantity'?: (string);
}

export interface SetSandboxStockRequest__Output {
  'sku': (string);
  'quantity': (string);
}

/**
 * The band of the SKU, because the public API shows no counts.
 */
export interface SetSandboxStockResponse {
  'availability'?: (storefront_common_v1.Availability);
}

/**
 * The band of the SKU, because the public API shows no counts.
 */
export interface SetSandboxStockResponse__Output {
  'availability': (storefront_common_v1.Availability__Output);
}

export interface SetStockLevelsRequest {
  'levels'?: (SetStockRequest)[];
}

export interface SetStockLevelsRequest__Output {
  'levels': (SetStockRequest__Output)[];
}

export interface SetStockLevelsResponse {
  /**
   * In the order of the request, without those that were rejected.
   */
  'levels'?: (StockLevel)[];
  'rejected'?: (storefront_common_v1.RejectedRow)[];
}

export interface SetStockLevelsResponse__Output {
  /**
   * In the order of the request, without those that were rejected.
   */
  'levels': (StockLevel__Output)[];
  'rejected': (storefront_common_v1.RejectedRow__Output)[];
}

export interface SetStockRequest {
  'sku'?: (string);
  /**
   * In base units. Empty leaves the stored quantity unchanged.
   */
  'quantity'?: (string);
  /**
   * The stored quantity that the caller has read; empty for a SKU that is not counted. Another one is FAILED_PRECONDITION (stock_changed), with the present levels.
   */
  'expectedOnHand'?: (string);
  /**
   * Unset leaves the threshold unchanged; empty follows that of the store.
   */
  'lowStockThreshold'?: (string);
  '_expectedOnHand'?: "expectedOnHand";
  '_lowStockThreshold'?: "lowStockThreshold";
}

export interface SetStockRequest__Output {
  'sku': (string);
  /**
   * In base units. Empty leaves the stored quantity unchanged.
   */
  'quantity': (string);
  /**
   * The stored quantity that the caller has read; empty for a SKU that is not counted. Another one is FAILED_PRECONDITION (stock_changed), with the present levels.
   */
  'expectedOnHand'?: (string);
  /**
   * Unset leaves the threshold unchanged; empty follows that of the store.
   */
  'lowStockThreshold'?: (string);
  '_expectedOnHand'?: "expectedOnHand";
  '_lowStockThreshold'?: "lowStockThreshold";
}

export interface SetStockResponse {
  'stock'?: (StockLevel | null);
}

export interface SetStockResponse__Output {
  'stock': (StockLevel__Output | null);
}

export interface SetVisibilityRequest {
  'sku'?: (string);
  'hidden'?: (boolean);
}

export interface SetVisibilityRequest__Output {
  'sku': (string);
  'hidden': (boolean);
}

export interface SetVisibilityResponse {
}

export interface SetVisibilityResponse__Output {
}

export interface ShipReservationRequest {
  'checkoutId'?: (string);
  'shipmentId'?: (string);
  'lines'?: (ReserveLine)[];
}

export interface ShipReservationRequest__Output {
  'checkoutId': (string);
  'shipmentId': (string);
  'lines': (ReserveLine__Output)[];
}

export interface ShipReservationResponse {
}

export interface ShipReservationResponse__Output {
}

/**
 * The stock band of one SKU.
 */
export interface SkuAvailability {
  'sku'?: (string);
  'availability'?: (storefront_common_v1.Availability);
}

/**
 * The stock band of one SKU.
 */
export interface SkuAvailability__Output {
  'sku': (string);
  'availability': (storefront_common_v1.Availability__Output);
}

/**
 * A line that cannot be reserved.
 */
export interface StockIssue {
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * insufficient_stock or sku_unavailable.
   */
  'code'?: (string);
  'availability'?: (storefront_common_v1.Availability);
}

/**
 * A line that cannot be reserved.
 */
export interface StockIssue__Output {
  'lineId': (string);
  'sku': (string);
  /**
   * insufficient_stock or sku_unavailable.
   */
  'code': (string);
  'availability': (storefront_common_v1.Availability__Output);
}

/**
 * Exact stock counts of a SKU in base units, for operators only.
 */
export interface StockLevel {
  'sku'?: (string);
  'onHand'?: (string);
  'reserved'?: (string);
  /**
   * on_hand less reserved.
   */
  'sellable'?: (string);
  /**
   * The product's own threshold, or the store's. Stock at or below it is LOW.
   */
  'lowStockThreshold'?: (string);
}

/**
 * Exact stock counts of a SKU in base units, for operators only.
 */
export interface StockLevel__Output {
  'sku': (string);
  'onHand': (string);
  'reserved': (string);
  /**
   * on_hand less reserved.
   */
  'sellable': (string);
  /**
   * The product's own threshold, or the store's. Stock at or below it is LOW.
   */
  'lowStockThreshold': (string);
}

/**
 * A product as operators see it in a list.
 */
export interface StoreProduct {
  'sku'?: (string);
  'description'?: (string);
  /**
   * Unset for a product sold at contract prices only.
   */
  'listUnitPrice'?: (string);
  'availability'?: (storefront_common_v1.Availability);
  'stock'?: (StockLevel | null);
  /**
   * Slug paths, such as brakes/pads.
   */
  'categories'?: (string)[];
  /**
   * Tag slugs.
   */
  'tags'?: (string)[];
  'hidden'?: (boolean);
  'updatedAt'?: (string);
  /**
   * The product as a row of the storefront format without its stock, body, and specs: a JSON object in UTF-8. Set in pages that begin after an item.
   */
  'rowJson'?: (Buffer | Uint8Array | string);
  '_listUnitPrice'?: "listUnitPrice";
  '_rowJson'?: "rowJson";
}

/**
 * A product as operators see it in a list.
 */
export interface StoreProduct__Output {
  'sku': (string);
  'description': (string);
  /**
   * Unset for a product sold at contract prices only.
   */
  'listUnitPrice'?: (string);
  'availability': (storefront_common_v1.Availability__Output);
  'stock': (StockLevel__Output | null);
  /**
   * Slug paths, such as brakes/pads.
   */
  'categories': (string)[];
  /**
   * Tag slugs.
   */
  'tags': (string)[];
  'hidden': (boolean);
  'updatedAt': (string);
  /**
   * The product as a row of the storefront format without its stock, body, and specs: a JSON object in UTF-8. Set in pages that begin after an item.
   */
  'rowJson'?: (Buffer);
  '_listUnitPrice'?: "listUnitPrice";
  '_rowJson'?: "rowJson";
}

/**
 * A tag and the number of visible products that carry it.
 */
export interface Tag {
  'id'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'position'?: (number);
  'productCount'?: (number);
  /**
   * For operators only.
   */
  'version'?: (string);
  '_version'?: "version";
}

/**
 * A tag and the number of visible products that carry it.
 */
export interface Tag__Output {
  'id': (string);
  'slug': (string);
  'name': (string);
  'position': (number);
  'productCount': (number);
  /**
   * For operators only.
   */
  'version'?: (string);
  '_version'?: "version";
}

/**
 * A group of tags, such as brand or material.
 */
export interface TagGroup {
  'id'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'position'?: (number);
  'tags'?: (Tag)[];
}

/**
 * A group of tags, such as brand or material.
 */
export interface TagGroup__Output {
  'id': (string);
  'slug': (string);
  'name': (string);
  'position': (number);
  'tags': (Tag__Output)[];
}

export interface UpdateCategoryRequest {
  /**
   * A path or an ID.
   */
  'category'?: (string);
  'name'?: (string);
  /**
   * Empty clears it.
   */
  'description'?: (string);
  'slug'?: (string);
  /**
   * The path or ID of the new parent; empty means the root.
   */
  'parent'?: (string);
  /**
   * The position among siblings, from 0.
   */
  'position'?: (number);
  /**
   * Empty removes the image.
   */
  'imageUrl'?: (string);
  'imageAltText'?: (string);
  '_name'?: "name";
  '_description'?: "description";
  '_slug'?: "slug";
  '_parent'?: "parent";
  '_position'?: "position";
  '_imageUrl'?: "imageUrl";
  '_imageAltText'?: "imageAltText";
}

export interface UpdateCategoryRequest__Output {
  /**
   * A path or an ID.
   */
  'category': (string);
  'name'?: (string);
  /**
   * Empty clears it.
   */
  'description'?: (string);
  'slug'?: (string);
  /**
   * The path or ID of the new parent; empty means the root.
   */
  'parent'?: (string);
  /**
   * The position among siblings, from 0.
   */
  'position'?: (number);
  /**
   * Empty removes the image.
   */
  'imageUrl'?: (string);
  'imageAltText'?: (string);
  '_name'?: "name";
  '_description'?: "description";
  '_slug'?: "slug";
  '_parent'?: "parent";
  '_position'?: "position";
  '_imageUrl'?: "imageUrl";
  '_imageAltText'?: "imageAltText";
}

export interface UpdateCategoryResponse {
  'category'?: (CategoryEntry | null);
}

export interface UpdateCategoryResponse__Output {
  'category': (CategoryEntry__Output | null);
}

export interface UpdateTagGroupRequest {
  'group'?: (string);
  'name'?: (string);
  /**
   * The position among groups, from 0.
   */
  'position'?: (number);
  '_name'?: "name";
  '_position'?: "position";
}

export interface UpdateTagGroupRequest__Output {
  'group': (string);
  'name'?: (string);
  /**
   * The position among groups, from 0.
   */
  'position'?: (number);
  '_name'?: "name";
  '_position'?: "position";
}

export interface UpdateTagGroupResponse {
  'group'?: (TagGroup | null);
}

export interface UpdateTagGroupResponse__Output {
  'group': (TagGroup__Output | null);
}

export interface UpdateTagRequest {
  /**
   * The slug of the tag's current group.
   */
  'group'?: (string);
  'slug'?: (string);
  'name'?: (string);
  /**
   * The slug of the group to move the tag to. An unknown group is created and named after its slug.
   */
  'newGroup'?: (string);
  /**
   * The position within the group, from 0.
   */
  'position'?: (number);
  '_name'?: "name";
  '_newGroup'?: "newGroup";
  '_position'?: "position";
}

export interface UpdateTagRequest__Output {
  /**
   * The slug of the tag's current group.
   */
  'group': (string);
  'slug': (string);
  'name'?: (string);
  /**
   * The slug of the group to move the tag to. An unknown group is created and named after its slug.
   */
  'newGroup'?: (string);
  /**
   * The position within the group, from 0.
   */
  'position'?: (number);
  '_name'?: "name";
  '_newGroup'?: "newGroup";
  '_position'?: "position";
}

export interface UpdateTagResponse {
  /**
   * The group that now contains the tag.
   */
  'group'?: (TagGroup | null);
}

export interface UpdateTagResponse__Output {
  /**
   * The group that now contains the tag.
   */
  'group': (TagGroup__Output | null);
}
