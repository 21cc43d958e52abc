from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.cart_lines_in import CartLinesIn
from ...models.error_envelope import ErrorEnvelope
from ...models.saved_list_envelope import SavedListEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    list_id: UUID,
    *,
    body: CartLinesIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/lists/{list_id}/lines".format(
            list_id=quote(str(list_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | SavedListEnvelope:
    if response.status_code == 200:
        response_200 = SavedListEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | SavedListEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    list_id: UUID,
    *,
    client: AuthenticatedClient,
    body: CartLinesIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SavedListEnvelope]:
    """Replace all lines of a list

     Replaces all lines of a list, as `PUT /v1/carts/{cart_id}/lines` does those of a cart.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        list_id (UUID): The ID of the list. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (CartLinesIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SavedListEnvelope]
    """

    kwargs = _get_kwargs(
        list_id=list_id,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    list_id: UUID,
    *,
    client: AuthenticatedClient,
    body: CartLinesIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SavedListEnvelope | None:
    """Replace all lines of a list

     Replaces all lines of a list, as `PUT /v1/carts/{cart_id}/lines` does those of a cart.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        list_id (UUID): The ID of the list. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (CartLinesIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SavedListEnvelope
    """

    return sync_detailed(
        list_id=list_id,
        client=client,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    list_id: UUID,
    *,
    client: AuthenticatedClient,
    body: CartLinesIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SavedListEnvelope]:
    """Replace all lines of a list

     Replaces all lines of a list, as `PUT /v1/carts/{cart_id}/lines` does those of a cart.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        list_id (UUID): The ID of the list. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (CartLinesIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SavedListEnvelope]
    """

    kwargs = _get_kwargs(
        list_id=list_id,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    list_id: UUID,
    *,
    client: AuthenticatedClient,
    body: CartLinesIn,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SavedListEnvelope | None:
    """Replace all lines of a list

     Replaces all lines of a list, as `PUT /v1/carts/{cart_id}/lines` does those of a cart.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        list_id (UUID): The ID of the list. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (CartLinesIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SavedListEnvelope
    """

    return (
        await asyncio_detailed(
            list_id=list_id,
            client=client,
            body=body,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_request_id=x_request_id,
        )
    ).parsed
