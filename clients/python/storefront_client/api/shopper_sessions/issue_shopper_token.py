from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.shopper_session_envelope import ShopperSessionEnvelope
from ...models.shopper_token_in import ShopperTokenIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: ShopperTokenIn,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/auth/shopper-tokens",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | ShopperSessionEnvelope:
    if response.status_code == 201:
        response_201 = ShopperSessionEnvelope.from_dict(response.json())

        return response_201

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | ShopperSessionEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: ShopperTokenIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | ShopperSessionEnvelope]:
    """Create a shopper token

     Signs in one of the store's customers without a password. Use it if your store has its own login.
    Requires a secret key, so call it only from your server.

    **Access:** a secret key with the scope `storefront:auth`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ShopperTokenIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | ShopperSessionEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: ShopperTokenIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | ShopperSessionEnvelope | None:
    """Create a shopper token

     Signs in one of the store's customers without a password. Use it if your store has its own login.
    Requires a secret key, so call it only from your server.

    **Access:** a secret key with the scope `storefront:auth`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ShopperTokenIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | ShopperSessionEnvelope
    """

    return sync_detailed(
        client=client,
        body=body,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: ShopperTokenIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | ShopperSessionEnvelope]:
    """Create a shopper token

     Signs in one of the store's customers without a password. Use it if your store has its own login.
    Requires a secret key, so call it only from your server.

    **Access:** a secret key with the scope `storefront:auth`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ShopperTokenIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | ShopperSessionEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: ShopperTokenIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | ShopperSessionEnvelope | None:
    """Create a shopper token

     Signs in one of the store's customers without a password. Use it if your store has its own login.
    Requires a secret key, so call it only from your server.

    **Access:** a secret key with the scope `storefront:auth`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ShopperTokenIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | ShopperSessionEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            x_request_id=x_request_id,
        )
    ).parsed
