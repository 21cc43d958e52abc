from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="ListToCartIn")


@_attrs_define
class ListToCartIn:
    """
    Attributes:
        cart_id (None | Unset | UUID): The cart to add the lines to. Omit it to create a cart.
    """

    cart_id: None | Unset | UUID = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cart_id: None | str | Unset
        if isinstance(self.cart_id, Unset):
            cart_id = UNSET
        elif isinstance(self.cart_id, UUID):
            cart_id = str(self.cart_id)
        else:
            cart_id = self.cart_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if cart_id is not UNSET:
            field_dict["cart_id"] = cart_id

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_cart_id(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cart_id_type_0 = UUID(data)

                return cart_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        cart_id = _parse_cart_id(d.pop("cart_id", UNSET))

        list_to_cart_in = cls(
            cart_id=cart_id,
        )

        list_to_cart_in.additional_properties = d
        return list_to_cart_in

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
