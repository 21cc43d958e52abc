from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.key_kind import KeyKind
from ..models.key_scope import KeyScope
from ..models.mode import Mode

T = TypeVar("T", bound="KeyPrincipal")


@_attrs_define
class KeyPrincipal:
    """
    Attributes:
        tenant_id (UUID): The ID of the store that the key belongs to.
        key_kind (KeyKind): The kind of the API key.
        scopes (list[KeyScope | str]): The scopes granted to the key.
        mode (Mode): The mode of the API key. Sandbox and live share no data.
    """

    tenant_id: UUID
    key_kind: KeyKind
    scopes: list[KeyScope | str]
    mode: Mode
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tenant_id = str(self.tenant_id)

        key_kind = self.key_kind.value

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str
            if isinstance(scopes_item_data, KeyScope):
                scopes_item = scopes_item_data.value
            else:
                scopes_item = scopes_item_data
            scopes.append(scopes_item)

        mode = self.mode.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tenant_id": tenant_id,
                "key_kind": key_kind,
                "scopes": scopes,
                "mode": mode,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        tenant_id = UUID(d.pop("tenant_id"))

        key_kind = KeyKind(d.pop("key_kind"))

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:

            def _parse_scopes_item(data: object) -> KeyScope | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    scopes_item_type_0 = KeyScope(data)

                    return scopes_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(KeyScope | str, data)

            scopes_item = _parse_scopes_item(scopes_item_data)

            scopes.append(scopes_item)

        mode = Mode(d.pop("mode"))

        key_principal = cls(
            tenant_id=tenant_id,
            key_kind=key_kind,
            scopes=scopes,
            mode=mode,
        )

        key_principal.additional_properties = d
        return key_principal

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
