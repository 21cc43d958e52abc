from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.order_payment_status import OrderPaymentStatus
from ..models.order_status import OrderStatus
from ..models.payment_session_status import PaymentSessionStatus

T = TypeVar("T", bound="PaymentStatus")


@_attrs_define
class PaymentStatus:
    """
    Attributes:
        order_id (UUID): A lowercase UUIDv7.
        order_status (OrderStatus): The status of an order. `CANCELLED`, `EXPIRED`, and `DELIVERED` are final.
        payment_status (OrderPaymentStatus): Whether an order has been paid, is on account, has been credited without a
            payment, or has been refunded.
        session_id (UUID): A lowercase UUIDv7.
        status (PaymentSessionStatus): The status of a payment session. `PENDING` and `PROCESSING` sessions are live;
            the other statuses are final.
        amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        currency (str): An ISO 4217 currency code.
        redirect_url (None | str): The URL of the hosted payment page; `null` once the session has ended.
        expires_at (datetime.datetime): A UTC timestamp with milliseconds.
        failure_code (None | str): Why the payment failed, in the words of the payment gateway; `null` unless it failed.
        updated_at (datetime.datetime): A UTC timestamp with milliseconds.
    """

    order_id: UUID
    order_status: OrderStatus
    payment_status: OrderPaymentStatus
    session_id: UUID
    status: PaymentSessionStatus
    amount: float
    currency: str
    redirect_url: None | str
    expires_at: datetime.datetime
    failure_code: None | str
    updated_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        order_id = str(self.order_id)

        order_status = self.order_status.value

        payment_status = self.payment_status.value

        session_id = str(self.session_id)

        status = self.status.value

        amount = self.amount

        currency = self.currency

        redirect_url: None | str
        redirect_url = self.redirect_url

        expires_at = self.expires_at.isoformat()

        failure_code: None | str
        failure_code = self.failure_code

        updated_at = self.updated_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "order_id": order_id,
                "order_status": order_status,
                "payment_status": payment_status,
                "session_id": session_id,
                "status": status,
                "amount": amount,
                "currency": currency,
                "redirect_url": redirect_url,
                "expires_at": expires_at,
                "failure_code": failure_code,
                "updated_at": updated_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        order_id = UUID(d.pop("order_id"))

        order_status = OrderStatus(d.pop("order_status"))

        payment_status = OrderPaymentStatus(d.pop("payment_status"))

        session_id = UUID(d.pop("session_id"))

        status = PaymentSessionStatus(d.pop("status"))

        amount = d.pop("amount")

        currency = d.pop("currency")

        def _parse_redirect_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        redirect_url = _parse_redirect_url(d.pop("redirect_url"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        def _parse_failure_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        failure_code = _parse_failure_code(d.pop("failure_code"))

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        payment_status = cls(
            order_id=order_id,
            order_status=order_status,
            payment_status=payment_status,
            session_id=session_id,
            status=status,
            amount=amount,
            currency=currency,
            redirect_url=redirect_url,
            expires_at=expires_at,
            failure_code=failure_code,
            updated_at=updated_at,
        )

        payment_status.additional_properties = d
        return payment_status

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
