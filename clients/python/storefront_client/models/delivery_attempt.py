from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivery_failure import DeliveryFailure

T = TypeVar("T", bound="DeliveryAttempt")


@_attrs_define
class DeliveryAttempt:
    """
    Attributes:
        number (int):
        started_at (datetime.datetime): A UTC timestamp with milliseconds.
        duration_ms (int):
        response_status (int | None): The HTTP status that the endpoint returned; `null` if it did not respond.
        failure (DeliveryFailure | None | str):
    """

    number: int
    started_at: datetime.datetime
    duration_ms: int
    response_status: int | None
    failure: DeliveryFailure | None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        started_at = self.started_at.isoformat()

        duration_ms = self.duration_ms

        response_status: int | None
        response_status = self.response_status

        failure: None | str
        if isinstance(self.failure, DeliveryFailure):
            failure = self.failure.value
        else:
            failure = self.failure

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "started_at": started_at,
                "duration_ms": duration_ms,
                "response_status": response_status,
                "failure": failure,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        number = d.pop("number")

        started_at = datetime.datetime.fromisoformat(d.pop("started_at"))

        duration_ms = d.pop("duration_ms")

        def _parse_response_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        response_status = _parse_response_status(d.pop("response_status"))

        def _parse_failure(data: object) -> DeliveryFailure | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                failure_type_0 = DeliveryFailure(data)

                return failure_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DeliveryFailure | None | str, data)

        failure = _parse_failure(d.pop("failure"))

        delivery_attempt = cls(
            number=number,
            started_at=started_at,
            duration_ms=duration_ms,
            response_status=response_status,
            failure=failure,
        )

        delivery_attempt.additional_properties = d
        return delivery_attempt

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
