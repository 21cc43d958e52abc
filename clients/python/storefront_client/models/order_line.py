from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.price_source import PriceSource

if TYPE_CHECKING:
    from ..models.line_discount import LineDiscount
    from ..models.media_image import MediaImage
    from ..models.media_video import MediaVideo


T = TypeVar("T", bound="OrderLine")


@_attrs_define
class OrderLine:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        sku (str):
        description (str):
        quantity (float): A quantity with up to three decimals.
        base_uom (str):
        order_uom (None | str):
        order_quantity (float | None): A quantity with up to three decimals.
        unit_price (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        order_unit_price (float | None): `unit_price` times the base quantity of `order_uom`, rounded half up; `null`
            without `order_uom`, and for earlier orders.
        list_unit_price (float | None): The regular price when the order was placed; `null` for a product that is sold
            at contract prices only.
        price_source (None | PriceSource):
        line_subtotal (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        discount_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        discounts (list[LineDiscount]): The part of `discount_amount` of each promotion that reduced the line, in the
            order in which they applied; empty for orders that were placed before this field existed.
        effective_gct_rate (float): A fraction: 0.15 means 15%.
        gct_amount (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        line_total (float): A decimal amount in the resource's currency, with that currency's number of decimals.
        shipped_quantity (float): A quantity with up to three decimals.
        cancelled_quantity (float): The quantity that was canceled. What is neither shipped nor canceled is left to
            ship.
        credited_quantity (float): The quantity that was credited by lines or with the whole order, and what was
            canceled because nothing was left uncredited. A credited amount does not count.
        returned_quantity (float): The shipped quantity that was put back into stock.
        image (MediaImage | MediaVideo | None): The product's cover; `null` without one, for a product that is not sold,
            and if the catalog is unavailable.
    """

    id: UUID
    sku: str
    description: str
    quantity: float
    base_uom: str
    order_uom: None | str
    order_quantity: float | None
    unit_price: float
    order_unit_price: float | None
    list_unit_price: float | None
    price_source: None | PriceSource
    line_subtotal: float
    discount_amount: float
    discounts: list[LineDiscount]
    effective_gct_rate: float
    gct_amount: float
    line_total: float
    shipped_quantity: float
    cancelled_quantity: float
    credited_quantity: float
    returned_quantity: float
    image: MediaImage | MediaVideo | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.media_image import MediaImage
        from ..models.media_video import MediaVideo

        id = str(self.id)

        sku = self.sku

        description = self.description

        quantity = self.quantity

        base_uom = self.base_uom

        order_uom: None | str
        order_uom = self.order_uom

        order_quantity: float | None
        order_quantity = self.order_quantity

        unit_price = self.unit_price

        order_unit_price: float | None
        order_unit_price = self.order_unit_price

        list_unit_price: float | None
        list_unit_price = self.list_unit_price

        price_source: None | str
        if isinstance(self.price_source, PriceSource):
            price_source = self.price_source.value
        else:
            price_source = self.price_source

        line_subtotal = self.line_subtotal

        discount_amount = self.discount_amount

        discounts = []
        for discounts_item_data in self.discounts:
            discounts_item = discounts_item_data.to_dict()
            discounts.append(discounts_item)

        effective_gct_rate = self.effective_gct_rate

        gct_amount = self.gct_amount

        line_total = self.line_total

        shipped_quantity = self.shipped_quantity

        cancelled_quantity = self.cancelled_quantity

        credited_quantity = self.credited_quantity

        returned_quantity = self.returned_quantity

        image: dict[str, Any] | None
        if isinstance(self.image, MediaImage) or isinstance(self.image, MediaVideo):
            image = self.image.to_dict()
        else:
            image = self.image

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "sku": sku,
                "description": description,
                "quantity": quantity,
                "base_uom": base_uom,
                "order_uom": order_uom,
                "order_quantity": order_quantity,
                "unit_price": unit_price,
                "order_unit_price": order_unit_price,
                "list_unit_price": list_unit_price,
                "price_source": price_source,
                "line_subtotal": line_subtotal,
                "discount_amount": discount_amount,
                "discounts": discounts,
                "effective_gct_rate": effective_gct_rate,
                "gct_amount": gct_amount,
                "line_total": line_total,
                "shipped_quantity": shipped_quantity,
                "cancelled_quantity": cancelled_quantity,
                "credited_quantity": credited_quantity,
                "returned_quantity": returned_quantity,
                "image": image,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.line_discount import LineDiscount
        from ..models.media_image import MediaImage
        from ..models.media_video import MediaVideo

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        sku = d.pop("sku")

        description = d.pop("description")

        quantity = d.pop("quantity")

        base_uom = d.pop("base_uom")

        def _parse_order_uom(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        order_uom = _parse_order_uom(d.pop("order_uom"))

        def _parse_order_quantity(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        order_quantity = _parse_order_quantity(d.pop("order_quantity"))

        unit_price = d.pop("unit_price")

        def _parse_order_unit_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        order_unit_price = _parse_order_unit_price(d.pop("order_unit_price"))

        def _parse_list_unit_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        list_unit_price = _parse_list_unit_price(d.pop("list_unit_price"))

        def _parse_price_source(data: object) -> None | PriceSource:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                price_source_type_0 = PriceSource(data)

                return price_source_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PriceSource, data)

        price_source = _parse_price_source(d.pop("price_source"))

        line_subtotal = d.pop("line_subtotal")

        discount_amount = d.pop("discount_amount")

        discounts = []
        _discounts = d.pop("discounts")
        for discounts_item_data in _discounts:
            discounts_item = LineDiscount.from_dict(discounts_item_data)

            discounts.append(discounts_item)

        effective_gct_rate = d.pop("effective_gct_rate")

        gct_amount = d.pop("gct_amount")

        line_total = d.pop("line_total")

        shipped_quantity = d.pop("shipped_quantity")

        cancelled_quantity = d.pop("cancelled_quantity")

        credited_quantity = d.pop("credited_quantity")

        returned_quantity = d.pop("returned_quantity")

        def _parse_image(data: object) -> MediaImage | MediaVideo | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_media_ref_type_0 = MediaImage.from_dict(data)

                return componentsschemas_media_ref_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_media_ref_type_1 = MediaVideo.from_dict(data)

                return componentsschemas_media_ref_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(MediaImage | MediaVideo | None, data)

        image = _parse_image(d.pop("image"))

        order_line = cls(
            id=id,
            sku=sku,
            description=description,
            quantity=quantity,
            base_uom=base_uom,
            order_uom=order_uom,
            order_quantity=order_quantity,
            unit_price=unit_price,
            order_unit_price=order_unit_price,
            list_unit_price=list_unit_price,
            price_source=price_source,
            line_subtotal=line_subtotal,
            discount_amount=discount_amount,
            discounts=discounts,
            effective_gct_rate=effective_gct_rate,
            gct_amount=gct_amount,
            line_total=line_total,
            shipped_quantity=shipped_quantity,
            cancelled_quantity=cancelled_quantity,
            credited_quantity=credited_quantity,
            returned_quantity=returned_quantity,
            image=image,
        )

        order_line.additional_properties = d
        return order_line

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
