from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.customer import Customer


T = TypeVar("T", bound="Signup")


@_attrs_define
class Signup:
    """The new customer and their session. Its fields are `null` together while the account is waiting for approval.

    Attributes:
        shopper_token (None | str): The token to send in `X-Storefront-Shopper-Token`, valid for 60 minutes. `null`
            until the store has approved the account.
        expires_at (datetime.datetime | None): A UTC timestamp with milliseconds.
        refresh_token (None | str): A single-use token for the next refresh, valid for 30 days.
        customer (Customer):
    """

    shopper_token: None | str
    expires_at: datetime.datetime | None
    refresh_token: None | str
    customer: Customer
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shopper_token: None | str
        shopper_token = self.shopper_token

        expires_at: None | str
        if isinstance(self.expires_at, datetime.datetime):
            expires_at = self.expires_at.isoformat()
        else:
            expires_at = self.expires_at

        refresh_token: None | str
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

        def _parse_shopper_token(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        shopper_token = _parse_shopper_token(d.pop("shopper_token"))

        def _parse_expires_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                expires_at_type_0 = datetime.datetime.fromisoformat(data)

                return expires_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))

        def _parse_refresh_token(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        refresh_token = _parse_refresh_token(d.pop("refresh_token"))

        customer = Customer.from_dict(d.pop("customer"))

        signup = cls(
            shopper_token=shopper_token,
            expires_at=expires_at,
            refresh_token=refresh_token,
            customer=customer,
        )

        signup.additional_properties = d
        return signup

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
