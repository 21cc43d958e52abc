from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivery_failure import DeliveryFailure
from ..models.delivery_status import DeliveryStatus

T = TypeVar("T", bound="RequestEventDelivery")


@_attrs_define
class RequestEventDelivery:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        subscription_id (UUID): A lowercase UUIDv7.
        status (DeliveryStatus): The status of a delivery. A `DISCARDED` one was not sent because the subscription was
            disabled or deleted.
        attempt_count (int):
        last_response_status (int | None): The HTTP status that the endpoint returned; `null` if it did not respond.
        last_failure (DeliveryFailure | None | str):
    """

    id: UUID
    subscription_id: UUID
    status: DeliveryStatus
    attempt_count: int
    last_response_status: int | None
    last_failure: DeliveryFailure | None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        subscription_id = str(self.subscription_id)

        status = self.status.value

        attempt_count = self.attempt_count

        last_response_status: int | None
        last_response_status = self.last_response_status

        last_failure: None | str
        if isinstance(self.last_failure, DeliveryFailure):
            last_failure = self.last_failure.value
        else:
            last_failure = self.last_failure

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "subscription_id": subscription_id,
                "status": status,
                "attempt_count": attempt_count,
                "last_response_status": last_response_status,
                "last_failure": last_failure,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        subscription_id = UUID(d.pop("subscription_id"))

        status = DeliveryStatus(d.pop("status"))

        attempt_count = d.pop("attempt_count")

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

        request_event_delivery = cls(
            id=id,
            subscription_id=subscription_id,
            status=status,
            attempt_count=attempt_count,
            last_response_status=last_response_status,
            last_failure=last_failure,
        )

        request_event_delivery.additional_properties = d
        return request_event_delivery

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
