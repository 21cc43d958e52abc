from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sandbox_history_entry_type import SandboxHistoryEntryType
from ..types import UNSET, Unset

T = TypeVar("T", bound="SandboxHistoryEntryIn")


@_attrs_define
class SandboxHistoryEntryIn:
    """
    Attributes:
        type_ (SandboxHistoryEntryType): What was recorded.
        date (datetime.date): The date on which it is recorded, in the time zone of the store: before today, and at most
            24 months ago.
        amount (float): The total of an invoice or credit note, tax included, or what was paid.
        reference (None | str | Unset): The purchase order number of an invoice, the reference of a payment, or the
            reason of a credit note.
        invoice (int | None | Unset): The index in `entries`, from 0, of the invoice that is paid or credited. Without
            it, a payment pays what is due first, and a credit note credits the last invoice before it.
    """

    type_: SandboxHistoryEntryType
    date: datetime.date
    amount: float
    reference: None | str | Unset = UNSET
    invoice: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        date = self.date.isoformat()

        amount = self.amount

        reference: None | str | Unset
        if isinstance(self.reference, Unset):
            reference = UNSET
        else:
            reference = self.reference

        invoice: int | None | Unset
        if isinstance(self.invoice, Unset):
            invoice = UNSET
        else:
            invoice = self.invoice

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "date": date,
                "amount": amount,
            }
        )
        if reference is not UNSET:
            field_dict["reference"] = reference
        if invoice is not UNSET:
            field_dict["invoice"] = invoice

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = SandboxHistoryEntryType(d.pop("type"))

        date = datetime.date.fromisoformat(d.pop("date"))

        amount = d.pop("amount")

        def _parse_reference(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        reference = _parse_reference(d.pop("reference", UNSET))

        def _parse_invoice(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        invoice = _parse_invoice(d.pop("invoice", UNSET))

        sandbox_history_entry_in = cls(
            type_=type_,
            date=date,
            amount=amount,
            reference=reference,
            invoice=invoice,
        )

        sandbox_history_entry_in.additional_properties = d
        return sandbox_history_entry_in

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
