// Original file: storefront/cart/v1/cart.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CreatePromotionRequest as _storefront_cart_v1_CreatePromotionRequest, CreatePromotionRequest__Output as _storefront_cart_v1_CreatePromotionRequest__Output } from '../../../storefront/cart/v1/CreatePromotionRequest.ts';
import type { CreatePromotionResponse as _storefront_cart_v1_CreatePromotionResponse, CreatePromotionResponse__Output as _storefront_cart_v1_CreatePromotionResponse__Output } from '../../../storefront/cart/v1/CreatePromotionResponse.ts';
import type { EndPromotionRequest as _storefront_cart_v1_EndPromotionRequest, EndPromotionRequest__Output as _storefront_cart_v1_EndPromotionRequest__Output } from '../../../storefront/cart/v1/EndPromotionRequest.ts';
import type { EndPromotionResponse as _storefront_cart_v1_EndPromotionResponse, EndPromotionResponse__Output as _storefront_cart_v1_EndPromotionResponse__Output } from '../../../storefront/cart/v1/EndPromotionResponse.ts';
import type { ListPromotionsRequest as _storefront_cart_v1_ListPromotionsRequest, ListPromotionsRequest__Output as _storefront_cart_v1_ListPromotionsRequest__Output } from '../../../storefront/cart/v1/ListPromotionsRequest.ts';
import type { ListPromotionsResponse as _storefront_cart_v1_ListPromotionsResponse, ListPromotionsResponse__Output as _storefront_cart_v1_ListPromotionsResponse__Output } from '../../../storefront/cart/v1/ListPromotionsResponse.ts';

/**
 * Manages a store's promotions, for operators.
 */
export interface CartAdminServiceClient extends grpc.Client {
  /**
   * Creates a promotion. FAILED_PRECONDITION (promotion_exists) if the code is in use.
   */
  CreatePromotion(argument: _storefront_cart_v1_CreatePromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  CreatePromotion(argument: _storefront_cart_v1_CreatePromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  CreatePromotion(argument: _storefront_cart_v1_CreatePromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  CreatePromotion(argument: _storefront_cart_v1_CreatePromotionRequest, callback: grpc.requestCallback<_storefront_cart_v1_CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a promotion. FAILED_PRECONDITION (promotion_exists) if the code is in use.
   */
  createPromotion(argument: _storefront_cart_v1_CreatePromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  createPromotion(argument: _storefront_cart_v1_CreatePromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  createPromotion(argument: _storefront_cart_v1_CreatePromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  createPromotion(argument: _storefront_cart_v1_CreatePromotionRequest, callback: grpc.requestCallback<_storefront_cart_v1_CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends a promotion now.
   */
  EndPromotion(argument: _storefront_cart_v1_EndPromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  EndPromotion(argument: _storefront_cart_v1_EndPromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  EndPromotion(argument: _storefront_cart_v1_EndPromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  EndPromotion(argument: _storefront_cart_v1_EndPromotionRequest, callback: grpc.requestCallback<_storefront_cart_v1_EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends a promotion now.
   */
  endPromotion(argument: _storefront_cart_v1_EndPromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  endPromotion(argument: _storefront_cart_v1_EndPromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  endPromotion(argument: _storefront_cart_v1_EndPromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  endPromotion(argument: _storefront_cart_v1_EndPromotionRequest, callback: grpc.requestCallback<_storefront_cart_v1_EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists promotions, newest first, including ended ones.
   */
  ListPromotions(argument: _storefront_cart_v1_ListPromotionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  ListPromotions(argument: _storefront_cart_v1_ListPromotionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  ListPromotions(argument: _storefront_cart_v1_ListPromotionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  ListPromotions(argument: _storefront_cart_v1_ListPromotionsRequest, callback: grpc.requestCallback<_storefront_cart_v1_ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists promotions, newest first, including ended ones.
   */
  listPromotions(argument: _storefront_cart_v1_ListPromotionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  listPromotions(argument: _storefront_cart_v1_ListPromotionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_cart_v1_ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  listPromotions(argument: _storefront_cart_v1_ListPromotionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_cart_v1_ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  listPromotions(argument: _storefront_cart_v1_ListPromotionsRequest, callback: grpc.requestCallback<_storefront_cart_v1_ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's promotions, for operators.
 */
export interface CartAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Creates a promotion. FAILED_PRECONDITION (promotion_exists) if the code is in use.
   */
  CreatePromotion: grpc.handleUnaryCall<_storefront_cart_v1_CreatePromotionRequest__Output, _storefront_cart_v1_CreatePromotionResponse>;
  
  /**
   * Ends a promotion now.
   */
  EndPromotion: grpc.handleUnaryCall<_storefront_cart_v1_EndPromotionRequest__Output, _storefront_cart_v1_EndPromotionResponse>;
  
  /**
   * Lists promotions, newest first, including ended ones.
   */
  ListPromotions: grpc.handleUnaryCall<_storefront_cart_v1_ListPromotionsRequest__Output, _storefront_cart_v1_ListPromotionsResponse>;
  
}

export interface CartAdminServiceDefinition extends grpc.ServiceDefinition {
  CreatePromotion: MethodDefinition<_storefront_cart_v1_CreatePromotionRequest, _storefront_cart_v1_CreatePromotionResponse, _storefront_cart_v1_CreatePromotionRequest__Output, _storefront_cart_v1_CreatePromotionResponse__Output>
  EndPromotion: MethodDefinition<_storefront_cart_v1_EndPromotionRequest, _storefront_cart_v1_EndPromotionResponse, _storefront_cart_v1_EndPromotionRequest__Output, _storefront_cart_v1_EndPromotionResponse__Output>
  ListPromotions: MethodDefinition<_storefront_cart_v1_ListPromotionsRequest, _storefront_cart_v1_ListPromotionsResponse, _storefront_cart_v1_ListPromotionsRequest__Output, _storefront_cart_v1_ListPromotionsResponse__Output>
}
