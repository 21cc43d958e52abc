from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.aging import Aging
    from ..models.statement_entry import StatementEntry


T = TypeVar("T", bound="Statement")


@_attrs_define
class Statement:
    """
    Attributes:
        currency (str): An ISO 4217 currency code.
        from_ (datetime.date): A calendar date.
        to (datetime.date): A calendar date.
        opening_balance (float): What the customer owed before `from`; negative if the store owed it.
        entries (list[StatementEntry]):
        closing_balance (float): The sum of `aging` less `unapplied_credit` and the refunds that are owed.
        unapplied_credit (float): The money that paid for nothing at the end of `to`.
        aging (Aging):
        as_of (datetime.datetime): When the statement was read.
    """

    currency: str
    from_: datetime.date
    to: datetime.date
    opening_balance: float
    entries: list[StatementEntry]
    closing_balance: float
    unapplied_credit: float
    aging: Aging
    as_of: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        currency = self.currency

        from_ = self.from_.isoformat()

        to = self.to.isoformat()

        opening_balance = self.opening_balance

        entries = []
        for entries_item_data in self.entries:
            entries_item = entries_item_data.to_dict()
            entries.append(entries_item)

        closing_balance = self.closing_balance

        unapplied_credit = self.unapplied_credit

        aging = self.aging.to_dict()

        as_of = self.as_of.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "currency": currency,
                "from": from_,
                "to": to,
                "opening_balance": opening_balance,
                "entries": entries,
                "closing_balance": closing_balance,
                "unapplied_credit": unapplied_credit,
                "aging": aging,
                "as_of": as_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aging import Aging
        from ..models.statement_entry import StatementEntry

        d = dict(src_dict)
        currency = d.pop("currency")

        from_ = datetime.date.fromisoformat(d.pop("from"))

        to = datetime.date.fromisoformat(d.pop("to"))

        opening_balance = d.pop("opening_balance")

        entries = []
        _entries = d.pop("entries")
        for entries_item_data in _entries:
            entries_item = StatementEntry.from_dict(entries_item_data)

            entries.append(entries_item)

        closing_balance = d.pop("closing_balance")

        unapplied_credit = d.pop("unapplied_credit")

        aging = Aging.from_dict(d.pop("aging"))

        as_of = datetime.datetime.fromisoformat(d.pop("as_of"))

        statement = cls(
            currency=currency,
            from_=from_,
            to=to,
            opening_balance=opening_balance,
            entries=entries,
            closing_balance=closing_balance,
            unapplied_credit=unapplied_credit,
            aging=aging,
            as_of=as_of,
        )

        statement.additional_properties = d
        return statement

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
