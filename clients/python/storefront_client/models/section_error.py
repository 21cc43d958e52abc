from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.section_error_code import SectionErrorCode

T = TypeVar("T", bound="SectionError")


@_attrs_define
class SectionError:
    """
    Attributes:
        field (str): The section of `data` that is unavailable.
        code (SectionErrorCode): Whether the section did not arrive in time or is unavailable.
        detail (str):
        doc_url (str): The address of the documentation of the reason, or of the code if there is no reason.
    """

    field: str
    code: SectionErrorCode
    detail: str
    doc_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        field = self.field

        code = self.code.value

        detail = self.detail

        doc_url = self.doc_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "field": field,
                "code": code,
                "detail": detail,
                "doc_url": doc_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        field = d.pop("field")

        code = SectionErrorCode(d.pop("code"))

        detail = d.pop("detail")

        doc_url = d.pop("doc_url")

        section_error = cls(
            field=field,
            code=code,
            detail=detail,
            doc_url=doc_url,
        )

        section_error.additional_properties = d
        return section_error

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
