from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_type import EventType
from ..models.webhook_ordering import WebhookOrdering
from ..models.webhook_signature_scheme import WebhookSignatureScheme
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.subscription_in_headers_type_0 import SubscriptionInHeadersType0
    from ..models.webhook_filter import WebhookFilter


T = TypeVar("T", bound="SubscriptionIn")


@_attrs_define
class SubscriptionIn:
    """
    Attributes:
        endpoint_url (str): The URL that receives the events. It must be a public HTTPS URL on port 443 or 8443, without
            user info or a fragment.
        event_types (list[EventType]):
        description (None | str | Unset):
        filters (list[WebhookFilter] | None | Unset): Conditions on the `data` of events, all of which must match. They
            apply to replays, but not to pings.
        headers (None | SubscriptionInHeadersType0 | Unset): Headers of every request to the endpoint, such as a
            credential: up to 10. Values are printable ASCII, are stored encrypted, and are never returned. The headers of
            the service (`Host`, `User-Agent`, `traceparent`, `Content-*`, `webhook-*`, `X-Service-*`) and those of
            connections cannot be set.
        ordering (None | Unset | WebhookOrdering):
        signature_scheme (None | Unset | WebhookSignatureScheme):
        max_deliveries_per_second (int | None | Unset): How many attempts can start within any second; `null` for no
            limit.
    """

    endpoint_url: str
    event_types: list[EventType]
    description: None | str | Unset = UNSET
    filters: list[WebhookFilter] | None | Unset = UNSET
    headers: None | SubscriptionInHeadersType0 | Unset = UNSET
    ordering: None | Unset | WebhookOrdering = UNSET
    signature_scheme: None | Unset | WebhookSignatureScheme = UNSET
    max_deliveries_per_second: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.subscription_in_headers_type_0 import SubscriptionInHeadersType0

        endpoint_url = self.endpoint_url

        event_types = []
        for event_types_item_data in self.event_types:
            event_types_item = event_types_item_data.value
            event_types.append(event_types_item)

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

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
        elif isinstance(self.headers, SubscriptionInHeadersType0):
            headers = self.headers.to_dict()
        else:
            headers = self.headers

        ordering: None | str | Unset
        if isinstance(self.ordering, Unset):
            ordering = UNSET
        elif isinstance(self.ordering, WebhookOrdering):
            ordering = self.ordering.value
        else:
            ordering = self.ordering

        signature_scheme: None | str | Unset
        if isinstance(self.signature_scheme, Unset):
            signature_scheme = UNSET
        elif isinstance(self.signature_scheme, WebhookSignatureScheme):
            signature_scheme = self.signature_scheme.value
        else:
            signature_scheme = self.signature_scheme

        max_deliveries_per_second: int | None | Unset
        if isinstance(self.max_deliveries_per_second, Unset):
            max_deliveries_per_second = UNSET
        else:
            max_deliveries_per_second = self.max_deliveries_per_second

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "endpoint_url": endpoint_url,
                "event_types": event_types,
            }
        )
        if description is not UNSET:
            field_dict["description"] = description
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
        from ..models.subscription_in_headers_type_0 import SubscriptionInHeadersType0
        from ..models.webhook_filter import WebhookFilter

        d = dict(src_dict)
        endpoint_url = d.pop("endpoint_url")

        event_types = []
        _event_types = d.pop("event_types")
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

        def _parse_headers(data: object) -> None | SubscriptionInHeadersType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                headers_type_0 = SubscriptionInHeadersType0.from_dict(data)

                return headers_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SubscriptionInHeadersType0 | Unset, data)

        headers = _parse_headers(d.pop("headers", UNSET))

        def _parse_ordering(data: object) -> None | Unset | WebhookOrdering:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ordering_type_0 = WebhookOrdering(data)

                return ordering_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | WebhookOrdering, data)

        ordering = _parse_ordering(d.pop("ordering", UNSET))

        def _parse_signature_scheme(
            data: object,
        ) -> None | Unset | WebhookSignatureScheme:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                signature_scheme_type_0 = WebhookSignatureScheme(data)

                return signature_scheme_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | WebhookSignatureScheme, data)

        signature_scheme = _parse_signature_scheme(d.pop("signature_scheme", UNSET))

        def _parse_max_deliveries_per_second(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        max_deliveries_per_second = _parse_max_deliveries_per_second(
            d.pop("max_deliveries_per_second", UNSET)
        )

        subscription_in = cls(
            endpoint_url=endpoint_url,
            event_types=event_types,
            description=description,
            filters=filters,
            headers=headers,
            ordering=ordering,
            signature_scheme=signature_scheme,
            max_deliveries_per_second=max_deliveries_per_second,
        )

        subscription_in.additional_properties = d
        return subscription_in

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
