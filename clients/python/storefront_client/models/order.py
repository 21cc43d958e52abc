from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.order_action import OrderAction
from ..models.order_payment_status import OrderPaymentStatus
from ..models.order_status import OrderStatus
from ..models.payment_rail import PaymentRail

if TYPE_CHECKING:
    from ..models.address import Address
    from ..models.invoice_row import InvoiceRow
    from ..models.order_cancellation import OrderCancellation
    from ..models.order_customer import OrderCustomer
    from ..models.order_line import OrderLine
    from ..models.order_promotion import OrderPromotion
    from ..models.order_timeline_entry import OrderTimelineEntry
    from ..models.payment_session import PaymentSession
    from ..models.payment_terms import PaymentTerms
    from ..models.shipment import Shipment
    from ..models.shipping_option import ShippingOption


T = TypeVar("T", bound="Order")


@_attrs_define
class Order:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        number (str):
        status (OrderStatus): The status of an order. `CANCELLED`, `EXPIRED`, and `DELIVERED` are final.
        payment_status (OrderPaymentStatus): Whether an order has been paid, is on account, has been credited without a
            payment, or has been refunded.
        payment_rail (PaymentRail): How an order is paid: cash on delivery, on credit terms, or in advance through a
            hosted payment page.
        currency (str): An ISO 4217 currency code.
        total (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        line_count (int):
        placed_at (datetime.datetime): A UTC timestamp with milliseconds.
        purchase_order_number (None | str):
        cart_id (UUID): A lowercase UUIDv7.
        customer (None | OrderCustomer):
        shipping_address (Address | None):
        billing_address (Address | None):
        shipping_option (None | ShippingOption):
        requested_delivery_date (datetime.date | None): A calendar date.
        payment_terms (None | PaymentTerms): `null` for cash and prepaid, and for orders of earlier releases.
        notes (None | str):
        lines (list[OrderLine]):
        subtotal (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        discount_total (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        shipping_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        shipping_gct_amount (float | None): A decimal amount in the resource's currency, with that currency's number of
            decimals.
        gct_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        tax_exempt (bool): Whether the customer is exempt from GCT, so that the rate of every line and of shipping is 0.
        promotions (list[OrderPromotion]):
        shipments (list[Shipment]):
        invoices (list[InvoiceRow] | None): The invoices of the order; `null` if the section is unavailable or does not
            reflect the latest change of the order yet.
        payment_session (None | PaymentSession): The live or the most recent payment session of the order; `null` if it
            has none, or if the section is unavailable.
        cancellation (None | OrderCancellation):
        timeline (list[OrderTimelineEntry]):
        allowed_actions (list[OrderAction | str]): The actions that the order currently allows.
        updated_at (datetime.datetime): A UTC timestamp with milliseconds.
    """

    id: UUID
    number: str
    status: OrderStatus
    payment_status: OrderPaymentStatus
    payment_rail: PaymentRail
    currency: str
    total: float
    line_count: int
    placed_at: datetime.datetime
    purchase_order_number: None | str
    cart_id: UUID
    customer: None | OrderCustomer
    shipping_address: Address | None
    billing_address: Address | None
    shipping_option: None | ShippingOption
    requested_delivery_date: datetime.date | None
    payment_terms: None | PaymentTerms
    notes: None | str
    lines: list[OrderLine]
    subtotal: float
    discount_total: float
    shipping_amount: float
    shipping_gct_amount: float | None
    gct_amount: float
    tax_exempt: bool
    promotions: list[OrderPromotion]
    shipments: list[Shipment]
    invoices: list[InvoiceRow] | None
    payment_session: None | PaymentSession
    cancellation: None | OrderCancellation
    timeline: list[OrderTimelineEntry]
    allowed_actions: list[OrderAction | str]
    updated_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.address import Address
        from ..models.order_cancellation import OrderCancellation
        from ..models.order_customer import OrderCustomer
        from ..models.payment_session import PaymentSession
        from ..models.payment_terms import PaymentTerms
        from ..models.shipping_option import ShippingOption

        id = str(self.id)

        number = self.number

        status = self.status.value

        payment_status = self.payment_status.value

        payment_rail = self.payment_rail.value

        currency = self.currency

        total = self.total

        line_count = self.line_count

        placed_at = self.placed_at.isoformat()

        purchase_order_number: None | str
        purchase_order_number = self.purchase_order_number

        cart_id = str(self.cart_id)

        customer: dict[str, Any] | None
        if isinstance(self.customer, OrderCustomer):
            customer = self.customer.to_dict()
        else:
            customer = self.customer

        shipping_address: dict[str, Any] | None
        if isinstance(self.shipping_address, Address):
            shipping_address = self.shipping_address.to_dict()
        else:
            shipping_address = self.shipping_address

        billing_address: dict[str, Any] | None
        if isinstance(self.billing_address, Address):
            billing_address = self.billing_address.to_dict()
        else:
            billing_address = self.billing_address

        shipping_option: dict[str, Any] | None
        if isinstance(self.shipping_option, ShippingOption):
            shipping_option = self.shipping_option.to_dict()
        else:
            shipping_option = self.shipping_option

        requested_delivery_date: None | str
        if isinstance(self.requested_delivery_date, datetime.date):
            requested_delivery_date = self.requested_delivery_date.isoformat()
        else:
            requested_delivery_date = self.requested_delivery_date

        payment_terms: dict[str, Any] | None
        if isinstance(self.payment_terms, PaymentTerms):
            payment_terms = self.payment_terms.to_dict()
        else:
            payment_terms = self.payment_terms

        notes: None | str
        notes = self.notes

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        subtotal = self.subtotal

        discount_total = self.discount_total

        shipping_amount = self.shipping_amount

        shipping_gct_amount: float | None
        shipping_gct_amount = self.shipping_gct_amount

        gct_amount = self.gct_amount

        tax_exempt = self.tax_exempt

        promotions = []
        for promotions_item_data in self.promotions:
            promotions_item = promotions_item_data.to_dict()
            promotions.append(promotions_item)

        shipments = []
        for shipments_item_data in self.shipments:
            shipments_item = shipments_item_data.to_dict()
            shipments.append(shipments_item)

        invoices: list[dict[str, Any]] | None
        if isinstance(self.invoices, list):
            invoices = []
            for invoices_type_0_item_data in self.invoices:
                invoices_type_0_item = invoices_type_0_item_data.to_dict()
                invoices.append(invoices_type_0_item)

        else:
            invoices = self.invoices

        payment_session: dict[str, Any] | None
        if isinstance(self.payment_session, PaymentSession):
            payment_session = self.payment_session.to_dict()
        else:
            payment_session = self.payment_session

        cancellation: dict[str, Any] | None
        if isinstance(self.cancellation, OrderCancellation):
            cancellation = self.cancellation.to_dict()
        else:
            cancellation = self.cancellation

        timeline = []
        for timeline_item_data in self.timeline:
            timeline_item = timeline_item_data.to_dict()
            timeline.append(timeline_item)

        allowed_actions = []
        for allowed_actions_item_data in self.allowed_actions:
            allowed_actions_item: str
            if isinstance(allowed_actions_item_data, OrderAction):
                allowed_actions_item = allowed_actions_item_data.value
            else:
                allowed_actions_item = allowed_actions_item_data
            allowed_actions.append(allowed_actions_item)

        updated_at = self.updated_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "number": number,
                "status": status,
                "payment_status": payment_status,
                "payment_rail": payment_rail,
                "currency": currency,
                "total": total,
                "line_count": line_count,
                "placed_at": placed_at,
                "purchase_order_number": purchase_order_number,
                "cart_id": cart_id,
                "customer": customer,
                "shipping_address": shipping_address,
                "billing_address": billing_address,
                "shipping_option": shipping_option,
                "requested_delivery_date": requested_delivery_date,
                "payment_terms": payment_terms,
                "notes": notes,
                "lines": lines,
                "subtotal": subtotal,
                "discount_total": discount_total,
                "shipping_amount": shipping_amount,
                "shipping_gct_amount": shipping_gct_amount,
                "gct_amount": gct_amount,
                "tax_exempt": tax_exempt,
                "promotions": promotions,
                "shipments": shipments,
                "invoices": invoices,
                "payment_session": payment_session,
                "cancellation": cancellation,
                "timeline": timeline,
                "allowed_actions": allowed_actions,
                "updated_at": updated_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.address import Address
        from ..models.invoice_row import InvoiceRow
        from ..models.order_cancellation import OrderCancellation
        from ..models.order_customer import OrderCustomer
        from ..models.order_line import OrderLine
        from ..models.order_promotion import OrderPromotion
        from ..models.order_timeline_entry import OrderTimelineEntry
        from ..models.payment_session import PaymentSession
        from ..models.payment_terms import PaymentTerms
        from ..models.shipment import Shipment
        from ..models.shipping_option import ShippingOption

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        number = d.pop("number")

        status = OrderStatus(d.pop("status"))

        payment_status = OrderPaymentStatus(d.pop("payment_status"))

        payment_rail = PaymentRail(d.pop("payment_rail"))

        currency = d.pop("currency")

        total = d.pop("total")

        line_count = d.pop("line_count")

        placed_at = datetime.datetime.fromisoformat(d.pop("placed_at"))

        def _parse_purchase_order_number(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        purchase_order_number = _parse_purchase_order_number(
            d.pop("purchase_order_number")
        )

        cart_id = UUID(d.pop("cart_id"))

        def _parse_customer(data: object) -> None | OrderCustomer:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                customer_type_0 = OrderCustomer.from_dict(data)

                return customer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrderCustomer, data)

        customer = _parse_customer(d.pop("customer"))

        def _parse_shipping_address(data: object) -> Address | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                shipping_address_type_0 = Address.from_dict(data)

                return shipping_address_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Address | None, data)

        shipping_address = _parse_shipping_address(d.pop("shipping_address"))

        def _parse_billing_address(data: object) -> Address | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                billing_address_type_0 = Address.from_dict(data)

                return billing_address_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Address | None, data)

        billing_address = _parse_billing_address(d.pop("billing_address"))

        def _parse_shipping_option(data: object) -> None | ShippingOption:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                shipping_option_type_0 = ShippingOption.from_dict(data)

                return shipping_option_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShippingOption, data)

        shipping_option = _parse_shipping_option(d.pop("shipping_option"))

        def _parse_requested_delivery_date(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                requested_delivery_date_type_0 = datetime.date.fromisoformat(data)

                return requested_delivery_date_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        requested_delivery_date = _parse_requested_delivery_date(
            d.pop("requested_delivery_date")
        )

        def _parse_payment_terms(data: object) -> None | PaymentTerms:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                payment_terms_type_0 = PaymentTerms.from_dict(data)

                return payment_terms_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PaymentTerms, data)

        payment_terms = _parse_payment_terms(d.pop("payment_terms"))

        def _parse_notes(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        notes = _parse_notes(d.pop("notes"))

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = OrderLine.from_dict(lines_item_data)

            lines.append(lines_item)

        subtotal = d.pop("subtotal")

        discount_total = d.pop("discount_total")

        shipping_amount = d.pop("shipping_amount")

        def _parse_shipping_gct_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        shipping_gct_amount = _parse_shipping_gct_amount(d.pop("shipping_gct_amount"))

        gct_amount = d.pop("gct_amount")

        tax_exempt = d.pop("tax_exempt")

        promotions = []
        _promotions = d.pop("promotions")
        for promotions_item_data in _promotions:
            promotions_item = OrderPromotion.from_dict(promotions_item_data)

            promotions.append(promotions_item)

        shipments = []
        _shipments = d.pop("shipments")
        for shipments_item_data in _shipments:
            shipments_item = Shipment.from_dict(shipments_item_data)

            shipments.append(shipments_item)

        def _parse_invoices(data: object) -> list[InvoiceRow] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                invoices_type_0 = []
                _invoices_type_0 = data
                for invoices_type_0_item_data in _invoices_type_0:
                    invoices_type_0_item = InvoiceRow.from_dict(
                        invoices_type_0_item_data
                    )

                    invoices_type_0.append(invoices_type_0_item)

                return invoices_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[InvoiceRow] | None, data)

        invoices = _parse_invoices(d.pop("invoices"))

        def _parse_payment_session(data: object) -> None | PaymentSession:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                payment_session_type_0 = PaymentSession.from_dict(data)

                return payment_session_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PaymentSession, data)

        payment_session = _parse_payment_session(d.pop("payment_session"))

        def _parse_cancellation(data: object) -> None | OrderCancellation:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                cancellation_type_0 = OrderCancellation.from_dict(data)

                return cancellation_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrderCancellation, data)

        cancellation = _parse_cancellation(d.pop("cancellation"))

        timeline = []
        _timeline = d.pop("timeline")
        for timeline_item_data in _timeline:
            timeline_item = OrderTimelineEntry.from_dict(timeline_item_data)

            timeline.append(timeline_item)

        allowed_actions = []
        _allowed_actions = d.pop("allowed_actions")
        for allowed_actions_item_data in _allowed_actions:

            def _parse_allowed_actions_item(data: object) -> OrderAction | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    allowed_actions_item_type_0 = OrderAction(data)

                    return allowed_actions_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(OrderAction | str, data)

            allowed_actions_item = _parse_allowed_actions_item(
                allowed_actions_item_data
            )

            allowed_actions.append(allowed_actions_item)

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        order = cls(
            id=id,
            number=number,
            status=status,
            payment_status=payment_status,
            payment_rail=payment_rail,
            currency=currency,
            total=total,
            line_count=line_count,
            placed_at=placed_at,
            purchase_order_number=purchase_order_number,
            cart_id=cart_id,
            customer=customer,
            shipping_address=shipping_address,
            billing_address=billing_address,
            shipping_option=shipping_option,
            requested_delivery_date=requested_delivery_date,
            payment_terms=payment_terms,
            notes=notes,
            lines=lines,
            subtotal=subtotal,
            discount_total=discount_total,
            shipping_amount=shipping_amount,
            shipping_gct_amount=shipping_gct_amount,
            gct_amount=gct_amount,
            tax_exempt=tax_exempt,
            promotions=promotions,
            shipments=shipments,
            invoices=invoices,
            payment_session=payment_session,
            cancellation=cancellation,
            timeline=timeline,
            allowed_actions=allowed_actions,
            updated_at=updated_at,
        )

        order.additional_properties = d
        return order

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
