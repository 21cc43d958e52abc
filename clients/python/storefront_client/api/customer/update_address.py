from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.address_update_in import AddressUpdateIn
from ...models.error_envelope import ErrorEnvelope
from ...models.saved_address_envelope import SavedAddressEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    address_id: UUID,
    *,
    body: AddressUpdateIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/v1/me/addresses/{address_id}".format(
            address_id=quote(str(address_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | SavedAddressEnvelope:
    if response.status_code == 200:
        response_200 = SavedAddressEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | SavedAddressEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    address_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AddressUpdateIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SavedAddressEnvelope]:
    """Update an address

     Changes the given fields of an address. Omitted fields stay unchanged, and `null` clears an optional
    field. Orders that were placed with the address keep their copy.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        address_id (UUID): The ID of the address. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (AddressUpdateIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SavedAddressEnvelope]
    """

    kwargs = _get_kwargs(
        address_id=address_id,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    address_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AddressUpdateIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SavedAddressEnvelope | None:
    """Update an address

     Changes the given fields of an address. Omitted fields stay unchanged, and `null` clears an optional
    field. Orders that were placed with the address keep their copy.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        address_id (UUID): The ID of the address. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (AddressUpdateIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SavedAddressEnvelope
    """

    return sync_detailed(
        address_id=address_id,
        client=client,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    address_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AddressUpdateIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SavedAddressEnvelope]:
    """Update an address

     Changes the given fields of an address. Omitted fields stay unchanged, and `null` clears an optional
    field. Orders that were placed with the address keep their copy.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        address_id (UUID): The ID of the address. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (AddressUpdateIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SavedAddressEnvelope]
    """

    kwargs = _get_kwargs(
        address_id=address_id,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    address_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AddressUpdateIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SavedAddressEnvelope | None:
    """Update an address

     Changes the given fields of an address. Omitted fields stay unchanged, and `null` clears an optional
    field. Orders that were placed with the address keep their copy.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        address_id (UUID): The ID of the address. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (AddressUpdateIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SavedAddressEnvelope
    """

    return (
        await asyncio_detailed(
            address_id=address_id,
            client=client,
            body=body,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_request_id=x_request_id,
        )
    ).parsed
