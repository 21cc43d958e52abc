from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.invoice_status import InvoiceStatus
from ..models.payment_rail import PaymentRail
from ..models.settlement import Settlement

T = TypeVar("T", bound="InvoiceRow")


@_attrs_define
class InvoiceRow:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        number (str): The invoice number. Numbers are gap-free per store and mode.
        status (InvoiceStatus): The status of an invoice. Whether it is overdue is in `is_overdue`.
        order_id (UUID): A lowercase UUIDv7.
        order_number (str):
        purchase_order_number (None | str): `null` also for invoices of earlier releases.
        payment_rail (PaymentRail): How an order is paid: cash on delivery, on credit terms, or in advance through a
            hosted payment page.
        currency (str): An ISO 4217 currency code.
        total (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        gct_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        amount_paid (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        amount_due (float): `total` less `amount_credited` and `amount_paid`, plus refunds of its payments; 0 if the
            invoice is voided.
        amount_credited (float): The sum of all credit notes.
        amount_refunded (float): What was returned of its payments, also to the customer’s credit.
        settlement (Settlement): How the invoice stands, with its payments, credit notes, and refunds. `CREDITED` was
            credited without a payment.
        is_overdue (bool): Whether the invoice is still open after `due_at`.
        issued_at (datetime.datetime): A UTC timestamp with milliseconds.
        replaces (None | UUID): The voided invoice that this one replaces.
        replaced_by (None | UUID): The invoice that replaces this voided one.
        due_at (datetime.datetime): The last millisecond of `due_on`.
        issued_on (datetime.date): The date of the issue in the time zone of the store, which is the tax point.
        due_on (datetime.date): The last day on which the invoice is not overdue, in the time zone of the store.
        voided_at (datetime.datetime | None): A UTC timestamp with milliseconds.
    """

    id: UUID
    number: str
    status: InvoiceStatus
    order_id: UUID
    order_number: str
    purchase_order_number: None | str
    payment_rail: PaymentRail
    currency: str
    total: float
    gct_amount: float
    amount_paid: float
    amount_due: float
    amount_credited: float
    amount_refunded: float
    settlement: Settlement
    is_overdue: bool
    issued_at: datetime.datetime
    replaces: None | UUID
    replaced_by: None | UUID
    due_at: datetime.datetime
    issued_on: datetime.date
    due_on: datetime.date
    voided_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        number = self.number

        status = self.status.value

        order_id = str(self.order_id)

        order_number = self.order_number

        purchase_order_number: None | str
        purchase_order_number = self.purchase_order_number

        payment_rail = self.payment_rail.value

        currency = self.currency

        total = self.total

        gct_amount = self.gct_amount

        amount_paid = self.amount_paid

        amount_due = self.amount_due

        amount_credited = self.amount_credited

        amount_refunded = self.amount_refunded

        settlement = self.settlement.value

        is_overdue = self.is_overdue

        issued_at = self.issued_at.isoformat()

        replaces: None | str
        if isinstance(self.replaces, UUID):
            replaces = str(self.replaces)
        else:
            replaces = self.replaces

        replaced_by: None | str
        if isinstance(self.replaced_by, UUID):
            replaced_by = str(self.replaced_by)
        else:
            replaced_by = self.replaced_by

        due_at = self.due_at.isoformat()

        issued_on = self.issued_on.isoformat()

        due_on = self.due_on.isoformat()

        voided_at: None | str
        if isinstance(self.voided_at, datetime.datetime):
            voided_at = self.voided_at.isoformat()
        else:
            voided_at = self.voided_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "number": number,
                "status": status,
                "order_id": order_id,
                "order_number": order_number,
                "purchase_order_number": purchase_order_number,
                "payment_rail": payment_rail,
                "currency": currency,
                "total": total,
                "gct_amount": gct_amount,
                "amount_paid": amount_paid,
                "amount_due": amount_due,
                "amount_credited": amount_credited,
                "amount_refunded": amount_refunded,
                "settlement": settlement,
                "is_overdue": is_overdue,
                "issued_at": issued_at,
                "replaces": replaces,
                "replaced_by": replaced_by,
                "due_at": due_at,
                "issued_on": issued_on,
                "due_on": due_on,
                "voided_at": voided_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        number = d.pop("number")

        status = InvoiceStatus(d.pop("status"))

        order_id = UUID(d.pop("order_id"))

        order_number = d.pop("order_number")

        def _parse_purchase_order_number(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        purchase_order_number = _parse_purchase_order_number(
            d.pop("purchase_order_number")
        )

        payment_rail = PaymentRail(d.pop("payment_rail"))

        currency = d.pop("currency")

        total = d.pop("total")

        gct_amount = d.pop("gct_amount")

        amount_paid = d.pop("amount_paid")

        amount_due = d.pop("amount_due")

        amount_credited = d.pop("amount_credited")

        amount_refunded = d.pop("amount_refunded")

        settlement = Settlement(d.pop("settlement"))

        is_overdue = d.pop("is_overdue")

        issued_at = datetime.datetime.fromisoformat(d.pop("issued_at"))

        def _parse_replaces(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                replaces_type_0 = UUID(data)

                return replaces_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        replaces = _parse_replaces(d.pop("replaces"))

        def _parse_replaced_by(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                replaced_by_type_0 = UUID(data)

                return replaced_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        replaced_by = _parse_replaced_by(d.pop("replaced_by"))

        due_at = datetime.datetime.fromisoformat(d.pop("due_at"))

        issued_on = datetime.date.fromisoformat(d.pop("issued_on"))

        due_on = datetime.date.fromisoformat(d.pop("due_on"))

        def _parse_voided_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                voided_at_type_0 = datetime.datetime.fromisoformat(data)

                return voided_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        voided_at = _parse_voided_at(d.pop("voided_at"))

        invoice_row = cls(
            id=id,
            number=number,
            status=status,
            order_id=order_id,
            order_number=order_number,
            purchase_order_number=purchase_order_number,
            payment_rail=payment_rail,
            currency=currency,
            total=total,
            gct_amount=gct_amount,
            amount_paid=amount_paid,
            amount_due=amount_due,
            amount_credited=amount_credited,
            amount_refunded=amount_refunded,
            settlement=settlement,
            is_overdue=is_overdue,
            issued_at=issued_at,
            replaces=replaces,
            replaced_by=replaced_by,
            due_at=due_at,
            issued_on=issued_on,
            due_on=due_on,
            voided_at=voided_at,
        )

        invoice_row.additional_properties = d
        return invoice_row

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
