from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="CartLineUpdateIn")


@_attrs_define
class CartLineUpdateIn:
    """
    Attributes:
        quantity (float | None | Unset): The quantity in the base stock unit. If you send only this field, the line
            keeps its unit and `order_quantity` is recalculated.
        order_uom (None | str | Unset): The unit of the line. Omit it to keep the current unit. Send the code of the
            base unit to remove the alternate unit.
        order_quantity (float | None | Unset): The quantity in the unit of the line. If you send only this field,
            `quantity` is set accordingly.
        version (int | Unset): The version of the cart that the change is based on. If the cart has changed since, the
            request fails with 409.
    """

    quantity: float | None | Unset = UNSET
    order_uom: None | str | Unset = UNSET
    order_quantity: float | None | Unset = UNSET
    version: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        quantity: float | None | Unset
        if isinstance(self.quantity, Unset):
            quantity = UNSET
        else:
            quantity = self.quantity

        order_uom: None | str | Unset
        if isinstance(self.order_uom, Unset):
            order_uom = UNSET
        else:
            order_uom = self.order_uom

        order_quantity: float | None | Unset
        if isinstance(self.order_quantity, Unset):
            order_quantity = UNSET
        else:
            order_quantity = self.order_quantity

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if quantity is not UNSET:
            field_dict["quantity"] = quantity
        if order_uom is not UNSET:
            field_dict["order_uom"] = order_uom
        if order_quantity is not UNSET:
            field_dict["order_quantity"] = order_quantity
        if version is not UNSET:
            field_dict["version"] = version

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_quantity(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        quantity = _parse_quantity(d.pop("quantity", UNSET))

        def _parse_order_uom(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        order_uom = _parse_order_uom(d.pop("order_uom", UNSET))

        def _parse_order_quantity(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        order_quantity = _parse_order_quantity(d.pop("order_quantity", UNSET))

        version = d.pop("version", UNSET)

        cart_line_update_in = cls(
            quantity=quantity,
            order_uom=order_uom,
            order_quantity=order_quantity,
            version=version,
        )

        cart_line_update_in.additional_properties = d
        return cart_line_update_in

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
