from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.tax_breakdown_entry import TaxBreakdownEntry


T = TypeVar("T", bound="CheckoutAmounts")


@_attrs_define
class CheckoutAmounts:
    """The amounts of the order.

    Attributes:
        subtotal (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        discount_total (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        shipping_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        shipping_gct_amount (float): A decimal amount in the resource's currency, with that currency's number of
            decimals.
        gct_amount (float): The tax of the lines and of shipping.
        total (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        tax_breakdown (list[TaxBreakdownEntry]):
    """

    subtotal: float
    discount_total: float
    shipping_amount: float
    shipping_gct_amount: float
    gct_amount: float
    total: float
    tax_breakdown: list[TaxBreakdownEntry]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        subtotal = self.subtotal

        discount_total = self.discount_total

        shipping_amount = self.shipping_amount

        shipping_gct_amount = self.shipping_gct_amount

        gct_amount = self.gct_amount

        total = self.total

        tax_breakdown = []
        for tax_breakdown_item_data in self.tax_breakdown:
            tax_breakdown_item = tax_breakdown_item_data.to_dict()
            tax_breakdown.append(tax_breakdown_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "subtotal": subtotal,
                "discount_total": discount_total,
                "shipping_amount": shipping_amount,
                "shipping_gct_amount": shipping_gct_amount,
                "gct_amount": gct_amount,
                "total": total,
                "tax_breakdown": tax_breakdown,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.tax_breakdown_entry import TaxBreakdownEntry

        d = dict(src_dict)
        subtotal = d.pop("subtotal")

        discount_total = d.pop("discount_total")

        shipping_amount = d.pop("shipping_amount")

        shipping_gct_amount = d.pop("shipping_gct_amount")

        gct_amount = d.pop("gct_amount")

        total = d.pop("total")

        tax_breakdown = []
        _tax_breakdown = d.pop("tax_breakdown")
        for tax_breakdown_item_data in _tax_breakdown:
            tax_breakdown_item = TaxBreakdownEntry.from_dict(tax_breakdown_item_data)

            tax_breakdown.append(tax_breakdown_item)

        checkout_amounts = cls(
            subtotal=subtotal,
            discount_total=discount_total,
            shipping_amount=shipping_amount,
            shipping_gct_amount=shipping_gct_amount,
            gct_amount=gct_amount,
            total=total,
            tax_breakdown=tax_breakdown,
        )

        checkout_amounts.additional_properties = d
        return checkout_amounts

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
