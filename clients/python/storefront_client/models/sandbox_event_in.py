from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_type import EventType

T = TypeVar("T", bound="SandboxEventIn")


@_attrs_define
class SandboxEventIn:
    """
    Attributes:
        type_ (EventType): An event to which a webhook subscription can subscribe.
        object_ (str): The object of the event: the ID or number of an order, invoice, or credit note, the ID or email
            of a customer, the ID of a payment session or a webhook subscription, or the SKU of a product.
    """

    type_: EventType
    object_: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        object_ = self.object_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "object": object_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = EventType(d.pop("type"))

        object_ = d.pop("object")

        sandbox_event_in = cls(
            type_=type_,
            object_=object_,
        )

        sandbox_event_in.additional_properties = d
        return sandbox_event_in

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
