from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivered_event import DeliveredEvent
from ..models.delivery_status import DeliveryStatus

T = TypeVar("T", bound="LastDelivery")


@_attrs_define
class LastDelivery:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        event (DeliveredEvent | str):
        status (DeliveryStatus): The status of a delivery. A `DISCARDED` one was not sent because the subscription was
            disabled or deleted.
        response_status (int | None): The HTTP status that the endpoint returned; `null` if it did not respond.
        at (datetime.datetime): A UTC timestamp with milliseconds.
    """

    id: UUID
    event: DeliveredEvent | str
    status: DeliveryStatus
    response_status: int | None
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        event: str
        if isinstance(self.event, DeliveredEvent):
            event = self.event.value
        else:
            event = self.event

        status = self.status.value

        response_status: int | None
        response_status = self.response_status

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "event": event,
                "status": status,
                "response_status": response_status,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

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

        status = DeliveryStatus(d.pop("status"))

        def _parse_response_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        response_status = _parse_response_status(d.pop("response_status"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        last_delivery = cls(
            id=id,
            event=event,
            status=status,
            response_status=response_status,
            at=at,
        )

        last_delivery.additional_properties = d
        return last_delivery

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
