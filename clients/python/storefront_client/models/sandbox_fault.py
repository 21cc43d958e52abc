from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sandbox_fault_effect import SandboxFaultEffect
from ..models.sandbox_fault_method import SandboxFaultMethod
from ..models.sandbox_fault_status import SandboxFaultStatus
from ..models.sandbox_fault_when import SandboxFaultWhen
from ..models.sandbox_section import SandboxSection

T = TypeVar("T", bound="SandboxFault")


@_attrs_define
class SandboxFault:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        method (SandboxFaultMethod): The method of the requests; `*` for any.
        path (str):
        effect (SandboxFaultEffect): `latency`: the request waits for `delay_ms`, and is then handled. `error`: it is
            refused with `status`. `dropped_connection`: the connection closes without a response, `before` or `after` the
            request has its effect. `missing_section`: it is answered without `sections`, as if the service that owns them
            had failed.
        delay_ms (int | None):
        status (None | SandboxFaultStatus):
        retry_after_seconds (int | None):
        when (None | SandboxFaultWhen):
        sections (list[SandboxSection] | None):
        times (int):
        remaining (int): How many more requests it applies to.
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
        expires_at (datetime.datetime): A UTC timestamp with milliseconds.
    """

    id: UUID
    method: SandboxFaultMethod
    path: str
    effect: SandboxFaultEffect
    delay_ms: int | None
    status: None | SandboxFaultStatus
    retry_after_seconds: int | None
    when: None | SandboxFaultWhen
    sections: list[SandboxSection] | None
    times: int
    remaining: int
    created_at: datetime.datetime
    expires_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        method = self.method.value

        path = self.path

        effect = self.effect.value

        delay_ms: int | None
        delay_ms = self.delay_ms

        status: int | None
        if isinstance(self.status, SandboxFaultStatus):
            status = self.status.value
        else:
            status = self.status

        retry_after_seconds: int | None
        retry_after_seconds = self.retry_after_seconds

        when: None | str
        if isinstance(self.when, SandboxFaultWhen):
            when = self.when.value
        else:
            when = self.when

        sections: list[str] | None
        if isinstance(self.sections, list):
            sections = []
            for sections_type_0_item_data in self.sections:
                sections_type_0_item = sections_type_0_item_data.value
                sections.append(sections_type_0_item)

        else:
            sections = self.sections

        times = self.times

        remaining = self.remaining

        created_at = self.created_at.isoformat()

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "method": method,
                "path": path,
                "effect": effect,
                "delay_ms": delay_ms,
                "status": status,
                "retry_after_seconds": retry_after_seconds,
                "when": when,
                "sections": sections,
                "times": times,
                "remaining": remaining,
                "created_at": created_at,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        method = SandboxFaultMethod(d.pop("method"))

        path = d.pop("path")

        effect = SandboxFaultEffect(d.pop("effect"))

        def _parse_delay_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        delay_ms = _parse_delay_ms(d.pop("delay_ms"))

        def _parse_status(data: object) -> None | SandboxFaultStatus:
            if data is None:
                return data
            try:
                if not isinstance(data, int):
                    raise TypeError()
                status_type_0 = SandboxFaultStatus(data)

                return status_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxFaultStatus, data)

        status = _parse_status(d.pop("status"))

        def _parse_retry_after_seconds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        retry_after_seconds = _parse_retry_after_seconds(d.pop("retry_after_seconds"))

        def _parse_when(data: object) -> None | SandboxFaultWhen:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                when_type_0 = SandboxFaultWhen(data)

                return when_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxFaultWhen, data)

        when = _parse_when(d.pop("when"))

        def _parse_sections(data: object) -> list[SandboxSection] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                sections_type_0 = []
                _sections_type_0 = data
                for sections_type_0_item_data in _sections_type_0:
                    sections_type_0_item = SandboxSection(sections_type_0_item_data)

                    sections_type_0.append(sections_type_0_item)

                return sections_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[SandboxSection] | None, data)

        sections = _parse_sections(d.pop("sections"))

        times = d.pop("times")

        remaining = d.pop("remaining")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        sandbox_fault = cls(
            id=id,
            method=method,
            path=path,
            effect=effect,
            delay_ms=delay_ms,
            status=status,
            retry_after_seconds=retry_after_seconds,
            when=when,
            sections=sections,
            times=times,
            remaining=remaining,
            created_at=created_at,
            expires_at=expires_at,
        )

        sandbox_fault.additional_properties = d
        return sandbox_fault

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
