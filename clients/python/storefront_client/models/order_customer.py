from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OrderCustomer")


@_attrs_define
class OrderCustomer:
    """The customer as they were when the order was placed.

    Attributes:
        id (UUID): A lowercase UUIDv7.
        email (str):
        name (str):
        company_name (None | str):
        tax_id (None | str):
        tax_exempt_certificate (None | str):
        phone (None | str):
    """

    id: UUID
    email: str
    name: str
    company_name: None | str
    tax_id: None | str
    tax_exempt_certificate: None | str
    phone: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        email = self.email

        name = self.name

        company_name: None | str
        company_name = self.company_name

        tax_id: None | str
        tax_id = self.tax_id

        tax_exempt_certificate: None | str
        tax_exempt_certificate = self.tax_exempt_certificate

        phone: None | str
        phone = self.phone

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "email": email,
                "name": name,
                "company_name": company_name,
                "tax_id": tax_id,
                "tax_exempt_certificate": tax_exempt_certificate,
                "phone": phone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        email = d.pop("email")

        name = d.pop("name")

        def _parse_company_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        company_name = _parse_company_name(d.pop("company_name"))

        def _parse_tax_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tax_id = _parse_tax_id(d.pop("tax_id"))

        def _parse_tax_exempt_certificate(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tax_exempt_certificate = _parse_tax_exempt_certificate(
            d.pop("tax_exempt_certificate")
        )

        def _parse_phone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        phone = _parse_phone(d.pop("phone"))

        order_customer = cls(
            id=id,
            email=email,
            name=name,
            company_name=company_name,
            tax_id=tax_id,
            tax_exempt_certificate=tax_exempt_certificate,
            phone=phone,
        )

        order_customer.additional_properties = d
        return order_customer

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
