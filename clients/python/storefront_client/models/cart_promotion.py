from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cart_promotion_reason import CartPromotionReason
from ..models.cart_promotion_status import CartPromotionStatus

T = TypeVar("T", bound="CartPromotion")


@_attrs_define
class CartPromotion:
    """
    Attributes:
        code (str):
        status (CartPromotionStatus): Whether the promotion applies.
        description (str):
        discount_amount (float | None): The amount that the promotion deducts; `null` until the cart is priced.
        reason (CartPromotionReason | None | str): Why the promotion does not apply; `null` if it applies.
    """

    code: str
    status: CartPromotionStatus
    description: str
    discount_amount: float | None
    reason: CartPromotionReason | None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        status = self.status.value

        description = self.description

        discount_amount: float | None
        discount_amount = self.discount_amount

        reason: None | str
        if isinstance(self.reason, CartPromotionReason):
            reason = self.reason.value
        else:
            reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "status": status,
                "description": description,
                "discount_amount": discount_amount,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        code = d.pop("code")

        status = CartPromotionStatus(d.pop("status"))

        description = d.pop("description")

        def _parse_discount_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        discount_amount = _parse_discount_amount(d.pop("discount_amount"))

        def _parse_reason(data: object) -> CartPromotionReason | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_0 = CartPromotionReason(data)

                return reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CartPromotionReason | None | str, data)

        reason = _parse_reason(d.pop("reason"))

        cart_promotion = cls(
            code=code,
            status=status,
            description=description,
            discount_amount=discount_amount,
            reason=reason,
        )

        cart_promotion.additional_properties = d
        return cart_promotion

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
