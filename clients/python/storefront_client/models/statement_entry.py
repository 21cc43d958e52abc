from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.statement_entry_type import StatementEntryType

T = TypeVar("T", bound="StatementEntry")


@_attrs_define
class StatementEntry:
    """
    Attributes:
        date (datetime.date): The day on which it was recorded, in the time zone of the store.
        type_ (StatementEntryType): What the entry records. An `ADJUSTMENT` is a voided invoice, or a refund that came
            back.
        number (None | str): The number of an invoice or credit note.
        reference (None | str):
        description (str):
        debit (float | None): A decimal amount in the resource's currency, with that currency's number of decimals.
        credit (float | None): A decimal amount in the resource's currency, with that currency's number of decimals.
        balance (float): The balance after the entry.
        invoice_id (None | UUID): A lowercase UUIDv7.
    """

    date: datetime.date
    type_: StatementEntryType
    number: None | str
    reference: None | str
    description: str
    debit: float | None
    credit: float | None
    balance: float
    invoice_id: None | UUID
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        date = self.date.isoformat()

        type_ = self.type_.value

        number: None | str
        number = self.number

        reference: None | str
        reference = self.reference

        description = self.description

        debit: float | None
        debit = self.debit

        credit: float | None
        credit = self.credit

        balance = self.balance

        invoice_id: None | str
        if isinstance(self.invoice_id, UUID):
            invoice_id = str(self.invoice_id)
        else:
            invoice_id = self.invoice_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "date": date,
                "type": type_,
                "number": number,
                "reference": reference,
                "description": description,
                "debit": debit,
                "credit": credit,
                "balance": balance,
                "invoice_id": invoice_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        date = datetime.date.fromisoformat(d.pop("date"))

        type_ = StatementEntryType(d.pop("type"))

        def _parse_number(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        number = _parse_number(d.pop("number"))

        def _parse_reference(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reference = _parse_reference(d.pop("reference"))

        description = d.pop("description")

        def _parse_debit(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        debit = _parse_debit(d.pop("debit"))

        def _parse_credit(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        credit = _parse_credit(d.pop("credit"))

        balance = d.pop("balance")

        def _parse_invoice_id(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                invoice_id_type_0 = UUID(data)

                return invoice_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        invoice_id = _parse_invoice_id(d.pop("invoice_id"))

        statement_entry = cls(
            date=date,
            type_=type_,
            number=number,
            reference=reference,
            description=description,
            debit=debit,
            credit=credit,
            balance=balance,
            invoice_id=invoice_id,
        )

        statement_entry.additional_properties = d
        return statement_entry

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
