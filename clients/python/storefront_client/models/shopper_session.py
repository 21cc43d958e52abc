from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.customer import Customer


T = TypeVar("T", bound="ShopperSession")


@_attrs_define
class ShopperSession:
    """The session of a signed-in shopper.

    Attributes:
        shopper_token (str): The token to send in `X-Storefront-Shopper-Token`, valid for 60 minutes.
        expires_at (datetime.datetime): A UTC timestamp with milliseconds.
        refresh_token (str): A single-use token for the next refresh, valid for 30 days.
        customer (Customer):
    """

    shopper_token: str
    expires_at: datetime.datetime
    refresh_token: str
    customer: Customer
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shopper_token = self.shopper_token

        expires_at = self.expires_at.isoformat()

        refresh_token = self.refresh_token

        customer = self.customer.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shopper_token": shopper_token,
                "expires_at": expires_at,
                "refresh_token": refresh_token,
                "customer": customer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.customer import Customer

        d = dict(src_dict)
        shopper_token = d.pop("shopper_token")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        refresh_token = d.pop("refresh_token")

        customer = Customer.from_dict(d.pop("customer"))

        shopper_session = cls(
            shopper_token=shopper_token,
            expires_at=expires_at,
            refresh_token=refresh_token,
            customer=customer,
        )

        shopper_session.additional_properties = d
        return shopper_session

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
