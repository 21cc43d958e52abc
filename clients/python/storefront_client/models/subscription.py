from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.disabled_reason import DisabledReason
from ..models.event_type import EventType
from ..models.subscription_status import SubscriptionStatus
from ..models.webhook_ordering import WebhookOrdering
from ..models.webhook_signature_scheme import WebhookSignatureScheme

if TYPE_CHECKING:
    from ..models.last_delivery import LastDelivery
    from ..models.subscription_headers import SubscriptionHeaders
    from ..models.webhook_filter import WebhookFilter


T = TypeVar("T", bound="Subscription")


@_attrs_define
class Subscription:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        endpoint_url (str):
        event_types (list[EventType | str]):
        description (None | str):
        status (SubscriptionStatus): Whether the subscription receives events.
        signing_secret_hint (str): The prefix and the last four characters of the signing secret, to identify the secret
            in use.
        consecutive_failures (int):
        disabled_at (datetime.datetime | None): A UTC timestamp with milliseconds.
        disabled_reason (DisabledReason | None | str):
        last_delivery (LastDelivery | None):
        filters (list[WebhookFilter]): Conditions on the `data` of events, all of which must match. They apply to
            replays, but not to pings.
        headers (SubscriptionHeaders): The names of the headers, each with `•••` in place of its value.
        ordering (WebhookOrdering): Whether events wait for each other. With `AGGREGATE`, an event is sent only after
            the previous one of its object has been delivered or given up.
        signature_scheme (WebhookSignatureScheme): How `webhook-signature` is computed: `v1` with the signing secret,
            `v1a` with an Ed25519 key whose public part is `public_key`.
        public_key (None | str): The public key of `v1a`: `whpk_` followed by 32 bytes in base64; `null` for `v1`.
        max_deliveries_per_second (int | None): How many attempts can start within any second; `null` for no limit.
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
        updated_at (datetime.datetime): A UTC timestamp with milliseconds.
    """

    id: UUID
    endpoint_url: str
    event_types: list[EventType | str]
    description: None | str
    status: SubscriptionStatus
    signing_secret_hint: str
    consecutive_failures: int
    disabled_at: datetime.datetime | None
    disabled_reason: DisabledReason | None | str
    last_delivery: LastDelivery | None
    filters: list[WebhookFilter]
    headers: SubscriptionHeaders
    ordering: WebhookOrdering
    signature_scheme: WebhookSignatureScheme
    public_key: None | str
    max_deliveries_per_second: int | None
    created_at: datetime.datetime
    updated_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.last_delivery import LastDelivery

        id = str(self.id)

        endpoint_url = self.endpoint_url

        event_types = []
        for event_types_item_data in self.event_types:
            event_types_item: str
            if isinstance(event_types_item_data, EventType):
                event_types_item = event_types_item_data.value
            else:
                event_types_item = event_types_item_data
            event_types.append(event_types_item)

        description: None | str
        description = self.description

        status = self.status.value

        signing_secret_hint = self.signing_secret_hint

        consecutive_failures = self.consecutive_failures

        disabled_at: None | str
        if isinstance(self.disabled_at, datetime.datetime):
            disabled_at = self.disabled_at.isoformat()
        else:
            disabled_at = self.disabled_at

        disabled_reason: None | str
        if isinstance(self.disabled_reason, DisabledReason):
            disabled_reason = self.disabled_reason.value
        else:
            disabled_reason = self.disabled_reason

        last_delivery: dict[str, Any] | None
        if isinstance(self.last_delivery, LastDelivery):
            last_delivery = self.last_delivery.to_dict()
        else:
            last_delivery = self.last_delivery

        filters = []
        for filters_item_data in self.filters:
            filters_item = filters_item_data.to_dict()
            filters.append(filters_item)

        headers = self.headers.to_dict()

        ordering = self.ordering.value

        signature_scheme = self.signature_scheme.value

        public_key: None | str
        public_key = self.public_key

        max_deliveries_per_second: int | None
        max_deliveries_per_second = self.max_deliveries_per_second

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "endpoint_url": endpoint_url,
                "event_types": event_types,
                "description": description,
                "status": status,
                "signing_secret_hint": signing_secret_hint,
                "consecutive_failures": consecutive_failures,
                "disabled_at": disabled_at,
                "disabled_reason": disabled_reason,
                "last_delivery": last_delivery,
                "filters": filters,
                "headers": headers,
                "ordering": ordering,
                "signature_scheme": signature_scheme,
                "public_key": public_key,
                "max_deliveries_per_second": max_deliveries_per_second,
                "created_at": created_at,
                "updated_at": updated_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.last_delivery import LastDelivery
        from ..models.subscription_headers import SubscriptionHeaders
        from ..models.webhook_filter import WebhookFilter

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        endpoint_url = d.pop("endpoint_url")

        event_types = []
        _event_types = d.pop("event_types")
        for event_types_item_data in _event_types:

            def _parse_event_types_item(data: object) -> EventType | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    event_types_item_type_0 = EventType(data)

                    return event_types_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(EventType | str, data)

            event_types_item = _parse_event_types_item(event_types_item_data)

            event_types.append(event_types_item)

        def _parse_description(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        description = _parse_description(d.pop("description"))

        status = SubscriptionStatus(d.pop("status"))

        signing_secret_hint = d.pop("signing_secret_hint")

        consecutive_failures = d.pop("consecutive_failures")

        def _parse_disabled_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                disabled_at_type_0 = datetime.datetime.fromisoformat(data)

                return disabled_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        disabled_at = _parse_disabled_at(d.pop("disabled_at"))

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

        def _parse_last_delivery(data: object) -> LastDelivery | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_delivery_type_0 = LastDelivery.from_dict(data)

                return last_delivery_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LastDelivery | None, data)

        last_delivery = _parse_last_delivery(d.pop("last_delivery"))

        filters = []
        _filters = d.pop("filters")
        for filters_item_data in _filters:
            filters_item = WebhookFilter.from_dict(filters_item_data)

            filters.append(filters_item)

        headers = SubscriptionHeaders.from_dict(d.pop("headers"))

        ordering = WebhookOrdering(d.pop("ordering"))

        signature_scheme = WebhookSignatureScheme(d.pop("signature_scheme"))

        def _parse_public_key(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        public_key = _parse_public_key(d.pop("public_key"))

        def _parse_max_deliveries_per_second(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        max_deliveries_per_second = _parse_max_deliveries_per_second(
            d.pop("max_deliveries_per_second")
        )

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        subscription = cls(
            id=id,
            endpoint_url=endpoint_url,
            event_types=event_types,
            description=description,
            status=status,
            signing_secret_hint=signing_secret_hint,
            consecutive_failures=consecutive_failures,
            disabled_at=disabled_at,
            disabled_reason=disabled_reason,
            last_delivery=last_delivery,
            filters=filters,
            headers=headers,
            ordering=ordering,
            signature_scheme=signature_scheme,
            public_key=public_key,
            max_deliveries_per_second=max_deliveries_per_second,
            created_at=created_at,
            updated_at=updated_at,
        )

        subscription.additional_properties = d
        return subscription

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
