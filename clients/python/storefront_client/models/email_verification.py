from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EmailVerification")


@_attrs_define
class EmailVerification:
    """A verification of an email.

    Attributes:
        verification_token (str): The token to send by email, valid for 24 hours and for one use.
        expires_at (datetime.datetime): A UTC timestamp with milliseconds.
        email (str): The address to send it to.
    """

    verification_token: str
    expires_at: datetime.datetime
    email: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        verification_token = self.verification_token

        expires_at = self.expires_at.isoformat()

        email = self.email

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "verification_token": verification_token,
                "expires_at": expires_at,
                "email": email,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        verification_token = d.pop("verification_token")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        email = d.pop("email")

        email_verification = cls(
            verification_token=verification_token,
            expires_at=expires_at,
            email=email,
        )

        email_verification.additional_properties = d
        return email_verification

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
