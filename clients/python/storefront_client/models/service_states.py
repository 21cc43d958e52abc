from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.service_state import ServiceState

T = TypeVar("T", bound="ServiceStates")


@_attrs_define
class ServiceStates:
    """
    Attributes:
        catalog (ServiceState): Whether a service can answer: it is up, and so is its database.
        cart (ServiceState): Whether a service can answer: it is up, and so is its database.
        orders (ServiceState): Whether a service can answer: it is up, and so is its database.
        billing (ServiceState): Whether a service can answer: it is up, and so is its database.
        webhooks (ServiceState): Whether a service can answer: it is up, and so is its database.
    """

    catalog: ServiceState
    cart: ServiceState
    orders: ServiceState
    billing: ServiceState
    webhooks: ServiceState
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        catalog = self.catalog.value

        cart = self.cart.value

        orders = self.orders.value

        billing = self.billing.value

        webhooks = self.webhooks.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "catalog": catalog,
                "cart": cart,
                "orders": orders,
                "billing": billing,
                "webhooks": webhooks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        catalog = ServiceState(d.pop("catalog"))

        cart = ServiceState(d.pop("cart"))

        orders = ServiceState(d.pop("orders"))

        billing = ServiceState(d.pop("billing"))

        webhooks = ServiceState(d.pop("webhooks"))

        service_states = cls(
            catalog=catalog,
            cart=cart,
            orders=orders,
            billing=billing,
            webhooks=webhooks,
        )

        service_states.additional_properties = d
        return service_states

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
