// Original file: storefront/cart/v1/cart.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddLineRequest as _storefront_cart_v1_AddLineRequest, AddLineRequest__Output as _storefront_cart_v1_AddLineRequest__Output } from '../../../storefront/cart/v1/AddLineRequest.ts';
import type { AddLineResponse as _storefront_cart_v1_AddLineResponse, AddLineResponse__Output as _storefront_cart_v1_AddLineResponse__Output } from '../../../storefront/cart/v1/AddLineResponse.ts';
import type { ApplyPromotionRequest as _storefront_cart_v1_ApplyPromotionRequest, ApplyPromotionRequest__Output as _storefront_cart_v1_ApplyPromotionRequest__Output } from '../../../storefront/cart/v1/ApplyPromotionRequest.ts';
import type { ApplyPromotionResponse as _storefront_cart_v1_ApplyPromotionResponse, ApplyPromotionResponse__Output as _storefront_cart_v1_ApplyPromotionResponse__Output } from '../../../storefront/cart/v1/ApplyPromotionResponse.ts';
import type { CloseCartRequest as _storefront_cart_v1_CloseCartRequest, CloseCartRequest__Output as _storefront_cart_v1_CloseCartRequest__Output } from '../../../storefront/cart/v1/CloseCartRequest.ts';
import type { CloseCartResponse as _storefront_cart_v1_CloseCartResponse, CloseCartResponse__Output as _storefront_cart_v1_CloseCartResponse__Output } from '../../../storefront/cart/v1/CloseCartResponse.ts';
import type { CreateCartRequest as _storefront_cart_v1_CreateCartRequest, CreateCartRequest__Output as _storefront_cart_v1_CreateCartRequest__Output } from '../../../storefront/cart/v1/CreateCartRequest.ts';
import type { CreateCartResponse as _storefront_cart_v1_CreateCartResponse, CreateCartResponse__Output as _storefront_cart_v1_CreateCartResponse__Output } from '../../../storefront/cart/v1/CreateCartResponse.ts';
import type { FreezeCartRequest as _storefront_cart_v1_FreezeCartRequest, FreezeCartRequest__Output as _storefront_cart_v1_FreezeCartRequest__Output } from '../../../storefront/cart/v1/FreezeCartRequest.ts';
import type { FreezeCartResponse as _storefront_cart_v1_FreezeCartResponse, FreezeCartResponse__Output as _storefront_cart_v1_FreezeCartResponse__Output } from '../../../storefront/cart/v1/FreezeCartResponse.ts';
import type { GetCartRequest as _storefront_cart_v1_GetCartRequest, GetCartRequest__Output as _storefront_cart_v1_GetCartRequest__Output } from '../../../storefront/cart/v1/GetCartRequest.ts';
import type { GetCartResponse as _storefront_cart_v1_GetCartResponse, GetCartResponse__Output as _storefront_cart_v1_GetCartResponse__Output } from '../../../storefront/cart/v1/GetCartResponse.ts';
import type { PriceCartRequest as _storefront_cart_v1_PriceCartRequest, PriceCartRequest__Output as _storefront_cart_v1_PriceCartRequest__Output } from '../../../storefront/cart/v1/PriceCartRequest.ts';
import type { PriceCartResponse as _storefront_cart_v1_PriceCartResponse, PriceCartResponse__Output as _storefront_cart_v1_PriceCartResponse__Output } from '../../../storefront/cart/v1/PriceCartResponse.ts';
import type { RemoveLineRequest as _storefront_cart_v1_RemoveLineRequest, RemoveLineRequest__Output as _storefront_cart_v1_RemoveLineRequest__Output } from '../../../storefront/cart/v1/RemoveLineRequest.ts';
import type { RemoveLineResponse as _storefront_cart_v1_RemoveLineResponse, RemoveLineResponse__Output as _storefront_cart_v1_RemoveLineResponse__Output } from '../../../storefront/cart/v1/RemoveLineResponse.ts';
import type { RemovePromotionRequest as _storefront_cart_v1_RemovePromotionRequest, RemovePromotionRequest__Output as _storefront_cart_v1_RemovePromotionRequest__Output } from '../../../storefront/cart/v1/RemovePromotionRequest.ts';
import type { RemovePromotionResponse as _storefront_cart_v1_RemovePromotionResponse, RemovePromotionResponse__Output as _storefront_cart_v1_RemovePromotionResponse__Output } from '../../../storefront/cart/v1/RemovePromotionResponse.ts';
import type { UnfreezeCartRequest as _storefront_cart_v1_UnfreezeCartRequest, UnfreezeCartRequest__Output as _storefront_cart_v1_UnfreezeCartRequest__Output } from '../../../storefront/cart/v1/UnfreezeCartRequest.ts';
import type { UnfreezeCartResponse as _storefront_cart_v1_UnfreezeCartResponse, UnfreezeCartResponse__Output as _storefront_cart_v1_UnfreezeCartResponse__Output } from '../../../storefront/cart/v1/UnfreezeCartResponse.ts';
import type { UpdateLineRequest as _storefront_cart_v1_UpdateLineRequest, UpdateLineRequest__Output as _storefront_cart_v1_UpdateLineRequest__Output } from '../../../storefront/cart/v1/UpdateLineRequest.ts';
import type { UpdateLineResponse as _storefront_cart_v1_UpdateLineResponse, UpdateLineResponse__Output as _storefront_cart_v1_UpdateLineResponse__Output } from '../../../storefront/cart/v1/UpdateLineResponse.ts';

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
   * Starts a checkout: checks that the priced amounts are still valid and blocks changes on behalf of checkout_id. Idempotent.
   * FAILED_PRECONDITION: checkout_in_progress, cart_empty, checkout_cancelled, price_unavailable (a line has no price for the customer).
   */
  FreezeCart: grpc.handleUnaryCall<_storefront_cart_v1_FreezeCartRequest__Output, _storefront_cart_v1_FreezeCartResponse>;
  
  /**
   * Returns the cart; descriptions and availability come from the catalog and can be missing.
   */
  GetCart: grpc.handleUnaryCall<_storefront_cart_v1_GetCartRequest__Output, _storefront_cart_v1_GetCartResponse>;
  
  /**
   * Prices every line with one batched call to the catalog. The amounts are valid for 15 minutes.
   */
  PriceCart: grpc.handleUnaryCall<_storefront_cart_v1_PriceCartRequest__Output, _storefront_cart_v1_PriceCartResponse>;
  
  /**
   * Removes a line from the cart.
   */
  RemoveLine: grpc.handleUnaryCall<_storefront_cart_v1_RemoveLineRequest__Output, _storefront_cart_v1_RemoveLineResponse>;
  
  /**
   * Removes a promotion code from the cart.
   */
  RemovePromotion: grpc.handleUnaryCall<_storefront_cart_v1_RemovePromotionRequest__Output, _storefront_cart_v1_RemovePromotionResponse>;
  
  /**
   * Releases a frozen cart. Idempotent; records the release, so that a late FreezeCart for the same checkout is refused.
   */
  UnfreezeCart: grpc.handleUnaryCall<_storefront_cart_v1_UnfreezeCartRequest__Output, _storefront_cart_v1_UnfreezeCartResponse>;
  
  /**
   * Sets the quantity or order unit of a line.
   */
  UpdateLine: grpc.handleUnaryCall<_storefront_cart_v1_UpdateLineRequest__Output, _storefront_cart_v1_UpdateLineResponse>;
  
}

