from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.credit_note_line import CreditNoteLine
    from ..models.tax_breakdown_entry import TaxBreakdownEntry


T = TypeVar("T", bound="CreditNote")


@_attrs_define
class CreditNote:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        number (str): The number of the credit note. Numbers are gap-free per store and mode.
        invoice_id (UUID): A lowercase UUIDv7.
        invoice_number (str):
        order_id (UUID): A lowercase UUIDv7.
        order_number (None | str):
        currency (str): An ISO 4217 currency code.
        net_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        gct_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        total (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        due_reduction (float): The part that reduced the amount due. The rest is refunded.
        tax_breakdown (list[TaxBreakdownEntry]):
        lines (list[CreditNoteLine]): The returned lines. What they and the shipping leave of the total was credited as
            an amount.
        shipping_amount (float): What was credited as shipping, without tax.
        shipping_gct_amount (float): A decimal amount in the resource's currency, with that currency's number of
            decimals.
        reason (None | str):
        issued_at (datetime.datetime): A UTC timestamp with milliseconds.
        issued_on (datetime.date): The date of the issue in the time zone of the store.
    """

    id: UUID
    number: str
    invoice_id: UUID
    invoice_number: str
    order_id: UUID
    order_number: None | str
    currency: str
    net_amount: float
    gct_amount: float
    total: float
    due_reduction: float
    tax_breakdown: list[TaxBreakdownEntry]
    lines: list[CreditNoteLine]
    shipping_amount: float
    shipping_gct_amount: float
    reason: None | str
    issued_at: datetime.datetime
    issued_on: datetime.date
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        number = self.number

        invoice_id = str(self.invoice_id)

        invoice_number = self.invoice_number

        order_id = str(self.order_id)

        order_number: None | str
        order_number = self.order_number

        currency = self.currency

        net_amount = self.net_amount

        gct_amount = self.gct_amount

        total = self.total

        due_reduction = self.due_reduction

        tax_breakdown = []
        for tax_breakdown_item_data in self.tax_breakdown:
            tax_breakdown_item = tax_breakdown_item_data.to_dict()
            tax_breakdown.append(tax_breakdown_item)

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        shipping_amount = self.shipping_amount

        shipping_gct_amount = self.shipping_gct_amount

        reason: None | str
        reason = self.reason

        issued_at = self.issued_at.isoformat()

        issued_on = self.issued_on.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "number": number,
                "invoice_id": invoice_id,
                "invoice_number": invoice_number,
                "order_id": order_id,
                "order_number": order_number,
                "currency": currency,
                "net_amount": net_amount,
                "gct_amount": gct_amount,
                "total": total,
                "due_reduction": due_reduction,
                "tax_breakdown": tax_breakdown,
                "lines": lines,
                "shipping_amount": shipping_amount,
                "shipping_gct_amount": shipping_gct_amount,
                "reason": reason,
                "issued_at": issued_at,
                "issued_on": issued_on,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.credit_note_line import CreditNoteLine
        from ..models.tax_breakdown_entry import TaxBreakdownEntry

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        number = d.pop("number")

        invoice_id = UUID(d.pop("invoice_id"))

        invoice_number = d.pop("invoice_number")

        order_id = UUID(d.pop("order_id"))

        def _parse_order_number(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        order_number = _parse_order_number(d.pop("order_number"))

        currency = d.pop("currency")

        net_amount = d.pop("net_amount")

        gct_amount = d.pop("gct_amount")

        total = d.pop("total")

        due_reduction = d.pop("due_reduction")

        tax_breakdown = []
        _tax_breakdown = d.pop("tax_breakdown")
        for tax_breakdown_item_data in _tax_breakdown:
            tax_breakdown_item = TaxBreakdownEntry.from_dict(tax_breakdown_item_data)

            tax_breakdown.append(tax_breakdown_item)

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = CreditNoteLine.from_dict(lines_item_data)

            lines.append(lines_item)

        shipping_amount = d.pop("shipping_amount")

        shipping_gct_amount = d.pop("shipping_gct_amount")

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        issued_at = datetime.datetime.fromisoformat(d.pop("issued_at"))

        issued_on = datetime.date.fromisoformat(d.pop("issued_on"))

        credit_note = cls(
            id=id,
            number=number,
            invoice_id=invoice_id,
            invoice_number=invoice_number,
            order_id=order_id,
            order_number=order_number,
            currency=currency,
            net_amount=net_amount,
            gct_amount=gct_amount,
            total=total,
            due_reduction=due_reduction,
            tax_breakdown=tax_breakdown,
            lines=lines,
            shipping_amount=shipping_amount,
            shipping_gct_amount=shipping_gct_amount,
            reason=reason,
            issued_at=issued_at,
            issued_on=issued_on,
        )

        credit_note.additional_properties = d
        return credit_note

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
