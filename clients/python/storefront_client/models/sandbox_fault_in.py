from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sandbox_fault_effect import SandboxFaultEffect
from ..models.sandbox_fault_method import SandboxFaultMethod
from ..models.sandbox_fault_status import SandboxFaultStatus
from ..models.sandbox_fault_when import SandboxFaultWhen
from ..models.sandbox_section import SandboxSection
from ..types import UNSET, Unset

T = TypeVar("T", bound="SandboxFaultIn")


@_attrs_define
class SandboxFaultIn:
    """
    Attributes:
        effect (SandboxFaultEffect): `latency`: the request waits for `delay_ms`, and is then handled. `error`: it is
            refused with `status`. `dropped_connection`: the connection closes without a response, `before` or `after` the
            request has its effect. `missing_section`: it is answered without `sections`, as if the service that owns them
            had failed.
        method (SandboxFaultMethod | Unset): The method of the requests; `*` for any.
        path (str | Unset): The path of the operation, as in this document; `*` for any. Default: '*'.
        delay_ms (int | None | Unset): Required for `latency`.
        status (None | SandboxFaultStatus | Unset): Required for `error`.
        retry_after_seconds (int | None | Unset): The `Retry-After` of an `error`.
        when (None | SandboxFaultWhen | Unset):
        sections (list[SandboxSection] | None | Unset): Required for `missing_section`.
        times (int | Unset): How many requests it applies to. Default: 1.
        expires_in_seconds (int | Unset): When it stops to apply, in real time. Default: 3600.
    """

    effect: SandboxFaultEffect
    method: SandboxFaultMethod | Unset = UNSET
    path: str | Unset = "*"
    delay_ms: int | None | Unset = UNSET
    status: None | SandboxFaultStatus | Unset = UNSET
    retry_after_seconds: int | None | Unset = UNSET
    when: None | SandboxFaultWhen | Unset = UNSET
    sections: list[SandboxSection] | None | Unset = UNSET
    times: int | Unset = 1
    expires_in_seconds: int | Unset = 3600
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        effect = self.effect.value

        method: str | Unset = UNSET
        if not isinstance(self.method, Unset):
            method = self.method.value

        path = self.path

        delay_ms: int | None | Unset
        if isinstance(self.delay_ms, Unset):
            delay_ms = UNSET
        else:
            delay_ms = self.delay_ms

        status: int | None | Unset
        if isinstance(self.status, Unset):
            status = UNSET
        elif isinstance(self.status, SandboxFaultStatus):
            status = self.status.value
        else:
            status = self.status

        retry_after_seconds: int | None | Unset
        if isinstance(self.retry_after_seconds, Unset):
            retry_after_seconds = UNSET
        else:
            retry_after_seconds = self.retry_after_seconds

        when: None | str | Unset
        if isinstance(self.when, Unset):
            when = UNSET
        elif isinstance(self.when, SandboxFaultWhen):
            when = self.when.value
        else:
            when = self.when

        sections: list[str] | None | Unset
        if isinstance(self.sections, Unset):
            sections = UNSET
        elif isinstance(self.sections, list):
            sections = []
            for sections_type_0_item_data in self.sections:
                sections_type_0_item = sections_type_0_item_data.value
                sections.append(sections_type_0_item)

        else:
            sections = self.sections

        times = self.times

        expires_in_seconds = self.expires_in_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "effect": effect,
            }
        )
        if method is not UNSET:
            field_dict["method"] = method
        if path is not UNSET:
            field_dict["path"] = path
        if delay_ms is not UNSET:
            field_dict["delay_ms"] = delay_ms
        if status is not UNSET:
            field_dict["status"] = status
        if retry_after_seconds is not UNSET:
            field_dict["retry_after_seconds"] = retry_after_seconds
        if when is not UNSET:
            field_dict["when"] = when
        if sections is not UNSET:
            field_dict["sections"] = sections
        if times is not UNSET:
            field_dict["times"] = times
        if expires_in_seconds is not UNSET:
            field_dict["expires_in_seconds"] = expires_in_seconds

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        effect = SandboxFaultEffect(d.pop("effect"))

        _method = d.pop("method", UNSET)
        method: SandboxFaultMethod | Unset
        if isinstance(_method, Unset):
            method = UNSET
        else:
            method = SandboxFaultMethod(_method)

        path = d.pop("path", UNSET)

        def _parse_delay_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        delay_ms = _parse_delay_ms(d.pop("delay_ms", UNSET))

        def _parse_status(data: object) -> None | SandboxFaultStatus | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, int):
                    raise TypeError()
                status_type_0 = SandboxFaultStatus(data)

                return status_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxFaultStatus | Unset, data)

        status = _parse_status(d.pop("status", UNSET))

        def _parse_retry_after_seconds(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        retry_after_seconds = _parse_retry_after_seconds(
            d.pop("retry_after_seconds", UNSET)
        )

        def _parse_when(data: object) -> None | SandboxFaultWhen | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                when_type_0 = SandboxFaultWhen(data)

                return when_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxFaultWhen | Unset, data)

        when = _parse_when(d.pop("when", UNSET))

        def _parse_sections(data: object) -> list[SandboxSection] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
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
            return cast(list[SandboxSection] | None | Unset, data)

        sections = _parse_sections(d.pop("sections", UNSET))

        times = d.pop("times", UNSET)

        expires_in_seconds = d.pop("expires_in_seconds", UNSET)

        sandbox_fault_in = cls(
            effect=effect,
            method=method,
            path=path,
            delay_ms=delay_ms,
            status=status,
            retry_after_seconds=retry_after_seconds,
            when=when,
            sections=sections,
            times=times,
            expires_in_seconds=expires_in_seconds,
        )

        sandbox_fault_in.additional_properties = d
        return sandbox_fault_in

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
