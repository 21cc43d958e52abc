from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CreditNoteLine")


@_attrs_define
class CreditNoteLine:
    """
    Attributes:
        sku (str):
        description (str):
        quantity (float): A quantity with up to three decimals.
        base_uom (str):
        net_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        gct_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
    """

    sku: str
    description: str
    quantity: float
    base_uom: str
    net_amount: float
    gct_amount: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sku = self.sku

        description = self.description

        quantity = self.quantity

        base_uom = self.base_uom

        net_amount = self.net_amount

        gct_amount = self.gct_amount

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sku": sku,
                "description": description,
                "quantity": quantity,
                "base_uom": base_uom,
                "net_amount": net_amount,
                "gct_amount": gct_amount,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        sku = d.pop("sku")

        description = d.pop("description")

        quantity = d.pop("quantity")

        base_uom = d.pop("base_uom")

        net_amount = d.pop("net_amount")

        gct_amount = d.pop("gct_amount")

        credit_note_line = cls(
            sku=sku,
            description=description,
            quantity=quantity,
            base_uom=base_uom,
            net_amount=net_amount,
            gct_amount=gct_amount,
        )

        credit_note_line.additional_properties = d
        return credit_note_line

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
