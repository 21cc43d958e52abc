from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.availability_band import AvailabilityBand

T = TypeVar("T", bound="SandboxStock")


@_attrs_define
class SandboxStock:
    """
    Attributes:
        sku (str):
        availability (AvailabilityBand): A coarse stock band. Stock counts are never exposed. `LOW` means that stock is
            above 0 and at or below the low-stock threshold of the product. `UNKNOWN` means that no stock is recorded, or
            that it is temporarily unavailable.
    """

    sku: str
    availability: AvailabilityBand
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sku = self.sku

        availability = self.availability.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sku": sku,
                "availability": availability,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        sku = d.pop("sku")

        availability = AvailabilityBand(d.pop("availability"))

        sandbox_stock = cls(
            sku=sku,
            availability=availability,
        )

        sandbox_stock.additional_properties = d
        return sandbox_stock

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
