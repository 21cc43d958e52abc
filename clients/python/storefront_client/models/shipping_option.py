from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.shipping_kind import ShippingKind

T = TypeVar("T", bound="ShippingOption")


@_attrs_define
class ShippingOption:
    """
    Attributes:
        code (str): The value for `shipping_option_code` at checkout.
        label (str):
        kind (ShippingKind): How an order is delivered. `COURIER` requires a shipping address.
        amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        free_over (float | None): The subtotal after discounts, before tax, from which shipping is free; `null` if
            shipping is never free.
        currency (str): An ISO 4217 currency code.
    """

    code: str
    label: str
    kind: ShippingKind
    amount: float
    free_over: float | None
    currency: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        label = self.label

        kind = self.kind.value

        amount = self.amount

        free_over: float | None
        free_over = self.free_over

        currency = self.currency

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "label": label,
                "kind": kind,
                "amount": amount,
                "free_over": free_over,
                "currency": currency,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        code = d.pop("code")

        label = d.pop("label")

        kind = ShippingKind(d.pop("kind"))

        amount = d.pop("amount")

        def _parse_free_over(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        free_over = _parse_free_over(d.pop("free_over"))

        currency = d.pop("currency")

        shipping_option = cls(
            code=code,
            label=label,
            kind=kind,
            amount=amount,
            free_over=free_over,
            currency=currency,
        )

        shipping_option.additional_properties = d
        return shipping_option

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
