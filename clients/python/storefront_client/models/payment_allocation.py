from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PaymentAllocation")


@_attrs_define
class PaymentAllocation:
    """
    Attributes:
        invoice_id (UUID): A lowercase UUIDv7.
        number (str):
        amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
    """

    invoice_id: UUID
    number: str
    amount: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        invoice_id = str(self.invoice_id)

        number = self.number

        amount = self.amount

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "invoice_id": invoice_id,
                "number": number,
                "amount": amount,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        invoice_id = UUID(d.pop("invoice_id"))

        number = d.pop("number")

        amount = d.pop("amount")

        payment_allocation = cls(
            invoice_id=invoice_id,
            number=number,
            amount=amount,
        )

        payment_allocation.additional_properties = d
        return payment_allocation

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
