import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { AddLineRequest as _storefront_cart_v1_AddLineRequest, AddLineRequest__Output as _storefront_cart_v1_AddLineRequest__Output } from './storefront/cart/v1/AddLineRequest.ts';
import type { AddLineResponse as _storefront_cart_v1_AddLineResponse, AddLineResponse__Output as _storefront_cart_v1_AddLineResponse__Output } from './storefront/cart/v1/AddLineResponse.ts';
import type { ApplyPromotionRequest as _storefront_cart_v1_ApplyPromotionRequest, ApplyPromotionRequest__Output as _storefront_cart_v1_ApplyPromotionRequest__Output } from './storefront/cart/v1/ApplyPromotionRequest.ts';
import type { ApplyPromotionResponse as _storefront_cart_v1_ApplyPromotionResponse, ApplyPromotionResponse__Output as _storefront_cart_v1_ApplyPromotionResponse__Output } from './storefront/cart/v1/ApplyPromotionResponse.ts';
import type { Cart as _storefront_cart_v1_Cart, Cart__Output as _storefront_cart_v1_Cart__Output } from './storefront/cart/v1/Cart.ts';
import type { CartAdminServiceClient as _storefront_cart_v1_CartAdminServiceClient, CartAdminServiceDefinition as _storefront_cart_v1_CartAdminServiceDefinition } from './storefront/cart/v1/CartAdminService.ts';
import type { CartLine as _storefront_cart_v1_CartLine, CartLine__Output as _storefront_cart_v1_CartLine__Output } from './storefront/cart/v1/CartLine.ts';
import type { CartPromotion as _storefront_cart_v1_CartPromotion, CartPromotion__Output as _storefront_cart_v1_CartPromotion__Output } from './storefront/cart/v1/CartPromotion.ts';
import type { CartServiceClient as _storefront_cart_v1_CartServiceClient, CartServiceDefinition as _storefront_cart_v1_CartServiceDefinition } from './storefront/cart/v1/CartService.ts';
import type { CartWarning as _storefront_cart_v1_CartWarning, CartWarning__Output as _storefront_cart_v1_CartWarning__Output } from './storefront/cart/v1/CartWarning.ts';
import type { CloseCartRequest as _storefront_cart_v1_CloseCartRequest, CloseCartRequest__Output as _storefront_cart_v1_CloseCartRequest__Output } from './storefront/cart/v1/CloseCartRequest.ts';
import type { CloseCartResponse as _storefront_cart_v1_CloseCartResponse, CloseCartResponse__Output as _storefront_cart_v1_CloseCartResponse__Output } from './storefront/cart/v1/CloseCartResponse.ts';
import type { CreateCartRequest as _storefront_cart_v1_CreateCartRequest, CreateCartRequest__Output as _storefront_cart_v1_CreateCartRequest__Output } from './storefront/cart/v1/CreateCartRequest.ts';
import type { CreateCartResponse as _storefront_cart_v1_CreateCartResponse, CreateCartResponse__Output as _storefront_cart_v1_CreateCartResponse__Output } from './storefront/cart/v1/CreateCartResponse.ts';
import type { CreatePromotionRequest as _storefront_cart_v1_CreatePromotionRequest, CreatePromotionRequest__Output as _storefront_cart_v1_CreatePromotionRequest__Output } from './storefront/cart/v1/CreatePromotionRequest.ts';
import type { CreatePromotionResponse as _storefront_cart_v1_CreatePromotionResponse, CreatePromotionResponse__Output as _storefront_cart_v1_CreatePromotionResponse__Output } from './storefront/cart/v1/CreatePromotionResponse.ts';
import type { EndPromotionRequest as _storefront_cart_v1_EndPromotionRequest, EndPromotionRequest__Output as _storefront_cart_v1_EndPromotionRequest__Output } from './storefront/cart/v1/EndPromotionRequest.ts';
import type { EndPromotionResponse as _storefront_cart_v1_EndPromotionResponse, EndPromotionResponse__Output as _storefront_cart_v1_EndPromotionResponse__Output } from './storefront/cart/v1/EndPromotionResponse.ts';
import type { FreezeCartRequest as _storefront_cart_v1_FreezeCartRequest, FreezeCartRequest__Output as _storefront_cart_v1_FreezeCartRequest__Output } from './storefront/cart/v1/FreezeCartRequest.ts';
import type { FreezeCartResponse as _storefront_cart_v1_FreezeCartResponse, FreezeCartResponse__Output as _storefront_cart_v1_FreezeCartResponse__Output } from './storefront/cart/v1/FreezeCartResponse.ts';
import type { GetCartRequest as _storefront_cart_v1_GetCartRequest, GetCartRequest__Output as _storefront_cart_v1_GetCartRequest__Output } from './storefront/cart/v1/GetCartRequest.ts';
import type { GetCartResponse as _storefront_cart_v1_GetCartResponse, GetCartResponse__Output as _storefront_cart_v1_GetCartResponse__Output } from './storefront/cart/v1/GetCartResponse.ts';
import type { ListPromotionsRequest as _storefront_cart_v1_ListPromotionsRequest, ListPromotionsRequest__Output as _storefront_cart_v1_ListPromotionsRequest__Output } from './storefront/cart/v1/ListPromotionsRequest.ts';
import type { ListPromotionsResponse as _storefront_cart_v1_ListPromotionsResponse, ListPromotionsResponse__Output as _storefront_cart_v1_ListPromotionsResponse__Output } from './storefront/cart/v1/ListPromotionsResponse.ts';
import type { ListedPromotion as _storefront_cart_v1_ListedPromotion, ListedPromotion__Output as _storefront_cart_v1_ListedPromotion__Output } from './storefront/cart/v1/ListedPromotion.ts';
import type { PriceCartRequest as _storefront_cart_v1_PriceCartRequest, PriceCartRequest__Output as _storefront_cart_v1_PriceCartRequest__Output } from './storefront/cart/v1/PriceCartRequest.ts';
import type { PriceCartResponse as _storefront_cart_v1_PriceCartResponse, PriceCartResponse__Output as _storefront_cart_v1_PriceCartResponse__Output } from './storefront/cart/v1/PriceCartResponse.ts';
import type { PriceIssue as _storefront_cart_v1_PriceIssue, PriceIssue__Output as _storefront_cart_v1_PriceIssue__Output } from './storefront/cart/v1/PriceIssue.ts';
import type { Promotion as _storefront_cart_v1_Promotion, Promotion__Output as _storefront_cart_v1_Promotion__Output } from './storefront/cart/v1/Promotion.ts';
import type { RemoveLineRequest as _storefront_cart_v1_RemoveLineRequest, RemoveLineRequest__Output as _storefront_cart_v1_RemoveLineRequest__Output } from './storefront/cart/v1/RemoveLineRequest.ts';
import type { RemoveLineResponse as _storefront_cart_v1_RemoveLineResponse, RemoveLineResponse__Output as _storefront_cart_v1_RemoveLineResponse__Output } from './storefront/cart/v1/RemoveLineResponse.ts';
import type { RemovePromotionRequest as _storefront_cart_v1_RemovePromotionRequest, RemovePromotionRequest__Output as _storefront_cart_v1_RemovePromotionRequest__Output } from './storefront/cart/v1/RemovePromotionRequest.ts';
import type { RemovePromotionResponse as _storefront_cart_v1_RemovePromotionResponse, RemovePromotionResponse__Output as _storefront_cart_v1_RemovePromotionResponse__Output } from './storefront/cart/v1/RemovePromotionResponse.ts';
import type { UnfreezeCartRequest as _storefront_cart_v1_UnfreezeCartRequest, UnfreezeCartRequest__Output as _storefront_cart_v1_UnfreezeCartRequest__Output } from './storefront/cart/v1/UnfreezeCartRequest.ts';
import type { UnfreezeCartResponse as _storefront_cart_v1_UnfreezeCartResponse, UnfreezeCartResponse__Output as _storefront_cart_v1_UnfreezeCartResponse__Output } from './storefront/cart/v1/UnfreezeCartResponse.ts';
import type { UpdateLineRequest as _storefront_cart_v1_UpdateLineRequest, UpdateLineRequest__Output as _storefront_cart_v1_UpdateLineRequest__Output } from './storefront/cart/v1/UpdateLineRequest.ts';
import type { UpdateLineResponse as _storefront_cart_v1_UpdateLineResponse, UpdateLineResponse__Output as _storefront_cart_v1_UpdateLineResponse__Output } from './storefront/cart/v1/UpdateLineResponse.ts';
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
        ApplyPromotionRequest: MessageTypeDefinition<_storefront_cart_v1_ApplyPromotionRequest, _storefront_cart_v1_ApplyPromotionRequest__Output>
        ApplyPromotionResponse: MessageTypeDefinition<_storefront_cart_v1_ApplyPromotionResponse, _storefront_cart_v1_ApplyPromotionResponse__Output>
        Cart: MessageTypeDefinition<_storefront_cart_v1_Cart, _storefront_cart_v1_Cart__Output>
        /**
         * Manages a store's promotions, for operators.
         */
        CartAdminService: SubtypeConstructor<typeof grpc.Client, _storefront_cart_v1_CartAdminServiceClient> & { service: _storefront_cart_v1_CartAdminServiceDefinition }
        CartLine: MessageTypeDefinition<_storefront_cart_v1_CartLine, _storefront_cart_v1_CartLine__Output>
        CartPromotion: MessageTypeDefinition<_storefront_cart_v1_CartPromotion, _storefront_cart_v1_CartPromotion__Output>
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
        CreatePromotionRequest: MessageTypeDefinition<_storefront_cart_v1_CreatePromotionRequest, _storefront_cart_v1_CreatePromotionRequest__Output>
        CreatePromotionResponse: MessageTypeDefinition<_storefront_cart_v1_CreatePromotionResponse, _storefront_cart_v1_CreatePromotionResponse__Output>
        EndPromotionRequest: MessageTypeDefinition<_storefront_cart_v1_EndPromotionRequest, _storefront_cart_v1_EndPromotionRequest__Output>
        EndPromotionResponse: MessageTypeDefinition<_storefront_cart_v1_EndPromotionResponse, _storefront_cart_v1_EndPromotionResponse__Output>
        FreezeCartRequest: MessageTypeDefinition<_storefront_cart_v1_FreezeCartRequest, _storefront_cart_v1_FreezeCartRequest__Output>
        FreezeCartResponse: MessageTypeDefinition<_storefront_cart_v1_FreezeCartResponse, _storefront_cart_v1_FreezeCartResponse__Output>
        GetCartRequest: MessageTypeDefinition<_storefront_cart_v1_GetCartRequest, _storefront_cart_v1_GetCartRequest__Output>
        GetCartResponse: MessageTypeDefinition<_storefront_cart_v1_GetCartResponse, _storefront_cart_v1_GetCartResponse__Output>
        ListPromotionsRequest: MessageTypeDefinition<_storefront_cart_v1_ListPromotionsRequest, _storefront_cart_v1_ListPromotionsRequest__Output>
        ListPromotionsResponse: MessageTypeDefinition<_storefront_cart_v1_ListPromotionsResponse, _storefront_cart_v1_ListPromotionsResponse__Output>
        ListedPromotion: MessageTypeDefinition<_storefront_cart_v1_ListedPromotion, _storefront_cart_v1_ListedPromotion__Output>
        PriceCartRequest: MessageTypeDefinition<_storefront_cart_v1_PriceCartRequest, _storefront_cart_v1_PriceCartRequest__Output>
        PriceCartResponse: MessageTypeDefinition<_storefront_cart_v1_PriceCartResponse, _storefront_cart_v1_PriceCartResponse__Output>
        PriceIssue: MessageTypeDefinition<_storefront_cart_v1_PriceIssue, _storefront_cart_v1_PriceIssue__Output>
        Promotion: MessageTypeDefinition<_storefront_cart_v1_Promotion, _storefront_cart_v1_Promotion__Output>
        RemoveLineRequest: MessageTypeDefinition<_storefront_cart_v1_RemoveLineRequest, _storefront_cart_v1_RemoveLineRequest__Output>
        RemoveLineResponse: MessageTypeDefinition<_storefront_cart_v1_RemoveLineResponse, _storefront_cart_v1_RemoveLineResponse__Output>
        RemovePromotionRequest: MessageTypeDefinition<_storefront_cart_v1_RemovePromotionRequest, _storefront_cart_v1_RemovePromotionRequest__Output>
        RemovePromotionResponse: MessageTypeDefinition<_storefront_cart_v1_RemovePromotionResponse, _storefront_cart_v1_RemovePromotionResponse__Output>
        UnfreezeCartRequest: MessageTypeDefinition<_storefront_cart_v1_UnfreezeCartRequest, _storefront_cart_v1_UnfreezeCartRequest__Output>
        UnfreezeCartResponse: MessageTypeDefinition<_storefront_cart_v1_UnfreezeCartResponse, _storefront_cart_v1_UnfreezeCartResponse__Output>
        UpdateLineRequest: MessageTypeDefinition<_storefront_cart_v1_UpdateLineRequest, _storefront_cart_v1_UpdateLineRequest__Output>
        UpdateLineResponse: MessageTypeDefinition<_storefront_cart_v1_UpdateLineResponse, _storefront_cart_v1_UpdateLineResponse__Output>
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

