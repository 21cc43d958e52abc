from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.payment_rail import PaymentRail
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.address_in import AddressIn


T = TypeVar("T", bound="CheckoutIn")


@_attrs_define
class CheckoutIn:
    """
    Attributes:
        cart_id (UUID): The ID of an open cart of the customer with at least one line.
        payment_rail (PaymentRail): How an order is paid: cash on delivery, on credit terms, or in advance through a
            hosted payment page.
        shipping_option_code (None | str | Unset): The `code` of an option from `GET /v1/checkout/shipping-options`.
        shipping_address_id (None | Unset | UUID): The ID of one of the customer's saved addresses. Cannot be combined
            with `shipping_address`. A `COURIER` shipping option requires one of the two.
        shipping_address (AddressIn | None | Unset): A new shipping address. Cannot be combined with
            `shipping_address_id`.
        billing_address_id (None | Unset | UUID): The ID of one of the customer's saved addresses, for the invoice.
            Cannot be combined with `billing_address`. Without either, the invoice has the shipping address or, in an order
            without an address, the customer's first saved one.
        billing_address (AddressIn | None | Unset): A new billing address. Cannot be combined with `billing_address_id`.
        purchase_order_number (None | str | Unset):
        requested_delivery_date (datetime.date | None | Unset): The date on which the customer would like to receive the
            order. Must not be before today in the time zone of the store.
        notes (None | str | Unset):
        expected_total (float | None | Unset): The order total that the shopper saw, including shipping, with at most as
            many decimals as the currency. If the actual total differs, the checkout returns `price_changed`.
        return_url (None | str | Unset): The URL to which the hosted payment page redirects the shopper after a payment
            or a decline. The query parameters `payment_status` (`paid`, `declined`, `canceled`, `expired`, or
            `processing`), `payment_session_id`, `order_id`, and, for an invoice, `invoice_id` are added; the other
            parameters of the URL are kept. Anyone can open such a URL, so read the payment status or the invoice before you
            rely on it.
        cancel_url (None | str | Unset): The URL to which the hosted payment page redirects a shopper who cancels, with
            the same parameters. Defaults to `return_url`.
    """

    cart_id: UUID
    payment_rail: PaymentRail
    shipping_option_code: None | str | Unset = UNSET
    shipping_address_id: None | Unset | UUID = UNSET
    shipping_address: AddressIn | None | Unset = UNSET
    billing_address_id: None | Unset | UUID = UNSET
    billing_address: AddressIn | None | Unset = UNSET
    purchase_order_number: None | str | Unset = UNSET
    requested_delivery_date: datetime.date | None | Unset = UNSET
    notes: None | str | Unset = UNSET
    expected_total: float | None | Unset = UNSET
    return_url: None | str | Unset = UNSET
    cancel_url: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.address_in import AddressIn

        cart_id = str(self.cart_id)

        payment_rail = self.payment_rail.value

        shipping_option_code: None | str | Unset
        if isinstance(self.shipping_option_code, Unset):
            shipping_option_code = UNSET
        else:
            shipping_option_code = self.shipping_option_code

        shipping_address_id: None | str | Unset
        if isinstance(self.shipping_address_id, Unset):
            shipping_address_id = UNSET
        elif isinstance(self.shipping_address_id, UUID):
            shipping_address_id = str(self.shipping_address_id)
        else:
            shipping_address_id = self.shipping_address_id

        shipping_address: dict[str, Any] | None | Unset
        if isinstance(self.shipping_address, Unset):
            shipping_address = UNSET
        elif isinstance(self.shipping_address, AddressIn):
            shipping_address = self.shipping_address.to_dict()
        else:
            shipping_address = self.shipping_address

        billing_address_id: None | str | Unset
        if isinstance(self.billing_address_id, Unset):
            billing_address_id = UNSET
        elif isinstance(self.billing_address_id, UUID):
            billing_address_id = str(self.billing_address_id)
        else:
            billing_address_id = self.billing_address_id

        billing_address: dict[str, Any] | None | Unset
        if isinstance(self.billing_address, Unset):
            billing_address = UNSET
        elif isinstance(self.billing_address, AddressIn):
            billing_address = self.billing_address.to_dict()
        else:
            billing_address = self.billing_address

        purchase_order_number: None | str | Unset
        if isinstance(self.purchase_order_number, Unset):
            purchase_order_number = UNSET
        else:
            purchase_order_number = self.purchase_order_number

        requested_delivery_date: None | str | Unset
        if isinstance(self.requested_delivery_date, Unset):
            requested_delivery_date = UNSET
        elif isinstance(self.requested_delivery_date, datetime.date):
            requested_delivery_date = self.requested_delivery_date.isoformat()
        else:
            requested_delivery_date = self.requested_delivery_date

        notes: None | str | Unset
        if isinstance(self.notes, Unset):
            notes = UNSET
        else:
            notes = self.notes

        expected_total: float | None | Unset
        if isinstance(self.expected_total, Unset):
            expected_total = UNSET
        else:
            expected_total = self.expected_total

        return_url: None | str | Unset
        if isinstance(self.return_url, Unset):
            return_url = UNSET
        else:
            return_url = self.return_url

        cancel_url: None | str | Unset
        if isinstance(self.cancel_url, Unset):
            cancel_url = UNSET
        else:
            cancel_url = self.cancel_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cart_id": cart_id,
                "payment_rail": payment_rail,
            }
        )
        if shipping_option_code is not UNSET:
            field_dict["shipping_option_code"] = shipping_option_code
        if shipping_address_id is not UNSET:
            field_dict["shipping_address_id"] = shipping_address_id
        if shipping_address is not UNSET:
            field_dict["shipping_address"] = shipping_address
        if billing_address_id is not UNSET:
            field_dict["billing_address_id"] = billing_address_id
        if billing_address is not UNSET:
            field_dict["billing_address"] = billing_address
        if purchase_order_number is not UNSET:
            field_dict["purchase_order_number"] = purchase_order_number
        if requested_delivery_date is not UNSET:
            field_dict["requested_delivery_date"] = requested_delivery_date
        if notes is not UNSET:
            field_dict["notes"] = notes
        if expected_total is not UNSET:
            field_dict["expected_total"] = expected_total
        if return_url is not UNSET:
            field_dict["return_url"] = return_url
        if cancel_url is not UNSET:
            field_dict["cancel_url"] = cancel_url

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.address_in import AddressIn

        d = dict(src_dict)
        cart_id = UUID(d.pop("cart_id"))

        payment_rail = PaymentRail(d.pop("payment_rail"))

        def _parse_shipping_option_code(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        shipping_option_code = _parse_shipping_option_code(
            d.pop("shipping_option_code", UNSET)
        )

        def _parse_shipping_address_id(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                shipping_address_id_type_0 = UUID(data)

                return shipping_address_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        shipping_address_id = _parse_shipping_address_id(
            d.pop("shipping_address_id", UNSET)
        )

        def _parse_shipping_address(data: object) -> AddressIn | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                shipping_address_type_0 = AddressIn.from_dict(data)

                return shipping_address_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AddressIn | None | Unset, data)

        shipping_address = _parse_shipping_address(d.pop("shipping_address", UNSET))

        def _parse_billing_address_id(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                billing_address_id_type_0 = UUID(data)

                return billing_address_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        billing_address_id = _parse_billing_address_id(
            d.pop("billing_address_id", UNSET)
        )

        def _parse_billing_address(data: object) -> AddressIn | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                billing_address_type_0 = AddressIn.from_dict(data)

                return billing_address_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AddressIn | None | Unset, data)

        billing_address = _parse_billing_address(d.pop("billing_address", UNSET))

        def _parse_purchase_order_number(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        purchase_order_number = _parse_purchase_order_number(
            d.pop("purchase_order_number", UNSET)
        )

        def _parse_requested_delivery_date(
            data: object,
        ) -> datetime.date | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                requested_delivery_date_type_0 = datetime.date.fromisoformat(data)

                return requested_delivery_date_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None | Unset, data)

        requested_delivery_date = _parse_requested_delivery_date(
            d.pop("requested_delivery_date", UNSET)
        )

        def _parse_notes(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        notes = _parse_notes(d.pop("notes", UNSET))

        def _parse_expected_total(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        expected_total = _parse_expected_total(d.pop("expected_total", UNSET))

        def _parse_return_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        return_url = _parse_return_url(d.pop("return_url", UNSET))

        def _parse_cancel_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cancel_url = _parse_cancel_url(d.pop("cancel_url", UNSET))

        checkout_in = cls(
            cart_id=cart_id,
            payment_rail=payment_rail,
            shipping_option_code=shipping_option_code,
            shipping_address_id=shipping_address_id,
            shipping_address=shipping_address,
            billing_address_id=billing_address_id,
            billing_address=billing_address,
            purchase_order_number=purchase_order_number,
            requested_delivery_date=requested_delivery_date,
            notes=notes,
            expected_total=expected_total,
            return_url=return_url,
            cancel_url=cancel_url,
        )

        checkout_in.additional_properties = d
        return checkout_in

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
