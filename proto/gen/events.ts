import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { AuthorizePaymentRequest as _storefront_billing_v1_AuthorizePaymentRequest, AuthorizePaymentRequest__Output as _storefront_billing_v1_AuthorizePaymentRequest__Output } from './storefront/billing/v1/AuthorizePaymentRequest.ts';
import type { AuthorizePaymentResponse as _storefront_billing_v1_AuthorizePaymentResponse, AuthorizePaymentResponse__Output as _storefront_billing_v1_AuthorizePaymentResponse__Output } from './storefront/billing/v1/AuthorizePaymentResponse.ts';
import type { BillingAdminServiceClient as _storefront_billing_v1_BillingAdminServiceClient, BillingAdminServiceDefinition as _storefront_billing_v1_BillingAdminServiceDefinition } from './storefront/billing/v1/BillingAdminService.ts';
import type { BillingServiceClient as _storefront_billing_v1_BillingServiceClient, BillingServiceDefinition as _storefront_billing_v1_BillingServiceDefinition } from './storefront/billing/v1/BillingService.ts';
import type { CommitPaymentRequest as _storefront_billing_v1_CommitPaymentRequest, CommitPaymentRequest__Output as _storefront_billing_v1_CommitPaymentRequest__Output } from './storefront/billing/v1/CommitPaymentRequest.ts';
import type { CommitPaymentResponse as _storefront_billing_v1_CommitPaymentResponse, CommitPaymentResponse__Output as _storefront_billing_v1_CommitPaymentResponse__Output } from './storefront/billing/v1/CommitPaymentResponse.ts';
import type { CreateCustomerRequest as _storefront_billing_v1_CreateCustomerRequest, CreateCustomerRequest__Output as _storefront_billing_v1_CreateCustomerRequest__Output } from './storefront/billing/v1/CreateCustomerRequest.ts';
import type { CreateCustomerResponse as _storefront_billing_v1_CreateCustomerResponse, CreateCustomerResponse__Output as _storefront_billing_v1_CreateCustomerResponse__Output } from './storefront/billing/v1/CreateCustomerResponse.ts';
import type { CreditEntry as _storefront_billing_v1_CreditEntry, CreditEntry__Output as _storefront_billing_v1_CreditEntry__Output } from './storefront/billing/v1/CreditEntry.ts';
import type { CreditStatus as _storefront_billing_v1_CreditStatus, CreditStatus__Output as _storefront_billing_v1_CreditStatus__Output } from './storefront/billing/v1/CreditStatus.ts';
import type { Customer as _storefront_billing_v1_Customer, Customer__Output as _storefront_billing_v1_Customer__Output } from './storefront/billing/v1/Customer.ts';
import type { CustomerFields as _storefront_billing_v1_CustomerFields, CustomerFields__Output as _storefront_billing_v1_CustomerFields__Output } from './storefront/billing/v1/CustomerFields.ts';
import type { DecideSandboxPaymentRequest as _storefront_billing_v1_DecideSandboxPaymentRequest, DecideSandboxPaymentRequest__Output as _storefront_billing_v1_DecideSandboxPaymentRequest__Output } from './storefront/billing/v1/DecideSandboxPaymentRequest.ts';
import type { DecideSandboxPaymentResponse as _storefront_billing_v1_DecideSandboxPaymentResponse, DecideSandboxPaymentResponse__Output as _storefront_billing_v1_DecideSandboxPaymentResponse__Output } from './storefront/billing/v1/DecideSandboxPaymentResponse.ts';
import type { EndSessionRequest as _storefront_billing_v1_EndSessionRequest, EndSessionRequest__Output as _storefront_billing_v1_EndSessionRequest__Output } from './storefront/billing/v1/EndSessionRequest.ts';
import type { EndSessionResponse as _storefront_billing_v1_EndSessionResponse, EndSessionResponse__Output as _storefront_billing_v1_EndSessionResponse__Output } from './storefront/billing/v1/EndSessionResponse.ts';
import type { EndedSession as _storefront_billing_v1_EndedSession, EndedSession__Output as _storefront_billing_v1_EndedSession__Output } from './storefront/billing/v1/EndedSession.ts';
import type { GetCreditRequest as _storefront_billing_v1_GetCreditRequest, GetCreditRequest__Output as _storefront_billing_v1_GetCreditRequest__Output } from './storefront/billing/v1/GetCreditRequest.ts';
import type { GetCreditResponse as _storefront_billing_v1_GetCreditResponse, GetCreditResponse__Output as _storefront_billing_v1_GetCreditResponse__Output } from './storefront/billing/v1/GetCreditResponse.ts';
import type { GetCreditStatusRequest as _storefront_billing_v1_GetCreditStatusRequest, GetCreditStatusRequest__Output as _storefront_billing_v1_GetCreditStatusRequest__Output } from './storefront/billing/v1/GetCreditStatusRequest.ts';
import type { GetCreditStatusResponse as _storefront_billing_v1_GetCreditStatusResponse, GetCreditStatusResponse__Output as _storefront_billing_v1_GetCreditStatusResponse__Output } from './storefront/billing/v1/GetCreditStatusResponse.ts';
import type { GetCustomerRequest as _storefront_billing_v1_GetCustomerRequest, GetCustomerRequest__Output as _storefront_billing_v1_GetCustomerRequest__Output } from './storefront/billing/v1/GetCustomerRequest.ts';
import type { GetCustomerResponse as _storefront_billing_v1_GetCustomerResponse, GetCustomerResponse__Output as _storefront_billing_v1_GetCustomerResponse__Output } from './storefront/billing/v1/GetCustomerResponse.ts';
import type { GetInvoiceRequest as _storefront_billing_v1_GetInvoiceRequest, GetInvoiceRequest__Output as _storefront_billing_v1_GetInvoiceRequest__Output } from './storefront/billing/v1/GetInvoiceRequest.ts';
import type { GetInvoiceResponse as _storefront_billing_v1_GetInvoiceResponse, GetInvoiceResponse__Output as _storefront_billing_v1_GetInvoiceResponse__Output } from './storefront/billing/v1/GetInvoiceResponse.ts';
import type { GetOrderBillingRequest as _storefront_billing_v1_GetOrderBillingRequest, GetOrderBillingRequest__Output as _storefront_billing_v1_GetOrderBillingRequest__Output } from './storefront/billing/v1/GetOrderBillingRequest.ts';
import type { GetOrderBillingResponse as _storefront_billing_v1_GetOrderBillingResponse, GetOrderBillingResponse__Output as _storefront_billing_v1_GetOrderBillingResponse__Output } from './storefront/billing/v1/GetOrderBillingResponse.ts';
import type { GetSandboxPaymentRequest as _storefront_billing_v1_GetSandboxPaymentRequest, GetSandboxPaymentRequest__Output as _storefront_billing_v1_GetSandboxPaymentRequest__Output } from './storefront/billing/v1/GetSandboxPaymentRequest.ts';
import type { GetSandboxPaymentResponse as _storefront_billing_v1_GetSandboxPaymentResponse, GetSandboxPaymentResponse__Output as _storefront_billing_v1_GetSandboxPaymentResponse__Output } from './storefront/billing/v1/GetSandboxPaymentResponse.ts';
import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from './storefront/billing/v1/Invoice.ts';
import type { InvoiceLine as _storefront_billing_v1_InvoiceLine, InvoiceLine__Output as _storefront_billing_v1_InvoiceLine__Output } from './storefront/billing/v1/InvoiceLine.ts';
import type { InvoicePayment as _storefront_billing_v1_InvoicePayment, InvoicePayment__Output as _storefront_billing_v1_InvoicePayment__Output } from './storefront/billing/v1/InvoicePayment.ts';
import type { ListEndedSessionsRequest as _storefront_billing_v1_ListEndedSessionsRequest, ListEndedSessionsRequest__Output as _storefront_billing_v1_ListEndedSessionsRequest__Output } from './storefront/billing/v1/ListEndedSessionsRequest.ts';
import type { ListEndedSessionsResponse as _storefront_billing_v1_ListEndedSessionsResponse, ListEndedSessionsResponse__Output as _storefront_billing_v1_ListEndedSessionsResponse__Output } from './storefront/billing/v1/ListEndedSessionsResponse.ts';
import type { ListInvoicesRequest as _storefront_billing_v1_ListInvoicesRequest, ListInvoicesRequest__Output as _storefront_billing_v1_ListInvoicesRequest__Output } from './storefront/billing/v1/ListInvoicesRequest.ts';
import type { ListInvoicesResponse as _storefront_billing_v1_ListInvoicesResponse, ListInvoicesResponse__Output as _storefront_billing_v1_ListInvoicesResponse__Output } from './storefront/billing/v1/ListInvoicesResponse.ts';
import type { LogInRequest as _storefront_billing_v1_LogInRequest, LogInRequest__Output as _storefront_billing_v1_LogInRequest__Output } from './storefront/billing/v1/LogInRequest.ts';
import type { LogInResponse as _storefront_billing_v1_LogInResponse, LogInResponse__Output as _storefront_billing_v1_LogInResponse__Output } from './storefront/billing/v1/LogInResponse.ts';
import type { OverCreditLimit as _storefront_billing_v1_OverCreditLimit, OverCreditLimit__Output as _storefront_billing_v1_OverCreditLimit__Output } from './storefront/billing/v1/OverCreditLimit.ts';
import type { Party as _storefront_billing_v1_Party, Party__Output as _storefront_billing_v1_Party__Output } from './storefront/billing/v1/Party.ts';
import type { PayInvoiceRequest as _storefront_billing_v1_PayInvoiceRequest, PayInvoiceRequest__Output as _storefront_billing_v1_PayInvoiceRequest__Output } from './storefront/billing/v1/PayInvoiceRequest.ts';
import type { PayInvoiceResponse as _storefront_billing_v1_PayInvoiceResponse, PayInvoiceResponse__Output as _storefront_billing_v1_PayInvoiceResponse__Output } from './storefront/billing/v1/PayInvoiceResponse.ts';
import type { PaymentAuthorized as _storefront_billing_v1_PaymentAuthorized, PaymentAuthorized__Output as _storefront_billing_v1_PaymentAuthorized__Output } from './storefront/billing/v1/PaymentAuthorized.ts';
import type { PaymentGatewayServiceClient as _storefront_billing_v1_PaymentGatewayServiceClient, PaymentGatewayServiceDefinition as _storefront_billing_v1_PaymentGatewayServiceDefinition } from './storefront/billing/v1/PaymentGatewayService.ts';
import type { PaymentSession as _storefront_billing_v1_PaymentSession, PaymentSession__Output as _storefront_billing_v1_PaymentSession__Output } from './storefront/billing/v1/PaymentSession.ts';
import type { PaymentTerms as _storefront_billing_v1_PaymentTerms, PaymentTerms__Output as _storefront_billing_v1_PaymentTerms__Output } from './storefront/billing/v1/PaymentTerms.ts';
import type { ReceiveNotificationRequest as _storefront_billing_v1_ReceiveNotificationRequest, ReceiveNotificationRequest__Output as _storefront_billing_v1_ReceiveNotificationRequest__Output } from './storefront/billing/v1/ReceiveNotificationRequest.ts';
import type { ReceiveNotificationResponse as _storefront_billing_v1_ReceiveNotificationResponse, ReceiveNotificationResponse__Output as _storefront_billing_v1_ReceiveNotificationResponse__Output } from './storefront/billing/v1/ReceiveNotificationResponse.ts';
import type { RecordPaymentRequest as _storefront_billing_v1_RecordPaymentRequest, RecordPaymentRequest__Output as _storefront_billing_v1_RecordPaymentRequest__Output } from './storefront/billing/v1/RecordPaymentRequest.ts';
import type { RecordPaymentResponse as _storefront_billing_v1_RecordPaymentResponse, RecordPaymentResponse__Output as _storefront_billing_v1_RecordPaymentResponse__Output } from './storefront/billing/v1/RecordPaymentResponse.ts';
import type { RefreshSessionRequest as _storefront_billing_v1_RefreshSessionRequest, RefreshSessionRequest__Output as _storefront_billing_v1_RefreshSessionRequest__Output } from './storefront/billing/v1/RefreshSessionRequest.ts';
import type { RefreshSessionResponse as _storefront_billing_v1_RefreshSessionResponse, RefreshSessionResponse__Output as _storefront_billing_v1_RefreshSessionResponse__Output } from './storefront/billing/v1/RefreshSessionResponse.ts';
import type { ReleasePaymentRequest as _storefront_billing_v1_ReleasePaymentRequest, ReleasePaymentRequest__Output as _storefront_billing_v1_ReleasePaymentRequest__Output } from './storefront/billing/v1/ReleasePaymentRequest.ts';
import type { ReleasePaymentResponse as _storefront_billing_v1_ReleasePaymentResponse, ReleasePaymentResponse__Output as _storefront_billing_v1_ReleasePaymentResponse__Output } from './storefront/billing/v1/ReleasePaymentResponse.ts';
import type { ReopenPaymentRequest as _storefront_billing_v1_ReopenPaymentRequest, ReopenPaymentRequest__Output as _storefront_billing_v1_ReopenPaymentRequest__Output } from './storefront/billing/v1/ReopenPaymentRequest.ts';
import type { ReopenPaymentResponse as _storefront_billing_v1_ReopenPaymentResponse, ReopenPaymentResponse__Output as _storefront_billing_v1_ReopenPaymentResponse__Output } from './storefront/billing/v1/ReopenPaymentResponse.ts';
import type { SetCustomerRequest as _storefront_billing_v1_SetCustomerRequest, SetCustomerRequest__Output as _storefront_billing_v1_SetCustomerRequest__Output } from './storefront/billing/v1/SetCustomerRequest.ts';
import type { SetCustomerResponse as _storefront_billing_v1_SetCustomerResponse, SetCustomerResponse__Output as _storefront_billing_v1_SetCustomerResponse__Output } from './storefront/billing/v1/SetCustomerResponse.ts';
import type { ShopperSession as _storefront_billing_v1_ShopperSession, ShopperSession__Output as _storefront_billing_v1_ShopperSession__Output } from './storefront/billing/v1/ShopperSession.ts';
import type { SignUpRequest as _storefront_billing_v1_SignUpRequest, SignUpRequest__Output as _storefront_billing_v1_SignUpRequest__Output } from './storefront/billing/v1/SignUpRequest.ts';
import type { SignUpResponse as _storefront_billing_v1_SignUpResponse, SignUpResponse__Output as _storefront_billing_v1_SignUpResponse__Output } from './storefront/billing/v1/SignUpResponse.ts';
import type { StartSessionRequest as _storefront_billing_v1_StartSessionRequest, StartSessionRequest__Output as _storefront_billing_v1_StartSessionRequest__Output } from './storefront/billing/v1/StartSessionRequest.ts';
import type { StartSessionResponse as _storefront_billing_v1_StartSessionResponse, StartSessionResponse__Output as _storefront_billing_v1_StartSessionResponse__Output } from './storefront/billing/v1/StartSessionResponse.ts';
import type { TaxBreakdown as _storefront_billing_v1_TaxBreakdown, TaxBreakdown__Output as _storefront_billing_v1_TaxBreakdown__Output } from './storefront/billing/v1/TaxBreakdown.ts';
import type { VoidInvoiceRequest as _storefront_billing_v1_VoidInvoiceRequest, VoidInvoiceRequest__Output as _storefront_billing_v1_VoidInvoiceRequest__Output } from './storefront/billing/v1/VoidInvoiceRequest.ts';
import type { VoidInvoiceResponse as _storefront_billing_v1_VoidInvoiceResponse, VoidInvoiceResponse__Output as _storefront_billing_v1_VoidInvoiceResponse__Output } from './storefront/billing/v1/VoidInvoiceResponse.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from './storefront/common/v1/Address.ts';
import type { AppError as _storefront_common_v1_AppError, AppError__Output as _storefront_common_v1_AppError__Output } from './storefront/common/v1/AppError.ts';
import type { ErrorDetail as _storefront_common_v1_ErrorDetail, ErrorDetail__Output as _storefront_common_v1_ErrorDetail__Output } from './storefront/common/v1/ErrorDetail.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from './storefront/common/v1/SectionError.ts';
import type { CatalogChanged as _storefront_events_v1_CatalogChanged, CatalogChanged__Output as _storefront_events_v1_CatalogChanged__Output } from './storefront/events/v1/CatalogChanged.ts';
import type { InvoiceEvent as _storefront_events_v1_InvoiceEvent, InvoiceEvent__Output as _storefront_events_v1_InvoiceEvent__Output } from './storefront/events/v1/InvoiceEvent.ts';
import type { KeyChanged as _storefront_events_v1_KeyChanged, KeyChanged__Output as _storefront_events_v1_KeyChanged__Output } from './storefront/events/v1/KeyChanged.ts';
import type { OrderEvent as _storefront_events_v1_OrderEvent, OrderEvent__Output as _storefront_events_v1_OrderEvent__Output } from './storefront/events/v1/OrderEvent.ts';
import type { PaymentSessionEvent as _storefront_events_v1_PaymentSessionEvent, PaymentSessionEvent__Output as _storefront_events_v1_PaymentSessionEvent__Output } from './storefront/events/v1/PaymentSessionEvent.ts';
import type { ProductEvent as _storefront_events_v1_ProductEvent, ProductEvent__Output as _storefront_events_v1_ProductEvent__Output } from './storefront/events/v1/ProductEvent.ts';
import type { SessionEnded as _storefront_events_v1_SessionEnded, SessionEnded__Output as _storefront_events_v1_SessionEnded__Output } from './storefront/events/v1/SessionEnded.ts';
import type { StockChanged as _storefront_events_v1_StockChanged, StockChanged__Output as _storefront_events_v1_StockChanged__Output } from './storefront/events/v1/StockChanged.ts';
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
import type { ListStoreShippingOptionsRequest as _storefront_orders_v1_ListStoreShippingOptionsRequest, ListStoreShippingOptionsRequest__Output as _storefront_orders_v1_ListStoreShippingOptionsRequest__Output } from './storefront/orders/v1/ListStoreShippingOptionsRequest.ts';
import type { ListStoreShippingOptionsResponse as _storefront_orders_v1_ListStoreShippingOptionsResponse, ListStoreShippingOptionsResponse__Output as _storefront_orders_v1_ListStoreShippingOptionsResponse__Output } from './storefront/orders/v1/ListStoreShippingOptionsResponse.ts';
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
import type { RepayOrderRequest as _storefront_orders_v1_RepayOrderRequest, RepayOrderRequest__Output as _storefront_orders_v1_RepayOrderRequest__Output } from './storefront/orders/v1/RepayOrderRequest.ts';
import type { RepayOrderResponse as _storefront_orders_v1_RepayOrderResponse, RepayOrderResponse__Output as _storefront_orders_v1_RepayOrderResponse__Output } from './storefront/orders/v1/RepayOrderResponse.ts';
import type { SetShippingOptionRequest as _storefront_orders_v1_SetShippingOptionRequest, SetShippingOptionRequest__Output as _storefront_orders_v1_SetShippingOptionRequest__Output } from './storefront/orders/v1/SetShippingOptionRequest.ts';
import type { SetShippingOptionResponse as _storefront_orders_v1_SetShippingOptionResponse, SetShippingOptionResponse__Output as _storefront_orders_v1_SetShippingOptionResponse__Output } from './storefront/orders/v1/SetShippingOptionResponse.ts';
import type { ShipOrderRequest as _storefront_orders_v1_ShipOrderRequest, ShipOrderRequest__Output as _storefront_orders_v1_ShipOrderRequest__Output } from './storefront/orders/v1/ShipOrderRequest.ts';
import type { ShipOrderResponse as _storefront_orders_v1_ShipOrderResponse, ShipOrderResponse__Output as _storefront_orders_v1_ShipOrderResponse__Output } from './storefront/orders/v1/ShipOrderResponse.ts';
import type { Shipment as _storefront_orders_v1_Shipment, Shipment__Output as _storefront_orders_v1_Shipment__Output } from './storefront/orders/v1/Shipment.ts';
import type { ShipmentLine as _storefront_orders_v1_ShipmentLine, ShipmentLine__Output as _storefront_orders_v1_ShipmentLine__Output } from './storefront/orders/v1/ShipmentLine.ts';
import type { ShippingOption as _storefront_orders_v1_ShippingOption, ShippingOption__Output as _storefront_orders_v1_ShippingOption__Output } from './storefront/orders/v1/ShippingOption.ts';
import type { StoreShippingOption as _storefront_orders_v1_StoreShippingOption, StoreShippingOption__Output as _storefront_orders_v1_StoreShippingOption__Output } from './storefront/orders/v1/StoreShippingOption.ts';
import type { TimelineEntry as _storefront_orders_v1_TimelineEntry, TimelineEntry__Output as _storefront_orders_v1_TimelineEntry__Output } from './storefront/orders/v1/TimelineEntry.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    billing: {
      v1: {
        AuthorizePaymentRequest: MessageTypeDefinition<_storefront_billing_v1_AuthorizePaymentRequest, _storefront_billing_v1_AuthorizePaymentRequest__Output>
        AuthorizePaymentResponse: MessageTypeDefinition<_storefront_billing_v1_AuthorizePaymentResponse, _storefront_billing_v1_AuthorizePaymentResponse__Output>
        BillingAdminService: SubtypeConstructor<typeof grpc.Client, _storefront_billing_v1_BillingAdminServiceClient> & { service: _storefront_billing_v1_BillingAdminServiceDefinition }
        BillingService: SubtypeConstructor<typeof grpc.Client, _storefront_billing_v1_BillingServiceClient> & { service: _storefront_billing_v1_BillingServiceDefinition }
        CommitPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_CommitPaymentRequest, _storefront_billing_v1_CommitPaymentRequest__Output>
        CommitPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_CommitPaymentResponse, _storefront_billing_v1_CommitPaymentResponse__Output>
        CreateCustomerRequest: MessageTypeDefinition<_storefront_billing_v1_CreateCustomerRequest, _storefront_billing_v1_CreateCustomerRequest__Output>
        CreateCustomerResponse: MessageTypeDefinition<_storefront_billing_v1_CreateCustomerResponse, _storefront_billing_v1_CreateCustomerResponse__Output>
        CreditEntry: MessageTypeDefinition<_storefront_billing_v1_CreditEntry, _storefront_billing_v1_CreditEntry__Output>
        CreditStatus: MessageTypeDefinition<_storefront_billing_v1_CreditStatus, _storefront_billing_v1_CreditStatus__Output>
        Customer: MessageTypeDefinition<_storefront_billing_v1_Customer, _storefront_billing_v1_Customer__Output>
        CustomerFields: MessageTypeDefinition<_storefront_billing_v1_CustomerFields, _storefront_billing_v1_CustomerFields__Output>
        DecideSandboxPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_DecideSandboxPaymentRequest, _storefront_billing_v1_DecideSandboxPaymentRequest__Output>
        DecideSandboxPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_DecideSandboxPaymentResponse, _storefront_billing_v1_DecideSandboxPaymentResponse__Output>
        EndSessionRequest: MessageTypeDefinition<_storefront_billing_v1_EndSessionRequest, _storefront_billing_v1_EndSessionRequest__Output>
        EndSessionResponse: MessageTypeDefinition<_storefront_billing_v1_EndSessionResponse, _storefront_billing_v1_EndSessionResponse__Output>
        EndedSession: MessageTypeDefinition<_storefront_billing_v1_EndedSession, _storefront_billing_v1_EndedSession__Output>
        GetCreditRequest: MessageTypeDefinition<_storefront_billing_v1_GetCreditRequest, _storefront_billing_v1_GetCreditRequest__Output>
        GetCreditResponse: MessageTypeDefinition<_storefront_billing_v1_GetCreditResponse, _storefront_billing_v1_GetCreditResponse__Output>
        GetCreditStatusRequest: MessageTypeDefinition<_storefront_billing_v1_GetCreditStatusRequest, _storefront_billing_v1_GetCreditStatusRequest__Output>
        GetCreditStatusResponse: MessageTypeDefinition<_storefront_billing_v1_GetCreditStatusResponse, _storefront_billing_v1_GetCreditStatusResponse__Output>
        GetCustomerRequest: MessageTypeDefinition<_storefront_billing_v1_GetCustomerRequest, _storefront_billing_v1_GetCustomerRequest__Output>
        GetCustomerResponse: MessageTypeDefinition<_storefront_billing_v1_GetCustomerResponse, _storefront_billing_v1_GetCustomerResponse__Output>
        GetInvoiceRequest: MessageTypeDefinition<_storefront_billing_v1_GetInvoiceRequest, _storefront_billing_v1_GetInvoiceRequest__Output>
        GetInvoiceResponse: MessageTypeDefinition<_storefront_billing_v1_GetInvoiceResponse, _storefront_billing_v1_GetInvoiceResponse__Output>
        GetOrderBillingRequest: MessageTypeDefinition<_storefront_billing_v1_GetOrderBillingRequest, _storefront_billing_v1_GetOrderBillingRequest__Output>
        GetOrderBillingResponse: MessageTypeDefinition<_storefront_billing_v1_GetOrderBillingResponse, _storefront_billing_v1_GetOrderBillingResponse__Output>
        GetSandboxPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_GetSandboxPaymentRequest, _storefront_billing_v1_GetSandboxPaymentRequest__Output>
        GetSandboxPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_GetSandboxPaymentResponse, _storefront_billing_v1_GetSandboxPaymentResponse__Output>
        Invoice: MessageTypeDefinition<_storefront_billing_v1_Invoice, _storefront_billing_v1_Invoice__Output>
        InvoiceLine: MessageTypeDefinition<_storefront_billing_v1_InvoiceLine, _storefront_billing_v1_InvoiceLine__Output>
        InvoicePayment: MessageTypeDefinition<_storefront_billing_v1_InvoicePayment, _storefront_billing_v1_InvoicePayment__Output>
        ListEndedSessionsRequest: MessageTypeDefinition<_storefront_billing_v1_ListEndedSessionsRequest, _storefront_billing_v1_ListEndedSessionsRequest__Output>
        ListEndedSessionsResponse: MessageTypeDefinition<_storefront_billing_v1_ListEndedSessionsResponse, _storefront_billing_v1_ListEndedSessionsResponse__Output>
        ListInvoicesRequest: MessageTypeDefinition<_storefront_billing_v1_ListInvoicesRequest, _storefront_billing_v1_ListInvoicesRequest__Output>
        ListInvoicesResponse: MessageTypeDefinition<_storefront_billing_v1_ListInvoicesResponse, _storefront_billing_v1_ListInvoicesResponse__Output>
        LogInRequest: MessageTypeDefinition<_storefront_billing_v1_LogInRequest, _storefront_billing_v1_LogInRequest__Output>
        LogInResponse: MessageTypeDefinition<_storefront_billing_v1_LogInResponse, _storefront_billing_v1_LogInResponse__Output>
        OverCreditLimit: MessageTypeDefinition<_storefront_billing_v1_OverCreditLimit, _storefront_billing_v1_OverCreditLimit__Output>
        Party: MessageTypeDefinition<_storefront_billing_v1_Party, _storefront_billing_v1_Party__Output>
        PayInvoiceRequest: MessageTypeDefinition<_storefront_billing_v1_PayInvoiceRequest, _storefront_billing_v1_PayInvoiceRequest__Output>
        PayInvoiceResponse: MessageTypeDefinition<_storefront_billing_v1_PayInvoiceResponse, _storefront_billing_v1_PayInvoiceResponse__Output>
        PaymentAuthorized: MessageTypeDefinition<_storefront_billing_v1_PaymentAuthorized, _storefront_billing_v1_PaymentAuthorized__Output>
        PaymentGatewayService: SubtypeConstructor<typeof grpc.Client, _storefront_billing_v1_PaymentGatewayServiceClient> & { service: _storefront_billing_v1_PaymentGatewayServiceDefinition }
        PaymentSession: MessageTypeDefinition<_storefront_billing_v1_PaymentSession, _storefront_billing_v1_PaymentSession__Output>
        PaymentTerms: MessageTypeDefinition<_storefront_billing_v1_PaymentTerms, _storefront_billing_v1_PaymentTerms__Output>
        ReceiveNotificationRequest: MessageTypeDefinition<_storefront_billing_v1_ReceiveNotificationRequest, _storefront_billing_v1_ReceiveNotificationRequest__Output>
        ReceiveNotificationResponse: MessageTypeDefinition<_storefront_billing_v1_ReceiveNotificationResponse, _storefront_billing_v1_ReceiveNotificationResponse__Output>
        RecordPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_RecordPaymentRequest, _storefront_billing_v1_RecordPaymentRequest__Output>
        RecordPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_RecordPaymentResponse, _storefront_billing_v1_RecordPaymentResponse__Output>
        RefreshSessionRequest: MessageTypeDefinition<_storefront_billing_v1_RefreshSessionRequest, _storefront_billing_v1_RefreshSessionRequest__Output>
        RefreshSessionResponse: MessageTypeDefinition<_storefront_billing_v1_RefreshSessionResponse, _storefront_billing_v1_RefreshSessionResponse__Output>
        ReleasePaymentRequest: MessageTypeDefinition<_storefront_billing_v1_ReleasePaymentRequest, _storefront_billing_v1_ReleasePaymentRequest__Output>
        ReleasePaymentResponse: MessageTypeDefinition<_storefront_billing_v1_ReleasePaymentResponse, _storefront_billing_v1_ReleasePaymentResponse__Output>
        ReopenPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_ReopenPaymentRequest, _storefront_billing_v1_ReopenPaymentRequest__Output>
        ReopenPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_ReopenPaymentResponse, _storefront_billing_v1_ReopenPaymentResponse__Output>
        SetCustomerRequest: MessageTypeDefinition<_storefront_billing_v1_SetCustomerRequest, _storefront_billing_v1_SetCustomerRequest__Output>
        SetCustomerResponse: MessageTypeDefinition<_storefront_billing_v1_SetCustomerResponse, _storefront_billing_v1_SetCustomerResponse__Output>
        ShopperSession: MessageTypeDefinition<_storefront_billing_v1_ShopperSession, _storefront_billing_v1_ShopperSession__Output>
        SignUpRequest: MessageTypeDefinition<_storefront_billing_v1_SignUpRequest, _storefront_billing_v1_SignUpRequest__Output>
        SignUpResponse: MessageTypeDefinition<_storefront_billing_v1_SignUpResponse, _storefront_billing_v1_SignUpResponse__Output>
        StartSessionRequest: MessageTypeDefinition<_storefront_billing_v1_StartSessionRequest, _storefront_billing_v1_StartSessionRequest__Output>
        StartSessionResponse: MessageTypeDefinition<_storefront_billing_v1_StartSessionResponse, _storefront_billing_v1_StartSessionResponse__Output>
        TaxBreakdown: MessageTypeDefinition<_storefront_billing_v1_TaxBreakdown, _storefront_billing_v1_TaxBreakdown__Output>
        VoidInvoiceRequest: MessageTypeDefinition<_storefront_billing_v1_VoidInvoiceRequest, _storefront_billing_v1_VoidInvoiceRequest__Output>
        VoidInvoiceResponse: MessageTypeDefinition<_storefront_billing_v1_VoidInvoiceResponse, _storefront_billing_v1_VoidInvoiceResponse__Output>
      }
    }
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
    events: {
      v1: {
        CatalogChanged: MessageTypeDefinition<_storefront_events_v1_CatalogChanged, _storefront_events_v1_CatalogChanged__Output>
        InvoiceEvent: MessageTypeDefinition<_storefront_events_v1_InvoiceEvent, _storefront_events_v1_InvoiceEvent__Output>
        KeyChanged: MessageTypeDefinition<_storefront_events_v1_KeyChanged, _storefront_events_v1_KeyChanged__Output>
        OrderEvent: MessageTypeDefinition<_storefront_events_v1_OrderEvent, _storefront_events_v1_OrderEvent__Output>
        PaymentSessionEvent: MessageTypeDefinition<_storefront_events_v1_PaymentSessionEvent, _storefront_events_v1_PaymentSessionEvent__Output>
        ProductEvent: MessageTypeDefinition<_storefront_events_v1_ProductEvent, _storefront_events_v1_ProductEvent__Output>
        SessionEnded: MessageTypeDefinition<_storefront_events_v1_SessionEnded, _storefront_events_v1_SessionEnded__Output>
        StockChanged: MessageTypeDefinition<_storefront_events_v1_StockChanged, _storefront_events_v1_StockChanged__Output>
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
        ListStoreShippingOptionsRequest: MessageTypeDefinition<_storefront_orders_v1_ListStoreShippingOptionsRequest, _storefront_orders_v1_ListStoreShippingOptionsRequest__Output>
        ListStoreShippingOptionsResponse: MessageTypeDefinition<_storefront_orders_v1_ListStoreShippingOptionsResponse, _storefront_orders_v1_ListStoreShippingOptionsResponse__Output>
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
        RepayOrderRequest: MessageTypeDefinition<_storefront_orders_v1_RepayOrderRequest, _storefront_orders_v1_RepayOrderRequest__Output>
        RepayOrderResponse: MessageTypeDefinition<_storefront_orders_v1_RepayOrderResponse, _storefront_orders_v1_RepayOrderResponse__Output>
        SetShippingOptionRequest: MessageTypeDefinition<_storefront_orders_v1_SetShippingOptionRequest, _storefront_orders_v1_SetShippingOptionRequest__Output>
        SetShippingOptionResponse: MessageTypeDefinition<_storefront_orders_v1_SetShippingOptionResponse, _storefront_orders_v1_SetShippingOptionResponse__Output>
        ShipOrderRequest: MessageTypeDefinition<_storefront_orders_v1_ShipOrderRequest, _storefront_orders_v1_ShipOrderRequest__Output>
        ShipOrderResponse: MessageTypeDefinition<_storefront_orders_v1_ShipOrderResponse, _storefront_orders_v1_ShipOrderResponse__Output>
        Shipment: MessageTypeDefinition<_storefront_orders_v1_Shipment, _storefront_orders_v1_Shipment__Output>
        ShipmentLine: MessageTypeDefinition<_storefront_orders_v1_ShipmentLine, _storefront_orders_v1_ShipmentLine__Output>
        ShippingOption: MessageTypeDefinition<_storefront_orders_v1_ShippingOption, _storefront_orders_v1_ShippingOption__Output>
        StoreShippingOption: MessageTypeDefinition<_storefront_orders_v1_StoreShippingOption, _storefront_orders_v1_StoreShippingOption__Output>
        TimelineEntry: MessageTypeDefinition<_storefront_orders_v1_TimelineEntry, _storefront_orders_v1_TimelineEntry__Output>
      }
    }
  }
}

