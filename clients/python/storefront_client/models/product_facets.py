from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.availability_facet_count import AvailabilityFacetCount
    from ..models.facet_count import FacetCount


T = TypeVar("T", bound="ProductFacets")


@_attrs_define
class ProductFacets:
    """The counts of the facets that `facets` names.

    Attributes:
        tags (list[FacetCount] | Unset): The products of the list that have the tag as well, because tags narrow the
            list. By descending count. Present if requested.
        categories (list[FacetCount] | Unset): The products of the list if `category` were the category, whichever it is
            now. Products of subcategories count too. By descending count. Present if requested.
        availability (list[AvailabilityFacetCount] | Unset): The products of the list with the stock band, whatever
            `availability` is now. All four bands. Present if requested.
    """

    tags: list[FacetCount] | Unset = UNSET
    categories: list[FacetCount] | Unset = UNSET
    availability: list[AvailabilityFacetCount] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tags: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.tags, Unset):
            tags = []
            for tags_item_data in self.tags:
                tags_item = tags_item_data.to_dict()
                tags.append(tags_item)

        categories: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.categories, Unset):
            categories = []
            for categories_item_data in self.categories:
                categories_item = categories_item_data.to_dict()
                categories.append(categories_item)

        availability: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.availability, Unset):
            availability = []
            for availability_item_data in self.availability:
                availability_item = availability_item_data.to_dict()
                availability.append(availability_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if tags is not UNSET:
            field_dict["tags"] = tags
        if categories is not UNSET:
            field_dict["categories"] = categories
        if availability is not UNSET:
            field_dict["availability"] = availability

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.availability_facet_count import AvailabilityFacetCount
        from ..models.facet_count import FacetCount

        d = dict(src_dict)
        _tags = d.pop("tags", UNSET)
        tags: list[FacetCount] | Unset = UNSET
        if _tags is not UNSET:
            tags = []
            for tags_item_data in _tags:
                tags_item = FacetCount.from_dict(tags_item_data)

                tags.append(tags_item)

        _categories = d.pop("categories", UNSET)
        categories: list[FacetCount] | Unset = UNSET
        if _categories is not UNSET:
            categories = []
            for categories_item_data in _categories:
                categories_item = FacetCount.from_dict(categories_item_data)

                categories.append(categories_item)

        _availability = d.pop("availability", UNSET)
        availability: list[AvailabilityFacetCount] | Unset = UNSET
        if _availability is not UNSET:
            availability = []
            for availability_item_data in _availability:
                availability_item = AvailabilityFacetCount.from_dict(
                    availability_item_data
                )

                availability.append(availability_item)

        product_facets = cls(
            tags=tags,
            categories=categories,
            availability=availability,
        )

        product_facets.additional_properties = d
        return product_facets

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
