import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from './storefront/common/v1/Address.ts';
import type { AppError as _storefront_common_v1_AppError, AppError__Output as _storefront_common_v1_AppError__Output } from './storefront/common/v1/AppError.ts';
import type { ErrorDetail as _storefront_common_v1_ErrorDetail, ErrorDetail__Output as _storefront_common_v1_ErrorDetail__Output } from './storefront/common/v1/ErrorDetail.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from './storefront/common/v1/SectionError.ts';
import type { Buyer as _storefront_orders_v1_Buyer, Buyer__Output as _storefront_orders_v1_Buyer__Output } from './storefront/orders/v1/Buyer.ts';
import type { CancelOrderRequest as _storefront_orders_v1_CancelOrderRequest, CancelOrderRequest__Output as _storefront_orders_v1_CancelOrderRequest__Output } from './storefront/orders/v1/CancelOrderRequest.ts';
import type { CancelOrderResponse as _storefront_orders_v1_CancelOrderResponse, CancelOrderResponse__Output as _storefront_orders_v1_CancelOrderResponse__Output } from './storefront/orders/v1/CancelOrderResponse.ts';
import type { CancelStoreOrderRequest as _storefront_orders_v1_CancelStoreOrderRequest, CancelStoreOrderRequest__Output as _storefront_orders_v1_CancelStoreOrderRequest__Output } from './storefront/orders/v1/CancelStoreOrderRequest.ts';
import type { CancelStoreOrderResponse as _storefront_orders_v1_CancelStoreOrderResponse, CancelStoreOrderResponse__Output as _storefront_orders_v1_CancelStoreOrderResponse__Output } from './storefront/orders/v1/CancelStoreOrderResponse.ts';
import type { Cancellation as _storefront_orders_v1_Cancellation, Cancellation__Output as _storefront_orders_v1_Cancellation__Output } from './storefront/orders/v1/Cancellation.ts';
import type { CheckoutBody as _storefront_orders_v1_CheckoutBody, CheckoutBody__Output as _storefront_orders_v1_CheckoutBody__Output } from './storefront/orders/v1/CheckoutBody.ts';
import type { CheckoutIssue as _storefront_orders_v1_CheckoutIssue, CheckoutIssue__Output as _storefront_orders_v1_CheckoutIssue__Output } from './storefront/orders/v1/CheckoutIssue.ts';
import type { CheckoutRequest as _storefront_orders_v1_CheckoutRequest, CheckoutRequest__Output as _storefront_orders_v1_CheckoutRequest__Output } from './storefront/orders/v1/CheckoutRequest.ts';
import type { CheckoutResponse as _storefront_orders_v1_CheckoutResponse, CheckoutResponse__Output as _storefront_orders_v1_CheckoutResponse__Output } from './storefront/orders/v1/CheckoutResponse.ts';
import type { CheckoutResult as _storefront_orders_v1_CheckoutResult, CheckoutResult__Output as _storefront_orders_v1_CheckoutResult__Output } from './storefront/orders/v1/CheckoutResult.ts';
import type { CreditSnapshot as _storefront_orders_v1_CreditSnapshot, CreditSnapshot__Output as _storefront_orders_v1_CreditSnapshot__Output } from './storefront/orders/v1/CreditSnapshot.ts';
import type { DeliverOrderRequest as _storefront_orders_v1_DeliverOrderRequest, DeliverOrderRequest__Output as _storefront_orders_v1_DeliverOrderRequest__Output } from './storefront/orders/v1/DeliverOrderRequest.ts';
import type { DeliverOrderResponse as _storefront_orders_v1_DeliverOrderResponse, DeliverOrderResponse__Output as _storefront_orders_v1_DeliverOrderResponse__Output } from './storefront/orders/v1/DeliverOrderResponse.ts';
import type { GetOrderRequest as _storefront_orders_v1_GetOrderRequest, GetOrderRequest__Output as _storefront_orders_v1_GetOrderRequest__Output } from './storefront/orders/v1/GetOrderRequest.ts';
import type { GetOrderResponse as _storefront_orders_v1_GetOrderResponse, GetOrderResponse__Output as _storefront_orders_v1_GetOrderResponse__Output } from './storefront/orders/v1/GetOrderResponse.ts';
import type { ListOrdersRequest as _storefront_orders_v1_ListOrdersRequest, ListOrdersRequest__Output as _storefront_orders_v1_ListOrdersRequest__Output } from './storefront/orders/v1/ListOrdersRequest.ts';
import type { ListOrdersResponse as _storefront_orders_v1_ListOrdersResponse, ListOrdersResponse__Output as _storefront_orders_v1_ListOrdersResponse__Output } from './storefront/orders/v1/ListOrdersResponse.ts';
import type { ListShippingOptionsRequest as _storefront_orders_v1_ListShippingOptionsRequest, ListShippingOptionsRequest__Output as _storefront_orders_v1_ListShippingOptionsRequest__Output } from './storefront/orders/v1/ListShippingOptionsRequest.ts';
import type { ListShippingOptionsResponse as _storefront_orders_v1_ListShippingOptionsResponse, ListShippingOptionsResponse__Output as _storefront_orders_v1_ListShippingOptionsResponse__Output } from './storefront/orders/v1/ListShippingOptionsResponse.ts';
import type { ListStoreOrdersRequest as _storefront_orders_v1_ListStoreOrdersRequest, ListStoreOrdersRequest__Output as _storefront_orders_v1_ListStoreOrdersRequest__Output } from './storefront/orders/v1/ListStoreOrdersRequest.ts';
import type { ListStoreOrdersResponse as _storefront_orders_v1_ListStoreOrdersResponse, ListStoreOrdersResponse__Output as _storefront_orders_v1_ListStoreOrdersResponse__Output } from './storefront/orders/v1/ListStoreOrdersResponse.ts';
import type { Order as _storefront_orders_v1_Order, Order__Output as _storefront_orders_v1_Order__Output } from './storefront/orders/v1/Order.ts';
import type { OrderLine as _storefront_orders_v1_OrderLine, OrderLine__Output as _storefront_orders_v1_OrderLine__Output } from './storefront/orders/v1/OrderLine.ts';
import type { OrderPromotion as _storefront_orders_v1_OrderPromotion, OrderPromotion__Output as _storefront_orders_v1_OrderPromotion__Output } from './storefront/orders/v1/OrderPromotion.ts';
import type { OrdersAdminServiceClient as _storefront_orders_v1_OrdersAdminServiceClient, OrdersAdminServiceDefinition as _storefront_orders_v1_OrdersAdminServiceDefinition } from './storefront/orders/v1/OrdersAdminService.ts';
import type { OrdersServiceClient as _storefront_orders_v1_OrdersServiceClient, OrdersServiceDefinition as _storefront_orders_v1_OrdersServiceDefinition } from './storefront/orders/v1/OrdersService.ts';
import type { PaymentSessionSnapshot as _storefront_orders_v1_PaymentSessionSnapshot, PaymentSessionSnapshot__Output as _storefront_orders_v1_PaymentSessionSnapshot__Output } from './storefront/orders/v1/PaymentSessionSnapshot.ts';
import type { PreviewCheckoutRequest as _storefront_orders_v1_PreviewCheckoutRequest, PreviewCheckoutRequest__Output as _storefront_orders_v1_PreviewCheckoutRequest__Output } from './storefront/orders/v1/PreviewCheckoutRequest.ts';
import type { PreviewCheckoutResponse as _storefront_orders_v1_PreviewCheckoutResponse, PreviewCheckoutResponse__Output as _storefront_orders_v1_PreviewCheckoutResponse__Output } from './storefront/orders/v1/PreviewCheckoutResponse.ts';
import type { RemoveShippingOptionRequest as _storefront_orders_v1_RemoveShippingOptionRequest, RemoveShippingOptionRequest__Output as _storefront_orders_v1_RemoveShippingOptionRequest__Output } from './storefront/orders/v1/RemoveShippingOptionRequest.ts';
import type { RemoveShippingOptionResponse as _storefront_orders_v1_RemoveShippingOptionResponse, RemoveShippingOptionResponse__Output as _storefront_orders_v1_RemoveShippingOptionResponse__Output } from './storefront/orders/v1/RemoveShippingOptionResponse.ts';
import type { SetShippingOptionRequest as _storefront_orders_v1_SetShippingOptionRequest, SetShippingOptionRequest__Output as _storefront_orders_v1_SetShippingOptionRequest__Output } from './storefront/orders/v1/SetShippingOptionRequest.ts';
import type { SetShippingOptionResponse as _storefront_orders_v1_SetShippingOptionResponse, SetShippingOptionResponse__Output as _storefront_orders_v1_SetShippingOptionResponse__Output } from './storefront/orders/v1/SetShippingOptionResponse.ts';
import type { ShipOrderRequest as _storefront_orders_v1_ShipOrderRequest, ShipOrderRequest__Output as _storefront_orders_v1_ShipOrderRequest__Output } from './storefront/orders/v1/ShipOrderRequest.ts';
import type { ShipOrderResponse as _storefront_orders_v1_ShipOrderResponse, ShipOrderResponse__Output as _storefront_orders_v1_ShipOrderResponse__Output } from './storefront/orders/v1/ShipOrderResponse.ts';
import type { Shipment as _storefront_orders_v1_Shipment, Shipment__Output as _storefront_orders_v1_Shipment__Output } from './storefront/orders/v1/Shipment.ts';
import type { ShipmentLine as _storefront_orders_v1_ShipmentLine, ShipmentLine__Output as _storefront_orders_v1_ShipmentLine__Output } from './storefront/orders/v1/ShipmentLine.ts';
import type { ShippingOption as _storefront_orders_v1_ShippingOption, ShippingOption__Output as _storefront_orders_v1_ShippingOption__Output } from './storefront/orders/v1/ShippingOption.ts';
import type { TimelineEntry as _storefront_orders_v1_TimelineEntry, TimelineEntry__Output as _storefront_orders_v1_TimelineEntry__Output } from './storefront/orders/v1/TimelineEntry.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    common: {
      v1: {
        Address: MessageTypeDefinition<_storefront_common_v1_Address, _storefront_common_v1_Address__Output>
        AppError: MessageTypeDefinition<_storefront_common_v1_AppError, _storefront_common_v1_AppError__Output>
        Availability: EnumTypeDefinition
        ErrorDetail: MessageTypeDefinition<_storefront_common_v1_ErrorDetail, _storefront_common_v1_ErrorDetail__Output>
        PaymentRail: EnumTypeDefinition
        PriceSource: EnumTypeDefinition
        SectionError: MessageTypeDefinition<_storefront_common_v1_SectionError, _storefront_common_v1_SectionError__Output>
      }
    }
    orders: {
      v1: {
        Buyer: MessageTypeDefinition<_storefront_orders_v1_Buyer, _storefront_orders_v1_Buyer__Output>
        CancelOrderRequest: MessageTypeDefinition<_storefront_orders_v1_CancelOrderRequest, _storefront_orders_v1_CancelOrderRequest__Output>
        CancelOrderResponse: MessageTypeDefinition<_storefront_orders_v1_CancelOrderResponse, _storefront_orders_v1_CancelOrderResponse__Output>
        CancelStoreOrderRequest: MessageTypeDefinition<_storefront_orders_v1_CancelStoreOrderRequest, _storefront_orders_v1_CancelStoreOrderRequest__Output>
        CancelStoreOrderResponse: MessageTypeDefinition<_storefront_orders_v1_CancelStoreOrderResponse, _storefront_orders_v1_CancelStoreOrderResponse__Output>
        Cancellation: MessageTypeDefinition<_storefront_orders_v1_Cancellation, _storefront_orders_v1_Cancellation__Output>
        CheckoutBody: MessageTypeDefinition<_storefront_orders_v1_CheckoutBody, _storefront_orders_v1_CheckoutBody__Output>
        CheckoutIssue: MessageTypeDefinition<_storefront_orders_v1_CheckoutIssue, _storefront_orders_v1_CheckoutIssue__Output>
        CheckoutRequest: MessageTypeDefinition<_storefront_orders_v1_CheckoutRequest, _storefront_orders_v1_CheckoutRequest__Output>
        CheckoutResponse: MessageTypeDefinition<_storefront_orders_v1_CheckoutResponse, _storefront_orders_v1_CheckoutResponse__Output>
        CheckoutResult: MessageTypeDefinition<_storefront_orders_v1_CheckoutResult, _storefront_orders_v1_CheckoutResult__Output>
        CreditSnapshot: MessageTypeDefinition<_storefront_orders_v1_CreditSnapshot, _storefront_orders_v1_CreditSnapshot__Output>
        DeliverOrderRequest: MessageTypeDefinition<_storefront_orders_v1_DeliverOrderRequest, _storefront_orders_v1_DeliverOrderRequest__Output>
        DeliverOrderResponse: MessageTypeDefinition<_storefront_orders_v1_DeliverOrderResponse, _storefront_orders_v1_DeliverOrderResponse__Output>
        GetOrderRequest: MessageTypeDefinition<_storefront_orders_v1_GetOrderRequest, _storefront_orders_v1_GetOrderRequest__Output>
        GetOrderResponse: MessageTypeDefinition<_storefront_orders_v1_GetOrderResponse, _storefront_orders_v1_GetOrderResponse__Output>
        ListOrdersRequest: MessageTypeDefinition<_storefront_orders_v1_ListOrdersRequest, _storefront_orders_v1_ListOrdersRequest__Output>
        ListOrdersResponse: MessageTypeDefinition<_storefront_orders_v1_ListOrdersResponse, _storefront_orders_v1_ListOrdersResponse__Output>
        ListShippingOptionsRequest: MessageTypeDefinition<_storefront_orders_v1_ListShippingOptionsRequest, _storefront_orders_v1_ListShippingOptionsRequest__Output>
        ListShippingOptionsResponse: MessageTypeDefinition<_storefront_orders_v1_ListShippingOptionsResponse, _storefront_orders_v1_ListShippingOptionsResponse__Output>
        ListStoreOrdersRequest: MessageTypeDefinition<_storefront_orders_v1_ListStoreOrdersRequest, _storefront_orders_v1_ListStoreOrdersRequest__Output>
        ListStoreOrdersResponse: MessageTypeDefinition<_storefront_orders_v1_ListStoreOrdersResponse, _storefront_orders_v1_ListStoreOrdersResponse__Output>
        Order: MessageTypeDefinition<_storefront_orders_v1_Order, _storefront_orders_v1_Order__Output>
        OrderLine: MessageTypeDefinition<_storefront_orders_v1_OrderLine, _storefront_orders_v1_OrderLine__Output>
        OrderPromotion: MessageTypeDefinition<_storefront_orders_v1_OrderPromotion, _storefront_orders_v1_OrderPromotion__Output>
        OrdersAdminService: SubtypeConstructor<typeof grpc.Client, _storefront_orders_v1_OrdersAdminServiceClient> & { service: _storefront_orders_v1_OrdersAdminServiceDefinition }
        OrdersService: SubtypeConstructor<typeof grpc.Client, _storefront_orders_v1_OrdersServiceClient> & { service: _storefront_orders_v1_OrdersServiceDefinition }
        PaymentSessionSnapshot: MessageTypeDefinition<_storefront_orders_v1_PaymentSessionSnapshot, _storefront_orders_v1_PaymentSessionSnapshot__Output>
        PreviewCheckoutRequest: MessageTypeDefinition<_storefront_orders_v1_PreviewCheckoutRequest, _storefront_orders_v1_PreviewCheckoutRequest__Output>
        PreviewCheckoutResponse: MessageTypeDefinition<_storefront_orders_v1_PreviewCheckoutResponse, _storefront_orders_v1_PreviewCheckoutResponse__Output>
        RemoveShippingOptionRequest: MessageTypeDefinition<_storefront_orders_v1_RemoveShippingOptionRequest, _storefront_orders_v1_RemoveShippingOptionRequest__Output>
        RemoveShippingOptionResponse: MessageTypeDefinition<_storefront_orders_v1_RemoveShippingOptionResponse, _storefront_orders_v1_RemoveShippingOptionResponse__Output>
        SetShippingOptionRequest: MessageTypeDefinition<_storefront_orders_v1_SetShippingOptionRequest, _storefront_orders_v1_SetShippingOptionRequest__Output>
        SetShippingOptionResponse: MessageTypeDefinition<_storefront_orders_v1_SetShippingOptionResponse, _storefront_orders_v1_SetShippingOptionResponse__Output>
        ShipOrderRequest: MessageTypeDefinition<_storefront_orders_v1_ShipOrderRequest, _storefront_orders_v1_ShipOrderRequest__Output>
        ShipOrderResponse: MessageTypeDefinition<_storefront_orders_v1_ShipOrderResponse, _storefront_orders_v1_ShipOrderResponse__Output>
        Shipment: MessageTypeDefinition<_storefront_orders_v1_Shipment, _storefront_orders_v1_Shipment__Output>
        ShipmentLine: MessageTypeDefinition<_storefront_orders_v1_ShipmentLine, _storefront_orders_v1_ShipmentLine__Output>
        ShippingOption: MessageTypeDefinition<_storefront_orders_v1_ShippingOption, _storefront_orders_v1_ShippingOption__Output>
        TimelineEntry: MessageTypeDefinition<_storefront_orders_v1_TimelineEntry, _storefront_orders_v1_TimelineEntry__Output>
      }
    }
  }
}

