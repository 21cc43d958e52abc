from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.checkout_out_of_stock import CheckoutOutOfStock
    from ..models.checkout_over_credit_limit import CheckoutOverCreditLimit
    from ..models.checkout_price_changed import CheckoutPriceChanged
    from ..models.preview_confirmed import PreviewConfirmed
    from ..models.preview_pending_payment import PreviewPendingPayment
    from ..models.section_error import SectionError


T = TypeVar("T", bound="CheckoutPreviewEnvelope")


@_attrs_define
class CheckoutPreviewEnvelope:
    """
    Attributes:
        data (CheckoutOutOfStock | CheckoutOverCreditLimit | CheckoutPriceChanged | PreviewConfirmed |
            PreviewPendingPayment): The outcome that a checkout would have, by `state`.
        errors (list[SectionError]): The sections that are temporarily unavailable. Empty if the response is complete.
    """

    data: (
        CheckoutOutOfStock
        | CheckoutOverCreditLimit
        | CheckoutPriceChanged
        | PreviewConfirmed
        | PreviewPendingPayment
    )
    errors: list[SectionError]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.checkout_over_credit_limit import CheckoutOverCreditLimit
        from ..models.checkout_price_changed import CheckoutPriceChanged
        from ..models.preview_confirmed import PreviewConfirmed
        from ..models.preview_pending_payment import PreviewPendingPayment

        data: dict[str, Any]
        if (
            isinstance(self.data, PreviewConfirmed)
            or isinstance(self.data, PreviewPendingPayment)
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
        from ..models.checkout_out_of_stock import CheckoutOutOfStock
        from ..models.checkout_over_credit_limit import CheckoutOverCreditLimit
        from ..models.checkout_price_changed import CheckoutPriceChanged
        from ..models.preview_confirmed import PreviewConfirmed
        from ..models.preview_pending_payment import PreviewPendingPayment
        from ..models.section_error import SectionError

        d = dict(src_dict)

        def _parse_data(
            data: object,
        ) -> (
            CheckoutOutOfStock
            | CheckoutOverCreditLimit
            | CheckoutPriceChanged
            | PreviewConfirmed
            | PreviewPendingPayment
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_checkout_preview_type_0 = PreviewConfirmed.from_dict(
                    data
                )

                return componentsschemas_checkout_preview_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_checkout_preview_type_1 = (
                    PreviewPendingPayment.from_dict(data)
                )

                return componentsschemas_checkout_preview_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_checkout_preview_type_2 = (
                    CheckoutOverCreditLimit.from_dict(data)
                )

                return componentsschemas_checkout_preview_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_checkout_preview_type_3 = (
                    CheckoutPriceChanged.from_dict(data)
                )

                return componentsschemas_checkout_preview_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_checkout_preview_type_4 = CheckoutOutOfStock.from_dict(
                data
            )

            return componentsschemas_checkout_preview_type_4

        data = _parse_data(d.pop("data"))

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = SectionError.from_dict(errors_item_data)

            errors.append(errors_item)

        checkout_preview_envelope = cls(
            data=data,
            errors=errors,
        )

        checkout_preview_envelope.additional_properties = d
        return checkout_preview_envelope

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
