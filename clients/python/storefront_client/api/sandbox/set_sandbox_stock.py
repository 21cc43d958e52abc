from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.sandbox_stock_envelope import SandboxStockEnvelope
from ...models.sandbox_stock_in import SandboxStockIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: SandboxStockIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/sandbox/stock",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | SandboxStockEnvelope:
    if response.status_code == 200:
        response_200 = SandboxStockEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | SandboxStockEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: SandboxStockIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SandboxStockEnvelope]:
    """Set the stock of a product

     Sets the quantity on hand of a product, like the operator command `storefront stock set`. What
    orders have reserved is part of it.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxStockIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SandboxStockEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: SandboxStockIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SandboxStockEnvelope | None:
    """Set the stock of a product

     Sets the quantity on hand of a product, like the operator command `storefront stock set`. What
    orders have reserved is part of it.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxStockIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SandboxStockEnvelope
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: SandboxStockIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SandboxStockEnvelope]:
    """Set the stock of a product

     Sets the quantity on hand of a product, like the operator command `storefront stock set`. What
    orders have reserved is part of it.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxStockIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SandboxStockEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: SandboxStockIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SandboxStockEnvelope | None:
    """Set the stock of a product

     Sets the quantity on hand of a product, like the operator command `storefront stock set`. What
    orders have reserved is part of it.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxStockIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SandboxStockEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
            x_request_id=x_request_id,
        )
    ).parsed
