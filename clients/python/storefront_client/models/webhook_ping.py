from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_ping_event import WebhookPingEvent

T = TypeVar("T", bound="WebhookPing")


@_attrs_define
class WebhookPing:
    """
    Attributes:
        delivery_id (UUID): A lowercase UUIDv7.
        event (WebhookPingEvent):
    """

    delivery_id: UUID
    event: WebhookPingEvent
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        delivery_id = str(self.delivery_id)

        event = self.event.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "delivery_id": delivery_id,
                "event": event,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        delivery_id = UUID(d.pop("delivery_id"))

        event = WebhookPingEvent(d.pop("event"))

        webhook_ping = cls(
            delivery_id=delivery_id,
            event=event,
        )

        webhook_ping.additional_properties = d
        return webhook_ping

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
