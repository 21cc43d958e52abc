from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.credit_standing import CreditStanding

if TYPE_CHECKING:
    from ..models.payment_terms import PaymentTerms


T = TypeVar("T", bound="CreditStatus")


@_attrs_define
class CreditStatus:
    """
    Attributes:
        status (CreditStanding): The credit standing of the customer. `NO_CREDIT` means that there is no credit account.
        currency (str): An ISO 4217 currency code.
        credit_limit (float | None): The credit limit. This and all other amounts except `unapplied_credit` are `null`
            for a customer without a credit account.
        balance (float | None): The amount due on invoices of credit-terms orders.
        held (float | None): The amount reserved by checkouts in progress.
        available_credit (float | None): A decimal amount in the resource's currency, with that currency's number of
            decimals.
        overdue_amount (float | None): A decimal amount in the resource's currency, with that currency's number of
            decimals.
        unapplied_credit (float): Money of the customer that pays for nothing yet.
        oldest_due_at (datetime.datetime | None): A UTC timestamp with milliseconds.
        payment_terms (None | PaymentTerms):
        as_of (datetime.datetime): A UTC timestamp with milliseconds.
    """

    status: CreditStanding
    currency: str
    credit_limit: float | None
    balance: float | None
    held: float | None
    available_credit: float | None
    overdue_amount: float | None
    unapplied_credit: float
    oldest_due_at: datetime.datetime | None
    payment_terms: None | PaymentTerms
    as_of: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.payment_terms import PaymentTerms

        status = self.status.value

        currency = self.currency

        credit_limit: float | None
        credit_limit = self.credit_limit

        balance: float | None
        balance = self.balance

        held: float | None
        held = self.held

        available_credit: float | None
        available_credit = self.available_credit

        overdue_amount: float | None
        overdue_amount = self.overdue_amount

        unapplied_credit = self.unapplied_credit

        oldest_due_at: None | str
        if isinstance(self.oldest_due_at, datetime.datetime):
            oldest_due_at = self.oldest_due_at.isoformat()
        else:
            oldest_due_at = self.oldest_due_at

        payment_terms: dict[str, Any] | None
        if isinstance(self.payment_terms, PaymentTerms):
            payment_terms = self.payment_terms.to_dict()
        else:
            payment_terms = self.payment_terms

        as_of = self.as_of.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "currency": currency,
                "credit_limit": credit_limit,
                "balance": balance,
                "held": held,
                "available_credit": available_credit,
                "overdue_amount": overdue_amount,
                "unapplied_credit": unapplied_credit,
                "oldest_due_at": oldest_due_at,
                "payment_terms": payment_terms,
                "as_of": as_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.payment_terms import PaymentTerms

        d = dict(src_dict)
        status = CreditStanding(d.pop("status"))

        currency = d.pop("currency")

        def _parse_credit_limit(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        credit_limit = _parse_credit_limit(d.pop("credit_limit"))

        def _parse_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        balance = _parse_balance(d.pop("balance"))

        def _parse_held(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        held = _parse_held(d.pop("held"))

        def _parse_available_credit(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        available_credit = _parse_available_credit(d.pop("available_credit"))

        def _parse_overdue_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        overdue_amount = _parse_overdue_amount(d.pop("overdue_amount"))

        unapplied_credit = d.pop("unapplied_credit")

        def _parse_oldest_due_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                oldest_due_at_type_0 = datetime.datetime.fromisoformat(data)

                return oldest_due_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        oldest_due_at = _parse_oldest_due_at(d.pop("oldest_due_at"))

        def _parse_payment_terms(data: object) -> None | PaymentTerms:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                payment_terms_type_0 = PaymentTerms.from_dict(data)

                return payment_terms_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PaymentTerms, data)

        payment_terms = _parse_payment_terms(d.pop("payment_terms"))

        as_of = datetime.datetime.fromisoformat(d.pop("as_of"))

        credit_status = cls(
            status=status,
            currency=currency,
            credit_limit=credit_limit,
            balance=balance,
            held=held,
            available_credit=available_credit,
            overdue_amount=overdue_amount,
            unapplied_credit=unapplied_credit,
            oldest_due_at=oldest_due_at,
            payment_terms=payment_terms,
            as_of=as_of,
        )

        credit_status.additional_properties = d
        return credit_status

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
