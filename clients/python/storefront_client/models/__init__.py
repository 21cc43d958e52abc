"""Contains all the data models used in inputs/outputs"""

from .account_closing_in import AccountClosingIn
from .account_export import AccountExport
from .account_export_envelope import AccountExportEnvelope
from .actor import Actor
from .address import Address
from .address_in import AddressIn
from .address_page import AddressPage
from .address_update_in import AddressUpdateIn
from .aging import Aging
from .api_error import ApiError
from .apply_credit_in import ApplyCreditIn
from .availabilities_envelope import AvailabilitiesEnvelope
from .availability import Availability
from .availability_band import AvailabilityBand
from .availability_facet_count import AvailabilityFacetCount
from .batch_availability_in import BatchAvailabilityIn
from .cache_outcome import CacheOutcome
from .cancel_order_in import CancelOrderIn
from .cancel_reason_code import CancelReasonCode
from .cart import Cart
from .cart_batch_envelope import CartBatchEnvelope
from .cart_batch_in import CartBatchIn
from .cart_batch_line_in import CartBatchLineIn
from .cart_envelope import CartEnvelope
from .cart_line import CartLine
from .cart_line_in import CartLineIn
from .cart_line_update_in import CartLineUpdateIn
from .cart_lines_in import CartLinesIn
from .cart_page import CartPage
from .cart_promotion import CartPromotion
from .cart_promotion_reason import CartPromotionReason
from .cart_promotion_status import CartPromotionStatus
from .cart_row import CartRow
from .cart_status import CartStatus
from .cart_warning import CartWarning
from .cart_warning_code import CartWarningCode
from .catalog_change import CatalogChange
from .catalog_change_kind import CatalogChangeKind
from .catalog_change_page import CatalogChangePage
from .category import Category
from .category_tree_envelope import CategoryTreeEnvelope
from .checkout_amounts import CheckoutAmounts
from .checkout_confirmed import CheckoutConfirmed
from .checkout_confirmed_order_status import CheckoutConfirmedOrderStatus
from .checkout_confirmed_state import CheckoutConfirmedState
from .checkout_in import CheckoutIn
from .checkout_out_of_stock import CheckoutOutOfStock
from .checkout_out_of_stock_state import CheckoutOutOfStockState
from .checkout_over_credit_limit import CheckoutOverCreditLimit
from .checkout_over_credit_limit_state import CheckoutOverCreditLimitState
from .checkout_pending_payment import CheckoutPendingPayment
from .checkout_pending_payment_envelope import CheckoutPendingPaymentEnvelope
from .checkout_pending_payment_order_status import CheckoutPendingPaymentOrderStatus
from .checkout_pending_payment_state import CheckoutPendingPaymentState
from .checkout_preview_envelope import CheckoutPreviewEnvelope
from .checkout_price_changed import CheckoutPriceChanged
from .checkout_price_changed_state import CheckoutPriceChangedState
from .checkout_result_envelope import CheckoutResultEnvelope
from .credit_note import CreditNote
from .credit_note_envelope import CreditNoteEnvelope
from .credit_note_issued import CreditNoteIssued
from .credit_note_issued_api_version import CreditNoteIssuedApiVersion
from .credit_note_issued_type import CreditNoteIssuedType
from .credit_note_line import CreditNoteLine
from .credit_note_page import CreditNotePage
from .credit_snapshot import CreditSnapshot
from .credit_standing import CreditStanding
from .credit_status import CreditStatus
from .credit_status_envelope import CreditStatusEnvelope
from .customer import Customer
from .customer_created import CustomerCreated
from .customer_created_api_version import CustomerCreatedApiVersion
from .customer_created_type import CustomerCreatedType
from .customer_payment import CustomerPayment
from .customer_session import CustomerSession
from .customer_session_page import CustomerSessionPage
from .customer_status import CustomerStatus
from .customer_updated import CustomerUpdated
from .customer_updated_api_version import CustomerUpdatedApiVersion
from .customer_updated_type import CustomerUpdatedType
from .delivered_event import DeliveredEvent
from .delivery import Delivery
from .delivery_attempt import DeliveryAttempt
from .delivery_failure import DeliveryFailure
from .delivery_hour import DeliveryHour
from .delivery_page import DeliveryPage
from .delivery_row import DeliveryRow
from .delivery_stats import DeliveryStats
from .delivery_status import DeliveryStatus
from .disabled_reason import DisabledReason
from .email_verification import EmailVerification
from .email_verification_confirmation_in import EmailVerificationConfirmationIn
from .email_verification_envelope import EmailVerificationEnvelope
from .email_verification_in import EmailVerificationIn
from .emitted_event import EmittedEvent
from .error_code import ErrorCode
from .error_detail import ErrorDetail
from .error_envelope import ErrorEnvelope
from .error_location import ErrorLocation
from .error_reason import ErrorReason
from .event import Event
from .event_data import EventData
from .event_type import EventType
from .events import Events
from .facet_count import FacetCount
from .health import Health
from .health_status import HealthStatus
from .invoice import Invoice
from .invoice_envelope import InvoiceEnvelope
from .invoice_issued import InvoiceIssued
from .invoice_issued_api_version import InvoiceIssuedApiVersion
from .invoice_issued_data import InvoiceIssuedData
from .invoice_issued_type import InvoiceIssuedType
from .invoice_line import InvoiceLine
from .invoice_overdue import InvoiceOverdue
from .invoice_overdue_api_version import InvoiceOverdueApiVersion
from .invoice_overdue_type import InvoiceOverdueType
from .invoice_page import InvoicePage
from .invoice_paid import InvoicePaid
from .invoice_paid_api_version import InvoicePaidApiVersion
from .invoice_paid_type import InvoicePaidType
from .invoice_payment import InvoicePayment
from .invoice_payment_in import InvoicePaymentIn
from .invoice_payment_reversed import InvoicePaymentReversed
from .invoice_payment_reversed_api_version import InvoicePaymentReversedApiVersion
from .invoice_payment_reversed_type import InvoicePaymentReversedType
from .invoice_payment_source import InvoicePaymentSource
from .invoice_payment_status import InvoicePaymentStatus
from .invoice_row import InvoiceRow
from .invoice_sort import InvoiceSort
from .invoice_status import InvoiceStatus
from .invoice_voided import InvoiceVoided
from .invoice_voided_api_version import InvoiceVoidedApiVersion
from .invoice_voided_type import InvoiceVoidedType
from .invoices_payment import InvoicesPayment
from .invoices_payment_envelope import InvoicesPaymentEnvelope
from .invoices_payment_in import InvoicesPaymentIn
from .invoices_payment_purpose import InvoicesPaymentPurpose
from .key_kind import KeyKind
from .key_principal import KeyPrincipal
from .key_scope import KeyScope
from .last_delivery import LastDelivery
from .legacy_error_detail import LegacyErrorDetail
from .line_discount import LineDiscount
from .list_in import ListIn
from .list_to_cart_in import ListToCartIn
from .list_update_in import ListUpdateIn
from .login_in import LoginIn
from .me import Me
from .me_envelope import MeEnvelope
from .me_update_in import MeUpdateIn
from .media_image import MediaImage
from .media_image_kind import MediaImageKind
from .media_video import MediaVideo
from .media_video_kind import MediaVideoKind
from .mode import Mode
from .order import Order
from .order_action import OrderAction
from .order_cancellation import OrderCancellation
from .order_cancelled import OrderCancelled
from .order_cancelled_api_version import OrderCancelledApiVersion
from .order_cancelled_type import OrderCancelledType
from .order_confirmed import OrderConfirmed
from .order_confirmed_api_version import OrderConfirmedApiVersion
from .order_confirmed_type import OrderConfirmedType
from .order_customer import OrderCustomer
from .order_delivered import OrderDelivered
from .order_delivered_api_version import OrderDeliveredApiVersion
from .order_delivered_type import OrderDeliveredType
from .order_envelope import OrderEnvelope
from .order_event_data import OrderEventData
from .order_event_line import OrderEventLine
from .order_line import OrderLine
from .order_page import OrderPage
from .order_payment_status import OrderPaymentStatus
from .order_placed import OrderPlaced
from .order_placed_api_version import OrderPlacedApiVersion
from .order_placed_type import OrderPlacedType
from .order_promotion import OrderPromotion
from .order_refunded import OrderRefunded
from .order_refunded_api_version import OrderRefundedApiVersion
from .order_refunded_type import OrderRefundedType
from .order_row import OrderRow
from .order_shipped import OrderShipped
from .order_shipped_api_version import OrderShippedApiVersion
from .order_shipped_type import OrderShippedType
from .order_sort import OrderSort
from .order_status import OrderStatus
from .order_timeline_entry import OrderTimelineEntry
from .order_timeline_event import OrderTimelineEvent
from .order_uom import OrderUom
from .party import Party
from .password_change_in import PasswordChangeIn
from .password_reset import PasswordReset
from .password_reset_confirmation_in import PasswordResetConfirmationIn
from .password_reset_envelope import PasswordResetEnvelope
from .password_reset_in import PasswordResetIn
from .payment_allocation import PaymentAllocation
from .payment_allocation_in import PaymentAllocationIn
from .payment_failed import PaymentFailed
from .payment_failed_api_version import PaymentFailedApiVersion
from .payment_failed_type import PaymentFailedType
from .payment_purpose import PaymentPurpose
from .payment_rail import PaymentRail
from .payment_reversal_reason import PaymentReversalReason
from .payment_session import PaymentSession
from .payment_session_envelope import PaymentSessionEnvelope
from .payment_session_status import PaymentSessionStatus
from .payment_status import PaymentStatus
from .payment_status_envelope import PaymentStatusEnvelope
from .payment_terms import PaymentTerms
from .preview_confirmed import PreviewConfirmed
from .preview_confirmed_order_status import PreviewConfirmedOrderStatus
from .preview_confirmed_state import PreviewConfirmedState
from .preview_pending_payment import PreviewPendingPayment
from .preview_pending_payment_order_status import PreviewPendingPaymentOrderStatus
from .preview_pending_payment_state import PreviewPendingPaymentState
from .price_break import PriceBreak
from .price_issue import PriceIssue
from .price_issue_code import PriceIssueCode
from .price_source import PriceSource
from .problem import Problem
from .product import Product
from .product_badge import ProductBadge
from .product_created import ProductCreated
from .product_created_api_version import ProductCreatedApiVersion
from .product_created_type import ProductCreatedType
from .product_envelope import ProductEnvelope
from .product_event_data import ProductEventData
from .product_facet import ProductFacet
from .product_facets import ProductFacets
from .product_list_item import ProductListItem
from .product_page import ProductPage
from .product_removed import ProductRemoved
from .product_removed_api_version import ProductRemovedApiVersion
from .product_removed_data import ProductRemovedData
from .product_removed_type import ProductRemovedType
from .product_sort import ProductSort
from .product_specs import ProductSpecs
from .product_updated import ProductUpdated
from .product_updated_api_version import ProductUpdatedApiVersion
from .product_updated_type import ProductUpdatedType
from .promo_code_in import PromoCodeIn
from .received_webhook_event import ReceivedWebhookEvent
from .received_webhook_event_headers import ReceivedWebhookEventHeaders
from .received_webhook_events import ReceivedWebhookEvents
from .refresh_token_in import RefreshTokenIn
from .rejected_line import RejectedLine
from .replay import Replay
from .replay_in import ReplayIn
from .request_detail import RequestDetail
from .request_detail_envelope import RequestDetailEnvelope
from .request_event import RequestEvent
from .request_event_delivery import RequestEventDelivery
from .request_method import RequestMethod
from .request_row import RequestRow
from .requests import Requests
from .rotation_in import RotationIn
from .sandbox import Sandbox
from .sandbox_clock import SandboxClock
from .sandbox_clock_advance_in import SandboxClockAdvanceIn
from .sandbox_clock_envelope import SandboxClockEnvelope
from .sandbox_clock_status import SandboxClockStatus
from .sandbox_credit_in import SandboxCreditIn
from .sandbox_dispute import SandboxDispute
from .sandbox_dispute_envelope import SandboxDisputeEnvelope
from .sandbox_dispute_in import SandboxDisputeIn
from .sandbox_dispute_status import SandboxDisputeStatus
from .sandbox_envelope import SandboxEnvelope
from .sandbox_event import SandboxEvent
from .sandbox_event_envelope import SandboxEventEnvelope
from .sandbox_event_in import SandboxEventIn
from .sandbox_fault import SandboxFault
from .sandbox_fault_effect import SandboxFaultEffect
from .sandbox_fault_envelope import SandboxFaultEnvelope
from .sandbox_fault_in import SandboxFaultIn
from .sandbox_fault_method import SandboxFaultMethod
from .sandbox_fault_status import SandboxFaultStatus
from .sandbox_fault_when import SandboxFaultWhen
from .sandbox_history import SandboxHistory
from .sandbox_history_entry_in import SandboxHistoryEntryIn
from .sandbox_history_entry_type import SandboxHistoryEntryType
from .sandbox_history_envelope import SandboxHistoryEnvelope
from .sandbox_history_in import SandboxHistoryIn
from .sandbox_payment import SandboxPayment
from .sandbox_payment_envelope import SandboxPaymentEnvelope
from .sandbox_payment_in import SandboxPaymentIn
from .sandbox_payment_outcome import SandboxPaymentOutcome
from .sandbox_section import SandboxSection
from .sandbox_stock import SandboxStock
from .sandbox_stock_envelope import SandboxStockEnvelope
from .sandbox_stock_in import SandboxStockIn
from .saved_address import SavedAddress
from .saved_address_envelope import SavedAddressEnvelope
from .saved_list import SavedList
from .saved_list_batch_envelope import SavedListBatchEnvelope
from .saved_list_envelope import SavedListEnvelope
from .saved_list_line import SavedListLine
from .saved_list_page import SavedListPage
from .saved_list_row import SavedListRow
from .section_error import SectionError
from .section_error_code import SectionErrorCode
from .service_calls import ServiceCalls
from .service_state import ServiceState
from .service_states import ServiceStates
from .settlement import Settlement
from .shipment import Shipment
from .shipment_line import ShipmentLine
from .shipping_kind import ShippingKind
from .shipping_option import ShippingOption
from .shipping_options import ShippingOptions
from .shipping_options_envelope import ShippingOptionsEnvelope
from .shopper_session import ShopperSession
from .shopper_session_envelope import ShopperSessionEnvelope
from .shopper_token_in import ShopperTokenIn
from .signup import Signup
from .signup_envelope import SignupEnvelope
from .signup_in import SignupIn
from .spec_group import SpecGroup
from .spec_row import SpecRow
from .statement import Statement
from .statement_entry import StatementEntry
from .statement_entry_type import StatementEntryType
from .statement_envelope import StatementEnvelope
from .statement_format import StatementFormat
from .stock_changed import StockChanged
from .stock_changed_api_version import StockChangedApiVersion
from .stock_changed_data import StockChangedData
from .stock_changed_type import StockChangedType
from .stock_issue import StockIssue
from .stock_issue_code import StockIssueCode
from .subscription import Subscription
from .subscription_headers import SubscriptionHeaders
from .subscription_in import SubscriptionIn
from .subscription_in_headers_type_0 import SubscriptionInHeadersType0
from .subscription_status import SubscriptionStatus
from .subscription_update_in import SubscriptionUpdateIn
from .subscription_update_in_headers_type_0 import SubscriptionUpdateInHeadersType0
from .subscription_with_secret import SubscriptionWithSecret
from .subscription_with_secret_headers import SubscriptionWithSecretHeaders
from .tag import Tag
from .tag_group import TagGroup
from .tag_groups_envelope import TagGroupsEnvelope
from .tax_breakdown_entry import TaxBreakdownEntry
from .verified_customer import VerifiedCustomer
from .verified_customer_envelope import VerifiedCustomerEnvelope
from .webhook_endpoint_disabled import WebhookEndpointDisabled
from .webhook_endpoint_disabled_api_version import WebhookEndpointDisabledApiVersion
from .webhook_endpoint_disabled_type import WebhookEndpointDisabledType
from .webhook_endpoint_event_data import WebhookEndpointEventData
from .webhook_endpoint_failing import WebhookEndpointFailing
from .webhook_endpoint_failing_api_version import WebhookEndpointFailingApiVersion
from .webhook_endpoint_failing_type import WebhookEndpointFailingType
from .webhook_filter import WebhookFilter
from .webhook_listener import WebhookListener
from .webhook_listener_envelope import WebhookListenerEnvelope
from .webhook_listener_in import WebhookListenerIn
from .webhook_ordering import WebhookOrdering
from .webhook_ping import WebhookPing
from .webhook_ping_event import WebhookPingEvent
from .webhook_signature_scheme import WebhookSignatureScheme

