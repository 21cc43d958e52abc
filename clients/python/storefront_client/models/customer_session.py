from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CustomerSession")


@_attrs_define
class CustomerSession:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
        last_used_at (datetime.datetime): When the session began or was last refreshed.
        expires_at (datetime.datetime): When the session ends unless it is refreshed.
        is_current (bool): Whether it is the session of the shopper token.
    """

    id: UUID
    created_at: datetime.datetime
    last_used_at: datetime.datetime
    expires_at: datetime.datetime
    is_current: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        created_at = self.created_at.isoformat()

        last_used_at = self.last_used_at.isoformat()

        expires_at = self.expires_at.isoformat()

        is_current = self.is_current

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "created_at": created_at,
                "last_used_at": last_used_at,
                "expires_at": expires_at,
                "is_current": is_current,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        last_used_at = datetime.datetime.fromisoformat(d.pop("last_used_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        is_current = d.pop("is_current")

        customer_session = cls(
            id=id,
            created_at=created_at,
            last_used_at=last_used_at,
            expires_at=expires_at,
            is_current=is_current,
        )

        customer_session.additional_properties = d
        return customer_session

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