export interface CartServiceDefinition extends grpc.ServiceDefinition {
  AddLine: MethodDefinition<_storefront_cart_v1_AddLineRequest, _storefront_cart_v1_AddLineResponse, _storefront_cart_v1_AddLineRequest__Output, _storefront_cart_v1_AddLineResponse__Output>
  ApplyPromotion: MethodDefinition<_storefront_cart_v1_ApplyPromotionRequest, _storefront_cart_v1_ApplyPromotionResponse, _storefront_cart_v1_ApplyPromotionRequest__Output, _storefront_cart_v1_ApplyPromotionResponse__Output>
  CloseCart: MethodDefinition<_storefront_cart_v1_CloseCartRequest, _storefront_cart_v1_CloseCartResponse, _storefront_cart_v1_CloseCartRequest__Output, _storefront_cart_v1_CloseCartResponse__Output>
  CreateCart: MethodDefinition<_storefront_cart_v1_CreateCartRequest, _storefront_cart_v1_CreateCartResponse, _storefront_cart_v1_CreateCartRequest__Output, _storefront_cart_v1_CreateCartResponse__Output>
  FreezeCart: MethodDefinition<_storefront_cart_v1_FreezeCartRequest, _storefront_cart_v1_FreezeCartResponse, _storefront_cart_v1_FreezeCartRequest__Output, _storefront_cart_v1_FreezeCartResponse__Output>
  GetCart: MethodDefinition<_storefront_cart_v1_GetCartRequest, _storefront_cart_v1_GetCartResponse, _storefront_cart_v1_GetCartRequest__Output, _storefront_cart_v1_GetCartResponse__Output>
  PriceCart: MethodDefinition<_storefront_cart_v1_PriceCartRequest, _storefront_cart_v1_PriceCartResponse, _storefront_cart_v1_PriceCartRequest__Output, _storefront_cart_v1_PriceCartResponse__Output>
  RemoveLine: MethodDefinition<_storefront_cart_v1_RemoveLineRequest, _storefront_cart_v1_RemoveLineResponse, _storefront_cart_v1_RemoveLineRequest__Output, _storefront_cart_v1_RemoveLineResponse__Output>
  RemovePromotion: MethodDefinition<_storefront_cart_v1_RemovePromotionRequest, _storefront_cart_v1_RemovePromotionResponse, _storefront_cart_v1_RemovePromotionRequest__Output, _storefront_cart_v1_RemovePromotionResponse__Output>
  UnfreezeCart: MethodDefinition<_storefront_cart_v1_UnfreezeCartRequest, _storefront_cart_v1_UnfreezeCartResponse, _storefront_cart_v1_UnfreezeCartRequest__Output, _storefront_cart_v1_UnfreezeCartResponse__Output>
  UpdateLine: MethodDefinition<_storefront_cart_v1_UpdateLineRequest, _storefront_cart_v1_UpdateLineResponse, _storefront_cart_v1_UpdateLineRequest__Output, _storefront_cart_v1_UpdateLineResponse__Output>
}
