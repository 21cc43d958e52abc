from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ShipmentLine")


@_attrs_define
class ShipmentLine:
    """
    Attributes:
        line_id (UUID): A lowercase UUIDv7.
        sku (str):
        quantity (float): A quantity with up to three decimals.
    """

    line_id: UUID
    sku: str
    quantity: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        line_id = str(self.line_id)

        sku = self.sku

        quantity = self.quantity

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "line_id": line_id,
                "sku": sku,
                "quantity": quantity,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        line_id = UUID(d.pop("line_id"))

        sku = d.pop("sku")

        quantity = d.pop("quantity")

        shipment_line = cls(
            line_id=line_id,
            sku=sku,
            quantity=quantity,
        )

        shipment_line.additional_properties = d
        return shipment_line

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
