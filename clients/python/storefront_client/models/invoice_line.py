from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="InvoiceLine")


@_attrs_define
class InvoiceLine:
    """
    Attributes:
        sku (str):
        description (str):
        quantity (float): A quantity with up to three decimals.
        base_uom (str):
        order_uom (None | str):
        order_quantity (float | None): A quantity with up to three decimals.
        unit_price (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        line_subtotal (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        discount_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        effective_gct_rate (float): A fraction: 0.15 means 15%.
        gct_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        line_total (float): A decimal amount in the resource's currency, with that currency's number of decimals.
    """

    sku: str
    description: str
    quantity: float
    base_uom: str
    order_uom: None | str
    order_quantity: float | None
    unit_price: float
    line_subtotal: float
    discount_amount: float
    effective_gct_rate: float
    gct_amount: float
    line_total: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sku = self.sku

        description = self.description

        quantity = self.quantity

        base_uom = self.base_uom

        order_uom: None | str
        order_uom = self.order_uom

        order_quantity: float | None
        order_quantity = self.order_quantity

        unit_price = self.unit_price

        line_subtotal = self.line_subtotal

        discount_amount = self.discount_amount

        effective_gct_rate = self.effective_gct_rate

        gct_amount = self.gct_amount

        line_total = self.line_total

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sku": sku,
                "description": description,
                "quantity": quantity,
                "base_uom": base_uom,
                "order_uom": order_uom,
                "order_quantity": order_quantity,
                "unit_price": unit_price,
                "line_subtotal": line_subtotal,
                "discount_amount": discount_amount,
                "effective_gct_rate": effective_gct_rate,
                "gct_amount": gct_amount,
                "line_total": line_total,
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

        def _parse_order_uom(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        order_uom = _parse_order_uom(d.pop("order_uom"))

        def _parse_order_quantity(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        order_quantity = _parse_order_quantity(d.pop("order_quantity"))

        unit_price = d.pop("unit_price")

        line_subtotal = d.pop("line_subtotal")

        discount_amount = d.pop("discount_amount")

        effective_gct_rate = d.pop("effective_gct_rate")

        gct_amount = d.pop("gct_amount")

        line_total = d.pop("line_total")

        invoice_line = cls(
            sku=sku,
            description=description,
            quantity=quantity,
            base_uom=base_uom,
            order_uom=order_uom,
            order_quantity=order_quantity,
            unit_price=unit_price,
            line_subtotal=line_subtotal,
            discount_amount=discount_amount,
            effective_gct_rate=effective_gct_rate,
            gct_amount=gct_amount,
            line_total=line_total,
        )

        invoice_line.additional_properties = d
        return invoice_line

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
