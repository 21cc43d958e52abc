from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivered_event import DeliveredEvent
from ..models.delivery_failure import DeliveryFailure
from ..models.delivery_status import DeliveryStatus

if TYPE_CHECKING:
    from ..models.delivery_attempt import DeliveryAttempt


T = TypeVar("T", bound="Delivery")


@_attrs_define
class Delivery:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        subscription_id (UUID): A lowercase UUIDv7.
        event (DeliveredEvent | str):
        event_id (UUID): A lowercase UUIDv7.
        status (DeliveryStatus): The status of a delivery. A `DISCARDED` one was not sent because the subscription was
            disabled or deleted.
        attempt_count (int):
        next_attempt_at (datetime.datetime | None): A UTC timestamp with milliseconds.
        delivered_at (datetime.datetime | None): A UTC timestamp with milliseconds.
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
        last_response_status (int | None): The HTTP status of the latest attempt; `null` if there was none or no
            response.
        last_failure (DeliveryFailure | None | str): Why the latest attempt failed; `null` if it succeeded or there was
            none.
        attempts (list[DeliveryAttempt]):
        body (None | str): The exact text that is signed and sent; `null` once it is no longer stored.
    """

    id: UUID
    subscription_id: UUID
    event: DeliveredEvent | str
    event_id: UUID
    status: DeliveryStatus
    attempt_count: int
    next_attempt_at: datetime.datetime | None
    delivered_at: datetime.datetime | None
    created_at: datetime.datetime
    last_response_status: int | None
    last_failure: DeliveryFailure | None | str
    attempts: list[DeliveryAttempt]
    body: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        subscription_id = str(self.subscription_id)

        event: str
        if isinstance(self.event, DeliveredEvent):
            event = self.event.value
        else:
            event = self.event

        event_id = str(self.event_id)

        status = self.status.value

        attempt_count = self.attempt_count

        next_attempt_at: None | str
        if isinstance(self.next_attempt_at, datetime.datetime):
            next_attempt_at = self.next_attempt_at.isoformat()
        else:
            next_attempt_at = self.next_attempt_at

        delivered_at: None | str
        if isinstance(self.delivered_at, datetime.datetime):
            delivered_at = self.delivered_at.isoformat()
        else:
            delivered_at = self.delivered_at

        created_at = self.created_at.isoformat()

        last_response_status: int | None
        last_response_status = self.last_response_status

        last_failure: None | str
        if isinstance(self.last_failure, DeliveryFailure):
            last_failure = self.last_failure.value
        else:
            last_failure = self.last_failure

        attempts = []
        for attempts_item_data in self.attempts:
            attempts_item = attempts_item_data.to_dict()
            attempts.append(attempts_item)

        body: None | str
        body = self.body

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "subscription_id": subscription_id,
                "event": event,
                "event_id": event_id,
                "status": status,
                "attempt_count": attempt_count,
                "next_attempt_at": next_attempt_at,
                "delivered_at": delivered_at,
                "created_at": created_at,
                "last_response_status": last_response_status,
                "last_failure": last_failure,
                "attempts": attempts,
                "body": body,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.delivery_attempt import DeliveryAttempt

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        subscription_id = UUID(d.pop("subscription_id"))

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

        status = DeliveryStatus(d.pop("status"))

        attempt_count = d.pop("attempt_count")

        def _parse_next_attempt_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_attempt_at_type_0 = datetime.datetime.fromisoformat(data)

                return next_attempt_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        next_attempt_at = _parse_next_attempt_at(d.pop("next_attempt_at"))

        def _parse_delivered_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                delivered_at_type_0 = datetime.datetime.fromisoformat(data)

                return delivered_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        delivered_at = _parse_delivered_at(d.pop("delivered_at"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_last_response_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        last_response_status = _parse_last_response_status(
            d.pop("last_response_status")
        )

        def _parse_last_failure(data: object) -> DeliveryFailure | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_failure_type_0 = DeliveryFailure(data)

                return last_failure_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DeliveryFailure | None | str, data)

        last_failure = _parse_last_failure(d.pop("last_failure"))

        attempts = []
        _attempts = d.pop("attempts")
        for attempts_item_data in _attempts:
            attempts_item = DeliveryAttempt.from_dict(attempts_item_data)

            attempts.append(attempts_item)

        def _parse_body(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        body = _parse_body(d.pop("body"))

        delivery = cls(
            id=id,
            subscription_id=subscription_id,
            event=event,
            event_id=event_id,
            status=status,
            attempt_count=attempt_count,
            next_attempt_at=next_attempt_at,
            delivered_at=delivered_at,
            created_at=created_at,
            last_response_status=last_response_status,
            last_failure=last_failure,
            attempts=attempts,
            body=body,
        )

        delivery.additional_properties = d
        return delivery

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
