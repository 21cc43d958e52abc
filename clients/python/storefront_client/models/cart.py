from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cart_status import CartStatus

if TYPE_CHECKING:
    from ..models.cart_line import CartLine
    from ..models.cart_promotion import CartPromotion
    from ..models.cart_warning import CartWarning


T = TypeVar("T", bound="Cart")


@_attrs_define
class Cart:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        status (CartStatus): The state of the cart. Changing a cart that is not `OPEN` returns 409.
        version (int): The version of the cart, incremented with every change.
        currency (str): An ISO 4217 currency code.
        lines (list[CartLine]):
        promotions (list[CartPromotion]):
        line_count (int):
        subtotal (float | None): The sum of all lines before discounts and tax; `null` until the cart is priced, and if
            a line has no price.
        discount_total (float | None): A decimal amount in the resource's currency, with that currency's number of
            decimals.
        shipping_amount (float | None): Always `null`, because shipping is chosen at checkout.
        gct_amount (float | None): The total tax of all lines; `null` until the cart is priced, and if a line has no
            price.
        total (float | None): The sum of all `line_total` amounts; `null` until the cart is priced, and if a line has no
            price.
        priced_at (datetime.datetime | None): A UTC timestamp with milliseconds.
        price_valid_until (datetime.datetime | None): The time until which the prices are valid: 15 minutes after
            pricing, or until a price or a tax rate changes.
        tax_exempt (bool): Whether the customer is exempt from GCT, so that the rate of every line and of shipping is 0.
        warnings (list[CartWarning]):
        created_at (datetime.datetime): A UTC timestamp with milliseconds.
        updated_at (datetime.datetime): A UTC timestamp with milliseconds.
        expires_at (datetime.datetime): The time at which the cart expires, 30 days after its last change.
    """

    id: UUID
    status: CartStatus
    version: int
    currency: str
    lines: list[CartLine]
    promotions: list[CartPromotion]
    line_count: int
    subtotal: float | None
    discount_total: float | None
    shipping_amount: float | None
    gct_amount: float | None
    total: float | None
    priced_at: datetime.datetime | None
    price_valid_until: datetime.datetime | None
    tax_exempt: bool
    warnings: list[CartWarning]
    created_at: datetime.datetime
    updated_at: datetime.datetime
    expires_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        status = self.status.value

        version = self.version

        currency = self.currency

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        promotions = []
        for promotions_item_data in self.promotions:
            promotions_item = promotions_item_data.to_dict()
            promotions.append(promotions_item)

        line_count = self.line_count

        subtotal: float | None
        subtotal = self.subtotal

        discount_total: float | None
        discount_total = self.discount_total

        shipping_amount: float | None
        shipping_amount = self.shipping_amount

        gct_amount: float | None
        gct_amount = self.gct_amount

        total: float | None
        total = self.total

        priced_at: None | str
        if isinstance(self.priced_at, datetime.datetime):
            priced_at = self.priced_at.isoformat()
        else:
            priced_at = self.priced_at

        price_valid_until: None | str
        if isinstance(self.price_valid_until, datetime.datetime):
            price_valid_until = self.price_valid_until.isoformat()
        else:
            price_valid_until = self.price_valid_until

        tax_exempt = self.tax_exempt

        warnings = []
        for warnings_item_data in self.warnings:
            warnings_item = warnings_item_data.to_dict()
            warnings.append(warnings_item)

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "status": status,
                "version": version,
                "currency": currency,
                "lines": lines,
                "promotions": promotions,
                "line_count": line_count,
                "subtotal": subtotal,
                "discount_total": discount_total,
                "shipping_amount": shipping_amount,
                "gct_amount": gct_amount,
                "total": total,
                "priced_at": priced_at,
                "price_valid_until": price_valid_until,
                "tax_exempt": tax_exempt,
                "warnings": warnings,
                "created_at": created_at,
                "updated_at": updated_at,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.cart_line import CartLine
        from ..models.cart_promotion import CartPromotion
        from ..models.cart_warning import CartWarning

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        status = CartStatus(d.pop("status"))

        version = d.pop("version")

        currency = d.pop("currency")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = CartLine.from_dict(lines_item_data)

            lines.append(lines_item)

        promotions = []
        _promotions = d.pop("promotions")
        for promotions_item_data in _promotions:
            promotions_item = CartPromotion.from_dict(promotions_item_data)

            promotions.append(promotions_item)

        line_count = d.pop("line_count")

        def _parse_subtotal(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        subtotal = _parse_subtotal(d.pop("subtotal"))

        def _parse_discount_total(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        discount_total = _parse_discount_total(d.pop("discount_total"))

        def _parse_shipping_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        shipping_amount = _parse_shipping_amount(d.pop("shipping_amount"))

        def _parse_gct_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        gct_amount = _parse_gct_amount(d.pop("gct_amount"))

        def _parse_total(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        total = _parse_total(d.pop("total"))

        def _parse_priced_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                priced_at_type_0 = datetime.datetime.fromisoformat(data)

                return priced_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        priced_at = _parse_priced_at(d.pop("priced_at"))

        def _parse_price_valid_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                price_valid_until_type_0 = datetime.datetime.fromisoformat(data)

                return price_valid_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        price_valid_until = _parse_price_valid_until(d.pop("price_valid_until"))

        tax_exempt = d.pop("tax_exempt")

        warnings = []
        _warnings = d.pop("warnings")
        for warnings_item_data in _warnings:
            warnings_item = CartWarning.from_dict(warnings_item_data)

            warnings.append(warnings_item)

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        cart = cls(
            id=id,
            status=status,
            version=version,
            currency=currency,
            lines=lines,
            promotions=promotions,
            line_count=line_count,
            subtotal=subtotal,
            discount_total=discount_total,
            shipping_amount=shipping_amount,
            gct_amount=gct_amount,
            total=total,
            priced_at=priced_at,
            price_valid_until=price_valid_until,
            tax_exempt=tax_exempt,
            warnings=warnings,
            created_at=created_at,
            updated_at=updated_at,
            expires_at=expires_at,
        )

        cart.additional_properties = d
        return cart

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
