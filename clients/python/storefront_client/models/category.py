from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.media_image import MediaImage
    from ..models.media_video import MediaVideo


T = TypeVar("T", bound="Category")


@_attrs_define
class Category:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        slug (str):
        name (str):
        description (None | str):
        position (int):
        image (MediaImage | MediaVideo | None):
        product_count (int):
        children (list[Category]):
    """

    id: UUID
    slug: str
    name: str
    description: None | str
    position: int
    image: MediaImage | MediaVideo | None
    product_count: int
    children: list[Category]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.media_image import MediaImage
        from ..models.media_video import MediaVideo

        id = str(self.id)

        slug = self.slug

        name = self.name

        description: None | str
        description = self.description

        position = self.position

        image: dict[str, Any] | None
        if isinstance(self.image, MediaImage) or isinstance(self.image, MediaVideo):
            image = self.image.to_dict()
        else:
            image = self.image

        product_count = self.product_count

        children = []
        for children_item_data in self.children:
            children_item = children_item_data.to_dict()
            children.append(children_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "slug": slug,
                "name": name,
                "description": description,
                "position": position,
                "image": image,
                "product_count": product_count,
                "children": children,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.media_image import MediaImage
        from ..models.media_video import MediaVideo

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        slug = d.pop("slug")

        name = d.pop("name")

        def _parse_description(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        description = _parse_description(d.pop("description"))

        position = d.pop("position")

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

        product_count = d.pop("product_count")

        children = []
        _children = d.pop("children")
        for children_item_data in _children:
            children_item = Category.from_dict(children_item_data)

            children.append(children_item)

        category = cls(
            id=id,
            slug=slug,
            name=name,
            description=description,
            position=position,
            image=image,
            product_count=product_count,
            children=children,
        )

        category.additional_properties = d
        return category

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
