from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.invoice_payment_source import InvoicePaymentSource
from ..models.invoice_payment_status import InvoicePaymentStatus
from ..models.payment_reversal_reason import PaymentReversalReason

T = TypeVar("T", bound="InvoicePayment")


@_attrs_define
class InvoicePayment:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        paid_at (datetime.datetime): A UTC timestamp with milliseconds.
        source (InvoicePaymentSource): How the money came: through a payment session, recorded by the store, or applied
            from earlier payments.
        status (InvoicePaymentStatus): Whether the payment was reversed, for example because a check bounced. What was
            reversed is due again.
        reversed_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        reversal_reason (None | PaymentReversalReason):
        reversed_on (datetime.date | None): The day of the reversal.
    """

    id: UUID
    amount: float
    paid_at: datetime.datetime
    source: InvoicePaymentSource
    status: InvoicePaymentStatus
    reversed_amount: float
    reversal_reason: None | PaymentReversalReason
    reversed_on: datetime.date | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        amount = self.amount

        paid_at = self.paid_at.isoformat()

        source = self.source.value

        status = self.status.value

        reversed_amount = self.reversed_amount

        reversal_reason: None | str
        if isinstance(self.reversal_reason, PaymentReversalReason):
            reversal_reason = self.reversal_reason.value
        else:
            reversal_reason = self.reversal_reason

        reversed_on: None | str
        if isinstance(self.reversed_on, datetime.date):
            reversed_on = self.reversed_on.isoformat()
        else:
            reversed_on = self.reversed_on

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "amount": amount,
                "paid_at": paid_at,
                "source": source,
                "status": status,
                "reversed_amount": reversed_amount,
                "reversal_reason": reversal_reason,
                "reversed_on": reversed_on,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        amount = d.pop("amount")

        paid_at = datetime.datetime.fromisoformat(d.pop("paid_at"))

        source = InvoicePaymentSource(d.pop("source"))

        status = InvoicePaymentStatus(d.pop("status"))

        reversed_amount = d.pop("reversed_amount")

        def _parse_reversal_reason(data: object) -> None | PaymentReversalReason:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reversal_reason_type_0 = PaymentReversalReason(data)

                return reversal_reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PaymentReversalReason, data)

        reversal_reason = _parse_reversal_reason(d.pop("reversal_reason"))

        def _parse_reversed_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reversed_on_type_0 = datetime.date.fromisoformat(data)

                return reversed_on_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        reversed_on = _parse_reversed_on(d.pop("reversed_on"))

        invoice_payment = cls(
            id=id,
            amount=amount,
            paid_at=paid_at,
            source=source,
            status=status,
            reversed_amount=reversed_amount,
            reversal_reason=reversal_reason,
            reversed_on=reversed_on,
        )

        invoice_payment.additional_properties = d
        return invoice_payment

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
