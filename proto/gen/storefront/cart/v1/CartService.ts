// Original file: storefront/cart/v1/cart.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddLineRequest as _storefront_cart_v1_AddLineRequest, AddLineRequest__Output as _storefront_cart_v1_AddLineRequest__Output } from '../../../storefront/cart/v1/AddLineRequest.ts';
import type { AddLineResponse as _storefront_cart_v1_AddLineResponse, AddLineResponse__Output as _storefront_cart_v1_AddLineResponse__Output } from '../../../storefront/cart/v1/AddLineResponse.ts';
import type { AddLinesRequest as _storefront_cart_v1_AddLinesRequest, AddLinesRequest__Output as _storefront_cart_v1_AddLinesRequest__Output } from '../../../storefront/cart/v1/AddLinesRequest.ts';
import type { AddLinesResponse as _storefront_cart_v1_AddLinesResponse, AddLinesResponse__Output as _storefront_cart_v1_AddLinesResponse__Output } from '../../../storefront/cart/v1/AddLinesResponse.ts';
import type { AddListLinesRequest as _storefront_cart_v1_AddListLinesRequest, AddListLinesRequest__Output as _storefront_cart_v1_AddListLinesRequest__Output } from '../../../storefront/cart/v1/AddListLinesRequest.ts';
import type { AddListLinesResponse as _storefront_cart_v1_AddListLinesResponse, AddListLinesResponse__Output as _storefront_cart_v1_AddListLinesResponse__Output } from '../../../storefront/cart/v1/AddListLinesResponse.ts';
import type { AddListToCartRequest as _storefront_cart_v1_AddListToCartRequest, AddListToCartRequest__Output as _storefront_cart_v1_AddListToCartRequest__Output } from '../../../storefront/cart/v1/AddListToCartRequest.ts';
import type { AddListToCartResponse as _storefront_cart_v1_AddListToCartResponse, AddListToCartResponse__Output as _storefront_cart_v1_AddListToCartResponse__Output } from '../../../storefront/cart/v1/AddListToCartResponse.ts';
import type { ApplyPromotionRequest as _storefront_cart_v1_ApplyPromotionRequest, ApplyPromotionRequest__Output as _storefront_cart_v1_ApplyPromotionRequest__Output } from '../../../storefront/cart/v1/ApplyPromotionRequest.ts';
import type { ApplyPromotionResponse as _storefront_cart_v1_ApplyPromotionResponse, ApplyPromotionResponse__Output as _storefront_cart_v1_ApplyPromotionResponse__Output } from '../../../storefront/cart/v1/ApplyPromotionResponse.ts';
import type { CloseCartRequest as _storefront_cart_v1_CloseCartRequest, CloseCartRequest__Output as _storefront_cart_v1_CloseCartRequest__Output } from '../../../storefront/cart/v1/CloseCartRequest.ts';
import type { CloseCartResponse as _storefront_cart_v1_CloseCartResponse, CloseCartResponse__Output as _storefront_cart_v1_CloseCartResponse__Output } from '../../../storefront/cart/v1/CloseCartResponse.ts';
import type { CreateCartRequest as _storefront_cart_v1_CreateCartRequest, CreateCartRequest__Output as _storefront_cart_v1_CreateCartRequest__Output } from '../../../storefront/cart/v1/CreateCartRequest.ts';
import type { CreateCartResponse as _storefront_cart_v1_CreateCartResponse, CreateCartResponse__Output as _storefront_cart_v1_CreateCartResponse__Output } from '../../../storefront/cart/v1/CreateCartResponse.ts';
import type { CreateCartWithLinesRequest as _storefront_cart_v1_CreateCartWithLinesRequest, CreateCartWithLinesRequest__Output as _storefront_cart_v1_CreateCartWithLinesRequest__Output } from '../../../storefront/cart/v1/CreateCartWithLinesRequest.ts';
import type { CreateCartWithLinesResponse as _storefront_cart_v1_CreateCartWithLinesResponse, CreateCartWithLinesResponse__Output as _storefront_cart_v1_CreateCartWithLinesResponse__Output } from '../../../storefront/cart/v1/CreateCartWithLinesResponse.ts';
import type { CreateListRequest as _storefront_cart_v1_CreateListRequest, CreateListRequest__Output as _storefront_cart_v1_CreateListRequest__Output } from '../../../storefront/cart/v1/CreateListRequest.ts';
import type { CreateListResponse as _storefront_cart_v1_CreateListResponse, CreateListResponse__Output as _storefront_cart_v1_CreateListResponse__Output } from '../../../storefront/cart/v1/CreateListResponse.ts';
import type { DeleteListRequest as _storefront_cart_v1_DeleteListRequest, DeleteListRequest__Output as _storefront_cart_v1_DeleteListRequest__Output } from '../../../storefront/cart/v1/DeleteListRequest.ts';
import type { DeleteListResponse as _storefront_cart_v1_DeleteListResponse, DeleteListResponse__Output as _storefront_cart_v1_DeleteListResponse__Output } from '../../../storefront/cart/v1/DeleteListResponse.ts';
import type { EraseCustomerRequest as _storefront_cart_v1_EraseCustomerRequest, EraseCustomerRequest__Output as _storefront_cart_v1_EraseCustomerRequest__Output } from '../../../storefront/cart/v1/EraseCustomerRequest.ts';
import type { EraseCustomerResponse as _storefront_cart_v1_EraseCustomerResponse, EraseCustomerResponse__Output as _storefront_cart_v1_EraseCustomerResponse__Output } from '../../../storefront/cart/v1/EraseCustomerResponse.ts';
import type { FreezeCartRequest as _storefront_cart_v1_FreezeCartRequest, FreezeCartRequest__Output as _storefront_cart_v1_FreezeCartRequest__Output } from '../../../storefront/cart/v1/FreezeCartRequest.ts';
import type { FreezeCartResponse as _storefront_cart_v1_FreezeCartResponse, FreezeCartResponse__Output as _storefront_cart_v1_FreezeCartResponse__Output } from '../../../storefront/cart/v1/FreezeCartResponse.ts';
import type { GetCartRequest as _storefront_cart_v1_GetCartRequest, GetCartRequest__Output as _storefront_cart_v1_GetCartRequest__Output } from '../../../storefront/cart/v1/GetCartRequest.ts';
import type { GetCartResponse as _storefront_cart_v1_GetCartResponse, GetCartResponse__Output as _storefront_cart_v1_GetCartResponse__Output } from '../../../storefront/cart/v1/GetCartResponse.ts';
import type { GetListRequest as _storefront_cart_v1_GetListRequest, GetListRequest__Output as _storefront_cart_v1_GetListRequest__Output } from '../../../storefront/cart/v1/GetListRequest.ts';
import type { GetListResponse as _storefront_cart_v1_GetListResponse, GetListResponse__Output as _storefront_cart_v1_GetListResponse__Output } from '../../../storefront/cart/v1/GetListResponse.ts';
import type { ListCartsRequest as _storefront_cart_v1_ListCartsRequest, ListCartsRequest__Output as _storefront_cart_v1_ListCartsRequest__Output } from '../../../storefront/cart/v1/ListCartsRequest.ts';
import type { ListCartsResponse as _storefront_cart_v1_ListCartsResponse, ListCartsResponse__Output as _storefront_cart_v1_ListCartsResponse__Output } from '../../../storefront/cart/v1/ListCartsResponse.ts';
import type { ListListsRequest as _storefront_cart_v1_ListListsRequest, ListListsRequest__Output as _storefront_cart_v1_ListListsRequest__Output } from '../../../storefront/cart/v1/ListListsRequest.ts';
import type { ListListsResponse as _storefront_cart_v1_ListListsResponse, ListListsResponse__Output as _storefront_cart_v1_ListListsResponse__Output } from '../../../storefront/cart/v1/ListListsResponse.ts';
import type { PriceCartRequest as _storefront_cart_v1_PriceCartRequest, PriceCartRequest__Output as _storefront_cart_v1_PriceCartRequest__Output } from '../../../storefront/cart/v1/PriceCartRequest.ts';
import type { PriceCartResponse as _storefront_cart_v1_PriceCartResponse, PriceCartResponse__Output as _storefront_cart_v1_PriceCartResponse__Output } from '../../../storefront/cart/v1/PriceCartResponse.ts';
import type { RemoveLineRequest as _storefront_cart_v1_RemoveLineRequest, RemoveLineRequest__Output as _storefront_cart_v1_RemoveLineRequest__Output } from '../../../storefront/cart/v1/RemoveLineRequest.ts';
import type { RemoveLineResponse as _storefront_cart_v1_RemoveLineResponse, RemoveLineResponse__Output as _storefront_cart_v1_RemoveLineResponse__Output } from '../../../storefront/cart/v1/RemoveLineResponse.ts';
import type { RemoveListLineRequest as _storefront_cart_v1_RemoveListLineRequest, RemoveListLineRequest__Output as _storefront_cart_v1_RemoveListLineRequest__Output } from '../../../storefront/cart/v1/RemoveListLineRequest.ts';
import type { RemoveListLineResponse as _storefront_cart_v1_RemoveListLineResponse, RemoveListLineResponse__Output as _storefront_cart_v1_RemoveListLineResponse__Output } from '../../../storefront/cart/v1/RemoveListLineResponse.ts';
import type { RemovePromotionRequest as _storefront_cart_v1_RemovePromotionRequest, RemovePromotionRequest__Output as _storefront_cart_v1_RemovePromotionRequest__Output } from '../../../storefront/cart/v1/RemovePromotionRequest.ts';
import type { RemovePromotionResponse as _storefront_cart_v1_RemovePromotionResponse, RemovePromotionResponse__Output as _storefront_cart_v1_RemovePromotionResponse__Output } from '../../../storefront/cart/v1/RemovePromotionResponse.ts';
import type { ReplaceLinesRequest as _storefront_cart_v1_ReplaceLinesRequest, ReplaceLinesRequest__Output as _storefront_cart_v1_ReplaceLinesRequest__Output } from '../../../storefront/cart/v1/ReplaceLinesRequest.ts';
import type { ReplaceLinesResponse as _storefront_cart_v1_ReplaceLinesResponse, ReplaceLinesResponse__Output as _storefront_cart_v1_ReplaceLinesResponse__Output } from '../../../storefront/cart/v1/ReplaceLinesResponse.ts';
import type { ReplaceListLinesRequest as _storefront_cart_v1_ReplaceListLinesRequest, ReplaceListLinesRequest__Output as _storefront_cart_v1_ReplaceListLinesRequest__Output } from '../../../storefront/cart/v1/ReplaceListLinesRequest.ts';
import type { ReplaceListLinesResponse as _storefront_cart_v1_ReplaceListLinesResponse, ReplaceListLinesResponse__Output as _storefront_cart_v1_ReplaceListLinesResponse__Output } from '../../../storefront/cart/v1/ReplaceListLinesResponse.ts';
import type { UnfreezeCartRequest as _storefront_cart_v1_UnfreezeCartRequest, UnfreezeCartRequest__Output as _storefront_cart_v1_UnfreezeCartRequest__Output } from '../../../storefront/cart/v1/UnfreezeCartRequest.ts';
import type { UnfreezeCartResponse as _storefront_cart_v1_UnfreezeCartResponse, UnfreezeCartResponse__Output as _storefront_cart_v1_UnfreezeCartResponse__Output } from '../../../storefront/cart/v1/UnfreezeCartResponse.ts';
import type { UpdateLineRequest as _storefront_cart_v1_UpdateLineRequest, UpdateLineRequest__Output as _storefront_cart_v1_UpdateLineRequest__Output } from '../../../storefront/cart/v1/UpdateLineRequest.ts';
import type { UpdateLineResponse as _storefront_cart_v1_UpdateLineResponse, UpdateLineResponse__Output as _storefront_cart_v1_UpdateLineResponse__Output } from '../../../storefront/cart/v1/UpdateLineResponse.ts';
import type { UpdateListLineRequest as _storefront_cart_v1_UpdateListLineRequest, UpdateListLineRequest__Output as _storefront_cart_v1_UpdateListLineRequest__Output } from '../../../storefront/cart/v1/UpdateListLineRequest.ts';
import type { UpdateListLineResponse as _storefront_cart_v1_UpdateListLineResponse, UpdateListLineResponse__Output as _storefront_cart_v1_UpdateListLineResponse__Output } from '../../../storefront/cart/v1/UpdateListLineResponse.ts';
import type { UpdateListRequest as _storefront_cart_v1_UpdateListRequest, UpdateListRequest__Output as _storefront_cart_v1_UpdateListRequest__Output } from '../../../storefront/cart/v1/UpdateListRequest.ts';
import type { UpdateListResponse as _storefront_cart_v1_UpdateListResponse, UpdateListResponse__Output as _storefront_cart_v1_UpdateListResponse__Output } from '../../../storefront/cart/v1/UpdateListResponse.ts';

