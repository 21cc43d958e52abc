from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.payment_allocation_in import PaymentAllocationIn


T = TypeVar("T", bound="InvoicesPaymentIn")


@_attrs_define
class InvoicesPaymentIn:
    """
    Attributes:
        invoices (list[PaymentAllocationIn]):
        return_url (None | str | Unset): The URL to which the hosted payment page redirects the shopper after a payment
            or a decline. The query parameters `payment_status` (`paid`, `declined`, `canceled`, `expired`, or
            `processing`), `payment_session_id`, `order_id`, and, for an invoice, `invoice_id` are added; the other
            parameters of the URL are kept. Anyone can open such a URL, so read the payment status or the invoice before you
            rely on it.
        cancel_url (None | str | Unset): The URL to which the hosted payment page redirects a shopper who cancels, with
            the same parameters. Defaults to `return_url`.
    """

    invoices: list[PaymentAllocationIn]
    return_url: None | str | Unset = UNSET
    cancel_url: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        invoices = []
        for invoices_item_data in self.invoices:
            invoices_item = invoices_item_data.to_dict()
            invoices.append(invoices_item)

        return_url: None | str | Unset
        if isinstance(self.return_url, Unset):
            return_url = UNSET
        else:
            return_url = self.return_url

        cancel_url: None | str | Unset
        if isinstance(self.cancel_url, Unset):
            cancel_url = UNSET
        else:
            cancel_url = self.cancel_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "invoices": invoices,
            }
        )
        if return_url is not UNSET:
            field_dict["return_url"] = return_url
        if cancel_url is not UNSET:
            field_dict["cancel_url"] = cancel_url

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.payment_allocation_in import PaymentAllocationIn

        d = dict(src_dict)
        invoices = []
        _invoices = d.pop("invoices")
        for invoices_item_data in _invoices:
            invoices_item = PaymentAllocationIn.from_dict(invoices_item_data)

            invoices.append(invoices_item)

        def _parse_return_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        return_url = _parse_return_url(d.pop("return_url", UNSET))

        def _parse_cancel_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cancel_url = _parse_cancel_url(d.pop("cancel_url", UNSET))

        invoices_payment_in = cls(
            invoices=invoices,
            return_url=return_url,
            cancel_url=cancel_url,
        )

        invoices_payment_in.additional_properties = d
        return invoices_payment_in

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
