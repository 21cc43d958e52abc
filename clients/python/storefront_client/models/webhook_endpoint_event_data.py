from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.disabled_reason import DisabledReason

T = TypeVar("T", bound="WebhookEndpointEventData")


@_attrs_define
class WebhookEndpointEventData:
    """
    Attributes:
        subscription_id (UUID): A lowercase UUIDv7.
        endpoint_url (str):
        failing_since (datetime.datetime | None): The time of the first failure since the last success.
        percent (int): How close the failures have come to what disables the subscription, which is five days and ten
            messages; 100 when it is disabled.
        disabled_reason (DisabledReason | None | str):
    """

    subscription_id: UUID
    endpoint_url: str
    failing_since: datetime.datetime | None
    percent: int
    disabled_reason: DisabledReason | None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        subscription_id = str(self.subscription_id)

        endpoint_url = self.endpoint_url

        failing_since: None | str
        if isinstance(self.failing_since, datetime.datetime):
            failing_since = self.failing_since.isoformat()
        else:
            failing_since = self.failing_since

        percent = self.percent

        disabled_reason: None | str
        if isinstance(self.disabled_reason, DisabledReason):
            disabled_reason = self.disabled_reason.value
        else:
            disabled_reason = self.disabled_reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "subscription_id": subscription_id,
                "endpoint_url": endpoint_url,
                "failing_since": failing_since,
                "percent": percent,
                "disabled_reason": disabled_reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        subscription_id = UUID(d.pop("subscription_id"))

        endpoint_url = d.pop("endpoint_url")

        def _parse_failing_since(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                failing_since_type_0 = datetime.datetime.fromisoformat(data)

                return failing_since_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        failing_since = _parse_failing_since(d.pop("failing_since"))

        percent = d.pop("percent")

        def _parse_disabled_reason(data: object) -> DisabledReason | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                disabled_reason_type_0 = DisabledReason(data)

                return disabled_reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DisabledReason | None | str, data)

        disabled_reason = _parse_disabled_reason(d.pop("disabled_reason"))

        webhook_endpoint_event_data = cls(
            subscription_id=subscription_id,
            endpoint_url=endpoint_url,
            failing_since=failing_since,
            percent=percent,
            disabled_reason=disabled_reason,
        )

        webhook_endpoint_event_data.additional_properties = d
        return webhook_endpoint_event_data

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
