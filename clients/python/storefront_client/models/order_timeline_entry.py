from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.actor import Actor
from ..models.order_timeline_event import OrderTimelineEvent

T = TypeVar("T", bound="OrderTimelineEntry")


@_attrs_define
class OrderTimelineEntry:
    """
    Attributes:
        at (datetime.datetime): A UTC timestamp with milliseconds.
        event (OrderTimelineEvent | str):
        actor (Actor): Who performed the action.
    """

    at: datetime.datetime
    event: OrderTimelineEvent | str
    actor: Actor
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        event: str
        if isinstance(self.event, OrderTimelineEvent):
            event = self.event.value
        else:
            event = self.event

        actor = self.actor.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "event": event,
                "actor": actor,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_event(data: object) -> OrderTimelineEvent | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                event_type_0 = OrderTimelineEvent(data)

                return event_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(OrderTimelineEvent | str, data)

        event = _parse_event(d.pop("event"))

        actor = Actor(d.pop("actor"))

        order_timeline_entry = cls(
            at=at,
            event=event,
            actor=actor,
        )

        order_timeline_entry.additional_properties = d
        return order_timeline_entry

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
