from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.sandbox_clock import SandboxClock
    from ..models.sandbox_fault import SandboxFault
    from ..models.sandbox_payment import SandboxPayment


T = TypeVar("T", bound="Sandbox")


@_attrs_define
class Sandbox:
    """
    Attributes:
        clock (SandboxClock):
        faults (list[SandboxFault]): The faults that can still apply, in the order in which they apply.
        payments (list[SandboxPayment]): The payments that were not made yet, in their order.
    """

    clock: SandboxClock
    faults: list[SandboxFault]
    payments: list[SandboxPayment]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        clock = self.clock.to_dict()

        faults = []
        for faults_item_data in self.faults:
            faults_item = faults_item_data.to_dict()
            faults.append(faults_item)

        payments = []
        for payments_item_data in self.payments:
            payments_item = payments_item_data.to_dict()
            payments.append(payments_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "clock": clock,
                "faults": faults,
                "payments": payments,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sandbox_clock import SandboxClock
        from ..models.sandbox_fault import SandboxFault
        from ..models.sandbox_payment import SandboxPayment

        d = dict(src_dict)
        clock = SandboxClock.from_dict(d.pop("clock"))

        faults = []
        _faults = d.pop("faults")
        for faults_item_data in _faults:
            faults_item = SandboxFault.from_dict(faults_item_data)

            faults.append(faults_item)

        payments = []
        _payments = d.pop("payments")
        for payments_item_data in _payments:
            payments_item = SandboxPayment.from_dict(payments_item_data)

            payments.append(payments_item)

        sandbox = cls(
            clock=clock,
            faults=faults,
            payments=payments,
        )

        sandbox.additional_properties = d
        return sandbox

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
