from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.cart_envelope import CartEnvelope
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    cart_id: UUID,
    line_id: UUID,
    *,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/carts/{cart_id}/lines/{line_id}".format(
            cart_id=quote(str(cart_id), safe=""),
            line_id=quote(str(line_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CartEnvelope | ErrorEnvelope:
    if response.status_code == 200:
        response_200 = CartEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[CartEnvelope | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    cart_id: UUID,
    line_id: UUID,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[CartEnvelope | ErrorEnvelope]:
    """Remove a cart line

     Removes a line from the cart and returns the cart. Amounts are reset to `null` until you price the
    cart again.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        cart_id (UUID): The ID of the cart. An unknown or malformed ID returns 404.
        line_id (UUID): The ID of the cart line. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CartEnvelope | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        cart_id=cart_id,
        line_id=line_id,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    cart_id: UUID,
    line_id: UUID,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> CartEnvelope | ErrorEnvelope | None:
    """Remove a cart line

     Removes a line from the cart and returns the cart. Amounts are reset to `null` until you price the
    cart again.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        cart_id (UUID): The ID of the cart. An unknown or malformed ID returns 404.
        line_id (UUID): The ID of the cart line. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CartEnvelope | ErrorEnvelope
    """

    return sync_detailed(
        cart_id=cart_id,
        line_id=line_id,
        client=client,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    cart_id: UUID,
    line_id: UUID,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[CartEnvelope | ErrorEnvelope]:
    """Remove a cart line

     Removes a line from the cart and returns the cart. Amounts are reset to `null` until you price the
    cart again.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        cart_id (UUID): The ID of the cart. An unknown or malformed ID returns 404.
        line_id (UUID): The ID of the cart line. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CartEnvelope | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        cart_id=cart_id,
        line_id=line_id,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    cart_id: UUID,
    line_id: UUID,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> CartEnvelope | ErrorEnvelope | None:
    """Remove a cart line

     Removes a line from the cart and returns the cart. Amounts are reset to `null` until you price the
    cart again.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        cart_id (UUID): The ID of the cart. An unknown or malformed ID returns 404.
        line_id (UUID): The ID of the cart line. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CartEnvelope | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            cart_id=cart_id,
            line_id=line_id,
            client=client,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_request_id=x_request_id,
        )
    ).parsed
