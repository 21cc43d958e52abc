from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.shipping_option import ShippingOption


T = TypeVar("T", bound="ShippingOptions")


@_attrs_define
class ShippingOptions:
    """
    Attributes:
        options (list[ShippingOption]):
        couriers_enabled (bool):
    """

    options: list[ShippingOption]
    couriers_enabled: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        options = []
        for options_item_data in self.options:
            options_item = options_item_data.to_dict()
            options.append(options_item)

        couriers_enabled = self.couriers_enabled

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "options": options,
                "couriers_enabled": couriers_enabled,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.shipping_option import ShippingOption

        d = dict(src_dict)
        options = []
        _options = d.pop("options")
        for options_item_data in _options:
            options_item = ShippingOption.from_dict(options_item_data)

            options.append(options_item)

        couriers_enabled = d.pop("couriers_enabled")

        shipping_options = cls(
            options=options,
            couriers_enabled=couriers_enabled,
        )

        shipping_options.additional_properties = d
        return shipping_options

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
