from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_type import EventType

T = TypeVar("T", bound="SandboxEvent")


@_attrs_define
class SandboxEvent:
    """
    Attributes:
        event_id (UUID): A lowercase UUIDv7.
        type_ (EventType): An event to which a webhook subscription can subscribe.
        subscriptions (int): The number of active subscriptions that receive the event.
        listeners (int): The number of webhook listeners that receive the event.
    """

    event_id: UUID
    type_: EventType
    subscriptions: int
    listeners: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        event_id = str(self.event_id)

        type_ = self.type_.value

        subscriptions = self.subscriptions

        listeners = self.listeners

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "event_id": event_id,
                "type": type_,
                "subscriptions": subscriptions,
                "listeners": listeners,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        event_id = UUID(d.pop("event_id"))

        type_ = EventType(d.pop("type"))

        subscriptions = d.pop("subscriptions")

        listeners = d.pop("listeners")

        sandbox_event = cls(
            event_id=event_id,
            type_=type_,
            subscriptions=subscriptions,
            listeners=listeners,
        )

        sandbox_event.additional_properties = d
        return sandbox_event

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
