from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sandbox_dispute_status import SandboxDisputeStatus

T = TypeVar("T", bound="SandboxDispute")


@_attrs_define
class SandboxDispute:
    """
    Attributes:
        session_id (UUID): A lowercase UUIDv7.
        status (SandboxDisputeStatus): What becomes of the dispute. A lost one reverses its amount of the payment, so
            that the invoice is due again.
        amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        currency (str): An ISO 4217 currency code.
    """

    session_id: UUID
    status: SandboxDisputeStatus
    amount: float
    currency: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        session_id = str(self.session_id)

        status = self.status.value

        amount = self.amount

        currency = self.currency

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "session_id": session_id,
                "status": status,
                "amount": amount,
                "currency": currency,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        session_id = UUID(d.pop("session_id"))

        status = SandboxDisputeStatus(d.pop("status"))

        amount = d.pop("amount")

        currency = d.pop("currency")

        sandbox_dispute = cls(
            session_id=session_id,
            status=status,
            amount=amount,
            currency=currency,
        )

        sandbox_dispute.additional_properties = d
        return sandbox_dispute

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
