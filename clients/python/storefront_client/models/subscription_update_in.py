from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_type import EventType
from ..models.subscription_status import SubscriptionStatus
from ..models.webhook_ordering import WebhookOrdering
from ..models.webhook_signature_scheme import WebhookSignatureScheme
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.subscription_update_in_headers_type_0 import (
        SubscriptionUpdateInHeadersType0,
    )
    from ..models.webhook_filter import WebhookFilter


T = TypeVar("T", bound="SubscriptionUpdateIn")


@_attrs_define
class SubscriptionUpdateIn:
    """
    Attributes:
        endpoint_url (str | Unset): The URL that receives the events. It must be a public HTTPS URL on port 443 or 8443,
            without user info or a fragment.
        event_types (list[EventType] | Unset):
        description (None | str | Unset): A label for your staff; `null` removes it.
        status (SubscriptionStatus | Unset): Whether the subscription receives events.
        filters (list[WebhookFilter] | None | Unset): Conditions on the `data` of events, all of which must match. They
            apply to replays, but not to pings. `null` removes them.
        headers (None | SubscriptionUpdateInHeadersType0 | Unset): Headers of every request to the endpoint, such as a
            credential: up to 10. Values are printable ASCII, are stored encrypted, and are never returned. The headers of
            the service (`Host`, `User-Agent`, `traceparent`, `Content-*`, `webhook-*`, `X-Service-*`) and those of
            connections cannot be set. `null` removes them.
        ordering (WebhookOrdering | Unset): Whether events wait for each other. With `AGGREGATE`, an event is sent only
            after the previous one of its object has been delivered or given up.
        signature_scheme (WebhookSignatureScheme | Unset): How `webhook-signature` is computed: `v1` with the signing
            secret, `v1a` with an Ed25519 key whose public part is `public_key`.
        max_deliveries_per_second (int | None | Unset): How many attempts can start within any second; `null` for no
            limit.
    """

    endpoint_url: str | Unset = UNSET
    event_types: list[EventType] | Unset = UNSET
    description: None | str | Unset = UNSET
    status: SubscriptionStatus | Unset = UNSET
    filters: list[WebhookFilter] | None | Unset = UNSET
    headers: None | SubscriptionUpdateInHeadersType0 | Unset = UNSET
    ordering: WebhookOrdering | Unset = UNSET
    signature_scheme: WebhookSignatureScheme | Unset = UNSET
    max_deliveries_per_second: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.subscription_update_in_headers_type_0 import (
            SubscriptionUpdateInHeadersType0,
        )

        endpoint_url = self.endpoint_url

        event_types: list[str] | Unset = UNSET
        if not isinstance(self.event_types, Unset):
            event_types = []
            for event_types_item_data in self.event_types:
                event_types_item = event_types_item_data.value
                event_types.append(event_types_item)

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

        status: str | Unset = UNSET
        if not isinstance(self.status, Unset):
            status = self.status.value

        filters: list[dict[str, Any]] | None | Unset
        if isinstance(self.filters, Unset):
            filters = UNSET
        elif isinstance(self.filters, list):
            filters = []
            for filters_type_0_item_data in self.filters:
                filters_type_0_item = filters_type_0_item_data.to_dict()
                filters.append(filters_type_0_item)

        else:
            filters = self.filters

        headers: dict[str, Any] | None | Unset
        if isinstance(self.headers, Unset):
            headers = UNSET
        elif isinstance(self.headers, SubscriptionUpdateInHeadersType0):
            headers = self.headers.to_dict()
        else:
            headers = self.headers

        ordering: str | Unset = UNSET
        if not isinstance(self.ordering, Unset):
            ordering = self.ordering.value

        signature_scheme: str | Unset = UNSET
        if not isinstance(self.signature_scheme, Unset):
            signature_scheme = self.signature_scheme.value

        max_deliveries_per_second: int | None | Unset
        if isinstance(self.max_deliveries_per_second, Unset):
            max_deliveries_per_second = UNSET
        else:
            max_deliveries_per_second = self.max_deliveries_per_second

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if endpoint_url is not UNSET:
            field_dict["endpoint_url"] = endpoint_url
        if event_types is not UNSET:
            field_dict["event_types"] = event_types
        if description is not UNSET:
            field_dict["description"] = description
        if status is not UNSET:
            field_dict["status"] = status
        if filters is not UNSET:
            field_dict["filters"] = filters
        if headers is not UNSET:
            field_dict["headers"] = headers
        if ordering is not UNSET:
            field_dict["ordering"] = ordering
        if signature_scheme is not UNSET:
            field_dict["signature_scheme"] = signature_scheme
        if max_deliveries_per_second is not UNSET:
            field_dict["max_deliveries_per_second"] = max_deliveries_per_second

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.subscription_update_in_headers_type_0 import (
            SubscriptionUpdateInHeadersType0,
        )
        from ..models.webhook_filter import WebhookFilter

        d = dict(src_dict)
        endpoint_url = d.pop("endpoint_url", UNSET)

        _event_types = d.pop("event_types", UNSET)
        event_types: list[EventType] | Unset = UNSET
        if _event_types is not UNSET:
            event_types = []
            for event_types_item_data in _event_types:
                event_types_item = EventType(event_types_item_data)

                event_types.append(event_types_item)

        def _parse_description(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        description = _parse_description(d.pop("description", UNSET))

        _status = d.pop("status", UNSET)
        status: SubscriptionStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = SubscriptionStatus(_status)

        def _parse_filters(data: object) -> list[WebhookFilter] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                filters_type_0 = []
                _filters_type_0 = data
                for filters_type_0_item_data in _filters_type_0:
                    filters_type_0_item = WebhookFilter.from_dict(
                        filters_type_0_item_data
                    )

                    filters_type_0.append(filters_type_0_item)

                return filters_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[WebhookFilter] | None | Unset, data)

        filters = _parse_filters(d.pop("filters", UNSET))

        def _parse_headers(
            data: object,
        ) -> None | SubscriptionUpdateInHeadersType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                headers_type_0 = SubscriptionUpdateInHeadersType0.from_dict(data)

                return headers_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SubscriptionUpdateInHeadersType0 | Unset, data)

        headers = _parse_headers(d.pop("headers", UNSET))

        _ordering = d.pop("ordering", UNSET)
        ordering: WebhookOrdering | Unset
        if isinstance(_ordering, Unset):
            ordering = UNSET
        else:
            ordering = WebhookOrdering(_ordering)

        _signature_scheme = d.pop("signature_scheme", UNSET)
        signature_scheme: WebhookSignatureScheme | Unset
        if isinstance(_signature_scheme, Unset):
            signature_scheme = UNSET
        else:
            signature_scheme = WebhookSignatureScheme(_signature_scheme)

        def _parse_max_deliveries_per_second(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        max_deliveries_per_second = _parse_max_deliveries_per_second(
            d.pop("max_deliveries_per_second", UNSET)
        )

        subscription_update_in = cls(
            endpoint_url=endpoint_url,
            event_types=event_types,
            description=description,
            status=status,
            filters=filters,
            headers=headers,
            ordering=ordering,
            signature_scheme=signature_scheme,
            max_deliveries_per_second=max_deliveries_per_second,
        )

        subscription_update_in.additional_properties = d
        return subscription_update_in

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
