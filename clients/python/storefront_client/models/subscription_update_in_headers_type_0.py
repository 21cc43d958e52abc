from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SubscriptionUpdateInHeadersType0")


@_attrs_define
class SubscriptionUpdateInHeadersType0:
    """Headers of every request to the endpoint, such as a credential: up to 10. Values are printable ASCII, are stored
    encrypted, and are never returned. The headers of the service (`Host`, `User-Agent`, `traceparent`, `Content-*`,
    `webhook-*`, `X-Service-*`) and those of connections cannot be set. `null` removes them.

    """

    additional_properties: dict[str, str] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        subscription_update_in_headers_type_0 = cls()

        subscription_update_in_headers_type_0.additional_properties = d
        return subscription_update_in_headers_type_0

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> str:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: str) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
