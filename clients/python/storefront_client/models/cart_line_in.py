from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="CartLineIn")


@_attrs_define
class CartLineIn:
    """
    Attributes:
        sku (str): The SKU of a product that is visible on the storefront.
        quantity (float): The quantity in the product's base stock unit.
        order_uom (None | str | Unset): An alternate unit of measure from the `order_uoms` of the product.
        order_quantity (float | None | Unset): The quantity in the alternate unit. Required if you send `order_uom`.
            `quantity` must equal this value times the base quantity of the unit.
    """

    sku: str
    quantity: float
    order_uom: None | str | Unset = UNSET
    order_quantity: float | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sku = self.sku

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

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sku": sku,
                "quantity": quantity,
            }
        )
        if order_uom is not UNSET:
            field_dict["order_uom"] = order_uom
        if order_quantity is not UNSET:
            field_dict["order_quantity"] = order_quantity

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        sku = d.pop("sku")

        quantity = d.pop("quantity")

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

        cart_line_in = cls(
            sku=sku,
            quantity=quantity,
            order_uom=order_uom,
            order_quantity=order_quantity,
        )

        cart_line_in.additional_properties = d
        return cart_line_in

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
