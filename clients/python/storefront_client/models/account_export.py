from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.address import Address
    from ..models.cart import Cart
    from ..models.credit_note import CreditNote
    from ..models.customer import Customer
    from ..models.customer_payment import CustomerPayment
    from ..models.customer_session import CustomerSession
    from ..models.invoice import Invoice
    from ..models.order import Order
    from ..models.saved_list import SavedList


T = TypeVar("T", bound="AccountExport")


@_attrs_define
class AccountExport:
    """
    Attributes:
        customer (Customer):
        addresses (list[Address]):
        sessions (list[CustomerSession]):
        carts (list[Cart]):
        lists (list[SavedList]):
        orders (list[Order]): Oldest first; without `invoices` and `payment_session`, which are `null`.
        invoices (list[Invoice]): Oldest first; without `order`, which is `null`.
        credit_notes (list[CreditNote]):
        payments (list[CustomerPayment]): Newest first.
    """

    customer: Customer
    addresses: list[Address]
    sessions: list[CustomerSession]
    carts: list[Cart]
    lists: list[SavedList]
    orders: list[Order]
    invoices: list[Invoice]
    credit_notes: list[CreditNote]
    payments: list[CustomerPayment]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        customer = self.customer.to_dict()

        addresses = []
        for addresses_item_data in self.addresses:
            addresses_item = addresses_item_data.to_dict()
            addresses.append(addresses_item)

        sessions = []
        for sessions_item_data in self.sessions:
            sessions_item = sessions_item_data.to_dict()
            sessions.append(sessions_item)

        carts = []
        for carts_item_data in self.carts:
            carts_item = carts_item_data.to_dict()
            carts.append(carts_item)

        lists = []
        for lists_item_data in self.lists:
            lists_item = lists_item_data.to_dict()
            lists.append(lists_item)

        orders = []
        for orders_item_data in self.orders:
            orders_item = orders_item_data.to_dict()
            orders.append(orders_item)

        invoices = []
        for invoices_item_data in self.invoices:
            invoices_item = invoices_item_data.to_dict()
            invoices.append(invoices_item)

        credit_notes = []
        for credit_notes_item_data in self.credit_notes:
            credit_notes_item = credit_notes_item_data.to_dict()
            credit_notes.append(credit_notes_item)

        payments = []
        for payments_item_data in self.payments:
            payments_item = payments_item_data.to_dict()
            payments.append(payments_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "customer": customer,
                "addresses": addresses,
                "sessions": sessions,
                "carts": carts,
                "lists": lists,
                "orders": orders,
                "invoices": invoices,
                "credit_notes": credit_notes,
                "payments": payments,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.address import Address
        from ..models.cart import Cart
        from ..models.credit_note import CreditNote
        from ..models.customer import Customer
        from ..models.customer_payment import CustomerPayment
        from ..models.customer_session import CustomerSession
        from ..models.invoice import Invoice
        from ..models.order import Order
        from ..models.saved_list import SavedList

        d = dict(src_dict)
        customer = Customer.from_dict(d.pop("customer"))

        addresses = []
        _addresses = d.pop("addresses")
        for addresses_item_data in _addresses:
            addresses_item = Address.from_dict(addresses_item_data)

            addresses.append(addresses_item)

        sessions = []
        _sessions = d.pop("sessions")
        for sessions_item_data in _sessions:
            sessions_item = CustomerSession.from_dict(sessions_item_data)

            sessions.append(sessions_item)

        carts = []
        _carts = d.pop("carts")
        for carts_item_data in _carts:
            carts_item = Cart.from_dict(carts_item_data)

            carts.append(carts_item)

        lists = []
        _lists = d.pop("lists")
        for lists_item_data in _lists:
            lists_item = SavedList.from_dict(lists_item_data)

            lists.append(lists_item)

        orders = []
        _orders = d.pop("orders")
        for orders_item_data in _orders:
            orders_item = Order.from_dict(orders_item_data)

            orders.append(orders_item)

        invoices = []
        _invoices = d.pop("invoices")
        for invoices_item_data in _invoices:
            invoices_item = Invoice.from_dict(invoices_item_data)

            invoices.append(invoices_item)

        credit_notes = []
        _credit_notes = d.pop("credit_notes")
        for credit_notes_item_data in _credit_notes:
            credit_notes_item = CreditNote.from_dict(credit_notes_item_data)

            credit_notes.append(credit_notes_item)

        payments = []
        _payments = d.pop("payments")
        for payments_item_data in _payments:
            payments_item = CustomerPayment.from_dict(payments_item_data)

            payments.append(payments_item)

        account_export = cls(
            customer=customer,
            addresses=addresses,
            sessions=sessions,
            carts=carts,
            lists=lists,
            orders=orders,
            invoices=invoices,
            credit_notes=credit_notes,
            payments=payments,
        )

        account_export.additional_properties = d
        return account_export

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
