from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Aging")


@_attrs_define
class Aging:
    """
    Attributes:
        current (float): What was due at the end of `to` and not overdue.
        days_1_30 (float): What had been overdue for 1 to 30 days.
        days_31_60 (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        days_61_90 (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        over_90 (float): A decimal amount in the resource's currency, with that currency's number of decimals.
    """

    current: float
    days_1_30: float
    days_31_60: float
    days_61_90: float
    over_90: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        current = self.current

        days_1_30 = self.days_1_30

        days_31_60 = self.days_31_60

        days_61_90 = self.days_61_90

        over_90 = self.over_90

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "current": current,
                "days_1_30": days_1_30,
                "days_31_60": days_31_60,
                "days_61_90": days_61_90,
                "over_90": over_90,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        current = d.pop("current")

        days_1_30 = d.pop("days_1_30")

        days_31_60 = d.pop("days_31_60")

        days_61_90 = d.pop("days_61_90")

        over_90 = d.pop("over_90")

        aging = cls(
            current=current,
            days_1_30=days_1_30,
            days_31_60=days_31_60,
            days_61_90=days_61_90,
            over_90=over_90,
        )

        aging.additional_properties = d
        return aging

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
