from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.availability_band import AvailabilityBand
from ..models.price_source import PriceSource
from ..models.product_badge import ProductBadge

if TYPE_CHECKING:
    from ..models.media_image import MediaImage
    from ..models.media_video import MediaVideo
    from ..models.order_uom import OrderUom
    from ..models.price_break import PriceBreak


T = TypeVar("T", bound="ProductListItem")


@_attrs_define
class ProductListItem:
    """
    Attributes:
        sku (str): The SKU, which identifies the product in paths.
        description (str): The name of the product.
        short_description (None | str): A plain-text summary.
        badges (list[ProductBadge]): `ON_SALE` if the compare-at price is above the unit price; `LOW_STOCK` if the
            availability is `LOW`.
        currency (str): An ISO 4217 currency code.
        unit_price (float | None): The list or sale price, or the contract price of the signed-in customer. `null` for a
            product that is sold at contract prices only if the caller has none, and in a partial response.
        list_unit_price (float | None): The regular price, even during a sale. `null` for a product that is sold at
            contract prices only.
        compare_at_unit_price (float | None): The original price to show struck through during a sale.
        discount_percent (int): The discount in whole percent; 0 if there is no sale.
        price_source (None | PriceSource): The source of `unit_price`; `null` if there is no price.
        price_breaks (list[PriceBreak]): Quantity discounts, sorted by minimum quantity.
        tax_included (bool): Always `false`: prices do not include tax.
        effective_gct_rate (float): A fraction: 0.15 means 15%.
        gct_amount (float | None): The tax on one base unit; `null` if there is no price.
        unit_price_incl_gct (float | None): A decimal amount in the resource's currency, with that currency's number of
            decimals.
        base_uom (str): The base stock unit, in which quantities are priced and stocked.
        order_uoms (list[OrderUom]):
        availability (AvailabilityBand): A coarse stock band. Stock counts are never exposed. `LOW` means that stock is
            above 0 and at or below the low-stock threshold of the product. `UNKNOWN` means that no stock is recorded, or
            that it is temporarily unavailable.
        cover (MediaImage | None): The cover image; `null` if the product has no images.
        media (list[MediaImage | MediaVideo]): The gallery, starting with the cover. Empty if the product has no media.
        category_ids (list[UUID]):
        tags (list[str]): The slugs of the product's tags.
        updated_at (datetime.datetime): A UTC timestamp with milliseconds.
    """

    sku: str
    description: str
    short_description: None | str
    badges: list[ProductBadge]
    currency: str
    unit_price: float | None
    list_unit_price: float | None
    compare_at_unit_price: float | None
    discount_percent: int
    price_source: None | PriceSource
    price_breaks: list[PriceBreak]
    tax_included: bool
    effective_gct_rate: float
    gct_amount: float | None
    unit_price_incl_gct: float | None
    base_uom: str
    order_uoms: list[OrderUom]
    availability: AvailabilityBand
    cover: MediaImage | None
    media: list[MediaImage | MediaVideo]
    category_ids: list[UUID]
    tags: list[str]
    updated_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.media_image import MediaImage

        sku = self.sku

        description = self.description

        short_description: None | str
        short_description = self.short_description

        badges = []
        for badges_item_data in self.badges:
            badges_item = badges_item_data.value
            badges.append(badges_item)

        currency = self.currency

        unit_price: float | None
        unit_price = self.unit_price

        list_unit_price: float | None
        list_unit_price = self.list_unit_price

        compare_at_unit_price: float | None
        compare_at_unit_price = self.compare_at_unit_price

        discount_percent = self.discount_percent

        price_source: None | str
        if isinstance(self.price_source, PriceSource):
            price_source = self.price_source.value
        else:
            price_source = self.price_source

        price_breaks = []
        for price_breaks_item_data in self.price_breaks:
            price_breaks_item = price_breaks_item_data.to_dict()
            price_breaks.append(price_breaks_item)

        tax_included = self.tax_included

        effective_gct_rate = self.effective_gct_rate

        gct_amount: float | None
        gct_amount = self.gct_amount

        unit_price_incl_gct: float | None
        unit_price_incl_gct = self.unit_price_incl_gct

        base_uom = self.base_uom

        order_uoms = []
        for order_uoms_item_data in self.order_uoms:
            order_uoms_item = order_uoms_item_data.to_dict()
            order_uoms.append(order_uoms_item)

        availability = self.availability.value

        cover: dict[str, Any] | None
        if isinstance(self.cover, MediaImage):
            cover = self.cover.to_dict()
        else:
            cover = self.cover

        media = []
        for media_item_data in self.media:
            media_item: dict[str, Any]
            if isinstance(media_item_data, MediaImage):
                media_item = media_item_data.to_dict()
            else:
                media_item = media_item_data.to_dict()

            media.append(media_item)

        category_ids = []
        for category_ids_item_data in self.category_ids:
            category_ids_item = str(category_ids_item_data)
            category_ids.append(category_ids_item)

        tags = self.tags

        updated_at = self.updated_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sku": sku,
                "description": description,
                "short_description": short_description,
                "badges": badges,
                "currency": currency,
                "unit_price": unit_price,
                "list_unit_price": list_unit_price,
                "compare_at_unit_price": compare_at_unit_price,
                "discount_percent": discount_percent,
                "price_source": price_source,
                "price_breaks": price_breaks,
                "tax_included": tax_included,
                "effective_gct_rate": effective_gct_rate,
                "gct_amount": gct_amount,
                "unit_price_incl_gct": unit_price_incl_gct,
                "base_uom": base_uom,
                "order_uoms": order_uoms,
                "availability": availability,
                "cover": cover,
                "media": media,
                "category_ids": category_ids,
                "tags": tags,
                "updated_at": updated_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.media_image import MediaImage
        from ..models.media_video import MediaVideo
        from ..models.order_uom import OrderUom
        from ..models.price_break import PriceBreak

        d = dict(src_dict)
        sku = d.pop("sku")

        description = d.pop("description")

        def _parse_short_description(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        short_description = _parse_short_description(d.pop("short_description"))

        badges = []
        _badges = d.pop("badges")
        for badges_item_data in _badges:
            badges_item = ProductBadge(badges_item_data)

            badges.append(badges_item)

        currency = d.pop("currency")

        def _parse_unit_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        unit_price = _parse_unit_price(d.pop("unit_price"))

        def _parse_list_unit_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        list_unit_price = _parse_list_unit_price(d.pop("list_unit_price"))

        def _parse_compare_at_unit_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        compare_at_unit_price = _parse_compare_at_unit_price(
            d.pop("compare_at_unit_price")
        )

        discount_percent = d.pop("discount_percent")

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

        price_breaks = []
        _price_breaks = d.pop("price_breaks")
        for price_breaks_item_data in _price_breaks:
            price_breaks_item = PriceBreak.from_dict(price_breaks_item_data)

            price_breaks.append(price_breaks_item)

        tax_included = d.pop("tax_included")

        effective_gct_rate = d.pop("effective_gct_rate")

        def _parse_gct_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        gct_amount = _parse_gct_amount(d.pop("gct_amount"))

        def _parse_unit_price_incl_gct(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        unit_price_incl_gct = _parse_unit_price_incl_gct(d.pop("unit_price_incl_gct"))

        base_uom = d.pop("base_uom")

        order_uoms = []
        _order_uoms = d.pop("order_uoms")
        for order_uoms_item_data in _order_uoms:
            order_uoms_item = OrderUom.from_dict(order_uoms_item_data)

            order_uoms.append(order_uoms_item)

        availability = AvailabilityBand(d.pop("availability"))

        def _parse_cover(data: object) -> MediaImage | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                cover_type_0 = MediaImage.from_dict(data)

                return cover_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(MediaImage | None, data)

        cover = _parse_cover(d.pop("cover"))

        media = []
        _media = d.pop("media")
        for media_item_data in _media:

            def _parse_media_item(data: object) -> MediaImage | MediaVideo:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_media_ref_type_0 = MediaImage.from_dict(data)

                    return componentsschemas_media_ref_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_media_ref_type_1 = MediaVideo.from_dict(data)

                return componentsschemas_media_ref_type_1

            media_item = _parse_media_item(media_item_data)

            media.append(media_item)

        category_ids = []
        _category_ids = d.pop("category_ids")
        for category_ids_item_data in _category_ids:
            category_ids_item = UUID(category_ids_item_data)

            category_ids.append(category_ids_item)

        tags = cast(list[str], d.pop("tags"))

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        product_list_item = cls(
            sku=sku,
            description=description,
            short_description=short_description,
            badges=badges,
            currency=currency,
            unit_price=unit_price,
            list_unit_price=list_unit_price,
            compare_at_unit_price=compare_at_unit_price,
            discount_percent=discount_percent,
            price_source=price_source,
            price_breaks=price_breaks,
            tax_included=tax_included,
            effective_gct_rate=effective_gct_rate,
            gct_amount=gct_amount,
            unit_price_incl_gct=unit_price_incl_gct,
            base_uom=base_uom,
            order_uoms=order_uoms,
            availability=availability,
            cover=cover,
            media=media,
            category_ids=category_ids,
            tags=tags,
            updated_at=updated_at,
        )

        product_list_item.additional_properties = d
        return product_list_item

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
