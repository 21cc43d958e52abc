from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_type import EventType

T = TypeVar("T", bound="WebhookListener")


@_attrs_define
class WebhookListener:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        event_types (list[EventType | str]):
        signing_secret (str): The secret that signs the events. It is shown only once.
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
        expires_at (datetime.datetime): When the listener expires, unless its events are received before.
    """

    id: UUID
    event_types: list[EventType | str]
    signing_secret: str
    created_at: datetime.datetime
    expires_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        event_types = []
        for event_types_item_data in self.event_types:
            event_types_item: str
            if isinstance(event_types_item_data, EventType):
                event_types_item = event_types_item_data.value
            else:
                event_types_item = event_types_item_data
            event_types.append(event_types_item)

        signing_secret = self.signing_secret

        created_at = self.created_at.isoformat()

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "event_types": event_types,
                "signing_secret": signing_secret,
                "created_at": created_at,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        event_types = []
        _event_types = d.pop("event_types")
        for event_types_item_data in _event_types:

            def _parse_event_types_item(data: object) -> EventType | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    event_types_item_type_0 = EventType(data)

                    return event_types_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(EventType | str, data)

            event_types_item = _parse_event_types_item(event_types_item_data)

            event_types.append(event_types_item)

        signing_secret = d.pop("signing_secret")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        webhook_listener = cls(
            id=id,
            event_types=event_types,
            signing_secret=signing_secret,
            created_at=created_at,
            expires_at=expires_at,
        )

        webhook_listener.additional_properties = d
        return webhook_listener

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
