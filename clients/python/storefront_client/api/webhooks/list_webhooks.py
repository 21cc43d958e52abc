from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.subscription import Subscription
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/webhooks",
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | list[Subscription]:
    if response.status_code == 200:
        response_200 = []
        _response_200 = response.json()
        for response_200_item_data in _response_200:
            response_200_item = Subscription.from_dict(response_200_item_data)

            response_200.append(response_200_item)

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | list[Subscription]]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | list[Subscription]]:
    """List webhook subscriptions

     Returns all webhook subscriptions of the store in the mode of the key, as a bare array of at most
    20.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | list[Subscription]]
    """

    kwargs = _get_kwargs(
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | list[Subscription] | None:
    """List webhook subscriptions

     Returns all webhook subscriptions of the store in the mode of the key, as a bare array of at most
    20.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | list[Subscription]
    """

    return sync_detailed(
        client=client,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | list[Subscription]]:
    """List webhook subscriptions

     Returns all webhook subscriptions of the store in the mode of the key, as a bare array of at most
    20.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | list[Subscription]]
    """

    kwargs = _get_kwargs(
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | list[Subscription] | None:
    """List webhook subscriptions

     Returns all webhook subscriptions of the store in the mode of the key, as a bare array of at most
    20.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | list[Subscription]
    """

    return (
        await asyncio_detailed(
            client=client,
            x_request_id=x_request_id,
        )
    ).parsed
