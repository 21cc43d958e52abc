from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.actor import Actor
from ..models.cancel_reason_code import CancelReasonCode

T = TypeVar("T", bound="OrderCancellation")


@_attrs_define
class OrderCancellation:
    """
    Attributes:
        reason (str):
        reason_code (CancelReasonCode): Why an order is canceled, for statistics.
        cancelled_at (datetime.datetime): A UTC timestamp with milliseconds.
        actor (Actor): Who performed the action.
    """

    reason: str
    reason_code: CancelReasonCode
    cancelled_at: datetime.datetime
    actor: Actor
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        reason_code = self.reason_code.value

        cancelled_at = self.cancelled_at.isoformat()

        actor = self.actor.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "reason_code": reason_code,
                "cancelled_at": cancelled_at,
                "actor": actor,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        reason = d.pop("reason")

        reason_code = CancelReasonCode(d.pop("reason_code"))

        cancelled_at = datetime.datetime.fromisoformat(d.pop("cancelled_at"))

        actor = Actor(d.pop("actor"))

        order_cancellation = cls(
            reason=reason,
            reason_code=reason_code,
            cancelled_at=cancelled_at,
            actor=actor,
        )

        order_cancellation.additional_properties = d
        return order_cancellation

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
