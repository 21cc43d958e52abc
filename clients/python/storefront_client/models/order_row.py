from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.order_payment_status import OrderPaymentStatus
from ..models.order_status import OrderStatus
from ..models.payment_rail import PaymentRail

T = TypeVar("T", bound="OrderRow")


@_attrs_define
class OrderRow:
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
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
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
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
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

        order_row = cls(
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
        )

        order_row.additional_properties = d
        return order_row

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
