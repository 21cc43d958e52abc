from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.preview_confirmed_order_status import PreviewConfirmedOrderStatus
from ..models.preview_confirmed_state import PreviewConfirmedState

if TYPE_CHECKING:
    from ..models.checkout_amounts import CheckoutAmounts
    from ..models.credit_snapshot import CreditSnapshot
    from ..models.payment_session import PaymentSession
    from ..models.payment_terms import PaymentTerms
    from ..models.price_issue import PriceIssue


T = TypeVar("T", bound="PreviewConfirmed")


@_attrs_define
class PreviewConfirmed:
    """The checkout would confirm the order.

    Attributes:
        state (PreviewConfirmedState):
        order_id (None | UUID): Always `null` in this state.
        order_number (None | str): Always `null` in this state.
        order_status (PreviewConfirmedOrderStatus):
        currency (str): An ISO 4217 currency code.
        total (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        amounts (CheckoutAmounts): The amounts of the order.
        shortfall (float | None): Always `null` in this state.
        credit (CreditSnapshot | None): Always `null` in this state.
        payment_session (None | PaymentSession): Always `null` in this state.
        redirect_url (None | str): Always `null` in this state.
        payment_terms (None | PaymentTerms): When the invoice of an order on credit terms is due; `null` for any other.
        issues (list[PriceIssue]): Always empty.
    """

    state: PreviewConfirmedState
    order_id: None | UUID
    order_number: None | str
    order_status: PreviewConfirmedOrderStatus
    currency: str
    total: float
    amounts: CheckoutAmounts
    shortfall: float | None
    credit: CreditSnapshot | None
    payment_session: None | PaymentSession
    redirect_url: None | str
    payment_terms: None | PaymentTerms
    issues: list[PriceIssue]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.credit_snapshot import CreditSnapshot
        from ..models.payment_session import PaymentSession
        from ..models.payment_terms import PaymentTerms

        state = self.state.value

        order_id: None | str
        if isinstance(self.order_id, UUID):
            order_id = str(self.order_id)
        else:
            order_id = self.order_id

        order_number: None | str
        order_number = self.order_number

        order_status = self.order_status.value

        currency = self.currency

        total = self.total

        amounts = self.amounts.to_dict()

        shortfall: float | None
        shortfall = self.shortfall

        credit: dict[str, Any] | None
        if isinstance(self.credit, CreditSnapshot):
            credit = self.credit.to_dict()
        else:
            credit = self.credit

        payment_session: dict[str, Any] | None
        if isinstance(self.payment_session, PaymentSession):
            payment_session = self.payment_session.to_dict()
        else:
            payment_session = self.payment_session

        redirect_url: None | str
        redirect_url = self.redirect_url

        payment_terms: dict[str, Any] | None
        if isinstance(self.payment_terms, PaymentTerms):
            payment_terms = self.payment_terms.to_dict()
        else:
            payment_terms = self.payment_terms

        issues = []
        for issues_item_data in self.issues:
            issues_item = issues_item_data.to_dict()
            issues.append(issues_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
                "order_id": order_id,
                "order_number": order_number,
                "order_status": order_status,
                "currency": currency,
                "total": total,
                "amounts": amounts,
                "shortfall": shortfall,
                "credit": credit,
                "payment_session": payment_session,
                "redirect_url": redirect_url,
                "payment_terms": payment_terms,
                "issues": issues,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.checkout_amounts import CheckoutAmounts
        from ..models.credit_snapshot import CreditSnapshot
        from ..models.payment_session import PaymentSession
        from ..models.payment_terms import PaymentTerms
        from ..models.price_issue import PriceIssue

        d = dict(src_dict)
        state = PreviewConfirmedState(d.pop("state"))

        def _parse_order_id(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                order_id_type_0 = UUID(data)

                return order_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        order_id = _parse_order_id(d.pop("order_id"))

        def _parse_order_number(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        order_number = _parse_order_number(d.pop("order_number"))

        order_status = PreviewConfirmedOrderStatus(d.pop("order_status"))

        currency = d.pop("currency")

        total = d.pop("total")

        amounts = CheckoutAmounts.from_dict(d.pop("amounts"))

        def _parse_shortfall(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        shortfall = _parse_shortfall(d.pop("shortfall"))

        def _parse_credit(data: object) -> CreditSnapshot | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                credit_type_0 = CreditSnapshot.from_dict(data)

                return credit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CreditSnapshot | None, data)

        credit = _parse_credit(d.pop("credit"))

        def _parse_payment_session(data: object) -> None | PaymentSession:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                payment_session_type_0 = PaymentSession.from_dict(data)

                return payment_session_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PaymentSession, data)

        payment_session = _parse_payment_session(d.pop("payment_session"))

        def _parse_redirect_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        redirect_url = _parse_redirect_url(d.pop("redirect_url"))

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

        issues = []
        _issues = d.pop("issues")
        for issues_item_data in _issues:
            issues_item = PriceIssue.from_dict(issues_item_data)

            issues.append(issues_item)

        preview_confirmed = cls(
            state=state,
            order_id=order_id,
            order_number=order_number,
            order_status=order_status,
            currency=currency,
            total=total,
            amounts=amounts,
            shortfall=shortfall,
            credit=credit,
            payment_session=payment_session,
            redirect_url=redirect_url,
            payment_terms=payment_terms,
            issues=issues,
        )

        preview_confirmed.additional_properties = d
        return preview_confirmed

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
