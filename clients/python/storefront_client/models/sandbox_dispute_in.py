from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sandbox_dispute_status import SandboxDisputeStatus
from ..types import UNSET, Unset

T = TypeVar("T", bound="SandboxDisputeIn")


@_attrs_define
class SandboxDisputeIn:
    """
    Attributes:
        session_id (UUID): The payment session that received the payment, such as `session_id` of the payment status.
        status (SandboxDisputeStatus): What becomes of the dispute. A lost one reverses its amount of the payment, so
            that the invoice is due again.
        amount (float | None | Unset): What is disputed; by default, the amount of the session. Ignored for a dispute
            that exists.
    """

    session_id: UUID
    status: SandboxDisputeStatus
    amount: float | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        session_id = str(self.session_id)

        status = self.status.value

        amount: float | None | Unset
        if isinstance(self.amount, Unset):
            amount = UNSET
        else:
            amount = self.amount

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "session_id": session_id,
                "status": status,
            }
        )
        if amount is not UNSET:
            field_dict["amount"] = amount

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        session_id = UUID(d.pop("session_id"))

        status = SandboxDisputeStatus(d.pop("status"))

        def _parse_amount(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        amount = _parse_amount(d.pop("amount", UNSET))

        sandbox_dispute_in = cls(
            session_id=session_id,
            status=status,
            amount=amount,
        )

        sandbox_dispute_in.additional_properties = d
        return sandbox_dispute_in

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