__all__ = (
    "AccountClosingIn",
    "AccountExport",
    "AccountExportEnvelope",
    "Actor",
    "Address",
    "AddressIn",
    "AddressPage",
    "AddressUpdateIn",
    "Aging",
    "ApiError",
    "ApplyCreditIn",
    "AvailabilitiesEnvelope",
    "Availability",
    "AvailabilityBand",
    "AvailabilityFacetCount",
    "BatchAvailabilityIn",
    "CacheOutcome",
    "CancelOrderIn",
    "CancelReasonCode",
    "Cart",
    "CartBatchEnvelope",
    "CartBatchIn",
    "CartBatchLineIn",
    "CartEnvelope",
    "CartLine",
    "CartLineIn",
    "CartLineUpdateIn",
    "CartLinesIn",
    "CartPage",
    "CartPromotion",
    "CartPromotionReason",
    "CartPromotionStatus",
    "CartRow",
    "CartStatus",
    "CartWarning",
    "CartWarningCode",
    "CatalogChange",
    "CatalogChangeKind",
    "CatalogChangePage",
    "Category",
    "CategoryTreeEnvelope",
    "CheckoutAmounts",
    "CheckoutConfirmed",
    "CheckoutConfirmedOrderStatus",
    "CheckoutConfirmedState",
    "CheckoutIn",
    "CheckoutOutOfStock",
    "CheckoutOutOfStockState",
    "CheckoutOverCreditLimit",
    "CheckoutOverCreditLimitState",
    "CheckoutPendingPayment",
    "CheckoutPendingPaymentEnvelope",
    "CheckoutPendingPaymentOrderStatus",
    "CheckoutPendingPaymentState",
    "CheckoutPreviewEnvelope",
    "CheckoutPriceChanged",
    "CheckoutPriceChangedState",
    "CheckoutResultEnvelope",
    "CreditNote",
    "CreditNoteEnvelope",
    "CreditNoteIssued",
    "CreditNoteIssuedApiVersion",
    "CreditNoteIssuedType",
    "CreditNoteLine",
    "CreditNotePage",
    "CreditSnapshot",
    "CreditStanding",
    "CreditStatus",
    "CreditStatusEnvelope",
    "Customer",
    "CustomerCreated",
    "CustomerCreatedApiVersion",
    "CustomerCreatedType",
    "CustomerPayment",
    "CustomerSession",
    "CustomerSessionPage",
    "CustomerStatus",
    "CustomerUpdated",
    "CustomerUpdatedApiVersion",
    "CustomerUpdatedType",
    "DeliveredEvent",
    "Delivery",
    "DeliveryAttempt",
    "DeliveryFailure",
    "DeliveryHour",
    "DeliveryPage",
    "DeliveryRow",
    "DeliveryStats",
    "DeliveryStatus",
    "DisabledReason",
    "EmailVerification",
    "EmailVerificationConfirmationIn",
    "EmailVerificationEnvelope",
    "EmailVerificationIn",
    "EmittedEvent",
    "ErrorCode",
    "ErrorDetail",
    "ErrorEnvelope",
    "ErrorLocation",
    "ErrorReason",
    "Event",
    "EventData",
    "EventType",
    "Events",
    "FacetCount",
    "Health",
    "HealthStatus",
    "Invoice",
    "InvoiceEnvelope",
    "InvoiceIssued",
    "InvoiceIssuedApiVersion",
    "InvoiceIssuedData",
    "InvoiceIssuedType",
    "InvoiceLine",
    "InvoiceOverdue",
    "InvoiceOverdueApiVersion",
    "InvoiceOverdueType",
    "InvoicePage",
    "InvoicePaid",
    "InvoicePaidApiVersion",
    "InvoicePaidType",
    "InvoicePayment",
    "InvoicePaymentIn",
    "InvoicePaymentReversed",
    "InvoicePaymentReversedApiVersion",
    "InvoicePaymentReversedType",
    "InvoicePaymentSource",
    "InvoicePaymentStatus",
    "InvoiceRow",
    "InvoiceSort",
    "InvoiceStatus",
    "InvoiceVoided",
    "InvoiceVoidedApiVersion",
    "InvoiceVoidedType",
    "InvoicesPayment",
    "InvoicesPaymentEnvelope",
    "InvoicesPaymentIn",
    "InvoicesPaymentPurpose",
    "KeyKind",
    "KeyPrincipal",
    "KeyScope",
    "LastDelivery",
    "LegacyErrorDetail",
    "LineDiscount",
    "ListIn",
    "ListToCartIn",
    "ListUpdateIn",
    "LoginIn",
    "Me",
    "MeEnvelope",
    "MeUpdateIn",
    "MediaImage",
    "MediaImageKind",
    "MediaVideo",
    "MediaVideoKind",
    "Mode",
    "Order",
    "OrderAction",
    "OrderCancellation",
    "OrderCancelled",
    "OrderCancelledApiVersion",
    "OrderCancelledType",
    "OrderConfirmed",
    "OrderConfirmedApiVersion",
    "OrderConfirmedType",
    "OrderCustomer",
    "OrderDelivered",
    "OrderDeliveredApiVersion",
    "OrderDeliveredType",
    "OrderEnvelope",
    "OrderEventData",
    "OrderEventLine",
    "OrderLine",
    "OrderPage",
    "OrderPaymentStatus",
    "OrderPlaced",
    "OrderPlacedApiVersion",
    "OrderPlacedType",
    "OrderPromotion",
    "OrderRefunded",
    "OrderRefundedApiVersion",
    "OrderRefundedType",
    "OrderRow",
    "OrderShipped",
    "OrderShippedApiVersion",
    "OrderShippedType",
    "OrderSort",
    "OrderStatus",
    "OrderTimelineEntry",
    "OrderTimelineEvent",
    "OrderUom",
    "Party",
    "PasswordChangeIn",
    "PasswordReset",
    "PasswordResetConfirmationIn",
    "PasswordResetEnvelope",
    "PasswordResetIn",
    "PaymentAllocation",
    "PaymentAllocationIn",
    "PaymentFailed",
    "PaymentFailedApiVersion",
    "PaymentFailedType",
    "PaymentPurpose",
    "PaymentRail",
    "PaymentReversalReason",
    "PaymentSession",
    "PaymentSessionEnvelope",
    "PaymentSessionStatus",
    "PaymentStatus",
    "PaymentStatusEnvelope",
    "PaymentTerms",
    "PreviewConfirmed",
    "PreviewConfirmedOrderStatus",
    "PreviewConfirmedState",
    "PreviewPendingPayment",
    "PreviewPendingPaymentOrderStatus",
    "PreviewPendingPaymentState",
    "PriceBreak",
    "PriceIssue",
    "PriceIssueCode",
    "PriceSource",
    "Problem",
    "Product",
    "ProductBadge",
    "ProductCreated",
    "ProductCreatedApiVersion",
    "ProductCreatedType",
    "ProductEnvelope",
    "ProductEventData",
    "ProductFacet",
    "ProductFacets",
    "ProductListItem",
    "ProductPage",
    "ProductRemoved",
    "ProductRemovedApiVersion",
    "ProductRemovedData",
    "ProductRemovedType",
    "ProductSort",
    "ProductSpecs",
    "ProductUpdated",
    "ProductUpdatedApiVersion",
    "ProductUpdatedType",
    "PromoCodeIn",
    "ReceivedWebhookEvent",
    "ReceivedWebhookEventHeaders",
    "ReceivedWebhookEvents",
    "RefreshTokenIn",
    "RejectedLine",
    "Replay",
    "ReplayIn",
    "RequestDetail",
    "RequestDetailEnvelope",
    "RequestEvent",
    "RequestEventDelivery",
    "RequestMethod",
    "RequestRow",
    "Requests",
    "RotationIn",
    "Sandbox",
    "SandboxClock",
    "SandboxClockAdvanceIn",
    "SandboxClockEnvelope",
    "SandboxClockStatus",
    "SandboxCreditIn",
    "SandboxDispute",
    "SandboxDisputeEnvelope",
    "SandboxDisputeIn",
    "SandboxDisputeStatus",
    "SandboxEnvelope",
    "SandboxEvent",
    "SandboxEventEnvelope",
    "SandboxEventIn",
    "SandboxFault",
    "SandboxFaultEffect",
    "SandboxFaultEnvelope",
    "SandboxFaultIn",
    "SandboxFaultMethod",
    "SandboxFaultStatus",
    "SandboxFaultWhen",
    "SandboxHistory",
    "SandboxHistoryEntryIn",
    "SandboxHistoryEntryType",
    "SandboxHistoryEnvelope",
    "SandboxHistoryIn",
    "SandboxPayment",
    "SandboxPaymentEnvelope",
    "SandboxPaymentIn",
    "SandboxPaymentOutcome",
    "SandboxSection",
    "SandboxStock",
    "SandboxStockEnvelope",
    "SandboxStockIn",
    "SavedAddress",
    "SavedAddressEnvelope",
    "SavedList",
    "SavedListBatchEnvelope",
    "SavedListEnvelope",
    "SavedListLine",
    "SavedListPage",
    "SavedListRow",
    "SectionError",
    "SectionErrorCode",
    "ServiceCalls",
    "ServiceState",
    "ServiceStates",
    "Settlement",
    "Shipment",
    "ShipmentLine",
    "ShippingKind",
    "ShippingOption",
    "ShippingOptions",
    "ShippingOptionsEnvelope",
    "ShopperSession",
    "ShopperSessionEnvelope",
    "ShopperTokenIn",
    "Signup",
    "SignupEnvelope",
    "SignupIn",
    "SpecGroup",
    "SpecRow",
    "Statement",
    "StatementEntry",
    "StatementEntryType",
    "StatementEnvelope",
    "StatementFormat",
    "StockChanged",
    "StockChangedApiVersion",
    "StockChangedData",
    "StockChangedType",
    "StockIssue",
    "StockIssueCode",
    "Subscription",
    "SubscriptionHeaders",
    "SubscriptionIn",
    "SubscriptionInHeadersType0",
    "SubscriptionStatus",
    "SubscriptionUpdateIn",
    "SubscriptionUpdateInHeadersType0",
    "SubscriptionWithSecret",
    "SubscriptionWithSecretHeaders",
    "Tag",
    "TagGroup",
    "TagGroupsEnvelope",
    "TaxBreakdownEntry",
    "VerifiedCustomer",
    "VerifiedCustomerEnvelope",
    "WebhookEndpointDisabled",
    "WebhookEndpointDisabledApiVersion",
    "WebhookEndpointDisabledType",
    "WebhookEndpointEventData",
    "WebhookEndpointFailing",
    "WebhookEndpointFailingApiVersion",
    "WebhookEndpointFailingType",
    "WebhookFilter",
    "WebhookListener",
    "WebhookListenerEnvelope",
    "WebhookListenerIn",
    "WebhookOrdering",
    "WebhookPing",
    "WebhookPingEvent",
    "WebhookSignatureScheme",
)
