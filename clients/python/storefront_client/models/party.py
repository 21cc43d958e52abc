from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.address import Address


T = TypeVar("T", bound="Party")


@_attrs_define
class Party:
    """
    Attributes:
        name (str):
        company_name (None | str):
        tax_id (None | str):
        tax_exempt_certificate (None | str): The certificate of a buyer who is exempt from GCT.
        email (None | str):
        phone (None | str):
        address (Address | None):
    """

    name: str
    company_name: None | str
    tax_id: None | str
    tax_exempt_certificate: None | str
    email: None | str
    phone: None | str
    address: Address | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.address import Address

        name = self.name

        company_name: None | str
        company_name = self.company_name

        tax_id: None | str
        tax_id = self.tax_id

        tax_exempt_certificate: None | str
        tax_exempt_certificate = self.tax_exempt_certificate

        email: None | str
        email = self.email

        phone: None | str
        phone = self.phone

        address: dict[str, Any] | None
        if isinstance(self.address, Address):
            address = self.address.to_dict()
        else:
            address = self.address

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "company_name": company_name,
                "tax_id": tax_id,
                "tax_exempt_certificate": tax_exempt_certificate,
                "email": email,
                "phone": phone,
                "address": address,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.address import Address

        d = dict(src_dict)
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

        def _parse_email(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        email = _parse_email(d.pop("email"))

        def _parse_phone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        phone = _parse_phone(d.pop("phone"))

        def _parse_address(data: object) -> Address | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                address_type_0 = Address.from_dict(data)

                return address_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Address | None, data)

        address = _parse_address(d.pop("address"))

        party = cls(
            name=name,
            company_name=company_name,
            tax_id=tax_id,
            tax_exempt_certificate=tax_exempt_certificate,
            email=email,
            phone=phone,
            address=address,
        )

        party.additional_properties = d
        return party

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
