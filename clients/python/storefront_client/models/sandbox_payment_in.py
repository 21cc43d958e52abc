from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sandbox_payment_outcome import SandboxPaymentOutcome
from ..types import UNSET, Unset

T = TypeVar("T", bound="SandboxPaymentIn")


@_attrs_define
class SandboxPaymentIn:
    """
    Attributes:
        outcome (SandboxPaymentOutcome): What happens on the payment page.
        after_seconds (int | Unset): How long after the session was opened it happens, by the store's clock. A payment
            after more than 1,800 seconds is late: the session has expired. Default: 0.
        amount (float | None | Unset): The amount that is paid instead of the requested one. Only with `PAID`.
    """

    outcome: SandboxPaymentOutcome
    after_seconds: int | Unset = 0
    amount: float | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        outcome = self.outcome.value

        after_seconds = self.after_seconds

        amount: float | None | Unset
        if isinstance(self.amount, Unset):
            amount = UNSET
        else:
            amount = self.amount

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "outcome": outcome,
            }
        )
        if after_seconds is not UNSET:
            field_dict["after_seconds"] = after_seconds
        if amount is not UNSET:
            field_dict["amount"] = amount

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        outcome = SandboxPaymentOutcome(d.pop("outcome"))

        after_seconds = d.pop("after_seconds", UNSET)

        def _parse_amount(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        amount = _parse_amount(d.pop("amount", UNSET))

        sandbox_payment_in = cls(
            outcome=outcome,
            after_seconds=after_seconds,
            amount=amount,
        )

        sandbox_payment_in.additional_properties = d
        return sandbox_payment_in

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
