from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.customer_status import CustomerStatus
from ..models.payment_rail import PaymentRail

if TYPE_CHECKING:
    from ..models.address import Address
    from ..models.credit_status import CreditStatus


T = TypeVar("T", bound="Me")


@_attrs_define
class Me:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        email (str):
        email_verified_at (datetime.datetime | None): When the customer proved to read the email; `null` if not yet.
        name (str):
        company_name (None | str):
        phone (None | str):
        tax_id (None | str):
        tax_exempt_certificate (None | str): The certificate by which the customer is exempt from GCT; the store sets
            it.
        tax_exempt_until (datetime.date | None): The last date of the exemption in the time zone of the store; `null` if
            it does not end.
        status (CustomerStatus): The status of the account. Only an `ACTIVE` customer can log in.
        currency (str): An ISO 4217 currency code.
        payment_rails (list[PaymentRail]):
        addresses (list[Address]):
        credit (CreditStatus | None): The credit status; `null` if the section is unavailable.
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
    """

    id: UUID
    email: str
    email_verified_at: datetime.datetime | None
    name: str
    company_name: None | str
    phone: None | str
    tax_id: None | str
    tax_exempt_certificate: None | str
    tax_exempt_until: datetime.date | None
    status: CustomerStatus
    currency: str
    payment_rails: list[PaymentRail]
    addresses: list[Address]
    credit: CreditStatus | None
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.credit_status import CreditStatus

        id = str(self.id)

        email = self.email

        email_verified_at: None | str
        if isinstance(self.email_verified_at, datetime.datetime):
            email_verified_at = self.email_verified_at.isoformat()
        else:
            email_verified_at = self.email_verified_at

        name = self.name

        company_name: None | str
        company_name = self.company_name

        phone: None | str
        phone = self.phone

        tax_id: None | str
        tax_id = self.tax_id

        tax_exempt_certificate: None | str
        tax_exempt_certificate = self.tax_exempt_certificate

        tax_exempt_until: None | str
        if isinstance(self.tax_exempt_until, datetime.date):
            tax_exempt_until = self.tax_exempt_until.isoformat()
        else:
            tax_exempt_until = self.tax_exempt_until

        status = self.status.value

        currency = self.currency

        payment_rails = []
        for payment_rails_item_data in self.payment_rails:
            payment_rails_item = payment_rails_item_data.value
            payment_rails.append(payment_rails_item)

        addresses = []
        for addresses_item_data in self.addresses:
            addresses_item = addresses_item_data.to_dict()
            addresses.append(addresses_item)

        credit: dict[str, Any] | None
        if isinstance(self.credit, CreditStatus):
            credit = self.credit.to_dict()
        else:
            credit = self.credit

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "email": email,
                "email_verified_at": email_verified_at,
                "name": name,
                "company_name": company_name,
                "phone": phone,
                "tax_id": tax_id,
                "tax_exempt_certificate": tax_exempt_certificate,
                "tax_exempt_until": tax_exempt_until,
                "status": status,
                "currency": currency,
                "payment_rails": payment_rails,
                "addresses": addresses,
                "credit": credit,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.address import Address
        from ..models.credit_status import CreditStatus

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        email = d.pop("email")

        def _parse_email_verified_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                email_verified_at_type_0 = datetime.datetime.fromisoformat(data)

                return email_verified_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        email_verified_at = _parse_email_verified_at(d.pop("email_verified_at"))

        name = d.pop("name")

        def _parse_company_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        company_name = _parse_company_name(d.pop("company_name"))

        def _parse_phone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        phone = _parse_phone(d.pop("phone"))

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

        def _parse_tax_exempt_until(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                tax_exempt_until_type_0 = datetime.date.fromisoformat(data)

                return tax_exempt_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        tax_exempt_until = _parse_tax_exempt_until(d.pop("tax_exempt_until"))

        status = CustomerStatus(d.pop("status"))

        currency = d.pop("currency")

        payment_rails = []
        _payment_rails = d.pop("payment_rails")
        for payment_rails_item_data in _payment_rails:
            payment_rails_item = PaymentRail(payment_rails_item_data)

            payment_rails.append(payment_rails_item)

        addresses = []
        _addresses = d.pop("addresses")
        for addresses_item_data in _addresses:
            addresses_item = Address.from_dict(addresses_item_data)

            addresses.append(addresses_item)

        def _parse_credit(data: object) -> CreditStatus | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                credit_type_0 = CreditStatus.from_dict(data)

                return credit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CreditStatus | None, data)

        credit = _parse_credit(d.pop("credit"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        me = cls(
            id=id,
            email=email,
            email_verified_at=email_verified_at,
            name=name,
            company_name=company_name,
            phone=phone,
            tax_id=tax_id,
            tax_exempt_certificate=tax_exempt_certificate,
            tax_exempt_until=tax_exempt_until,
            status=status,
            currency=currency,
            payment_rails=payment_rails,
            addresses=addresses,
            credit=credit,
            created_at=created_at,
        )

        me.additional_properties = d
        return me

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
