from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PriceBreak")


@_attrs_define
class PriceBreak:
    """
    Attributes:
        min_quantity (float): A quantity with up to three decimals.
        unit_price (float): A decimal amount in the resource's currency, with that currency's number of decimals.
    """

    min_quantity: float
    unit_price: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        min_quantity = self.min_quantity

        unit_price = self.unit_price

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "min_quantity": min_quantity,
                "unit_price": unit_price,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        min_quantity = d.pop("min_quantity")

        unit_price = d.pop("unit_price")

        price_break = cls(
            min_quantity=min_quantity,
            unit_price=unit_price,
        )

        price_break.additional_properties = d
        return price_break

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
