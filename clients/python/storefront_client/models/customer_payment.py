from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CustomerPayment")


@_attrs_define
class CustomerPayment:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        currency (str): An ISO 4217 currency code.
        amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        reversed_amount (float): What a bank took back.
        paid_at (datetime.datetime): A UTC timestamp with milliseconds.
        payment_session_id (None | UUID): The payment session that received it; `null` if the store recorded it.
        reference (None | str): The reference of a recorded payment.
    """

    id: UUID
    currency: str
    amount: float
    reversed_amount: float
    paid_at: datetime.datetime
    payment_session_id: None | UUID
    reference: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        currency = self.currency

        amount = self.amount

        reversed_amount = self.reversed_amount

        paid_at = self.paid_at.isoformat()

        payment_session_id: None | str
        if isinstance(self.payment_session_id, UUID):
            payment_session_id = str(self.payment_session_id)
        else:
            payment_session_id = self.payment_session_id

        reference: None | str
        reference = self.reference

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "currency": currency,
                "amount": amount,
                "reversed_amount": reversed_amount,
                "paid_at": paid_at,
                "payment_session_id": payment_session_id,
                "reference": reference,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        currency = d.pop("currency")

        amount = d.pop("amount")

        reversed_amount = d.pop("reversed_amount")

        paid_at = datetime.datetime.fromisoformat(d.pop("paid_at"))

        def _parse_payment_session_id(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                payment_session_id_type_0 = UUID(data)

                return payment_session_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        payment_session_id = _parse_payment_session_id(d.pop("payment_session_id"))

        def _parse_reference(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reference = _parse_reference(d.pop("reference"))

        customer_payment = cls(
            id=id,
            currency=currency,
            amount=amount,
            reversed_amount=reversed_amount,
            paid_at=paid_at,
            payment_session_id=payment_session_id,
            reference=reference,
        )

        customer_payment.additional_properties = d
        return customer_payment

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
