from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cart_status import CartStatus

T = TypeVar("T", bound="CartRow")


@_attrs_define
class CartRow:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        status (CartStatus): The state of the cart. Changing a cart that is not `OPEN` returns 409.
        version (int): The version of the cart, incremented with every change.
        currency (str): An ISO 4217 currency code.
        line_count (int):
        total (float | None): The sum of all `line_total` amounts; `null` while the cart has no valid amounts.
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
        updated_at (datetime.datetime): A UTC timestamp with milliseconds.
        expires_at (datetime.datetime): The time at which the cart expires, 30 days after its last change.
    """

    id: UUID
    status: CartStatus
    version: int
    currency: str
    line_count: int
    total: float | None
    created_at: datetime.datetime
    updated_at: datetime.datetime
    expires_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        status = self.status.value

        version = self.version

        currency = self.currency

        line_count = self.line_count

        total: float | None
        total = self.total

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "status": status,
                "version": version,
                "currency": currency,
                "line_count": line_count,
                "total": total,
                "created_at": created_at,
                "updated_at": updated_at,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        status = CartStatus(d.pop("status"))

        version = d.pop("version")

        currency = d.pop("currency")

        line_count = d.pop("line_count")

        def _parse_total(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        total = _parse_total(d.pop("total"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        cart_row = cls(
            id=id,
            status=status,
            version=version,
            currency=currency,
            line_count=line_count,
            total=total,
            created_at=created_at,
            updated_at=updated_at,
            expires_at=expires_at,
        )

        cart_row.additional_properties = d
        return cart_row

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
