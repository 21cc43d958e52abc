from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Address")


@_attrs_define
class Address:
    """
    Attributes:
        id (None | UUID): The ID of a saved address; `null` for an address entered at checkout.
        name (str):
        company (None | str):
        line1 (str):
        line2 (None | str):
        city (str):
        region (None | str):
        postal_code (None | str):
        country_code (str): An ISO 3166-1 alpha-2 country code.
        phone (None | str):
    """

    id: None | UUID
    name: str
    company: None | str
    line1: str
    line2: None | str
    city: str
    region: None | str
    postal_code: None | str
    country_code: str
    phone: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id: None | str
        if isinstance(self.id, UUID):
            id = str(self.id)
        else:
            id = self.id

        name = self.name

        company: None | str
        company = self.company

        line1 = self.line1

        line2: None | str
        line2 = self.line2

        city = self.city

        region: None | str
        region = self.region

        postal_code: None | str
        postal_code = self.postal_code

        country_code = self.country_code

        phone: None | str
        phone = self.phone

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "company": company,
                "line1": line1,
                "line2": line2,
                "city": city,
                "region": region,
                "postal_code": postal_code,
                "country_code": country_code,
                "phone": phone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_id(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                id_type_0 = UUID(data)

                return id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        id = _parse_id(d.pop("id"))

        name = d.pop("name")

        def _parse_company(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        company = _parse_company(d.pop("company"))

        line1 = d.pop("line1")

        def _parse_line2(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        line2 = _parse_line2(d.pop("line2"))

        city = d.pop("city")

        def _parse_region(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        region = _parse_region(d.pop("region"))

        def _parse_postal_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        postal_code = _parse_postal_code(d.pop("postal_code"))

        country_code = d.pop("country_code")

        def _parse_phone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        phone = _parse_phone(d.pop("phone"))

        address = cls(
            id=id,
            name=name,
            company=company,
            line1=line1,
            line2=line2,
            city=city,
            region=region,
            postal_code=postal_code,
            country_code=country_code,
            phone=phone,
        )

        address.additional_properties = d
        return address

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
