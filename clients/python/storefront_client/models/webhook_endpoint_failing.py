from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.mode import Mode
from ..models.webhook_endpoint_failing_api_version import (
    WebhookEndpointFailingApiVersion,
)
from ..models.webhook_endpoint_failing_type import WebhookEndpointFailingType
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.webhook_endpoint_event_data import WebhookEndpointEventData


T = TypeVar("T", bound="WebhookEndpointFailing")


@_attrs_define
class WebhookEndpointFailing:
    """
    Attributes:
        id (UUID): The ID of the event. An event can be delivered more than once; use this ID to detect duplicates.
        type_ (WebhookEndpointFailingType):
        api_version (WebhookEndpointFailingApiVersion):
        mode (Mode): The mode of the API key. Sandbox and live share no data.
        created_at (datetime.datetime): The time at which the change was committed.
        sequence (int | None): `null`: only `position` counts this event.
        position (int | None): The number of this event among all events of its object, of any type and whether or not
            the subscription receives them. It starts at 1, and has no gaps from the first event with a position. `null` for
            a triggered event, and for one from a release without positions.
        data (WebhookEndpointEventData):
        triggered (bool | Unset): Whether the event was triggered with `POST /v1/sandbox/events`. Its `data` is real,
            but nothing has changed. Absent from real events.
    """

    id: UUID
    type_: WebhookEndpointFailingType
    api_version: WebhookEndpointFailingApiVersion
    mode: Mode
    created_at: datetime.datetime
    sequence: int | None
    position: int | None
    data: WebhookEndpointEventData
    triggered: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        type_ = self.type_.value

        api_version = self.api_version.value

        mode = self.mode.value

        created_at = self.created_at.isoformat()

        sequence: int | None
        sequence = self.sequence

        position: int | None
        position = self.position

        data = self.data.to_dict()

        triggered = self.triggered

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "type": type_,
                "api_version": api_version,
                "mode": mode,
                "created_at": created_at,
                "sequence": sequence,
                "position": position,
                "data": data,
            }
        )
        if triggered is not UNSET:
            field_dict["triggered"] = triggered

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.webhook_endpoint_event_data import WebhookEndpointEventData

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        type_ = WebhookEndpointFailingType(d.pop("type"))

        api_version = WebhookEndpointFailingApiVersion(d.pop("api_version"))

        mode = Mode(d.pop("mode"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_sequence(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        sequence = _parse_sequence(d.pop("sequence"))

        def _parse_position(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        position = _parse_position(d.pop("position"))

        data = WebhookEndpointEventData.from_dict(d.pop("data"))

        triggered = d.pop("triggered", UNSET)

        webhook_endpoint_failing = cls(
            id=id,
            type_=type_,
            api_version=api_version,
            mode=mode,
            created_at=created_at,
            sequence=sequence,
            position=position,
            data=data,
            triggered=triggered,
        )

        webhook_endpoint_failing.additional_properties = d
        return webhook_endpoint_failing

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
