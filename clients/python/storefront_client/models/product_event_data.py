from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ProductEventData")


@_attrs_define
class ProductEventData:
    """
    Attributes:
        sku (str):
        changed (list[str]): The names of the fields that changed.
        updated_at (datetime.datetime): A UTC timestamp with milliseconds.
        etag (None | str): The `ETag` that `GET /v1/products/{sku}` returned to a reader without a customer right after
            the change, for an uncompressed body. As `If-None-Match` it works whether or not the response would be
            compressed. Null if the product was hidden. A later change of its availability changes the `ETag` with a
            `stock.changed` event instead.
    """

    sku: str
    changed: list[str]
    updated_at: datetime.datetime
    etag: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sku = self.sku

        changed = self.changed

        updated_at = self.updated_at.isoformat()

        etag: None | str
        etag = self.etag

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sku": sku,
                "changed": changed,
                "updated_at": updated_at,
                "etag": etag,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        sku = d.pop("sku")

        changed = cast(list[str], d.pop("changed"))

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        def _parse_etag(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        etag = _parse_etag(d.pop("etag"))

        product_event_data = cls(
            sku=sku,
            changed=changed,
            updated_at=updated_at,
            etag=etag,
        )

        product_event_data.additional_properties = d
        return product_event_data

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