/**
 * Manages the calling customer's carts. A change fails with FAILED_PRECONDITION if the cart is ordered (cart_already_ordered), expired
 * (cart_expired), or in checkout (cart_checkout_in_progress). With as_json, a response has cart_json, the cart as public JSON in UTF-8, and in errors the sections
 * that the catalog could not provide, instead of cart.
 */
export interface CartServiceClient extends grpc.Client {
  /**
   * Adds a SKU to the cart, or increases the quantity of the line that already holds it. A cart holds at most 500 lines (cart_line_limit).
   */
  AddLine(argument: _storefront_cart_v1_AddLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddLineResponse__Output>): grpc.ClientUnaryCall;
  AddLine(argument: _storefront_cart_v1_AddLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_AddLineResponse__Output>): grpc.ClientUnaryCall;
  AddLine(argument: _storefront_cart_v1_AddLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddLineResponse__Output>): grpc.ClientUnaryCall;
  AddLine(argument: _storefront_cart_v1_AddLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_AddLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a SKU to the cart, or increases the quantity of the line that already holds it. A cart holds at most 500 lines (cart_line_limit).
   */
  addLine(argument: _storefront_cart_v1_AddLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddLineResponse__Output>): grpc.ClientUnaryCall;
  addLine(argument: _storefront_cart_v1_AddLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_AddLineResponse__Output>): grpc.ClientUnaryCall;
  addLine(argument: _storefront_cart_v1_AddLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddLineResponse__Output>): grpc.ClientUnaryCall;
  addLine(argument: _storefront_cart_v1_AddLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_AddLineResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds lines in their order, each as AddLine would, in one write. rejected lists those that AddLine would refuse.
   */
  AddLines(argument: _storefront_cart_v1_AddLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddLinesResponse__Output>): grpc.ClientUnaryCall;
  AddLines(argument: _storefront_cart_v1_AddLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_AddLinesResponse__Output>): grpc.ClientUnaryCall;
  AddLines(argument: _storefront_cart_v1_AddLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddLinesResponse__Output>): grpc.ClientUnaryCall;
  AddLines(argument: _storefront_cart_v1_AddLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_AddLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds lines in their order, each as AddLine would, in one write. rejected lists those that AddLine would refuse.
   */
  addLines(argument: _storefront_cart_v1_AddLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddLinesResponse__Output>): grpc.ClientUnaryCall;
  addLines(argument: _storefront_cart_v1_AddLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_AddLinesResponse__Output>): grpc.ClientUnaryCall;
  addLines(argument: _storefront_cart_v1_AddLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddLinesResponse__Output>): grpc.ClientUnaryCall;
  addLines(argument: _storefront_cart_v1_AddLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_AddLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Like AddLines. Beyond 500 lines, a line is rejected as list_line_limit.
   */
  AddListLines(argument: _storefront_cart_v1_AddListLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  AddListLines(argument: _storefront_cart_v1_AddListLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  AddListLines(argument: _storefront_cart_v1_AddListLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  AddListLines(argument: _storefront_cart_v1_AddListLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Like AddLines. Beyond 500 lines, a line is rejected as list_line_limit.
   */
  addListLines(argument: _storefront_cart_v1_AddListLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  addListLines(argument: _storefront_cart_v1_AddListLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  addListLines(argument: _storefront_cart_v1_AddListLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  addListLines(argument: _storefront_cart_v1_AddListLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds the lines of a list to a cart, or to a new one. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  AddListToCart(argument: _storefront_cart_v1_AddListToCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  AddListToCart(argument: _storefront_cart_v1_AddListToCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  AddListToCart(argument: _storefront_cart_v1_AddListToCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  AddListToCart(argument: _storefront_cart_v1_AddListToCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds the lines of a list to a cart, or to a new one. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  addListToCart(argument: _storefront_cart_v1_AddListToCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  addListToCart(argument: _storefront_cart_v1_AddListToCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  addListToCart(argument: _storefront_cart_v1_AddListToCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  addListToCart(argument: _storefront_cart_v1_AddListToCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Applies a promotion code. INVALID_ARGUMENT with a promo_* reason if the code is unknown or the cart does not qualify.
   */
  ApplyPromotion(argument: _storefront_cart_v1_ApplyPromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  ApplyPromotion(argument: _storefront_cart_v1_ApplyPromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  ApplyPromotion(argument: _storefront_cart_v1_ApplyPromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  ApplyPromotion(argument: _storefront_cart_v1_ApplyPromotionRequest, callback: grpc.requestCallback<_storefront_cart_v1_ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Applies a promotion code. INVALID_ARGUMENT with a promo_* reason if the code is unknown or the cart does not qualify.
   */
  applyPromotion(argument: _storefront_cart_v1_ApplyPromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  applyPromotion(argument: _storefront_cart_v1_ApplyPromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  applyPromotion(argument: _storefront_cart_v1_ApplyPromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  applyPromotion(argument: _storefront_cart_v1_ApplyPromotionRequest, callback: grpc.requestCallback<_storefront_cart_v1_ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Marks the cart ORDERED. Idempotent. FAILED_PRECONDITION (checkout_superseded) if another checkout holds the cart.
   */
  CloseCart(argument: _storefront_cart_v1_CloseCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CloseCartResponse__Output>): grpc.ClientUnaryCall;
  CloseCart(argument: _storefront_cart_v1_CloseCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CloseCartResponse__Output>): grpc.ClientUnaryCall;
  CloseCart(argument: _storefront_cart_v1_CloseCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CloseCartResponse__Output>): grpc.ClientUnaryCall;
  CloseCart(argument: _storefront_cart_v1_CloseCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_CloseCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Marks the cart ORDERED. Idempotent. FAILED_PRECONDITION (checkout_superseded) if another checkout holds the cart.
   */
  closeCart(argument: _storefront_cart_v1_CloseCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CloseCartResponse__Output>): grpc.ClientUnaryCall;
  closeCart(argument: _storefront_cart_v1_CloseCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CloseCartResponse__Output>): grpc.ClientUnaryCall;
  closeCart(argument: _storefront_cart_v1_CloseCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CloseCartResponse__Output>): grpc.ClientUnaryCall;
  closeCart(argument: _storefront_cart_v1_CloseCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_CloseCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates an empty cart in the store's currency.
   */
  CreateCart(argument: _storefront_cart_v1_CreateCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartResponse__Output>): grpc.ClientUnaryCall;
  CreateCart(argument: _storefront_cart_v1_CreateCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartResponse__Output>): grpc.ClientUnaryCall;
  CreateCart(argument: _storefront_cart_v1_CreateCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartResponse__Output>): grpc.ClientUnaryCall;
  CreateCart(argument: _storefront_cart_v1_CreateCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates an empty cart in the store's currency.
   */
  createCart(argument: _storefront_cart_v1_CreateCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartResponse__Output>): grpc.ClientUnaryCall;
  createCart(argument: _storefront_cart_v1_CreateCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartResponse__Output>): grpc.ClientUnaryCall;
  createCart(argument: _storefront_cart_v1_CreateCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartResponse__Output>): grpc.ClientUnaryCall;
  createCart(argument: _storefront_cart_v1_CreateCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a cart with lines, as CreateCart and AddLines. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  CreateCartWithLines(argument: _storefront_cart_v1_CreateCartWithLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  CreateCartWithLines(argument: _storefront_cart_v1_CreateCartWithLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  CreateCartWithLines(argument: _storefront_cart_v1_CreateCartWithLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  CreateCartWithLines(argument: _storefront_cart_v1_CreateCartWithLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a cart with lines, as CreateCart and AddLines. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  createCartWithLines(argument: _storefront_cart_v1_CreateCartWithLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  createCartWithLines(argument: _storefront_cart_v1_CreateCartWithLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  createCartWithLines(argument: _storefront_cart_v1_CreateCartWithLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  createCartWithLines(argument: _storefront_cart_v1_CreateCartWithLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates an empty list. FAILED_PRECONDITION: list_name_taken, list_limit.
   */
  CreateList(argument: _storefront_cart_v1_CreateListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateListResponse__Output>): grpc.ClientUnaryCall;
  CreateList(argument: _storefront_cart_v1_CreateListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CreateListResponse__Output>): grpc.ClientUnaryCall;
  CreateList(argument: _storefront_cart_v1_CreateListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateListResponse__Output>): grpc.ClientUnaryCall;
  CreateList(argument: _storefront_cart_v1_CreateListRequest, callback: grpc.requestCallback<_storefront_cart_v1_CreateListResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates an empty list. FAILED_PRECONDITION: list_name_taken, list_limit.
   */
  createList(argument: _storefront_cart_v1_CreateListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateListResponse__Output>): grpc.ClientUnaryCall;
  createList(argument: _storefront_cart_v1_CreateListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CreateListResponse__Output>): grpc.ClientUnaryCall;
  createList(argument: _storefront_cart_v1_CreateListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreateListResponse__Output>): grpc.ClientUnaryCall;
  createList(argument: _storefront_cart_v1_CreateListRequest, callback: grpc.requestCallback<_storefront_cart_v1_CreateListResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a list with its lines.
   */
  DeleteList(argument: _storefront_cart_v1_DeleteListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_DeleteListResponse__Output>): grpc.ClientUnaryCall;
  DeleteList(argument: _storefront_cart_v1_DeleteListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_DeleteListResponse__Output>): grpc.ClientUnaryCall;
  DeleteList(argument: _storefront_cart_v1_DeleteListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_DeleteListResponse__Output>): grpc.ClientUnaryCall;
  DeleteList(argument: _storefront_cart_v1_DeleteListRequest, callback: grpc.requestCallback<_storefront_cart_v1_DeleteListResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a list with its lines.
   */
  deleteList(argument: _storefront_cart_v1_DeleteListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_DeleteListResponse__Output>): grpc.ClientUnaryCall;
  deleteList(argument: _storefront_cart_v1_DeleteListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_DeleteListResponse__Output>): grpc.ClientUnaryCall;
  deleteList(argument: _storefront_cart_v1_DeleteListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_DeleteListResponse__Output>): grpc.ClientUnaryCall;
  deleteList(argument: _storefront_cart_v1_DeleteListRequest, callback: grpc.requestCallback<_storefront_cart_v1_DeleteListResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes the open carts and the saved lists of the calling customer, who has closed the account. Idempotent. UNAVAILABLE while a checkout holds a cart.
   */
  EraseCustomer(argument: _storefront_cart_v1_EraseCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  EraseCustomer(argument: _storefront_cart_v1_EraseCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  EraseCustomer(argument: _storefront_cart_v1_EraseCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  EraseCustomer(argument: _storefront_cart_v1_EraseCustomerRequest, callback: grpc.requestCallback<_storefront_cart_v1_EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes the open carts and the saved lists of the calling customer, who has closed the account. Idempotent. UNAVAILABLE while a checkout holds a cart.
   */
  eraseCustomer(argument: _storefront_cart_v1_EraseCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  eraseCustomer(argument: _storefront_cart_v1_EraseCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  eraseCustomer(argument: _storefront_cart_v1_EraseCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  eraseCustomer(argument: _storefront_cart_v1_EraseCustomerRequest, callback: grpc.requestCallback<_storefront_cart_v1_EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a checkout: checks that the priced amounts are still valid and blocks changes on behalf of checkout_id. Idempotent.
   * FAILED_PRECONDITION: checkout_in_progress, cart_empty, checkout_cancelled, price_unavailable (a line has no price for the customer).
   */
  FreezeCart(argument: _storefront_cart_v1_FreezeCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  FreezeCart(argument: _storefront_cart_v1_FreezeCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  FreezeCart(argument: _storefront_cart_v1_FreezeCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  FreezeCart(argument: _storefront_cart_v1_FreezeCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a checkout: checks that the priced amounts are still valid and blocks changes on behalf of checkout_id. Idempotent.
   * FAILED_PRECONDITION: checkout_in_progress, cart_empty, checkout_cancelled, price_unavailable (a line has no price for the customer).
   */
  freezeCart(argument: _storefront_cart_v1_FreezeCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  freezeCart(argument: _storefront_cart_v1_FreezeCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  freezeCart(argument: _storefront_cart_v1_FreezeCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  freezeCart(argument: _storefront_cart_v1_FreezeCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the cart; descriptions and availability come from the catalog and can be missing.
   */
  GetCart(argument: _storefront_cart_v1_GetCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_GetCartResponse__Output>): grpc.ClientUnaryCall;
  GetCart(argument: _storefront_cart_v1_GetCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_GetCartResponse__Output>): grpc.ClientUnaryCall;
  GetCart(argument: _storefront_cart_v1_GetCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_GetCartResponse__Output>): grpc.ClientUnaryCall;
  GetCart(argument: _storefront_cart_v1_GetCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_GetCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the cart; descriptions and availability come from the catalog and can be missing.
   */
  getCart(argument: _storefront_cart_v1_GetCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_GetCartResponse__Output>): grpc.ClientUnaryCall;
  getCart(argument: _storefront_cart_v1_GetCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_GetCartResponse__Output>): grpc.ClientUnaryCall;
  getCart(argument: _storefront_cart_v1_GetCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_GetCartResponse__Output>): grpc.ClientUnaryCall;
  getCart(argument: _storefront_cart_v1_GetCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_GetCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a list; descriptions, prices, availability, and images come from the catalog and can be missing.
   */
  GetList(argument: _storefront_cart_v1_GetListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_GetListResponse__Output>): grpc.ClientUnaryCall;
  GetList(argument: _storefront_cart_v1_GetListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_GetListResponse__Output>): grpc.ClientUnaryCall;
  GetList(argument: _storefront_cart_v1_GetListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_GetListResponse__Output>): grpc.ClientUnaryCall;
  GetList(argument: _storefront_cart_v1_GetListRequest, callback: grpc.requestCallback<_storefront_cart_v1_GetListResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a list; descriptions, prices, availability, and images come from the catalog and can be missing.
   */
  getList(argument: _storefront_cart_v1_GetListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_GetListResponse__Output>): grpc.ClientUnaryCall;
  getList(argument: _storefront_cart_v1_GetListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_GetListResponse__Output>): grpc.ClientUnaryCall;
  getList(argument: _storefront_cart_v1_GetListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_GetListResponse__Output>): grpc.ClientUnaryCall;
  getList(argument: _storefront_cart_v1_GetListRequest, callback: grpc.requestCallback<_storefront_cart_v1_GetListResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the customer's carts, newest change first.
   */
  ListCarts(argument: _storefront_cart_v1_ListCartsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListCartsResponse__Output>): grpc.ClientUnaryCall;
  ListCarts(argument: _storefront_cart_v1_ListCartsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ListCartsResponse__Output>): grpc.ClientUnaryCall;
  ListCarts(argument: _storefront_cart_v1_ListCartsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListCartsResponse__Output>): grpc.ClientUnaryCall;
  ListCarts(argument: _storefront_cart_v1_ListCartsRequest, callback: grpc.requestCallback<_storefront_cart_v1_ListCartsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the customer's carts, newest change first.
   */
  listCarts(argument: _storefront_cart_v1_ListCartsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListCartsResponse__Output>): grpc.ClientUnaryCall;
  listCarts(argument: _storefront_cart_v1_ListCartsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ListCartsResponse__Output>): grpc.ClientUnaryCall;
  listCarts(argument: _storefront_cart_v1_ListCartsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListCartsResponse__Output>): grpc.ClientUnaryCall;
  listCarts(argument: _storefront_cart_v1_ListCartsRequest, callback: grpc.requestCallback<_storefront_cart_v1_ListCartsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the customer's lists, newest change first.
   */
  ListLists(argument: _storefront_cart_v1_ListListsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListListsResponse__Output>): grpc.ClientUnaryCall;
  ListLists(argument: _storefront_cart_v1_ListListsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ListListsResponse__Output>): grpc.ClientUnaryCall;
  ListLists(argument: _storefront_cart_v1_ListListsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListListsResponse__Output>): grpc.ClientUnaryCall;
  ListLists(argument: _storefront_cart_v1_ListListsRequest, callback: grpc.requestCallback<_storefront_cart_v1_ListListsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the customer's lists, newest change first.
   */
  listLists(argument: _storefront_cart_v1_ListListsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListListsResponse__Output>): grpc.ClientUnaryCall;
  listLists(argument: _storefront_cart_v1_ListListsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ListListsResponse__Output>): grpc.ClientUnaryCall;
  listLists(argument: _storefront_cart_v1_ListListsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListListsResponse__Output>): grpc.ClientUnaryCall;
  listLists(argument: _storefront_cart_v1_ListListsRequest, callback: grpc.requestCallback<_storefront_cart_v1_ListListsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Prices every line with one batched call to the catalog. The amounts are valid for 15 minutes.
   */
  PriceCart(argument: _storefront_cart_v1_PriceCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_PriceCartResponse__Output>): grpc.ClientUnaryCall;
  PriceCart(argument: _storefront_cart_v1_PriceCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_PriceCartResponse__Output>): grpc.ClientUnaryCall;
  PriceCart(argument: _storefront_cart_v1_PriceCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_PriceCartResponse__Output>): grpc.ClientUnaryCall;
  PriceCart(argument: _storefront_cart_v1_PriceCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_PriceCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Prices every line with one batched call to the catalog. The amounts are valid for 15 minutes.
   */
  priceCart(argument: _storefront_cart_v1_PriceCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_PriceCartResponse__Output>): grpc.ClientUnaryCall;
  priceCart(argument: _storefront_cart_v1_PriceCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_PriceCartResponse__Output>): grpc.ClientUnaryCall;
  priceCart(argument: _storefront_cart_v1_PriceCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_PriceCartResponse__Output>): grpc.ClientUnaryCall;
  priceCart(argument: _storefront_cart_v1_PriceCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_PriceCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a line from the cart.
   */
  RemoveLine(argument: _storefront_cart_v1_RemoveLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveLine(argument: _storefront_cart_v1_RemoveLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveLine(argument: _storefront_cart_v1_RemoveLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveLine(argument: _storefront_cart_v1_RemoveLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a line from the cart.
   */
  removeLine(argument: _storefront_cart_v1_RemoveLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  removeLine(argument: _storefront_cart_v1_RemoveLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  removeLine(argument: _storefront_cart_v1_RemoveLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  removeLine(argument: _storefront_cart_v1_RemoveLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Like RemoveLine.
   */
  RemoveListLine(argument: _storefront_cart_v1_RemoveListLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveListLine(argument: _storefront_cart_v1_RemoveListLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveListLine(argument: _storefront_cart_v1_RemoveListLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveListLine(argument: _storefront_cart_v1_RemoveListLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Like RemoveLine.
   */
  removeListLine(argument: _storefront_cart_v1_RemoveListLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  removeListLine(argument: _storefront_cart_v1_RemoveListLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  removeListLine(argument: _storefront_cart_v1_RemoveListLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  removeListLine(argument: _storefront_cart_v1_RemoveListLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a promotion code from the cart.
   */
  RemovePromotion(argument: _storefront_cart_v1_RemovePromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  RemovePromotion(argument: _storefront_cart_v1_RemovePromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  RemovePromotion(argument: _storefront_cart_v1_RemovePromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  RemovePromotion(argument: _storefront_cart_v1_RemovePromotionRequest, callback: grpc.requestCallback<_storefront_cart_v1_RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a promotion code from the cart.
   */
  removePromotion(argument: _storefront_cart_v1_RemovePromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  removePromotion(argument: _storefront_cart_v1_RemovePromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  removePromotion(argument: _storefront_cart_v1_RemovePromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  removePromotion(argument: _storefront_cart_v1_RemovePromotionRequest, callback: grpc.requestCallback<_storefront_cart_v1_RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces all lines, or none. Lines of the same SKU and unit keep their IDs and their places; new lines follow in the order of the request.
   */
  ReplaceLines(argument: _storefront_cart_v1_ReplaceLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceLines(argument: _storefront_cart_v1_ReplaceLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceLines(argument: _storefront_cart_v1_ReplaceLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceLines(argument: _storefront_cart_v1_ReplaceLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces all lines, or none. Lines of the same SKU and unit keep their IDs and their places; new lines follow in the order of the request.
   */
  replaceLines(argument: _storefront_cart_v1_ReplaceLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceLines(argument: _storefront_cart_v1_ReplaceLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceLines(argument: _storefront_cart_v1_ReplaceLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceLines(argument: _storefront_cart_v1_ReplaceLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Like ReplaceLines.
   */
  ReplaceListLines(argument: _storefront_cart_v1_ReplaceListLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceListLines(argument: _storefront_cart_v1_ReplaceListLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceListLines(argument: _storefront_cart_v1_ReplaceListLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceListLines(argument: _storefront_cart_v1_ReplaceListLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Like ReplaceLines.
   */
  replaceListLines(argument: _storefront_cart_v1_ReplaceListLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceListLines(argument: _storefront_cart_v1_ReplaceListLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceListLines(argument: _storefront_cart_v1_ReplaceListLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceListLines(argument: _storefront_cart_v1_ReplaceListLinesRequest, callback: grpc.requestCallback<_storefront_cart_v1_ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Releases a frozen cart. Idempotent; records the release, so that a late FreezeCart for the same checkout is refused.
   */
  UnfreezeCart(argument: _storefront_cart_v1_UnfreezeCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  UnfreezeCart(argument: _storefront_cart_v1_UnfreezeCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  UnfreezeCart(argument: _storefront_cart_v1_UnfreezeCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  UnfreezeCart(argument: _storefront_cart_v1_UnfreezeCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Releases a frozen cart. Idempotent; records the release, so that a late FreezeCart for the same checkout is refused.
   */
  unfreezeCart(argument: _storefront_cart_v1_UnfreezeCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  unfreezeCart(argument: _storefront_cart_v1_UnfreezeCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  unfreezeCart(argument: _storefront_cart_v1_UnfreezeCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  unfreezeCart(argument: _storefront_cart_v1_UnfreezeCartRequest, callback: grpc.requestCallback<_storefront_cart_v1_UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the quantity or order unit of a line.
   */
  UpdateLine(argument: _storefront_cart_v1_UpdateLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateLine(argument: _storefront_cart_v1_UpdateLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateLine(argument: _storefront_cart_v1_UpdateLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateLine(argument: _storefront_cart_v1_UpdateLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the quantity or order unit of a line.
   */
  updateLine(argument: _storefront_cart_v1_UpdateLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  updateLine(argument: _storefront_cart_v1_UpdateLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  updateLine(argument: _storefront_cart_v1_UpdateLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  updateLine(argument: _storefront_cart_v1_UpdateLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Renames a list. FAILED_PRECONDITION: list_name_taken, version_mismatch.
   */
  UpdateList(argument: _storefront_cart_v1_UpdateListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListResponse__Output>): grpc.ClientUnaryCall;
  UpdateList(argument: _storefront_cart_v1_UpdateListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListResponse__Output>): grpc.ClientUnaryCall;
  UpdateList(argument: _storefront_cart_v1_UpdateListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListResponse__Output>): grpc.ClientUnaryCall;
  UpdateList(argument: _storefront_cart_v1_UpdateListRequest, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Renames a list. FAILED_PRECONDITION: list_name_taken, version_mismatch.
   */
  updateList(argument: _storefront_cart_v1_UpdateListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListResponse__Output>): grpc.ClientUnaryCall;
  updateList(argument: _storefront_cart_v1_UpdateListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListResponse__Output>): grpc.ClientUnaryCall;
  updateList(argument: _storefront_cart_v1_UpdateListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListResponse__Output>): grpc.ClientUnaryCall;
  updateList(argument: _storefront_cart_v1_UpdateListRequest, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Like UpdateLine.
   */
  UpdateListLine(argument: _storefront_cart_v1_UpdateListLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateListLine(argument: _storefront_cart_v1_UpdateListLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateListLine(argument: _storefront_cart_v1_UpdateListLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateListLine(argument: _storefront_cart_v1_UpdateListLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Like UpdateLine.
   */
  updateListLine(argument: _storefront_cart_v1_UpdateListLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  updateListLine(argument: _storefront_cart_v1_UpdateListLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  updateListLine(argument: _storefront_cart_v1_UpdateListLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  updateListLine(argument: _storefront_cart_v1_UpdateListLineRequest, callback: grpc.requestCallback<_storefront_cart_v1_UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages the calling customer's carts. A change fails with FAILED_PRECONDITION if the cart is ordered (cart_already_ordered), expired
 * (cart_expired), or in checkout (cart_checkout_in_progress). With as_json, a response has cart_json, the cart as public JSON in UTF-8, and in errors the sections
 * that the catalog could not provide, instead of cart.
 */
export interface CartServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Adds a SKU to the cart, or increases the quantity of the line that already holds it. A cart holds at most 500 lines (cart_line_limit).
   */
  AddLine: grpc.handleUnaryCall<_storefront_cart_v1_AddLineRequest__Output, _storefront_cart_v1_AddLineResponse>;
  
  /**
   * Adds lines in their order, each as AddLine would, in one write. rejected lists those that AddLine would refuse.
   */
  AddLines: grpc.handleUnaryCall<_storefront_cart_v1_AddLinesRequest__Output, _storefront_cart_v1_AddLinesResponse>;
  
  /**
   * Like AddLines. Beyond 500 lines, a line is rejected as list_line_limit.
   */
  AddListLines: grpc.handleUnaryCall<_storefront_cart_v1_AddListLinesRequest__Output, _storefront_cart_v1_AddListLinesResponse>;
  
  /**
   * Adds the lines of a list to a cart, or to a new one. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  AddListToCart: grpc.handleUnaryCall<_storefront_cart_v1_AddListToCartRequest__Output, _storefront_cart_v1_AddListToCartResponse>;
  
  /**
   * Applies a promotion code. INVALID_ARGUMENT with a promo_* reason if the code is unknown or the cart does not qualify.
   */
  ApplyPromotion: grpc.handleUnaryCall<_storefront_cart_v1_ApplyPromotionRequest__Output, _storefront_cart_v1_ApplyPromotionResponse>;
  
  /**
   * Marks the cart ORDERED. Idempotent. FAILED_PRECONDITION (checkout_superseded) if another checkout holds the cart.
   */
  CloseCart: grpc.handleUnaryCall<_storefront_cart_v1_CloseCartRequest__Output, _storefront_cart_v1_CloseCartResponse>;
  
  /**
   * Creates an empty cart in the store's currency.
   */
  CreateCart: grpc.handleUnaryCall<_storefront_cart_v1_CreateCartRequest__Output, _storefront_cart_v1_CreateCartResponse>;
  
  /**
   * Creates a cart with lines, as CreateCart and AddLines. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  CreateCartWithLines: grpc.handleUnaryCall<_storefront_cart_v1_CreateCartWithLinesRequest__Output, _storefront_cart_v1_CreateCartWithLinesResponse>;
  
  /**
   * Creates an empty list. FAILED_PRECONDITION: list_name_taken, list_limit.
   */
  CreateList: grpc.handleUnaryCall<_storefront_cart_v1_CreateListRequest__Output, _storefront_cart_v1_CreateListResponse>;
  
  /**
   * Deletes a list with its lines.
   */
  DeleteList: grpc.handleUnaryCall<_storefront_cart_v1_DeleteListRequest__Output, _storefront_cart_v1_DeleteListResponse>;
  
  /**
   * Deletes the open carts and the saved lists of the calling customer, who has closed the account. Idempotent. UNAVAILABLE while a checkout holds a cart.
   */
  EraseCustomer: grpc.handleUnaryCall<_storefront_cart_v1_EraseCustomerRequest__Output, _storefront_cart_v1_EraseCustomerResponse>;
  
  /**
   * Starts a checkout: checks that the priced amounts are still valid and blocks changes on behalf of checkout_id. Idempotent.
   * FAILED_PRECONDITION: checkout_in_progress, cart_empty, checkout_cancelled, price_unavailable (a line has no price for the customer).
   */
  FreezeCart: grpc.handleUnaryCall<_storefront_cart_v1_FreezeCartRequest__Output, _storefront_cart_v1_FreezeCartResponse>;
  
  /**
   * Returns the cart; descriptions and availability come from the catalog and can be missing.
   */
  GetCart: grpc.handleUnaryCall<_storefront_cart_v1_GetCartRequest__Output, _storefront_cart_v1_GetCartResponse>;
  
  /**
   * Returns a list; descriptions, prices, availability, and images come from the catalog and can be missing.
   */
  GetList: grpc.handleUnaryCall<_storefront_cart_v1_GetListRequest__Output, _storefront_cart_v1_GetListResponse>;
  
  /**
   * Lists the customer's carts, newest change first.
   */
  ListCarts: grpc.handleUnaryCall<_storefront_cart_v1_ListCartsRequest__Output, _storefront_cart_v1_ListCartsResponse>;
  
  /**
   * Lists the customer's lists, newest change first.
   */
  ListLists: grpc.handleUnaryCall<_storefront_cart_v1_ListListsRequest__Output, _storefront_cart_v1_ListListsResponse>;
  
  /**
   * Prices every line with one batched call to the catalog. The amounts are valid for 15 minutes.
   */
  PriceCart: grpc.handleUnaryCall<_storefront_cart_v1_PriceCartRequest__Output, _storefront_cart_v1_PriceCartResponse>;
  
  /**
   * Removes a line from the cart.
   */
  RemoveLine: grpc.handleUnaryCall<_storefront_cart_v1_RemoveLineRequest__Output, _storefront_cart_v1_RemoveLineResponse>;
  
  /**
   * Like RemoveLine.
   */
  RemoveListLine: grpc.handleUnaryCall<_storefront_cart_v1_RemoveListLineRequest__Output, _storefront_cart_v1_RemoveListLineResponse>;
  
  /**
   * Removes a promotion code from the cart.
   */
  RemovePromotion: grpc.handleUnaryCall<_storefront_cart_v1_RemovePromotionRequest__Output, _storefront_cart_v1_RemovePromotionResponse>;
  
  /**
   * Replaces all lines, or none. Lines of the same SKU and unit keep their IDs and their places; new lines follow in the order of the request.
   */
  ReplaceLines: grpc.handleUnaryCall<_storefront_cart_v1_ReplaceLinesRequest__Output, _storefront_cart_v1_ReplaceLinesResponse>;
  
  /**
   * Like ReplaceLines.
   */
  ReplaceListLines: grpc.handleUnaryCall<_storefront_cart_v1_ReplaceListLinesRequest__Output, _storefront_cart_v1_ReplaceListLinesResponse>;
  
  /**
   * Releases a frozen cart. Idempotent; records the release, so that a late FreezeCart for the same checkout is refused.
   */
  UnfreezeCart: grpc.handleUnaryCall<_storefront_cart_v1_UnfreezeCartRequest__Output, _storefront_cart_v1_UnfreezeCartResponse>;
  
  /**
   * Sets the quantity or order unit of a line.
   */
  UpdateLine: grpc.handleUnaryCall<_storefront_cart_v1_UpdateLineRequest__Output, _storefront_cart_v1_UpdateLineResponse>;
  
  /**
   * Renames a list. FAILED_PRECONDITION: list_name_taken, version_mismatch.
   */
  UpdateList: grpc.handleUnaryCall<_storefront_cart_v1_UpdateListRequest__Output, _storefront_cart_v1_UpdateListResponse>;
  
  /**
   * Like UpdateLine.
   */
  UpdateListLine: grpc.handleUnaryCall<_storefront_cart_v1_UpdateListLineRequest__Output, _storefront_cart_v1_UpdateListLineResponse>;
  
}

export interface CartServiceDefinition extends grpc.ServiceDefinition {
  AddLine: MethodDefinition<_storefront_cart_v1_AddLineRequest, _storefront_cart_v1_AddLineResponse, _storefront_cart_v1_AddLineRequest__Output, _storefront_cart_v1_AddLineResponse__Output>
  AddLines: MethodDefinition<_storefront_cart_v1_AddLinesRequest, _storefront_cart_v1_AddLinesResponse, _storefront_cart_v1_AddLinesRequest__Output, _storefront_cart_v1_AddLinesResponse__Output>
  AddListLines: MethodDefinition<_storefront_cart_v1_AddListLinesRequest, _storefront_cart_v1_AddListLinesResponse, _storefront_cart_v1_AddListLinesRequest__Output, _storefront_cart_v1_AddListLinesResponse__Output>
  AddListToCart: MethodDefinition<_storefront_cart_v1_AddListToCartRequest, _storefront_cart_v1_AddListToCartResponse, _storefront_cart_v1_AddListToCartRequest__Output, _storefront_cart_v1_AddListToCartResponse__Output>
  ApplyPromotion: MethodDefinition<_storefront_cart_v1_ApplyPromotionRequest, _storefront_cart_v1_ApplyPromotionResponse, _storefront_cart_v1_ApplyPromotionRequest__Output, _storefront_cart_v1_ApplyPromotionResponse__Output>
  CloseCart: MethodDefinition<_storefront_cart_v1_CloseCartRequest, _storefront_cart_v1_CloseCartResponse, _storefront_cart_v1_CloseCartRequest__Output, _storefront_cart_v1_CloseCartResponse__Output>
  CreateCart: MethodDefinition<_storefront_cart_v1_CreateCartRequest, _storefront_cart_v1_CreateCartResponse, _storefront_cart_v1_CreateCartRequest__Output, _storefront_cart_v1_CreateCartResponse__Output>
  CreateCartWithLines: MethodDefinition<_storefront_cart_v1_CreateCartWithLinesRequest, _storefront_cart_v1_CreateCartWithLinesResponse, _storefront_cart_v1_CreateCartWithLinesRequest__Output, _storefront_cart_v1_CreateCartWithLinesResponse__Output>
  CreateList: MethodDefinition<_storefront_cart_v1_CreateListRequest, _storefront_cart_v1_CreateListResponse, _storefront_cart_v1_CreateListRequest__Output, _storefront_cart_v1_CreateListResponse__Output>
  DeleteList: MethodDefinition<_storefront_cart_v1_DeleteListRequest, _storefront_cart_v1_DeleteListResponse, _storefront_cart_v1_DeleteListRequest__Output, _storefront_cart_v1_DeleteListResponse__Output>
  EraseCustomer: MethodDefinition<_storefront_cart_v1_EraseCustomerRequest, _storefront_cart_v1_EraseCustomerResponse, _storefront_cart_v1_EraseCustomerRequest__Output, _storefront_cart_v1_EraseCustomerResponse__Output>
  FreezeCart: MethodDefinition<_storefront_cart_v1_FreezeCartRequest, _storefront_cart_v1_FreezeCartResponse, _storefront_cart_v1_FreezeCartRequest__Output, _storefront_cart_v1_FreezeCartResponse__Output>
  GetCart: MethodDefinition<_storefront_cart_v1_GetCartRequest, _storefront_cart_v1_GetCartResponse, _storefront_cart_v1_GetCartRequest__Output, _storefront_cart_v1_GetCartResponse__Output>
  GetList: MethodDefinition<_storefront_cart_v1_GetListRequest, _storefront_cart_v1_GetListResponse, _storefront_cart_v1_GetListRequest__Output, _storefront_cart_v1_GetListResponse__Output>
  ListCarts: MethodDefinition<_storefront_cart_v1_ListCartsRequest, _storefront_cart_v1_ListCartsResponse, _storefront_cart_v1_ListCartsRequest__Output, _storefront_cart_v1_ListCartsResponse__Output>
  ListLists: MethodDefinition<_storefront_cart_v1_ListListsRequest, _storefront_cart_v1_ListListsResponse, _storefront_cart_v1_ListListsRequest__Output, _storefront_cart_v1_ListListsResponse__Output>
  PriceCart: MethodDefinition<_storefront_cart_v1_PriceCartRequest, _storefront_cart_v1_PriceCartResponse, _storefront_cart_v1_PriceCartRequest__Output, _storefront_cart_v1_PriceCartResponse__Output>
  RemoveLine: MethodDefinition<_storefront_cart_v1_RemoveLineRequest, _storefront_cart_v1_RemoveLineResponse, _storefront_cart_v1_RemoveLineRequest__Output, _storefront_cart_v1_RemoveLineResponse__Output>
  RemoveListLine: MethodDefinition<_storefront_cart_v1_RemoveListLineRequest, _storefront_cart_v1_RemoveListLineResponse, _storefront_cart_v1_RemoveListLineRequest__Output, _storefront_cart_v1_RemoveListLineResponse__Output>
  RemovePromotion: MethodDefinition<_storefront_cart_v1_RemovePromotionRequest, _storefront_cart_v1_RemovePromotionResponse, _storefront_cart_v1_RemovePromotionRequest__Output, _storefront_cart_v1_RemovePromotionResponse__Output>
  ReplaceLines: MethodDefinition<_storefront_cart_v1_ReplaceLinesRequest, _storefront_cart_v1_ReplaceLinesResponse, _storefront_cart_v1_ReplaceLinesRequest__Output, _storefront_cart_v1_ReplaceLinesResponse__Output>
  ReplaceListLines: MethodDefinition<_storefront_cart_v1_ReplaceListLinesRequest, _storefront_cart_v1_ReplaceListLinesResponse, _storefront_cart_v1_ReplaceListLinesRequest__Output, _storefront_cart_v1_ReplaceListLinesResponse__Output>
  UnfreezeCart: MethodDefinition<_storefront_cart_v1_UnfreezeCartRequest, _storefront_cart_v1_UnfreezeCartResponse, _storefront_cart_v1_UnfreezeCartRequest__Output, _storefront_cart_v1_UnfreezeCartResponse__Output>
  UpdateLine: MethodDefinition<_storefront_cart_v1_UpdateLineRequest, _storefront_cart_v1_UpdateLineResponse, _storefront_cart_v1_UpdateLineRequest__Output, _storefront_cart_v1_UpdateLineResponse__Output>
  UpdateList: MethodDefinition<_storefront_cart_v1_UpdateListRequest, _storefront_cart_v1_UpdateListResponse, _storefront_cart_v1_UpdateListRequest__Output, _storefront_cart_v1_UpdateListResponse__Output>
  UpdateListLine: MethodDefinition<_storefront_cart_v1_UpdateListLineRequest, _storefront_cart_v1_UpdateListLineResponse, _storefront_cart_v1_UpdateListLineRequest__Output, _storefront_cart_v1_UpdateListLineResponse__Output>
}
