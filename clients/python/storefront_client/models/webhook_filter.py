from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="WebhookFilter")


@_attrs_define
class WebhookFilter:
    """
    Attributes:
        field (str): A path through the objects of `data`, with dots between the names.
        in_ (list[bool | float | None | str]): Values of which one must be equal to the value in the event, in type too.
            A missing field matches none, also not `null`.
    """

    field: str
    in_: list[bool | float | None | str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        field = self.field

        in_ = []
        for in_item_data in self.in_:
            in_item: bool | float | None | str
            in_item = in_item_data
            in_.append(in_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "field": field,
                "in": in_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        field = d.pop("field")

        in_ = []
        _in_ = d.pop("in")
        for in_item_data in _in_:

            def _parse_in_item(data: object) -> bool | float | None | str:
                if data is None:
                    return data
                return cast(bool | float | None | str, data)

            in_item = _parse_in_item(in_item_data)

            in_.append(in_item)

        webhook_filter = cls(
            field=field,
            in_=in_,
        )

        webhook_filter.additional_properties = d
        return webhook_filter

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
