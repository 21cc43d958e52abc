from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.cart_batch_envelope import CartBatchEnvelope
from ...models.error_envelope import ErrorEnvelope
from ...models.list_to_cart_in import ListToCartIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    list_id: UUID,
    *,
    body: ListToCartIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/lists/{list_id}/cart".format(
            list_id=quote(str(list_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CartBatchEnvelope | ErrorEnvelope:
    if response.status_code == 200:
        response_200 = CartBatchEnvelope.from_dict(response.json())

        return response_200

    if response.status_code == 201:
        response_201 = CartBatchEnvelope.from_dict(response.json())

        return response_201

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[CartBatchEnvelope | ErrorEnvelope]:
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
    body: ListToCartIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[CartBatchEnvelope | ErrorEnvelope]:
    """Add a list to a cart

     Adds all lines of a list to a cart, or to a new one. Lines that cannot be added are listed in
    `rejected`, by their position in the list.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        list_id (UUID): The ID of the list. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ListToCartIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CartBatchEnvelope | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        list_id=list_id,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        idempotency_key=idempotency_key,
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
    body: ListToCartIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> CartBatchEnvelope | ErrorEnvelope | None:
    """Add a list to a cart

     Adds all lines of a list to a cart, or to a new one. Lines that cannot be added are listed in
    `rejected`, by their position in the list.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        list_id (UUID): The ID of the list. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ListToCartIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CartBatchEnvelope | ErrorEnvelope
    """

    return sync_detailed(
        list_id=list_id,
        client=client,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    list_id: UUID,
    *,
    client: AuthenticatedClient,
    body: ListToCartIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[CartBatchEnvelope | ErrorEnvelope]:
    """Add a list to a cart

     Adds all lines of a list to a cart, or to a new one. Lines that cannot be added are listed in
    `rejected`, by their position in the list.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        list_id (UUID): The ID of the list. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ListToCartIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CartBatchEnvelope | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        list_id=list_id,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    list_id: UUID,
    *,
    client: AuthenticatedClient,
    body: ListToCartIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> CartBatchEnvelope | ErrorEnvelope | None:
    """Add a list to a cart

     Adds all lines of a list to a cart, or to a new one. Lines that cannot be added are listed in
    `rejected`, by their position in the list.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        list_id (UUID): The ID of the list. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ListToCartIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CartBatchEnvelope | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            list_id=list_id,
            client=client,
            body=body,
            x_storefront_shopper_token=x_storefront_shopper_token,
            idempotency_key=idempotency_key,
            x_request_id=x_request_id,
        )
    ).parsed
