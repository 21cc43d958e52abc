from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.received_webhook_event import ReceivedWebhookEvent
    from ..models.section_error import SectionError


T = TypeVar("T", bound="ReceivedWebhookEvents")


@_attrs_define
class ReceivedWebhookEvents:
    """
    Attributes:
        data (list[ReceivedWebhookEvent]):
        next_cursor (str): Pass as `cursor` in the next request, once the events have been handled.
        missed (int): The number of events before the first one that were dropped, because more than 1,000 were waiting.
        expires_at (datetime.datetime): When the listener expires, unless its events are received before.
        errors (list[SectionError]): The sections that are temporarily unavailable. Empty if the response is complete.
    """

    data: list[ReceivedWebhookEvent]
    next_cursor: str
    missed: int
    expires_at: datetime.datetime
    errors: list[SectionError]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        next_cursor = self.next_cursor

        missed = self.missed

        expires_at = self.expires_at.isoformat()

        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "data": data,
                "next_cursor": next_cursor,
                "missed": missed,
                "expires_at": expires_at,
                "errors": errors,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.received_webhook_event import ReceivedWebhookEvent
        from ..models.section_error import SectionError

        d = dict(src_dict)
        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = ReceivedWebhookEvent.from_dict(data_item_data)

            data.append(data_item)

        next_cursor = d.pop("next_cursor")

        missed = d.pop("missed")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = SectionError.from_dict(errors_item_data)

            errors.append(errors_item)

        received_webhook_events = cls(
            data=data,
            next_cursor=next_cursor,
            missed=missed,
            expires_at=expires_at,
            errors=errors,
        )

        received_webhook_events.additional_properties = d
        return received_webhook_events

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
