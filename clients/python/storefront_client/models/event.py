from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivered_event import DeliveredEvent
from ..models.mode import Mode
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.event_data import EventData


T = TypeVar("T", bound="Event")


@_attrs_define
class Event:
    """An event, with the same bytes as the body of its deliveries.

    Attributes:
        id (UUID): A lowercase UUIDv7.
        type_ (DeliveredEvent | str):
        api_version (str):
        mode (Mode): The mode of the API key. Sandbox and live share no data.
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
        sequence (int | None):
        position (int | None):
        data (EventData): The data of the event, as in the webhook of its type.
        triggered (bool | Unset):
    """

    id: UUID
    type_: DeliveredEvent | str
    api_version: str
    mode: Mode
    created_at: datetime.datetime
    sequence: int | None
    position: int | None
    data: EventData
    triggered: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        type_: str
        if isinstance(self.type_, DeliveredEvent):
            type_ = self.type_.value
        else:
            type_ = self.type_

        api_version = self.api_version

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
        from ..models.event_data import EventData

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        def _parse_type_(data: object) -> DeliveredEvent | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                type_type_0 = DeliveredEvent(data)

                return type_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DeliveredEvent | str, data)

        type_ = _parse_type_(d.pop("type"))

        api_version = d.pop("api_version")

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

        data = EventData.from_dict(d.pop("data"))

        triggered = d.pop("triggered", UNSET)

        event = cls(
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

        event.additional_properties = d
        return event

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
