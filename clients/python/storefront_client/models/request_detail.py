from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cache_outcome import CacheOutcome
from ..models.request_method import RequestMethod
from ..models.sandbox_fault_effect import SandboxFaultEffect

if TYPE_CHECKING:
    from ..models.request_event import RequestEvent
    from ..models.service_calls import ServiceCalls


T = TypeVar("T", bound="RequestDetail")


@_attrs_define
class RequestDetail:
    """
    Attributes:
        request_id (str): The `X-Request-Id` of the response.
        started_at (datetime.datetime): A UTC timestamp with milliseconds.
        operation (str): The operation ID in this document.
        method (RequestMethod): The HTTP method.
        path (str): The path of the operation, without values.
        status (int): The HTTP status; 0 if a fault of the sandbox closed the connection.
        error_code (None | str): The `code` of the error; `null` without one.
        error_reason (None | str): The `reason` of the error; `null` without one.
        sandbox_fault (None | SandboxFaultEffect): The fault of the sandbox that the request met; `null` without one.
        duration_ms (float): Milliseconds.
        cache (CacheOutcome | None | str):
        services (list[ServiceCalls]): The calls of the gateway to services. What a service calls itself is part of its
            duration.
        events (list[RequestEvent] | None): The events that the request has caused so far, directly or through other
            events; `null` if they are temporarily unavailable.
    """

    request_id: str
    started_at: datetime.datetime
    operation: str
    method: RequestMethod
    path: str
    status: int
    error_code: None | str
    error_reason: None | str
    sandbox_fault: None | SandboxFaultEffect
    duration_ms: float
    cache: CacheOutcome | None | str
    services: list[ServiceCalls]
    events: list[RequestEvent] | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        request_id = self.request_id

        started_at = self.started_at.isoformat()

        operation = self.operation

        method = self.method.value

        path = self.path

        status = self.status

        error_code: None | str
        error_code = self.error_code

        error_reason: None | str
        error_reason = self.error_reason

        sandbox_fault: None | str
        if isinstance(self.sandbox_fault, SandboxFaultEffect):
            sandbox_fault = self.sandbox_fault.value
        else:
            sandbox_fault = self.sandbox_fault

        duration_ms = self.duration_ms

        cache: None | str
        if isinstance(self.cache, CacheOutcome):
            cache = self.cache.value
        else:
            cache = self.cache

        services = []
        for services_item_data in self.services:
            services_item = services_item_data.to_dict()
            services.append(services_item)

        events: list[dict[str, Any]] | None
        if isinstance(self.events, list):
            events = []
            for events_type_0_item_data in self.events:
                events_type_0_item = events_type_0_item_data.to_dict()
                events.append(events_type_0_item)

        else:
            events = self.events

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "request_id": request_id,
                "started_at": started_at,
                "operation": operation,
                "method": method,
                "path": path,
                "status": status,
                "error_code": error_code,
                "error_reason": error_reason,
                "sandbox_fault": sandbox_fault,
                "duration_ms": duration_ms,
                "cache": cache,
                "services": services,
                "events": events,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.request_event import RequestEvent
        from ..models.service_calls import ServiceCalls

        d = dict(src_dict)
        request_id = d.pop("request_id")

        started_at = datetime.datetime.fromisoformat(d.pop("started_at"))

        operation = d.pop("operation")

        method = RequestMethod(d.pop("method"))

        path = d.pop("path")

        status = d.pop("status")

        def _parse_error_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        error_code = _parse_error_code(d.pop("error_code"))

        def _parse_error_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        error_reason = _parse_error_reason(d.pop("error_reason"))

        def _parse_sandbox_fault(data: object) -> None | SandboxFaultEffect:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                sandbox_fault_type_0 = SandboxFaultEffect(data)

                return sandbox_fault_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxFaultEffect, data)

        sandbox_fault = _parse_sandbox_fault(d.pop("sandbox_fault"))

        duration_ms = d.pop("duration_ms")

        def _parse_cache(data: object) -> CacheOutcome | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cache_type_0 = CacheOutcome(data)

                return cache_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CacheOutcome | None | str, data)

        cache = _parse_cache(d.pop("cache"))

        services = []
        _services = d.pop("services")
        for services_item_data in _services:
            services_item = ServiceCalls.from_dict(services_item_data)

            services.append(services_item)

        def _parse_events(data: object) -> list[RequestEvent] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                events_type_0 = []
                _events_type_0 = data
                for events_type_0_item_data in _events_type_0:
                    events_type_0_item = RequestEvent.from_dict(events_type_0_item_data)

                    events_type_0.append(events_type_0_item)

                return events_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[RequestEvent] | None, data)

        events = _parse_events(d.pop("events"))

        request_detail = cls(
            request_id=request_id,
            started_at=started_at,
            operation=operation,
            method=method,
            path=path,
            status=status,
            error_code=error_code,
            error_reason=error_reason,
            sandbox_fault=sandbox_fault,
            duration_ms=duration_ms,
            cache=cache,
            services=services,
            events=events,
        )

        request_detail.additional_properties = d
        return request_detail

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
