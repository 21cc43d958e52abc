from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ServiceCalls")


@_attrs_define
class ServiceCalls:
    """
    Attributes:
        service (str):
        rpc (str):
        count (int): How often it was called.
        total_ms (float): The duration of all its calls in milliseconds, which can overlap.
    """

    service: str
    rpc: str
    count: int
    total_ms: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        service = self.service

        rpc = self.rpc

        count = self.count

        total_ms = self.total_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "service": service,
                "rpc": rpc,
                "count": count,
                "total_ms": total_ms,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        service = d.pop("service")

        rpc = d.pop("rpc")

        count = d.pop("count")

        total_ms = d.pop("total_ms")

        service_calls = cls(
            service=service,
            rpc=rpc,
            count=count,
            total_ms=total_ms,
        )

        service_calls.additional_properties = d
        return service_calls

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
