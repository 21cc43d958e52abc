from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="DeliveryHour")


@_attrs_define
class DeliveryHour:
    """
    Attributes:
        hour (datetime.datetime): The beginning of the hour, UTC.
        delivered (int): The number of attempts to which the endpoint returned a 2xx.
        failed (int): The number of attempts that failed.
        p50_ms (int): Milliseconds, with an error of at most 5%.
        p95_ms (int): Milliseconds, with an error of at most 5%.
    """

    hour: datetime.datetime
    delivered: int
    failed: int
    p50_ms: int
    p95_ms: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hour = self.hour.isoformat()

        delivered = self.delivered

        failed = self.failed

        p50_ms = self.p50_ms

        p95_ms = self.p95_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hour": hour,
                "delivered": delivered,
                "failed": failed,
                "p50_ms": p50_ms,
                "p95_ms": p95_ms,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        hour = datetime.datetime.fromisoformat(d.pop("hour"))

        delivered = d.pop("delivered")

        failed = d.pop("failed")

        p50_ms = d.pop("p50_ms")

        p95_ms = d.pop("p95_ms")

        delivery_hour = cls(
            hour=hour,
            delivered=delivered,
            failed=failed,
            p50_ms=p50_ms,
            p95_ms=p95_ms,
        )

        delivery_hour.additional_properties = d
        return delivery_hour

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
