from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.availability_band import AvailabilityBand

if TYPE_CHECKING:
    from ..models.media_image import MediaImage
    from ..models.media_video import MediaVideo


T = TypeVar("T", bound="SavedListLine")


@_attrs_define
class SavedListLine:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        sku (str):
        description (None | str): The product's name; `null` if the catalog is unavailable.
        quantity (float): A quantity with up to three decimals.
        base_uom (str):
        order_uom (None | str):
        order_quantity (float | None): A quantity with up to three decimals.
        unit_price (float | None): The customer's current price of one base unit at this quantity; `null` without one,
            and if the catalog is unavailable.
        availability (AvailabilityBand): A coarse stock band. Stock counts are never exposed. `LOW` means that stock is
            above 0 and at or below the low-stock threshold of the product. `UNKNOWN` means that no stock is recorded, or
            that it is temporarily unavailable.
        image (MediaImage | MediaVideo | None): The product's cover; `null` without one, for a product that is not sold,
            and if the catalog is unavailable.
    """

    id: UUID
    sku: str
    description: None | str
    quantity: float
    base_uom: str
    order_uom: None | str
    order_quantity: float | None
    unit_price: float | None
    availability: AvailabilityBand
    image: MediaImage | MediaVideo | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.media_image import MediaImage
        from ..models.media_video import MediaVideo

        id = str(self.id)

        sku = self.sku

        description: None | str
        description = self.description

        quantity = self.quantity

        base_uom = self.base_uom

        order_uom: None | str
        order_uom = self.order_uom

        order_quantity: float | None
        order_quantity = self.order_quantity

        unit_price: float | None
        unit_price = self.unit_price

        availability = self.availability.value

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
                "availability": availability,
                "image": image,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.media_image import MediaImage
        from ..models.media_video import MediaVideo

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        sku = d.pop("sku")

        def _parse_description(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        description = _parse_description(d.pop("description"))

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

        def _parse_unit_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        unit_price = _parse_unit_price(d.pop("unit_price"))

        availability = AvailabilityBand(d.pop("availability"))

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

        saved_list_line = cls(
            id=id,
            sku=sku,
            description=description,
            quantity=quantity,
            base_uom=base_uom,
            order_uom=order_uom,
            order_quantity=order_quantity,
            unit_price=unit_price,
            availability=availability,
            image=image,
        )

        saved_list_line.additional_properties = d
        return saved_list_line

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
