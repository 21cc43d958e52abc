from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="SandboxCreditIn")


@_attrs_define
class SandboxCreditIn:
    """
    Attributes:
        customer (str): The ID or email of the customer.
        credit_limit (float | None | Unset):
        terms_days (int | None | Unset):
        on_hold (bool | None | Unset): Whether the customer's credit is on hold.
    """

    customer: str
    credit_limit: float | None | Unset = UNSET
    terms_days: int | None | Unset = UNSET
    on_hold: bool | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        customer = self.customer

        credit_limit: float | None | Unset
        if isinstance(self.credit_limit, Unset):
            credit_limit = UNSET
        else:
            credit_limit = self.credit_limit

        terms_days: int | None | Unset
        if isinstance(self.terms_days, Unset):
            terms_days = UNSET
        else:
            terms_days = self.terms_days

        on_hold: bool | None | Unset
        if isinstance(self.on_hold, Unset):
            on_hold = UNSET
        else:
            on_hold = self.on_hold

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "customer": customer,
            }
        )
        if credit_limit is not UNSET:
            field_dict["credit_limit"] = credit_limit
        if terms_days is not UNSET:
            field_dict["terms_days"] = terms_days
        if on_hold is not UNSET:
            field_dict["on_hold"] = on_hold

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        customer = d.pop("customer")

        def _parse_credit_limit(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        credit_limit = _parse_credit_limit(d.pop("credit_limit", UNSET))

        def _parse_terms_days(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        terms_days = _parse_terms_days(d.pop("terms_days", UNSET))

        def _parse_on_hold(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        on_hold = _parse_on_hold(d.pop("on_hold", UNSET))

        sandbox_credit_in = cls(
            customer=customer,
            credit_limit=credit_limit,
            terms_days=terms_days,
            on_hold=on_hold,
        )

        sandbox_credit_in.additional_properties = d
        return sandbox_credit_in

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
