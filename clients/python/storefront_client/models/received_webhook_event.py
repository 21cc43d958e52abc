from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivered_event import DeliveredEvent

if TYPE_CHECKING:
    from ..models.received_webhook_event_headers import ReceivedWebhookEventHeaders


T = TypeVar("T", bound="ReceivedWebhookEvent")


@_attrs_define
class ReceivedWebhookEvent:
    """
    Attributes:
        cursor (str): Pass as `cursor` to acknowledge this event and those before it.
        event (DeliveredEvent | str):
        event_id (UUID): A lowercase UUIDv7.
        headers (ReceivedWebhookEventHeaders): The headers of the delivery, with its signatures. The timestamp is that
            of this response.
        body (str): The exact text that is signed.
    """

    cursor: str
    event: DeliveredEvent | str
    event_id: UUID
    headers: ReceivedWebhookEventHeaders
    body: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cursor = self.cursor

        event: str
        if isinstance(self.event, DeliveredEvent):
            event = self.event.value
        else:
            event = self.event

        event_id = str(self.event_id)

        headers = self.headers.to_dict()

        body = self.body

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cursor": cursor,
                "event": event,
                "event_id": event_id,
                "headers": headers,
                "body": body,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.received_webhook_event_headers import ReceivedWebhookEventHeaders

        d = dict(src_dict)
        cursor = d.pop("cursor")

        def _parse_event(data: object) -> DeliveredEvent | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                event_type_0 = DeliveredEvent(data)

                return event_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DeliveredEvent | str, data)

        event = _parse_event(d.pop("event"))

        event_id = UUID(d.pop("event_id"))

        headers = ReceivedWebhookEventHeaders.from_dict(d.pop("headers"))

        body = d.pop("body")

        received_webhook_event = cls(
            cursor=cursor,
            event=event,
            event_id=event_id,
            headers=headers,
            body=body,
        )

        received_webhook_event.additional_properties = d
        return received_webhook_event

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
