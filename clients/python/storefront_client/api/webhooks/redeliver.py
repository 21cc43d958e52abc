from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.delivery import Delivery
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    subscription_id: UUID,
    delivery_id: UUID,
    *,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks/{subscription_id}/deliveries/{delivery_id}/redeliver".format(
            subscription_id=quote(str(subscription_id), safe=""),
            delivery_id=quote(str(delivery_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Delivery | ErrorEnvelope:
    if response.status_code == 202:
        response_202 = Delivery.from_dict(response.json())

        return response_202

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Delivery | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    subscription_id: UUID,
    delivery_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[Delivery | ErrorEnvelope]:
    """Redeliver a delivery

     Sends a delivery again, with the same ID, the same body, and the next attempt number, and returns it
    with its attempts so far. A disabled subscription returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        delivery_id (UUID): The ID of the delivery. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Delivery | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        delivery_id=delivery_id,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    subscription_id: UUID,
    delivery_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Delivery | ErrorEnvelope | None:
    """Redeliver a delivery

     Sends a delivery again, with the same ID, the same body, and the next attempt number, and returns it
    with its attempts so far. A disabled subscription returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        delivery_id (UUID): The ID of the delivery. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Delivery | ErrorEnvelope
    """

    return sync_detailed(
        subscription_id=subscription_id,
        delivery_id=delivery_id,
        client=client,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    subscription_id: UUID,
    delivery_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[Delivery | ErrorEnvelope]:
    """Redeliver a delivery

     Sends a delivery again, with the same ID, the same body, and the next attempt number, and returns it
    with its attempts so far. A disabled subscription returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        delivery_id (UUID): The ID of the delivery. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Delivery | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        delivery_id=delivery_id,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    subscription_id: UUID,
    delivery_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Delivery | ErrorEnvelope | None:
    """Redeliver a delivery

     Sends a delivery again, with the same ID, the same body, and the next attempt number, and returns it
    with its attempts so far. A disabled subscription returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        delivery_id (UUID): The ID of the delivery. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Delivery | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            subscription_id=subscription_id,
            delivery_id=delivery_id,
            client=client,
            x_request_id=x_request_id,
        )
    ).parsed
