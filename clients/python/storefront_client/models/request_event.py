from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.emitted_event import EmittedEvent

if TYPE_CHECKING:
    from ..models.request_event_delivery import RequestEventDelivery


T = TypeVar("T", bound="RequestEvent")


@_attrs_define
class RequestEvent:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        type_ (EmittedEvent | str):
        occurred_at (datetime.datetime): A UTC timestamp with milliseconds.
        deliveries (list[RequestEventDelivery] | None): The deliveries to subscriptions; `null` if they are temporarily
            unavailable.
    """

    id: UUID
    type_: EmittedEvent | str
    occurred_at: datetime.datetime
    deliveries: list[RequestEventDelivery] | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        type_: str
        if isinstance(self.type_, EmittedEvent):
            type_ = self.type_.value
        else:
            type_ = self.type_

        occurred_at = self.occurred_at.isoformat()

        deliveries: list[dict[str, Any]] | None
        if isinstance(self.deliveries, list):
            deliveries = []
            for deliveries_type_0_item_data in self.deliveries:
                deliveries_type_0_item = deliveries_type_0_item_data.to_dict()
                deliveries.append(deliveries_type_0_item)

        else:
            deliveries = self.deliveries

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "type": type_,
                "occurred_at": occurred_at,
                "deliveries": deliveries,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.request_event_delivery import RequestEventDelivery

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        def _parse_type_(data: object) -> EmittedEvent | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                type_type_0 = EmittedEvent(data)

                return type_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EmittedEvent | str, data)

        type_ = _parse_type_(d.pop("type"))

        occurred_at = datetime.datetime.fromisoformat(d.pop("occurred_at"))

        def _parse_deliveries(data: object) -> list[RequestEventDelivery] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                deliveries_type_0 = []
                _deliveries_type_0 = data
                for deliveries_type_0_item_data in _deliveries_type_0:
                    deliveries_type_0_item = RequestEventDelivery.from_dict(
                        deliveries_type_0_item_data
                    )

                    deliveries_type_0.append(deliveries_type_0_item)

                return deliveries_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[RequestEventDelivery] | None, data)

        deliveries = _parse_deliveries(d.pop("deliveries"))

        request_event = cls(
            id=id,
            type_=type_,
            occurred_at=occurred_at,
            deliveries=deliveries,
        )

        request_event.additional_properties = d
        return request_event

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
