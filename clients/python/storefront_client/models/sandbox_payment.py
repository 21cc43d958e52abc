from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sandbox_payment_outcome import SandboxPaymentOutcome

T = TypeVar("T", bound="SandboxPayment")


@_attrs_define
class SandboxPayment:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        outcome (SandboxPaymentOutcome): What happens on the payment page.
        after_seconds (int):
        amount (float | None): A decimal amount in the resource's currency, with that currency's number of decimals.
        session_id (None | UUID): The payment session that it belongs to; `null` until one is opened.
        due_at (datetime.datetime | None): When it happens, by the store's clock.
    """

    id: UUID
    outcome: SandboxPaymentOutcome
    after_seconds: int
    amount: float | None
    session_id: None | UUID
    due_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        outcome = self.outcome.value

        after_seconds = self.after_seconds

        amount: float | None
        amount = self.amount

        session_id: None | str
        if isinstance(self.session_id, UUID):
            session_id = str(self.session_id)
        else:
            session_id = self.session_id

        due_at: None | str
        if isinstance(self.due_at, datetime.datetime):
            due_at = self.due_at.isoformat()
        else:
            due_at = self.due_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "outcome": outcome,
                "after_seconds": after_seconds,
                "amount": amount,
                "session_id": session_id,
                "due_at": due_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        outcome = SandboxPaymentOutcome(d.pop("outcome"))

        after_seconds = d.pop("after_seconds")

        def _parse_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        amount = _parse_amount(d.pop("amount"))

        def _parse_session_id(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                session_id_type_0 = UUID(data)

                return session_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        session_id = _parse_session_id(d.pop("session_id"))

        def _parse_due_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                due_at_type_0 = datetime.datetime.fromisoformat(data)

                return due_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        due_at = _parse_due_at(d.pop("due_at"))

        sandbox_payment = cls(
            id=id,
            outcome=outcome,
            after_seconds=after_seconds,
            amount=amount,
            session_id=session_id,
            due_at=due_at,
        )

        sandbox_payment.additional_properties = d
        return sandbox_payment

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
