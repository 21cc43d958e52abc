from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sandbox_clock_status import SandboxClockStatus

T = TypeVar("T", bound="SandboxClock")


@_attrs_define
class SandboxClock:
    """
    Attributes:
        now (datetime.datetime): The store's time.
        ahead_seconds (int): How far the clock is ahead of the real time.
        status (SandboxClockStatus): `READY` if everything that became due by the time has happened. `ADVANCING` while a
            move is being completed.
    """

    now: datetime.datetime
    ahead_seconds: int
    status: SandboxClockStatus
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        now = self.now.isoformat()

        ahead_seconds = self.ahead_seconds

        status = self.status.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "now": now,
                "ahead_seconds": ahead_seconds,
                "status": status,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        now = datetime.datetime.fromisoformat(d.pop("now"))

        ahead_seconds = d.pop("ahead_seconds")

        status = SandboxClockStatus(d.pop("status"))

        sandbox_clock = cls(
            now=now,
            ahead_seconds=ahead_seconds,
            status=status,
        )

        sandbox_clock.additional_properties = d
        return sandbox_clock

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
