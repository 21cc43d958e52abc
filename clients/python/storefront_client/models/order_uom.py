from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OrderUom")


@_attrs_define
class OrderUom:
    """An alternate unit of measure in which the product can be ordered.

    Attributes:
        code (str):
        label (str):
        base_quantity (float): A quantity with up to three decimals.
        min_order_quantity (float): A quantity with up to three decimals.
        increment (float): A quantity with up to three decimals.
    """

    code: str
    label: str
    base_quantity: float
    min_order_quantity: float
    increment: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        label = self.label

        base_quantity = self.base_quantity

        min_order_quantity = self.min_order_quantity

        increment = self.increment

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "label": label,
                "base_quantity": base_quantity,
                "min_order_quantity": min_order_quantity,
                "increment": increment,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        code = d.pop("code")

        label = d.pop("label")

        base_quantity = d.pop("base_quantity")

        min_order_quantity = d.pop("min_order_quantity")

        increment = d.pop("increment")

        order_uom = cls(
            code=code,
            label=label,
            base_quantity=base_quantity,
            min_order_quantity=min_order_quantity,
            increment=increment,
        )

        order_uom.additional_properties = d
        return order_uom

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
