from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.invoices_payment_purpose import InvoicesPaymentPurpose
from ..models.payment_session_status import PaymentSessionStatus

if TYPE_CHECKING:
    from ..models.payment_allocation import PaymentAllocation


T = TypeVar("T", bound="InvoicesPayment")


@_attrs_define
class InvoicesPayment:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        status (PaymentSessionStatus): The status of a payment session. `PENDING` and `PROCESSING` sessions are live;
            the other statuses are final.
        purpose (InvoicesPaymentPurpose):
        amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        currency (str): An ISO 4217 currency code.
        redirect_url (None | str): The URL of the hosted payment page; `null` once the session has ended.
        expires_at (datetime.datetime): A UTC timestamp with milliseconds.
        failure_code (None | str): Why the payment failed, in the words of the payment gateway; `null` unless it failed.
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
        allocations (list[PaymentAllocation]): What the session pays of each invoice, in the order of the request.
    """

    id: UUID
    status: PaymentSessionStatus
    purpose: InvoicesPaymentPurpose
    amount: float
    currency: str
    redirect_url: None | str
    expires_at: datetime.datetime
    failure_code: None | str
    created_at: datetime.datetime
    allocations: list[PaymentAllocation]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        status = self.status.value

        purpose = self.purpose.value

        amount = self.amount

        currency = self.currency

        redirect_url: None | str
        redirect_url = self.redirect_url

        expires_at = self.expires_at.isoformat()

        failure_code: None | str
        failure_code = self.failure_code

        created_at = self.created_at.isoformat()

        allocations = []
        for allocations_item_data in self.allocations:
            allocations_item = allocations_item_data.to_dict()
            allocations.append(allocations_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "status": status,
                "purpose": purpose,
                "amount": amount,
                "currency": currency,
                "redirect_url": redirect_url,
                "expires_at": expires_at,
                "failure_code": failure_code,
                "created_at": created_at,
                "allocations": allocations,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.payment_allocation import PaymentAllocation

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        status = PaymentSessionStatus(d.pop("status"))

        purpose = InvoicesPaymentPurpose(d.pop("purpose"))

        amount = d.pop("amount")

        currency = d.pop("currency")

        def _parse_redirect_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        redirect_url = _parse_redirect_url(d.pop("redirect_url"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        def _parse_failure_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        failure_code = _parse_failure_code(d.pop("failure_code"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        allocations = []
        _allocations = d.pop("allocations")
        for allocations_item_data in _allocations:
            allocations_item = PaymentAllocation.from_dict(allocations_item_data)

            allocations.append(allocations_item)

        invoices_payment = cls(
            id=id,
            status=status,
            purpose=purpose,
            amount=amount,
            currency=currency,
            redirect_url=redirect_url,
            expires_at=expires_at,
            failure_code=failure_code,
            created_at=created_at,
            allocations=allocations,
        )

        invoices_payment.additional_properties = d
        return invoices_payment

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
