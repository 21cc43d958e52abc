from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SandboxHistory")


@_attrs_define
class SandboxHistory:
    """
    Attributes:
        customer_id (UUID): A lowercase UUIDv7.
        from_ (datetime.date): The date of the first entry.
        to (datetime.date): The date of the last entry.
        invoices (int): The number of invoices. The next two are those of payments and credit notes.
        payments (int):
        credit_notes (int):
        currency (str): An ISO 4217 currency code.
        amount_due (float): What is due on the invoices.
        unapplied_credit (float): What no invoice received of the payments.
    """

    customer_id: UUID
    from_: datetime.date
    to: datetime.date
    invoices: int
    payments: int
    credit_notes: int
    currency: str
    amount_due: float
    unapplied_credit: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        customer_id = str(self.customer_id)

        from_ = self.from_.isoformat()

        to = self.to.isoformat()

        invoices = self.invoices

        payments = self.payments

        credit_notes = self.credit_notes

        currency = self.currency

        amount_due = self.amount_due

        unapplied_credit = self.unapplied_credit

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "customer_id": customer_id,
                "from": from_,
                "to": to,
                "invoices": invoices,
                "payments": payments,
                "credit_notes": credit_notes,
                "currency": currency,
                "amount_due": amount_due,
                "unapplied_credit": unapplied_credit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        customer_id = UUID(d.pop("customer_id"))

        from_ = datetime.date.fromisoformat(d.pop("from"))

        to = datetime.date.fromisoformat(d.pop("to"))

        invoices = d.pop("invoices")

        payments = d.pop("payments")

        credit_notes = d.pop("credit_notes")

        currency = d.pop("currency")

        amount_due = d.pop("amount_due")

        unapplied_credit = d.pop("unapplied_credit")

        sandbox_history = cls(
            customer_id=customer_id,
            from_=from_,
            to=to,
            invoices=invoices,
            payments=payments,
            credit_notes=credit_notes,
            currency=currency,
            amount_due=amount_due,
            unapplied_credit=unapplied_credit,
        )

        sandbox_history.additional_properties = d
        return sandbox_history

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
