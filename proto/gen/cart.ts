import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { AddLineRequest as _storefront_cart_v1_AddLineRequest, AddLineRequest__Output as _storefront_cart_v1_AddLineRequest__Output } from './storefront/cart/v1/AddLineRequest.ts';
import type { AddLineResponse as _storefront_cart_v1_AddLineResponse, AddLineResponse__Output as _storefront_cart_v1_AddLineResponse__Output } from './storefront/cart/v1/AddLineResponse.ts';
import type { AddLinesRequest as _storefront_cart_v1_AddLinesRequest, AddLinesRequest__Output as _storefront_cart_v1_AddLinesRequest__Output } from './storefront/cart/v1/AddLinesRequest.ts';
import type { AddLinesResponse as _storefront_cart_v1_AddLinesResponse, AddLinesResponse__Output as _storefront_cart_v1_AddLinesResponse__Output } from './storefront/cart/v1/AddLinesResponse.ts';
import type { AddListLinesRequest as _storefront_cart_v1_AddListLinesRequest, AddListLinesRequest__Output as _storefront_cart_v1_AddListLinesRequest__Output } from './storefront/cart/v1/AddListLinesRequest.ts';
import type { AddListLinesResponse as _storefront_cart_v1_AddListLinesResponse, AddListLinesResponse__Output as _storefront_cart_v1_AddListLinesResponse__Output } from './storefront/cart/v1/AddListLinesResponse.ts';
import type { AddListToCartRequest as _storefront_cart_v1_AddListToCartRequest, AddListToCartRequest__Output as _storefront_cart_v1_AddListToCartRequest__Output } from './storefront/cart/v1/AddListToCartRequest.ts';
import type { AddListToCartResponse as _storefront_cart_v1_AddListToCartResponse, AddListToCartResponse__Output as _storefront_cart_v1_AddListToCartResponse__Output } from './storefront/cart/v1/AddListToCartResponse.ts';
import type { ApplyPromotionRequest as _storefront_cart_v1_ApplyPromotionRequest, ApplyPromotionRequest__Output as _storefront_cart_v1_ApplyPromotionRequest__Output } from './storefront/cart/v1/ApplyPromotionRequest.ts';
import type { ApplyPromotionResponse as _storefront_cart_v1_ApplyPromotionResponse, ApplyPromotionResponse__Output as _storefront_cart_v1_ApplyPromotionResponse__Output } from './storefront/cart/v1/ApplyPromotionResponse.ts';
import type { Cart as _storefront_cart_v1_Cart, Cart__Output as _storefront_cart_v1_Cart__Output } from './storefront/cart/v1/Cart.ts';
import type { CartAdminServiceClient as _storefront_cart_v1_CartAdminServiceClient, CartAdminServiceDefinition as _storefront_cart_v1_CartAdminServiceDefinition } from './storefront/cart/v1/CartAdminService.ts';
import type { CartLine as _storefront_cart_v1_CartLine, CartLine__Output as _storefront_cart_v1_CartLine__Output } from './storefront/cart/v1/CartLine.ts';
import type { CartPromotion as _storefront_cart_v1_CartPromotion, CartPromotion__Output as _storefront_cart_v1_CartPromotion__Output } from './storefront/cart/v1/CartPromotion.ts';
import type { CartRow as _storefront_cart_v1_CartRow, CartRow__Output as _storefront_cart_v1_CartRow__Output } from './storefront/cart/v1/CartRow.ts';
import type { CartServiceClient as _storefront_cart_v1_CartServiceClient, CartServiceDefinition as _storefront_cart_v1_CartServiceDefinition } from './storefront/cart/v1/CartService.ts';
import type { CartWarning as _storefront_cart_v1_CartWarning, CartWarning__Output as _storefront_cart_v1_CartWarning__Output } from './storefront/cart/v1/CartWarning.ts';
import type { CloseCartRequest as _storefront_cart_v1_CloseCartRequest, CloseCartRequest__Output as _storefront_cart_v1_CloseCartRequest__Output } from './storefront/cart/v1/CloseCartRequest.ts';
import type { CloseCartResponse as _storefront_cart_v1_CloseCartResponse, CloseCartResponse__Output as _storefront_cart_v1_CloseCartResponse__Output } from './storefront/cart/v1/CloseCartResponse.ts';
import type { CreateCartRequest as _storefront_cart_v1_CreateCartRequest, CreateCartRequest__Output as _storefront_cart_v1_CreateCartRequest__Output } from './storefront/cart/v1/CreateCartRequest.ts';
import type { CreateCartResponse as _storefront_cart_v1_CreateCartResponse, CreateCartResponse__Output as _storefront_cart_v1_CreateCartResponse__Output } from './storefront/cart/v1/CreateCartResponse.ts';
import type { CreateCartWithLinesRequest as _storefront_cart_v1_CreateCartWithLinesRequest, CreateCartWithLinesRequest__Output as _storefront_cart_v1_CreateCartWithLinesRequest__Output } from './storefront/cart/v1/CreateCartWithLinesRequest.ts';
import type { CreateCartWithLinesResponse as _storefront_cart_v1_CreateCartWithLinesResponse, CreateCartWithLinesResponse__Output as _storefront_cart_v1_CreateCartWithLinesResponse__Output } from './storefront/cart/v1/CreateCartWithLinesResponse.ts';
import type { CreateListRequest as _storefront_cart_v1_CreateListRequest, CreateListRequest__Output as _storefront_cart_v1_CreateListRequest__Output } from './storefront/cart/v1/CreateListRequest.ts';
import type { CreateListResponse as _storefront_cart_v1_CreateListResponse, CreateListResponse__Output as _storefront_cart_v1_CreateListResponse__Output } from './storefront/cart/v1/CreateListResponse.ts';
import type { CreatePromotionRequest as _storefront_cart_v1_CreatePromotionRequest, CreatePromotionRequest__Output as _storefront_cart_v1_CreatePromotionRequest__Output } from './storefront/cart/v1/CreatePromotionRequest.ts';
import type { CreatePromotionResponse as _storefront_cart_v1_CreatePromotionResponse, CreatePromotionResponse__Output as _storefront_cart_v1_CreatePromotionResponse__Output } from './storefront/cart/v1/CreatePromotionResponse.ts';
import type { DeleteListRequest as _storefront_cart_v1_DeleteListRequest, DeleteListRequest__Output as _storefront_cart_v1_DeleteListRequest__Output } from './storefront/cart/v1/DeleteListRequest.ts';
import type { DeleteListResponse as _storefront_cart_v1_DeleteListResponse, DeleteListResponse__Output as _storefront_cart_v1_DeleteListResponse__Output } from './storefront/cart/v1/DeleteListResponse.ts';
import type { EndPromotionRequest as _storefront_cart_v1_EndPromotionRequest, EndPromotionRequest__Output as _storefront_cart_v1_EndPromotionRequest__Output } from './storefront/cart/v1/EndPromotionRequest.ts';
import type { EndPromotionResponse as _storefront_cart_v1_EndPromotionResponse, EndPromotionResponse__Output as _storefront_cart_v1_EndPromotionResponse__Output } from './storefront/cart/v1/EndPromotionResponse.ts';
import type { EraseCustomerRequest as _storefront_cart_v1_EraseCustomerRequest, EraseCustomerRequest__Output as _storefront_cart_v1_EraseCustomerRequest__Output } from './storefront/cart/v1/EraseCustomerRequest.ts';
import type { EraseCustomerResponse as _storefront_cart_v1_EraseCustomerResponse, EraseCustomerResponse__Output as _storefront_cart_v1_EraseCustomerResponse__Output } from './storefront/cart/v1/EraseCustomerResponse.ts';
import type { FreezeCartRequest as _storefront_cart_v1_FreezeCartRequest, FreezeCartRequest__Output as _storefront_cart_v1_FreezeCartRequest__Output } from './storefront/cart/v1/FreezeCartRequest.ts';
import type { FreezeCartResponse as _storefront_cart_v1_FreezeCartResponse, FreezeCartResponse__Output as _storefront_cart_v1_FreezeCartResponse__Output } from './storefront/cart/v1/FreezeCartResponse.ts';
import type { GetCartRequest as _storefront_cart_v1_GetCartRequest, GetCartRequest__Output as _storefront_cart_v1_GetCartRequest__Output } from './storefront/cart/v1/GetCartRequest.ts';
import type { GetCartResponse as _storefront_cart_v1_GetCartResponse, GetCartResponse__Output as _storefront_cart_v1_GetCartResponse__Output } from './storefront/cart/v1/GetCartResponse.ts';
import type { GetListRequest as _storefront_cart_v1_GetListRequest, GetListRequest__Output as _storefront_cart_v1_GetListRequest__Output } from './storefront/cart/v1/GetListRequest.ts';
import type { GetListResponse as _storefront_cart_v1_GetListResponse, GetListResponse__Output as _storefront_cart_v1_GetListResponse__Output } from './storefront/cart/v1/GetListResponse.ts';
import type { ListCartsRequest as _storefront_cart_v1_ListCartsRequest, ListCartsRequest__Output as _storefront_cart_v1_ListCartsRequest__Output } from './storefront/cart/v1/ListCartsRequest.ts';
import type { ListCartsResponse as _storefront_cart_v1_ListCartsResponse, ListCartsResponse__Output as _storefront_cart_v1_ListCartsResponse__Output } from './storefront/cart/v1/ListCartsResponse.ts';
import type { ListListsRequest as _storefront_cart_v1_ListListsRequest, ListListsRequest__Output as _storefront_cart_v1_ListListsRequest__Output } from './storefront/cart/v1/ListListsRequest.ts';
import type { ListListsResponse as _storefront_cart_v1_ListListsResponse, ListListsResponse__Output as _storefront_cart_v1_ListListsResponse__Output } from './storefront/cart/v1/ListListsResponse.ts';
import type { ListPromotionsRequest as _storefront_cart_v1_ListPromotionsRequest, ListPromotionsRequest__Output as _storefront_cart_v1_ListPromotionsRequest__Output } from './storefront/cart/v1/ListPromotionsRequest.ts';
import type { ListPromotionsResponse as _storefront_cart_v1_ListPromotionsResponse, ListPromotionsResponse__Output as _storefront_cart_v1_ListPromotionsResponse__Output } from './storefront/cart/v1/ListPromotionsResponse.ts';
import type { ListedPromotion as _storefront_cart_v1_ListedPromotion, ListedPromotion__Output as _storefront_cart_v1_ListedPromotion__Output } from './storefront/cart/v1/ListedPromotion.ts';
import type { PriceCartRequest as _storefront_cart_v1_PriceCartRequest, PriceCartRequest__Output as _storefront_cart_v1_PriceCartRequest__Output } from './storefront/cart/v1/PriceCartRequest.ts';
import type { PriceCartResponse as _storefront_cart_v1_PriceCartResponse, PriceCartResponse__Output as _storefront_cart_v1_PriceCartResponse__Output } from './storefront/cart/v1/PriceCartResponse.ts';
import type { PriceIssue as _storefront_cart_v1_PriceIssue, PriceIssue__Output as _storefront_cart_v1_PriceIssue__Output } from './storefront/cart/v1/PriceIssue.ts';
import type { Promotion as _storefront_cart_v1_Promotion, Promotion__Output as _storefront_cart_v1_Promotion__Output } from './storefront/cart/v1/Promotion.ts';
import type { RejectedLine as _storefront_cart_v1_RejectedLine, RejectedLine__Output as _storefront_cart_v1_RejectedLine__Output } from './storefront/cart/v1/RejectedLine.ts';
import type { RemoveLineRequest as _storefront_cart_v1_RemoveLineRequest, RemoveLineRequest__Output as _storefront_cart_v1_RemoveLineRequest__Output } from './storefront/cart/v1/RemoveLineRequest.ts';
import type { RemoveLineResponse as _storefront_cart_v1_RemoveLineResponse, RemoveLineResponse__Output as _storefront_cart_v1_RemoveLineResponse__Output } from './storefront/cart/v1/RemoveLineResponse.ts';
import type { RemoveListLineRequest as _storefront_cart_v1_RemoveListLineRequest, RemoveListLineRequest__Output as _storefront_cart_v1_RemoveListLineRequest__Output } from './storefront/cart/v1/RemoveListLineRequest.ts';
import type { RemoveListLineResponse as _storefront_cart_v1_RemoveListLineResponse, RemoveListLineResponse__Output as _storefront_cart_v1_RemoveListLineResponse__Output } from './storefront/cart/v1/RemoveListLineResponse.ts';
import type { RemovePromotionRequest as _storefront_cart_v1_RemovePromotionRequest, RemovePromotionRequest__Output as _storefront_cart_v1_RemovePromotionRequest__Output } from './storefront/cart/v1/RemovePromotionRequest.ts';
import type { RemovePromotionResponse as _storefront_cart_v1_RemovePromotionResponse, RemovePromotionResponse__Output as _storefront_cart_v1_RemovePromotionResponse__Output } from './storefront/cart/v1/RemovePromotionResponse.ts';
import type { ReplaceLinesRequest as _storefront_cart_v1_ReplaceLinesRequest, ReplaceLinesRequest__Output as _storefront_cart_v1_ReplaceLinesRequest__Output } from './storefront/cart/v1/ReplaceLinesRequest.ts';
import type { ReplaceLinesResponse as _storefront_cart_v1_ReplaceLinesResponse, ReplaceLinesResponse__Output as _storefront_cart_v1_ReplaceLinesResponse__Output } from './storefront/cart/v1/ReplaceLinesResponse.ts';
import type { ReplaceListLinesRequest as _storefront_cart_v1_ReplaceListLinesRequest, ReplaceListLinesRequest__Output as _storefront_cart_v1_ReplaceListLinesRequest__Output } from './storefront/cart/v1/ReplaceListLinesRequest.ts';
import type { ReplaceListLinesResponse as _storefront_cart_v1_ReplaceListLinesResponse, ReplaceListLinesResponse__Output as _storefront_cart_v1_ReplaceListLinesResponse__Output } from './storefront/cart/v1/ReplaceListLinesResponse.ts';
import type { RequestedLine as _storefront_cart_v1_RequestedLine, RequestedLine__Output as _storefront_cart_v1_RequestedLine__Output } from './storefront/cart/v1/RequestedLine.ts';
import type { SavedList as _storefront_cart_v1_SavedList, SavedList__Output as _storefront_cart_v1_SavedList__Output } from './storefront/cart/v1/SavedList.ts';
import type { SavedListLine as _storefront_cart_v1_SavedListLine, SavedListLine__Output as _storefront_cart_v1_SavedListLine__Output } from './storefront/cart/v1/SavedListLine.ts';
import type { UnfreezeCartRequest as _storefront_cart_v1_UnfreezeCartRequest, UnfreezeCartRequest__Output as _storefront_cart_v1_UnfreezeCartRequest__Output } from './storefront/cart/v1/UnfreezeCartRequest.ts';
import type { UnfreezeCartResponse as _storefront_cart_v1_UnfreezeCartResponse, UnfreezeCartResponse__Output as _storefront_cart_v1_UnfreezeCartResponse__Output } from './storefront/cart/v1/UnfreezeCartResponse.ts';
import type { UpdateLineRequest as _storefront_cart_v1_UpdateLineRequest, UpdateLineRequest__Output as _storefront_cart_v1_UpdateLineRequest__Output } from './storefront/cart/v1/UpdateLineRequest.ts';
import type { UpdateLineResponse as _storefront_cart_v1_UpdateLineResponse, UpdateLineResponse__Output as _storefront_cart_v1_UpdateLineResponse__Output } from './storefront/cart/v1/UpdateLineResponse.ts';
import type { UpdateListLineRequest as _storefront_cart_v1_UpdateListLineRequest, UpdateListLineRequest__Output as _storefront_cart_v1_UpdateListLineRequest__Output } from './storefront/cart/v1/UpdateListLineRequest.ts';
import type { UpdateListLineResponse as _storefront_cart_v1_UpdateListLineResponse, UpdateListLineResponse__Output as _storefront_cart_v1_UpdateListLineResponse__Output } from './storefront/cart/v1/UpdateListLineResponse.ts';
import type { UpdateListRequest as _storefront_cart_v1_UpdateListRequest, UpdateListRequest__Output as _storefront_cart_v1_UpdateListRequest__Output } from './storefront/cart/v1/UpdateListRequest.ts';
import type { UpdateListResponse as _storefront_cart_v1_UpdateListResponse, UpdateListResponse__Output as _storefront_cart_v1_UpdateListResponse__Output } from './storefront/cart/v1/UpdateListResponse.ts';
import type { AdjustStockRequest as _storefront_catalog_v1_AdjustStockRequest, AdjustStockRequest__Output as _storefront_catalog_v1_AdjustStockRequest__Output } from './storefront/catalog/v1/AdjustStockRequest.ts';
import type { AdjustStockResponse as _storefront_catalog_v1_AdjustStockResponse, AdjustStockResponse__Output as _storefront_catalog_v1_AdjustStockResponse__Output } from './storefront/catalog/v1/AdjustStockResponse.ts';
import type { BatchGetAvailabilityRequest as _storefront_catalog_v1_BatchGetAvailabilityRequest, BatchGetAvailabilityRequest__Output as _storefront_catalog_v1_BatchGetAvailabilityRequest__Output } from './storefront/catalog/v1/BatchGetAvailabilityRequest.ts';
import type { BatchGetAvailabilityResponse as _storefront_catalog_v1_BatchGetAvailabilityResponse, BatchGetAvailabilityResponse__Output as _storefront_catalog_v1_BatchGetAvailabilityResponse__Output } from './storefront/catalog/v1/BatchGetAvailabilityResponse.ts';
import type { CatalogAdminServiceClient as _storefront_catalog_v1_CatalogAdminServiceClient, CatalogAdminServiceDefinition as _storefront_catalog_v1_CatalogAdminServiceDefinition } from './storefront/catalog/v1/CatalogAdminService.ts';
import type { CatalogChange as _storefront_catalog_v1_CatalogChange, CatalogChange__Output as _storefront_catalog_v1_CatalogChange__Output } from './storefront/catalog/v1/CatalogChange.ts';
import type { CatalogServiceClient as _storefront_catalog_v1_CatalogServiceClient, CatalogServiceDefinition as _storefront_catalog_v1_CatalogServiceDefinition } from './storefront/catalog/v1/CatalogService.ts';
import type { Category as _storefront_catalog_v1_Category, Category__Output as _storefront_catalog_v1_Category__Output } from './storefront/catalog/v1/Category.ts';
import type { CategoryEntry as _storefront_catalog_v1_CategoryEntry, CategoryEntry__Output as _storefront_catalog_v1_CategoryEntry__Output } from './storefront/catalog/v1/CategoryEntry.ts';
import type { CommitReservationRequest as _storefront_catalog_v1_CommitReservationRequest, CommitReservationRequest__Output as _storefront_catalog_v1_CommitReservationRequest__Output } from './storefront/catalog/v1/CommitReservationRequest.ts';
import type { CommitReservationResponse as _storefront_catalog_v1_CommitReservationResponse, CommitReservationResponse__Output as _storefront_catalog_v1_CommitReservationResponse__Output } from './storefront/catalog/v1/CommitReservationResponse.ts';
import type { CommitReservationsRequest as _storefront_catalog_v1_CommitReservationsRequest, CommitReservationsRequest__Output as _storefront_catalog_v1_CommitReservationsRequest__Output } from './storefront/catalog/v1/CommitReservationsRequest.ts';
import type { CommitReservationsResponse as _storefront_catalog_v1_CommitReservationsResponse, CommitReservationsResponse__Output as _storefront_catalog_v1_CommitReservationsResponse__Output } from './storefront/catalog/v1/CommitReservationsResponse.ts';
import type { ContractPrice as _storefront_catalog_v1_ContractPrice, ContractPrice__Output as _storefront_catalog_v1_ContractPrice__Output } from './storefront/catalog/v1/ContractPrice.ts';
import type { ExportContractPricesRequest as _storefront_catalog_v1_ExportContractPricesRequest, ExportContractPricesRequest__Output as _storefront_catalog_v1_ExportContractPricesRequest__Output } from './storefront/catalog/v1/ExportContractPricesRequest.ts';
import type { ExportContractPricesResponse as _storefront_catalog_v1_ExportContractPricesResponse, ExportContractPricesResponse__Output as _storefront_catalog_v1_ExportContractPricesResponse__Output } from './storefront/catalog/v1/ExportContractPricesResponse.ts';
import type { ExportProductsRequest as _storefront_catalog_v1_ExportProductsRequest, ExportProductsRequest__Output as _storefront_catalog_v1_ExportProductsRequest__Output } from './storefront/catalog/v1/ExportProductsRequest.ts';
import type { ExportProductsResponse as _storefront_catalog_v1_ExportProductsResponse, ExportProductsResponse__Output as _storefront_catalog_v1_ExportProductsResponse__Output } from './storefront/catalog/v1/ExportProductsResponse.ts';
import type { FacetCount as _storefront_catalog_v1_FacetCount, FacetCount__Output as _storefront_catalog_v1_FacetCount__Output } from './storefront/catalog/v1/FacetCount.ts';
import type { FacetCounts as _storefront_catalog_v1_FacetCounts, FacetCounts__Output as _storefront_catalog_v1_FacetCounts__Output } from './storefront/catalog/v1/FacetCounts.ts';
import type { GetAvailabilityRequest as _storefront_catalog_v1_GetAvailabilityRequest, GetAvailabilityRequest__Output as _storefront_catalog_v1_GetAvailabilityRequest__Output } from './storefront/catalog/v1/GetAvailabilityRequest.ts';
import type { GetAvailabilityResponse as _storefront_catalog_v1_GetAvailabilityResponse, GetAvailabilityResponse__Output as _storefront_catalog_v1_GetAvailabilityResponse__Output } from './storefront/catalog/v1/GetAvailabilityResponse.ts';
import type { GetCatalogVersionRequest as _storefront_catalog_v1_GetCatalogVersionRequest, GetCatalogVersionRequest__Output as _storefront_catalog_v1_GetCatalogVersionRequest__Output } from './storefront/catalog/v1/GetCatalogVersionRequest.ts';
import type { GetCatalogVersionResponse as _storefront_catalog_v1_GetCatalogVersionResponse, GetCatalogVersionResponse__Output as _storefront_catalog_v1_GetCatalogVersionResponse__Output } from './storefront/catalog/v1/GetCatalogVersionResponse.ts';
import type { GetProductRequest as _storefront_catalog_v1_GetProductRequest, GetProductRequest__Output as _storefront_catalog_v1_GetProductRequest__Output } from './storefront/catalog/v1/GetProductRequest.ts';
import type { GetProductResponse as _storefront_catalog_v1_GetProductResponse, GetProductResponse__Output as _storefront_catalog_v1_GetProductResponse__Output } from './storefront/catalog/v1/GetProductResponse.ts';
import type { GetStockRequest as _storefront_catalog_v1_GetStockRequest, GetStockRequest__Output as _storefront_catalog_v1_GetStockRequest__Output } from './storefront/catalog/v1/GetStockRequest.ts';
import type { GetStockResponse as _storefront_catalog_v1_GetStockResponse, GetStockResponse__Output as _storefront_catalog_v1_GetStockResponse__Output } from './storefront/catalog/v1/GetStockResponse.ts';
import type { GetTaxonomyRequest as _storefront_catalog_v1_GetTaxonomyRequest, GetTaxonomyRequest__Output as _storefront_catalog_v1_GetTaxonomyRequest__Output } from './storefront/catalog/v1/GetTaxonomyRequest.ts';
import type { GetTaxonomyResponse as _storefront_catalog_v1_GetTaxonomyResponse, GetTaxonomyResponse__Output as _storefront_catalog_v1_GetTaxonomyResponse__Output } from './storefront/catalog/v1/GetTaxonomyResponse.ts';
import type { ImportFault as _storefront_catalog_v1_ImportFault, ImportFault__Output as _storefront_catalog_v1_ImportFault__Output } from './storefront/catalog/v1/ImportFault.ts';
import type { ImportOptions as _storefront_catalog_v1_ImportOptions, ImportOptions__Output as _storefront_catalog_v1_ImportOptions__Output } from './storefront/catalog/v1/ImportOptions.ts';
import type { ImportProductsRequest as _storefront_catalog_v1_ImportProductsRequest, ImportProductsRequest__Output as _storefront_catalog_v1_ImportProductsRequest__Output } from './storefront/catalog/v1/ImportProductsRequest.ts';
import type { ImportProductsResponse as _storefront_catalog_v1_ImportProductsResponse, ImportProductsResponse__Output as _storefront_catalog_v1_ImportProductsResponse__Output } from './storefront/catalog/v1/ImportProductsResponse.ts';
import type { ListCategoriesRequest as _storefront_catalog_v1_ListCategoriesRequest, ListCategoriesRequest__Output as _storefront_catalog_v1_ListCategoriesRequest__Output } from './storefront/catalog/v1/ListCategoriesRequest.ts';
import type { ListCategoriesResponse as _storefront_catalog_v1_ListCategoriesResponse, ListCategoriesResponse__Output as _storefront_catalog_v1_ListCategoriesResponse__Output } from './storefront/catalog/v1/ListCategoriesResponse.ts';
import type { ListChangesRequest as _storefront_catalog_v1_ListChangesRequest, ListChangesRequest__Output as _storefront_catalog_v1_ListChangesRequest__Output } from './storefront/catalog/v1/ListChangesRequest.ts';
import type { ListChangesResponse as _storefront_catalog_v1_ListChangesResponse, ListChangesResponse__Output as _storefront_catalog_v1_ListChangesResponse__Output } from './storefront/catalog/v1/ListChangesResponse.ts';
import type { ListProductsRequest as _storefront_catalog_v1_ListProductsRequest, ListProductsRequest__Output as _storefront_catalog_v1_ListProductsRequest__Output } from './storefront/catalog/v1/ListProductsRequest.ts';
import type { ListProductsResponse as _storefront_catalog_v1_ListProductsResponse, ListProductsResponse__Output as _storefront_catalog_v1_ListProductsResponse__Output } from './storefront/catalog/v1/ListProductsResponse.ts';
import type { ListStoreProductsRequest as _storefront_catalog_v1_ListStoreProductsRequest, ListStoreProductsRequest__Output as _storefront_catalog_v1_ListStoreProductsRequest__Output } from './storefront/catalog/v1/ListStoreProductsRequest.ts';
import type { ListStoreProductsResponse as _storefront_catalog_v1_ListStoreProductsResponse, ListStoreProductsResponse__Output as _storefront_catalog_v1_ListStoreProductsResponse__Output } from './storefront/catalog/v1/ListStoreProductsResponse.ts';
import type { ListTagsRequest as _storefront_catalog_v1_ListTagsRequest, ListTagsRequest__Output as _storefront_catalog_v1_ListTagsRequest__Output } from './storefront/catalog/v1/ListTagsRequest.ts';
import type { ListTagsResponse as _storefront_catalog_v1_ListTagsResponse, ListTagsResponse__Output as _storefront_catalog_v1_ListTagsResponse__Output } from './storefront/catalog/v1/ListTagsResponse.ts';
import type { MediaRef as _storefront_catalog_v1_MediaRef, MediaRef__Output as _storefront_catalog_v1_MediaRef__Output } from './storefront/catalog/v1/MediaRef.ts';
import type { OrderUom as _storefront_catalog_v1_OrderUom, OrderUom__Output as _storefront_catalog_v1_OrderUom__Output } from './storefront/catalog/v1/OrderUom.ts';
import type { QuoteLine as _storefront_catalog_v1_QuoteLine, QuoteLine__Output as _storefront_catalog_v1_QuoteLine__Output } from './storefront/catalog/v1/QuoteLine.ts';
import type { QuoteLinesRequest as _storefront_catalog_v1_QuoteLinesRequest, QuoteLinesRequest__Output as _storefront_catalog_v1_QuoteLinesRequest__Output } from './storefront/catalog/v1/QuoteLinesRequest.ts';
import type { QuoteLinesResponse as _storefront_catalog_v1_QuoteLinesResponse, QuoteLinesResponse__Output as _storefront_catalog_v1_QuoteLinesResponse__Output } from './storefront/catalog/v1/QuoteLinesResponse.ts';
import type { QuoteValidity as _storefront_catalog_v1_QuoteValidity, QuoteValidity__Output as _storefront_catalog_v1_QuoteValidity__Output } from './storefront/catalog/v1/QuoteValidity.ts';
import type { QuotedLine as _storefront_catalog_v1_QuotedLine, QuotedLine__Output as _storefront_catalog_v1_QuotedLine__Output } from './storefront/catalog/v1/QuotedLine.ts';
import type { ReduceReservationRequest as _storefront_catalog_v1_ReduceReservationRequest, ReduceReservationRequest__Output as _storefront_catalog_v1_ReduceReservationRequest__Output } from './storefront/catalog/v1/ReduceReservationRequest.ts';
import type { ReduceReservationResponse as _storefront_catalog_v1_ReduceReservationResponse, ReduceReservationResponse__Output as _storefront_catalog_v1_ReduceReservationResponse__Output } from './storefront/catalog/v1/ReduceReservationResponse.ts';
import type { ReleaseReservationRequest as _storefront_catalog_v1_ReleaseReservationRequest, ReleaseReservationRequest__Output as _storefront_catalog_v1_ReleaseReservationRequest__Output } from './storefront/catalog/v1/ReleaseReservationRequest.ts';
import type { ReleaseReservationResponse as _storefront_catalog_v1_ReleaseReservationResponse, ReleaseReservationResponse__Output as _storefront_catalog_v1_ReleaseReservationResponse__Output } from './storefront/catalog/v1/ReleaseReservationResponse.ts';
import type { RemoveCategoryRequest as _storefront_catalog_v1_RemoveCategoryRequest, RemoveCategoryRequest__Output as _storefront_catalog_v1_RemoveCategoryRequest__Output } from './storefront/catalog/v1/RemoveCategoryRequest.ts';
import type { RemoveCategoryResponse as _storefront_catalog_v1_RemoveCategoryResponse, RemoveCategoryResponse__Output as _storefront_catalog_v1_RemoveCategoryResponse__Output } from './storefront/catalog/v1/RemoveCategoryResponse.ts';
import type { RemoveContractPricesRequest as _storefront_catalog_v1_RemoveContractPricesRequest, RemoveContractPricesRequest__Output as _storefront_catalog_v1_RemoveContractPricesRequest__Output } from './storefront/catalog/v1/RemoveContractPricesRequest.ts';
import type { RemoveContractPricesResponse as _storefront_catalog_v1_RemoveContractPricesResponse, RemoveContractPricesResponse__Output as _storefront_catalog_v1_RemoveContractPricesResponse__Output } from './storefront/catalog/v1/RemoveContractPricesResponse.ts';
import type { RemoveTagRequest as _storefront_catalog_v1_RemoveTagRequest, RemoveTagRequest__Output as _storefront_catalog_v1_RemoveTagRequest__Output } from './storefront/catalog/v1/RemoveTagRequest.ts';
import type { RemoveTagResponse as _storefront_catalog_v1_RemoveTagResponse, RemoveTagResponse__Output as _storefront_catalog_v1_RemoveTagResponse__Output } from './storefront/catalog/v1/RemoveTagResponse.ts';
import type { ReserveLine as _storefront_catalog_v1_ReserveLine, ReserveLine__Output as _storefront_catalog_v1_ReserveLine__Output } from './storefront/catalog/v1/ReserveLine.ts';
import type { ReserveStockRequest as _storefront_catalog_v1_ReserveStockRequest, ReserveStockRequest__Output as _storefront_catalog_v1_ReserveStockRequest__Output } from './storefront/catalog/v1/ReserveStockRequest.ts';
import type { ReserveStockResponse as _storefront_catalog_v1_ReserveStockResponse, ReserveStockResponse__Output as _storefront_catalog_v1_ReserveStockResponse__Output } from './storefront/catalog/v1/ReserveStockResponse.ts';
import type { RestockReturnRequest as _storefront_catalog_v1_RestockReturnRequest, RestockReturnRequest__Output as _storefront_catalog_v1_RestockReturnRequest__Output } from './storefront/catalog/v1/RestockReturnRequest.ts';
import type { RestockReturnResponse as _storefront_catalog_v1_RestockReturnResponse, RestockReturnResponse__Output as _storefront_catalog_v1_RestockReturnResponse__Output } from './storefront/catalog/v1/RestockReturnResponse.ts';
import type { SetContractPricesRequest as _storefront_catalog_v1_SetContractPricesRequest, SetContractPricesRequest__Output as _storefront_catalog_v1_SetContractPricesRequest__Output } from './storefront/catalog/v1/SetContractPricesRequest.ts';
import type { SetContractPricesResponse as _storefront_catalog_v1_SetContractPricesResponse, SetContractPricesResponse__Output as _storefront_catalog_v1_SetContractPricesResponse__Output } from './storefront/catalog/v1/SetContractPricesResponse.ts';
import type { SetLowStockThresholdRequest as _storefront_catalog_v1_SetLowStockThresholdRequest, SetLowStockThresholdRequest__Output as _storefront_catalog_v1_SetLowStockThresholdRequest__Output } from './storefront/catalog/v1/SetLowStockThresholdRequest.ts';
import type { SetLowStockThresholdResponse as _storefront_catalog_v1_SetLowStockThresholdResponse, SetLowStockThresholdResponse__Output as _storefront_catalog_v1_SetLowStockThresholdResponse__Output } from './storefront/catalog/v1/SetLowStockThresholdResponse.ts';
import type { SetStockRequest as _storefront_catalog_v1_SetStockRequest, SetStockRequest__Output as _storefront_catalog_v1_SetStockRequest__Output } from './storefront/catalog/v1/SetStockRequest.ts';
import type { SetStockResponse as _storefront_catalog_v1_SetStockResponse, SetStockResponse__Output as _storefront_catalog_v1_SetStockResponse__Output } from './storefront/catalog/v1/SetStockResponse.ts';
import type { SetVisibilityRequest as _storefront_catalog_v1_SetVisibilityRequest, SetVisibilityRequest__Output as _storefront_catalog_v1_SetVisibilityRequest__Output } from './storefront/catalog/v1/SetVisibilityRequest.ts';
import type { SetVisibilityResponse as _storefront_catalog_v1_SetVisibilityResponse, SetVisibilityResponse__Output as _storefront_catalog_v1_SetVisibilityResponse__Output } from './storefront/catalog/v1/SetVisibilityResponse.ts';
import type { ShipReservationRequest as _storefront_catalog_v1_ShipReservationRequest, ShipReservationRequest__Output as _storefront_catalog_v1_ShipReservationRequest__Output } from './storefront/catalog/v1/ShipReservationRequest.ts';
import type { ShipReservationResponse as _storefront_catalog_v1_ShipReservationResponse, ShipReservationResponse__Output as _storefront_catalog_v1_ShipReservationResponse__Output } from './storefront/catalog/v1/ShipReservationResponse.ts';
import type { SkuAvailability as _storefront_catalog_v1_SkuAvailability, SkuAvailability__Output as _storefront_catalog_v1_SkuAvailability__Output } from './storefront/catalog/v1/SkuAvailability.ts';
import type { StockIssue as _storefront_catalog_v1_StockIssue, StockIssue__Output as _storefront_catalog_v1_StockIssue__Output } from './storefront/catalog/v1/StockIssue.ts';
import type { StockLevel as _storefront_catalog_v1_StockLevel, StockLevel__Output as _storefront_catalog_v1_StockLevel__Output } from './storefront/catalog/v1/StockLevel.ts';
import type { StoreProduct as _storefront_catalog_v1_StoreProduct, StoreProduct__Output as _storefront_catalog_v1_StoreProduct__Output } from './storefront/catalog/v1/StoreProduct.ts';
import type { Tag as _storefront_catalog_v1_Tag, Tag__Output as _storefront_catalog_v1_Tag__Output } from './storefront/catalog/v1/Tag.ts';
import type { TagGroup as _storefront_catalog_v1_TagGroup, TagGroup__Output as _storefront_catalog_v1_TagGroup__Output } from './storefront/catalog/v1/TagGroup.ts';
import type { UpdateCategoryRequest as _storefront_catalog_v1_UpdateCategoryRequest, UpdateCategoryRequest__Output as _storefront_catalog_v1_UpdateCategoryRequest__Output } from './storefront/catalog/v1/UpdateCategoryRequest.ts';
import type { UpdateCategoryResponse as _storefront_catalog_v1_UpdateCategoryResponse, UpdateCategoryResponse__Output as _storefront_catalog_v1_UpdateCategoryResponse__Output } from './storefront/catalog/v1/UpdateCategoryResponse.ts';
import type { UpdateTagGroupRequest as _storefront_catalog_v1_UpdateTagGroupRequest, UpdateTagGroupRequest__Output as _storefront_catalog_v1_UpdateTagGroupRequest__Output } from './storefront/catalog/v1/UpdateTagGroupRequest.ts';
import type { UpdateTagGroupResponse as _storefront_catalog_v1_UpdateTagGroupResponse, UpdateTagGroupResponse__Output as _storefront_catalog_v1_UpdateTagGroupResponse__Output } from './storefront/catalog/v1/UpdateTagGroupResponse.ts';
import type { UpdateTagRequest as _storefront_catalog_v1_UpdateTagRequest, UpdateTagRequest__Output as _storefront_catalog_v1_UpdateTagRequest__Output } from './storefront/catalog/v1/UpdateTagRequest.ts';
import type { UpdateTagResponse as _storefront_catalog_v1_UpdateTagResponse, UpdateTagResponse__Output as _storefront_catalog_v1_UpdateTagResponse__Output } from './storefront/catalog/v1/UpdateTagResponse.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from './storefront/common/v1/Address.ts';
import type { AppError as _storefront_common_v1_AppError, AppError__Output as _storefront_common_v1_AppError__Output } from './storefront/common/v1/AppError.ts';
import type { ErrorDetail as _storefront_common_v1_ErrorDetail, ErrorDetail__Output as _storefront_common_v1_ErrorDetail__Output } from './storefront/common/v1/ErrorDetail.ts';
import type { LineDiscount as _storefront_common_v1_LineDiscount, LineDiscount__Output as _storefront_common_v1_LineDiscount__Output } from './storefront/common/v1/LineDiscount.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from './storefront/common/v1/SectionError.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    cart: {
      v1: {
        AddLineRequest: MessageTypeDefinition<_storefront_cart_v1_AddLineRequest, _storefront_cart_v1_AddLineRequest__Output>
        AddLineResponse: MessageTypeDefinition<_storefront_cart_v1_AddLineResponse, _storefront_cart_v1_AddLineResponse__Output>
        AddLinesRequest: MessageTypeDefinition<_storefront_cart_v1_AddLinesRequest, _storefront_cart_v1_AddLinesRequest__Output>
        AddLinesResponse: MessageTypeDefinition<_storefront_cart_v1_AddLinesResponse, _storefront_cart_v1_AddLinesResponse__Output>
        AddListLinesRequest: MessageTypeDefinition<_storefront_cart_v1_AddListLinesRequest, _storefront_cart_v1_AddListLinesRequest__Output>
        AddListLinesResponse: MessageTypeDefinition<_storefront_cart_v1_AddListLinesResponse, _storefront_cart_v1_AddListLinesResponse__Output>
        AddListToCartRequest: MessageTypeDefinition<_storefront_cart_v1_AddListToCartRequest, _storefront_cart_v1_AddListToCartRequest__Output>
        AddListToCartResponse: MessageTypeDefinition<_storefront_cart_v1_AddListToCartResponse, _storefront_cart_v1_AddListToCartResponse__Output>
        ApplyPromotionRequest: MessageTypeDefinition<_storefront_cart_v1_ApplyPromotionRequest, _storefront_cart_v1_ApplyPromotionRequest__Output>
        ApplyPromotionResponse: MessageTypeDefinition<_storefront_cart_v1_ApplyPromotionResponse, _storefront_cart_v1_ApplyPromotionResponse__Output>
        Cart: MessageTypeDefinition<_storefront_cart_v1_Cart, _storefront_cart_v1_Cart__Output>
        /**
         * Manages a store's promotions, for operators.
         */
        CartAdminService: SubtypeConstructor<typeof grpc.Client, _storefront_cart_v1_CartAdminServiceClient> & { service: _storefront_cart_v1_CartAdminServiceDefinition }
        CartLine: MessageTypeDefinition<_storefront_cart_v1_CartLine, _storefront_cart_v1_CartLine__Output>
        CartPromotion: MessageTypeDefinition<_storefront_cart_v1_CartPromotion, _storefront_cart_v1_CartPromotion__Output>
        CartRow: MessageTypeDefinition<_storefront_cart_v1_CartRow, _storefront_cart_v1_CartRow__Output>
        /**
         * Manages the calling customer's carts. A change fails with FAILED_PRECONDITION if the cart is ordered (cart_already_ordered), expired
         * (cart_expired), or in checkout (cart_checkout_in_progress). With as_json, a response has cart_json, the cart as public JSON in UTF-8, and in errors the sections
         * that the catalog could not provide, instead of cart.
         */
        CartService: SubtypeConstructor<typeof grpc.Client, _storefront_cart_v1_CartServiceClient> & { service: _storefront_cart_v1_CartServiceDefinition }
        CartWarning: MessageTypeDefinition<_storefront_cart_v1_CartWarning, _storefront_cart_v1_CartWarning__Output>
        CloseCartRequest: MessageTypeDefinition<_storefront_cart_v1_CloseCartRequest, _storefront_cart_v1_CloseCartRequest__Output>
        CloseCartResponse: MessageTypeDefinition<_storefront_cart_v1_CloseCartResponse, _storefront_cart_v1_CloseCartResponse__Output>
        CreateCartRequest: MessageTypeDefinition<_storefront_cart_v1_CreateCartRequest, _storefront_cart_v1_CreateCartRequest__Output>
        CreateCartResponse: MessageTypeDefinition<_storefront_cart_v1_CreateCartResponse, _storefront_cart_v1_CreateCartResponse__Output>
        CreateCartWithLinesRequest: MessageTypeDefinition<_storefront_cart_v1_CreateCartWithLinesRequest, _storefront_cart_v1_CreateCartWithLinesRequest__Output>
        CreateCartWithLinesResponse: MessageTypeDefinition<_storefront_cart_v1_CreateCartWithLinesResponse, _storefront_cart_v1_CreateCartWithLinesResponse__Output>
        CreateListRequest: MessageTypeDefinition<_storefront_cart_v1_CreateListRequest, _storefront_cart_v1_CreateListRequest__Output>
        CreateListResponse: MessageTypeDefinition<_storefront_cart_v1_CreateListResponse, _storefront_cart_v1_CreateListResponse__Output>
        CreatePromotionRequest: MessageTypeDefinition<_storefront_cart_v1_CreatePromotionRequest, _storefront_cart_v1_CreatePromotionRequest__Output>
        CreatePromotionResponse: MessageTypeDefinition<_storefront_cart_v1_CreatePromotionResponse, _storefront_cart_v1_CreatePromotionResponse__Output>
        DeleteListRequest: MessageTypeDefinition<_storefront_cart_v1_DeleteListRequest, _storefront_cart_v1_DeleteListRequest__Output>
        DeleteListResponse: MessageTypeDefinition<_storefront_cart_v1_DeleteListResponse, _storefront_cart_v1_DeleteListResponse__Output>
        EndPromotionRequest: MessageTypeDefinition<_storefront_cart_v1_EndPromotionRequest, _storefront_cart_v1_EndPromotionRequest__Output>
        EndPromotionResponse: MessageTypeDefinition<_storefront_cart_v1_EndPromotionResponse, _storefront_cart_v1_EndPromotionResponse__Output>
        EraseCustomerRequest: MessageTypeDefinition<_storefront_cart_v1_EraseCustomerRequest, _storefront_cart_v1_EraseCustomerRequest__Output>
        EraseCustomerResponse: MessageTypeDefinition<_storefront_cart_v1_EraseCustomerResponse, _storefront_cart_v1_EraseCustomerResponse__Output>
        FreezeCartRequest: MessageTypeDefinition<_storefront_cart_v1_FreezeCartRequest, _storefront_cart_v1_FreezeCartRequest__Output>
        FreezeCartResponse: MessageTypeDefinition<_storefront_cart_v1_FreezeCartResponse, _storefront_cart_v1_FreezeCartResponse__Output>
        GetCartRequest: MessageTypeDefinition<_storefront_cart_v1_GetCartRequest, _storefront_cart_v1_GetCartRequest__Output>
        GetCartResponse: MessageTypeDefinition<_storefront_cart_v1_GetCartResponse, _storefront_cart_v1_GetCartResponse__Output>
        GetListRequest: MessageTypeDefinition<_storefront_cart_v1_GetListRequest, _storefront_cart_v1_GetListRequest__Output>
        GetListResponse: MessageTypeDefinition<_storefront_cart_v1_GetListResponse, _storefront_cart_v1_GetListResponse__Output>
        ListCartsRequest: MessageTypeDefinition<_storefront_cart_v1_ListCartsRequest, _storefront_cart_v1_ListCartsRequest__Output>
        ListCartsResponse: MessageTypeDefinition<_storefront_cart_v1_ListCartsResponse, _storefront_cart_v1_ListCartsResponse__Output>
        ListListsRequest: MessageTypeDefinition<_storefront_cart_v1_ListListsRequest, _storefront_cart_v1_ListListsRequest__Output>
        ListListsResponse: MessageTypeDefinition<_storefront_cart_v1_ListListsResponse, _storefront_cart_v1_ListListsResponse__Output>
        ListPromotionsRequest: MessageTypeDefinition<_storefront_cart_v1_ListPromotionsRequest, _storefront_cart_v1_ListPromotionsRequest__Output>
        ListPromotionsResponse: MessageTypeDefinition<_storefront_cart_v1_ListPromotionsResponse, _storefront_cart_v1_ListPromotionsResponse__Output>
        ListedPromotion: MessageTypeDefinition<_storefront_cart_v1_ListedPromotion, _storefront_cart_v1_ListedPromotion__Output>
        PriceCartRequest: MessageTypeDefinition<_storefront_cart_v1_PriceCartRequest, _storefront_cart_v1_PriceCartRequest__Output>
        PriceCartResponse: MessageTypeDefinition<_storefront_cart_v1_PriceCartResponse, _storefront_cart_v1_PriceCartResponse__Output>
        PriceIssue: MessageTypeDefinition<_storefront_cart_v1_PriceIssue, _storefront_cart_v1_PriceIssue__Output>
        Promotion: MessageTypeDefinition<_storefront_cart_v1_Promotion, _storefront_cart_v1_Promotion__Output>
        RejectedLine: MessageTypeDefinition<_storefront_cart_v1_RejectedLine, _storefront_cart_v1_RejectedLine__Output>
        RemoveLineRequest: MessageTypeDefinition<_storefront_cart_v1_RemoveLineRequest, _storefront_cart_v1_RemoveLineRequest__Output>
        RemoveLineResponse: MessageTypeDefinition<_storefront_cart_v1_RemoveLineResponse, _storefront_cart_v1_RemoveLineResponse__Output>
        RemoveListLineRequest: MessageTypeDefinition<_storefront_cart_v1_RemoveListLineRequest, _storefront_cart_v1_RemoveListLineRequest__Output>
        RemoveListLineResponse: MessageTypeDefinition<_storefront_cart_v1_RemoveListLineResponse, _storefront_cart_v1_RemoveListLineResponse__Output>
        RemovePromotionRequest: MessageTypeDefinition<_storefront_cart_v1_RemovePromotionRequest, _storefront_cart_v1_RemovePromotionRequest__Output>
        RemovePromotionResponse: MessageTypeDefinition<_storefront_cart_v1_RemovePromotionResponse, _storefront_cart_v1_RemovePromotionResponse__Output>
        ReplaceLinesRequest: MessageTypeDefinition<_storefront_cart_v1_ReplaceLinesRequest, _storefront_cart_v1_ReplaceLinesRequest__Output>
        ReplaceLinesResponse: MessageTypeDefinition<_storefront_cart_v1_ReplaceLinesResponse, _storefront_cart_v1_ReplaceLinesResponse__Output>
        ReplaceListLinesRequest: MessageTypeDefinition<_storefront_cart_v1_ReplaceListLinesRequest, _storefront_cart_v1_ReplaceListLinesRequest__Output>
        ReplaceListLinesResponse: MessageTypeDefinition<_storefront_cart_v1_ReplaceListLinesResponse, _storefront_cart_v1_ReplaceListLinesResponse__Output>
        RequestedLine: MessageTypeDefinition<_storefront_cart_v1_RequestedLine, _storefront_cart_v1_RequestedLine__Output>
        SavedList: MessageTypeDefinition<_storefront_cart_v1_SavedList, _storefront_cart_v1_SavedList__Output>
        SavedListLine: MessageTypeDefinition<_storefront_cart_v1_SavedListLine, _storefront_cart_v1_SavedListLine__Output>
        UnfreezeCartRequest: MessageTypeDefinition<_storefront_cart_v1_UnfreezeCartRequest, _storefront_cart_v1_UnfreezeCartRequest__Output>
        UnfreezeCartResponse: MessageTypeDefinition<_storefront_cart_v1_UnfreezeCartResponse, _storefront_cart_v1_UnfreezeCartResponse__Output>
        UpdateLineRequest: MessageTypeDefinition<_storefront_cart_v1_UpdateLineRequest, _storefront_cart_v1_UpdateLineRequest__Output>
        UpdateLineResponse: MessageTypeDefinition<_storefront_cart_v1_UpdateLineResponse, _storefront_cart_v1_UpdateLineResponse__Output>
        UpdateListLineRequest: MessageTypeDefinition<_storefront_cart_v1_UpdateListLineRequest, _storefront_cart_v1_UpdateListLineRequest__Output>
        UpdateListLineResponse: MessageTypeDefinition<_storefront_cart_v1_UpdateListLineResponse, _storefront_cart_v1_UpdateListLineResponse__Output>
        UpdateListRequest: MessageTypeDefinition<_storefront_cart_v1_UpdateListRequest, _storefront_cart_v1_UpdateListRequest__Output>
        UpdateListResponse: MessageTypeDefinition<_storefront_cart_v1_UpdateListResponse, _storefront_cart_v1_UpdateListResponse__Output>
      }
    }
    catalog: {
      v1: {
        AdjustStockRequest: MessageTypeDefinition<_storefront_catalog_v1_AdjustStockRequest, _storefront_catalog_v1_AdjustStockRequest__Output>
        AdjustStockResponse: MessageTypeDefinition<_storefront_catalog_v1_AdjustStockResponse, _storefront_catalog_v1_AdjustStockResponse__Output>
        BatchGetAvailabilityRequest: MessageTypeDefinition<_storefront_catalog_v1_BatchGetAvailabilityRequest, _storefront_catalog_v1_BatchGetAvailabilityRequest__Output>
        BatchGetAvailabilityResponse: MessageTypeDefinition<_storefront_catalog_v1_BatchGetAvailabilityResponse, _storefront_catalog_v1_BatchGetAvailabilityResponse__Output>
        /**
         * Manages a store's catalog, stock, and contract prices, for operators.
         */
        CatalogAdminService: SubtypeConstructor<typeof grpc.Client, _storefront_catalog_v1_CatalogAdminServiceClient> & { service: _storefront_catalog_v1_CatalogAdminServiceDefinition }
        CatalogChange: MessageTypeDefinition<_storefront_catalog_v1_CatalogChange, _storefront_catalog_v1_CatalogChange__Output>
        /**
         * Serves the catalog to storefronts, and prices and stock to cart and checkout. Prices are the calling customer's; without a customer they
         * are list prices. Hidden products are treated as unknown.
         */
        CatalogService: SubtypeConstructor<typeof grpc.Client, _storefront_catalog_v1_CatalogServiceClient> & { service: _storefront_catalog_v1_CatalogServiceDefinition }
        Category: MessageTypeDefinition<_storefront_catalog_v1_Category, _storefront_catalog_v1_Category__Output>
        CategoryEntry: MessageTypeDefinition<_storefront_catalog_v1_CategoryEntry, _storefront_catalog_v1_CategoryEntry__Output>
        CommitReservationRequest: MessageTypeDefinition<_storefront_catalog_v1_CommitReservationRequest, _storefront_catalog_v1_CommitReservationRequest__Output>
        CommitReservationResponse: MessageTypeDefinition<_storefront_catalog_v1_CommitReservationResponse, _storefront_catalog_v1_CommitReservationResponse__Output>
        CommitReservationsRequest: MessageTypeDefinition<_storefront_catalog_v1_CommitReservationsRequest, _storefront_catalog_v1_CommitReservationsRequest__Output>
        CommitReservationsResponse: MessageTypeDefinition<_storefront_catalog_v1_CommitReservationsResponse, _storefront_catalog_v1_CommitReservationsResponse__Output>
        ContractPrice: MessageTypeDefinition<_storefront_catalog_v1_ContractPrice, _storefront_catalog_v1_ContractPrice__Output>
        ExportContractPricesRequest: MessageTypeDefinition<_storefront_catalog_v1_ExportContractPricesRequest, _storefront_catalog_v1_ExportContractPricesRequest__Output>
        ExportContractPricesResponse: MessageTypeDefinition<_storefront_catalog_v1_ExportContractPricesResponse, _storefront_catalog_v1_ExportContractPricesResponse__Output>
        ExportProductsRequest: MessageTypeDefinition<_storefront_catalog_v1_ExportProductsRequest, _storefront_catalog_v1_ExportProductsRequest__Output>
        ExportProductsResponse: MessageTypeDefinition<_storefront_catalog_v1_ExportProductsResponse, _storefront_catalog_v1_ExportProductsResponse__Output>
        FacetCount: MessageTypeDefinition<_storefront_catalog_v1_FacetCount, _storefront_catalog_v1_FacetCount__Output>
        FacetCounts: MessageTypeDefinition<_storefront_catalog_v1_FacetCounts, _storefront_catalog_v1_FacetCounts__Output>
        GetAvailabilityRequest: MessageTypeDefinition<_storefront_catalog_v1_GetAvailabilityRequest, _storefront_catalog_v1_GetAvailabilityRequest__Output>
        GetAvailabilityResponse: MessageTypeDefinition<_storefront_catalog_v1_GetAvailabilityResponse, _storefront_catalog_v1_GetAvailabilityResponse__Output>
        GetCatalogVersionRequest: MessageTypeDefinition<_storefront_catalog_v1_GetCatalogVersionRequest, _storefront_catalog_v1_GetCatalogVersionRequest__Output>
        GetCatalogVersionResponse: MessageTypeDefinition<_storefront_catalog_v1_GetCatalogVersionResponse, _storefront_catalog_v1_GetCatalogVersionResponse__Output>
        GetProductRequest: MessageTypeDefinition<_storefront_catalog_v1_GetProductRequest, _storefront_catalog_v1_GetProductRequest__Output>
        GetProductResponse: MessageTypeDefinition<_storefront_catalog_v1_GetProductResponse, _storefront_catalog_v1_GetProductResponse__Output>
        GetStockRequest: MessageTypeDefinition<_storefront_catalog_v1_GetStockRequest, _storefront_catalog_v1_GetStockRequest__Output>
        GetStockResponse: MessageTypeDefinition<_storefront_catalog_v1_GetStockResponse, _storefront_catalog_v1_GetStockResponse__Output>
        GetTaxonomyRequest: MessageTypeDefinition<_storefront_catalog_v1_GetTaxonomyRequest, _storefront_catalog_v1_GetTaxonomyRequest__Output>
        GetTaxonomyResponse: MessageTypeDefinition<_storefront_catalog_v1_GetTaxonomyResponse, _storefront_catalog_v1_GetTaxonomyResponse__Output>
        ImportFault: MessageTypeDefinition<_storefront_catalog_v1_ImportFault, _storefront_catalog_v1_ImportFault__Output>
        ImportOptions: MessageTypeDefinition<_storefront_catalog_v1_ImportOptions, _storefront_catalog_v1_ImportOptions__Output>
        ImportProductsRequest: MessageTypeDefinition<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsRequest__Output>
        ImportProductsResponse: MessageTypeDefinition<_storefront_catalog_v1_ImportProductsResponse, _storefront_catalog_v1_ImportProductsResponse__Output>
        ListCategoriesRequest: MessageTypeDefinition<_storefront_catalog_v1_ListCategoriesRequest, _storefront_catalog_v1_ListCategoriesRequest__Output>
        ListCategoriesResponse: MessageTypeDefinition<_storefront_catalog_v1_ListCategoriesResponse, _storefront_catalog_v1_ListCategoriesResponse__Output>
        ListChangesRequest: MessageTypeDefinition<_storefront_catalog_v1_ListChangesRequest, _storefront_catalog_v1_ListChangesRequest__Output>
        ListChangesResponse: MessageTypeDefinition<_storefront_catalog_v1_ListChangesResponse, _storefront_catalog_v1_ListChangesResponse__Output>
        ListProductsRequest: MessageTypeDefinition<_storefront_catalog_v1_ListProductsRequest, _storefront_catalog_v1_ListProductsRequest__Output>
        ListProductsResponse: MessageTypeDefinition<_storefront_catalog_v1_ListProductsResponse, _storefront_catalog_v1_ListProductsResponse__Output>
        ListStoreProductsRequest: MessageTypeDefinition<_storefront_catalog_v1_ListStoreProductsRequest, _storefront_catalog_v1_ListStoreProductsRequest__Output>
        ListStoreProductsResponse: MessageTypeDefinition<_storefront_catalog_v1_ListStoreProductsResponse, _storefront_catalog_v1_ListStoreProductsResponse__Output>
        ListTagsRequest: MessageTypeDefinition<_storefront_catalog_v1_ListTagsRequest, _storefront_catalog_v1_ListTagsRequest__Output>
        ListTagsResponse: MessageTypeDefinition<_storefront_catalog_v1_ListTagsResponse, _storefront_catalog_v1_ListTagsResponse__Output>
        MediaRef: MessageTypeDefinition<_storefront_catalog_v1_MediaRef, _storefront_catalog_v1_MediaRef__Output>
        OrderUom: MessageTypeDefinition<_storefront_catalog_v1_OrderUom, _storefront_catalog_v1_OrderUom__Output>
        QuoteLine: MessageTypeDefinition<_storefront_catalog_v1_QuoteLine, _storefront_catalog_v1_QuoteLine__Output>
        QuoteLinesRequest: MessageTypeDefinition<_storefront_catalog_v1_QuoteLinesRequest, _storefront_catalog_v1_QuoteLinesRequest__Output>
        QuoteLinesResponse: MessageTypeDefinition<_storefront_catalog_v1_QuoteLinesResponse, _storefront_catalog_v1_QuoteLinesResponse__Output>
        QuoteValidity: MessageTypeDefinition<_storefront_catalog_v1_QuoteValidity, _storefront_catalog_v1_QuoteValidity__Output>
        QuotedLine: MessageTypeDefinition<_storefront_catalog_v1_QuotedLine, _storefront_catalog_v1_QuotedLine__Output>
        ReduceReservationRequest: MessageTypeDefinition<_storefront_catalog_v1_ReduceReservationRequest, _storefront_catalog_v1_ReduceReservationRequest__Output>
        ReduceReservationResponse: MessageTypeDefinition<_storefront_catalog_v1_ReduceReservationResponse, _storefront_catalog_v1_ReduceReservationResponse__Output>
        ReleaseReservationRequest: MessageTypeDefinition<_storefront_catalog_v1_ReleaseReservationRequest, _storefront_catalog_v1_ReleaseReservationRequest__Output>
        ReleaseReservationResponse: MessageTypeDefinition<_storefront_catalog_v1_ReleaseReservationResponse, _storefront_catalog_v1_ReleaseReservationResponse__Output>
        RemoveCategoryRequest: MessageTypeDefinition<_storefront_catalog_v1_RemoveCategoryRequest, _storefront_catalog_v1_RemoveCategoryRequest__Output>
        RemoveCategoryResponse: MessageTypeDefinition<_storefront_catalog_v1_RemoveCategoryResponse, _storefront_catalog_v1_RemoveCategoryResponse__Output>
        RemoveContractPricesRequest: MessageTypeDefinition<_storefront_catalog_v1_RemoveContractPricesRequest, _storefront_catalog_v1_RemoveContractPricesRequest__Output>
        RemoveContractPricesResponse: MessageTypeDefinition<_storefront_catalog_v1_RemoveContractPricesResponse, _storefront_catalog_v1_RemoveContractPricesResponse__Output>
        RemoveTagRequest: MessageTypeDefinition<_storefront_catalog_v1_RemoveTagRequest, _storefront_catalog_v1_RemoveTagRequest__Output>
        RemoveTagResponse: MessageTypeDefinition<_storefront_catalog_v1_RemoveTagResponse, _storefront_catalog_v1_RemoveTagResponse__Output>
        ReserveLine: MessageTypeDefinition<_storefront_catalog_v1_ReserveLine, _storefront_catalog_v1_ReserveLine__Output>
        ReserveStockRequest: MessageTypeDefinition<_storefront_catalog_v1_ReserveStockRequest, _storefront_catalog_v1_ReserveStockRequest__Output>
        ReserveStockResponse: MessageTypeDefinition<_storefront_catalog_v1_ReserveStockResponse, _storefront_catalog_v1_ReserveStockResponse__Output>
        RestockReturnRequest: MessageTypeDefinition<_storefront_catalog_v1_RestockReturnRequest, _storefront_catalog_v1_RestockReturnRequest__Output>
        RestockReturnResponse: MessageTypeDefinition<_storefront_catalog_v1_RestockReturnResponse, _storefront_catalog_v1_RestockReturnResponse__Output>
        SetContractPricesRequest: MessageTypeDefinition<_storefront_catalog_v1_SetContractPricesRequest, _storefront_catalog_v1_SetContractPricesRequest__Output>
        SetContractPricesResponse: MessageTypeDefinition<_storefront_catalog_v1_SetContractPricesResponse, _storefront_catalog_v1_SetContractPricesResponse__Output>
        SetLowStockThresholdRequest: MessageTypeDefinition<_storefront_catalog_v1_SetLowStockThresholdRequest, _storefront_catalog_v1_SetLowStockThresholdRequest__Output>
        SetLowStockThresholdResponse: MessageTypeDefinition<_storefront_catalog_v1_SetLowStockThresholdResponse, _storefront_catalog_v1_SetLowStockThresholdResponse__Output>
        SetStockRequest: MessageTypeDefinition<_storefront_catalog_v1_SetStockRequest, _storefront_catalog_v1_SetStockRequest__Output>
        SetStockResponse: MessageTypeDefinition<_storefront_catalog_v1_SetStockResponse, _storefront_catalog_v1_SetStockResponse__Output>
        SetVisibilityRequest: MessageTypeDefinition<_storefront_catalog_v1_SetVisibilityRequest, _storefront_catalog_v1_SetVisibilityRequest__Output>
        SetVisibilityResponse: MessageTypeDefinition<_storefront_catalog_v1_SetVisibilityResponse, _storefront_catalog_v1_SetVisibilityResponse__Output>
        ShipReservationRequest: MessageTypeDefinition<_storefront_catalog_v1_ShipReservationRequest, _storefront_catalog_v1_ShipReservationRequest__Output>
        ShipReservationResponse: MessageTypeDefinition<_storefront_catalog_v1_ShipReservationResponse, _storefront_catalog_v1_ShipReservationResponse__Output>
        SkuAvailability: MessageTypeDefinition<_storefront_catalog_v1_SkuAvailability, _storefront_catalog_v1_SkuAvailability__Output>
        StockIssue: MessageTypeDefinition<_storefront_catalog_v1_StockIssue, _storefront_catalog_v1_StockIssue__Output>
        StockLevel: MessageTypeDefinition<_storefront_catalog_v1_StockLevel, _storefront_catalog_v1_StockLevel__Output>
        StoreProduct: MessageTypeDefinition<_storefront_catalog_v1_StoreProduct, _storefront_catalog_v1_StoreProduct__Output>
        Tag: MessageTypeDefinition<_storefront_catalog_v1_Tag, _storefront_catalog_v1_Tag__Output>
        TagGroup: MessageTypeDefinition<_storefront_catalog_v1_TagGroup, _storefront_catalog_v1_TagGroup__Output>
        UpdateCategoryRequest: MessageTypeDefinition<_storefront_catalog_v1_UpdateCategoryRequest, _storefront_catalog_v1_UpdateCategoryRequest__Output>
        UpdateCategoryResponse: MessageTypeDefinition<_storefront_catalog_v1_UpdateCategoryResponse, _storefront_catalog_v1_UpdateCategoryResponse__Output>
        UpdateTagGroupRequest: MessageTypeDefinition<_storefront_catalog_v1_UpdateTagGroupRequest, _storefront_catalog_v1_UpdateTagGroupRequest__Output>
        UpdateTagGroupResponse: MessageTypeDefinition<_storefront_catalog_v1_UpdateTagGroupResponse, _storefront_catalog_v1_UpdateTagGroupResponse__Output>
        UpdateTagRequest: MessageTypeDefinition<_storefront_catalog_v1_UpdateTagRequest, _storefront_catalog_v1_UpdateTagRequest__Output>
        UpdateTagResponse: MessageTypeDefinition<_storefront_catalog_v1_UpdateTagResponse, _storefront_catalog_v1_UpdateTagResponse__Output>
      }
    }
    common: {
      v1: {
        Address: MessageTypeDefinition<_storefront_common_v1_Address, _storefront_common_v1_Address__Output>
        AppError: MessageTypeDefinition<_storefront_common_v1_AppError, _storefront_common_v1_AppError__Output>
        Availability: EnumTypeDefinition
        ErrorDetail: MessageTypeDefinition<_storefront_common_v1_ErrorDetail, _storefront_common_v1_ErrorDetail__Output>
        LineDiscount: MessageTypeDefinition<_storefront_common_v1_LineDiscount, _storefront_common_v1_LineDiscount__Output>
        PaymentRail: EnumTypeDefinition
        PriceSource: EnumTypeDefinition
        SectionError: MessageTypeDefinition<_storefront_common_v1_SectionError, _storefront_common_v1_SectionError__Output>
      }
    }
  }
}

