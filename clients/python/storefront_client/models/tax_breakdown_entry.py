from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TaxBreakdownEntry")


@_attrs_define
class TaxBreakdownEntry:
    """
    Attributes:
        rate (float): A fraction: 0.15 means 15%.
        taxable_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        gct_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        exempt (bool): Whether the amount is exempt because of the certificate of the buyer, as opposed to taxed at rate
            0.
    """

    rate: float
    taxable_amount: float
    gct_amount: float
    exempt: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rate = self.rate

        taxable_amount = self.taxable_amount

        gct_amount = self.gct_amount

        exempt = self.exempt

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rate": rate,
                "taxable_amount": taxable_amount,
                "gct_amount": gct_amount,
                "exempt": exempt,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        rate = d.pop("rate")

        taxable_amount = d.pop("taxable_amount")

        gct_amount = d.pop("gct_amount")

        exempt = d.pop("exempt")

        tax_breakdown_entry = cls(
            rate=rate,
            taxable_amount=taxable_amount,
            gct_amount=gct_amount,
            exempt=exempt,
        )

        tax_breakdown_entry.additional_properties = d
        return tax_breakdown_entry

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
