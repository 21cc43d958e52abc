from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.sandbox_history_entry_in import SandboxHistoryEntryIn


T = TypeVar("T", bound="SandboxHistoryIn")


@_attrs_define
class SandboxHistoryIn:
    """
    Attributes:
        customer (str): The ID or email of the customer.
        entries (list[SandboxHistoryEntryIn] | None | Unset): What the history consists of.
        months (int | None | Unset): In place of `entries`: how many months until yesterday to fill.
        invoices_per_month (int | None | Unset): With `months`; by default 2.
    """

    customer: str
    entries: list[SandboxHistoryEntryIn] | None | Unset = UNSET
    months: int | None | Unset = UNSET
    invoices_per_month: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        customer = self.customer

        entries: list[dict[str, Any]] | None | Unset
        if isinstance(self.entries, Unset):
            entries = UNSET
        elif isinstance(self.entries, list):
            entries = []
            for entries_type_0_item_data in self.entries:
                entries_type_0_item = entries_type_0_item_data.to_dict()
                entries.append(entries_type_0_item)

        else:
            entries = self.entries

        months: int | None | Unset
        if isinstance(self.months, Unset):
            months = UNSET
        else:
            months = self.months

        invoices_per_month: int | None | Unset
        if isinstance(self.invoices_per_month, Unset):
            invoices_per_month = UNSET
        else:
            invoices_per_month = self.invoices_per_month

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "customer": customer,
            }
        )
        if entries is not UNSET:
            field_dict["entries"] = entries
        if months is not UNSET:
            field_dict["months"] = months
        if invoices_per_month is not UNSET:
            field_dict["invoices_per_month"] = invoices_per_month

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sandbox_history_entry_in import SandboxHistoryEntryIn

        d = dict(src_dict)
        customer = d.pop("customer")

        def _parse_entries(data: object) -> list[SandboxHistoryEntryIn] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                entries_type_0 = []
                _entries_type_0 = data
                for entries_type_0_item_data in _entries_type_0:
                    entries_type_0_item = SandboxHistoryEntryIn.from_dict(
                        entries_type_0_item_data
                    )

                    entries_type_0.append(entries_type_0_item)

                return entries_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[SandboxHistoryEntryIn] | None | Unset, data)

        entries = _parse_entries(d.pop("entries", UNSET))

        def _parse_months(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        months = _parse_months(d.pop("months", UNSET))

        def _parse_invoices_per_month(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        invoices_per_month = _parse_invoices_per_month(
            d.pop("invoices_per_month", UNSET)
        )

        sandbox_history_in = cls(
            customer=customer,
            entries=entries,
            months=months,
            invoices_per_month=invoices_per_month,
        )

        sandbox_history_in.additional_properties = d
        return sandbox_history_in

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
