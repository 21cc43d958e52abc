from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.checkout_confirmed import CheckoutConfirmed
    from ..models.checkout_out_of_stock import CheckoutOutOfStock
    from ..models.checkout_over_credit_limit import CheckoutOverCreditLimit
    from ..models.checkout_pending_payment import CheckoutPendingPayment
    from ..models.checkout_price_changed import CheckoutPriceChanged
    from ..models.section_error import SectionError


T = TypeVar("T", bound="CheckoutResultEnvelope")


@_attrs_define
class CheckoutResultEnvelope:
    """
    Attributes:
        data (CheckoutConfirmed | CheckoutOutOfStock | CheckoutOverCreditLimit | CheckoutPendingPayment |
            CheckoutPriceChanged): The outcome of a checkout, by `state`.
        errors (list[SectionError]): The sections that are temporarily unavailable. Empty if the response is complete.
    """

    data: (
        CheckoutConfirmed
        | CheckoutOutOfStock
        | CheckoutOverCreditLimit
        | CheckoutPendingPayment
        | CheckoutPriceChanged
    )
    errors: list[SectionError]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.checkout_confirmed import CheckoutConfirmed
        from ..models.checkout_over_credit_limit import CheckoutOverCreditLimit
        from ..models.checkout_pending_payment import CheckoutPendingPayment
        from ..models.checkout_price_changed import CheckoutPriceChanged

        data: dict[str, Any]
        if (
            isinstance(self.data, CheckoutConfirmed)
            or isinstance(self.data, CheckoutPendingPayment)
            or isinstance(self.data, CheckoutOverCreditLimit)
            or isinstance(self.data, CheckoutPriceChanged)
        ):
            data = self.data.to_dict()
        else:
            data = self.data.to_dict()

        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "data": data,
                "errors": errors,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.checkout_confirmed import CheckoutConfirmed
        from ..models.checkout_out_of_stock import CheckoutOutOfStock
        from ..models.checkout_over_credit_limit import CheckoutOverCreditLimit
        from ..models.checkout_pending_payment import CheckoutPendingPayment
        from ..models.checkout_price_changed import CheckoutPriceChanged
        from ..models.section_error import SectionError

        d = dict(src_dict)

        def _parse_data(
            data: object,
        ) -> (
            CheckoutConfirmed
            | CheckoutOutOfStock
            | CheckoutOverCreditLimit
            | CheckoutPendingPayment
            | CheckoutPriceChanged
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_checkout_result_type_0 = CheckoutConfirmed.from_dict(
                    data
                )

                return componentsschemas_checkout_result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_checkout_result_type_1 = (
                    CheckoutPendingPayment.from_dict(data)
                )

                return componentsschemas_checkout_result_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_checkout_result_type_2 = (
                    CheckoutOverCreditLimit.from_dict(data)
                )

                return componentsschemas_checkout_result_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_checkout_result_type_3 = (
                    CheckoutPriceChanged.from_dict(data)
                )

                return componentsschemas_checkout_result_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_checkout_result_type_4 = CheckoutOutOfStock.from_dict(
                data
            )

            return componentsschemas_checkout_result_type_4

        data = _parse_data(d.pop("data"))

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = SectionError.from_dict(errors_item_data)

            errors.append(errors_item)

        checkout_result_envelope = cls(
            data=data,
            errors=errors,
        )

        checkout_result_envelope.additional_properties = d
        return checkout_result_envelope

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
