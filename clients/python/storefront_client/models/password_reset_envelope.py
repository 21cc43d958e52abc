from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.password_reset import PasswordReset
    from ..models.section_error import SectionError


T = TypeVar("T", bound="PasswordResetEnvelope")


@_attrs_define
class PasswordResetEnvelope:
    """
    Attributes:
        data (PasswordReset): A password reset. Its fields are `null` together if no active account has the email.
        errors (list[SectionError]): The sections that are temporarily unavailable. Empty if the response is complete.
    """

    data: PasswordReset
    errors: list[SectionError]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
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
        from ..models.password_reset import PasswordReset
        from ..models.section_error import SectionError

        d = dict(src_dict)
        data = PasswordReset.from_dict(d.pop("data"))

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = SectionError.from_dict(errors_item_data)

            errors.append(errors_item)

        password_reset_envelope = cls(
            data=data,
            errors=errors,
        )

        password_reset_envelope.additional_properties = d
        return password_reset_envelope

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
