from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CreditSnapshot")


@_attrs_define
class CreditSnapshot:
    """The customer's credit at the time of the checkout.

    Attributes:
        credit_limit (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        balance (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        held (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        available_credit (float): A decimal amount in the resource's currency, with that currency's number of decimals.
    """

    credit_limit: float
    balance: float
    held: float
    available_credit: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        credit_limit = self.credit_limit

        balance = self.balance

        held = self.held

        available_credit = self.available_credit

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "credit_limit": credit_limit,
                "balance": balance,
                "held": held,
                "available_credit": available_credit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        credit_limit = d.pop("credit_limit")

        balance = d.pop("balance")

        held = d.pop("held")

        available_credit = d.pop("available_credit")

        credit_snapshot = cls(
            credit_limit=credit_limit,
            balance=balance,
            held=held,
            available_credit=available_credit,
        )

        credit_snapshot.additional_properties = d
        return credit_snapshot

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
