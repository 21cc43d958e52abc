from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.delivered_event import DeliveredEvent
from ...models.delivery_page import DeliveryPage
from ...models.delivery_status import DeliveryStatus
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    subscription_id: UUID,
    *,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    status: DeliveryStatus | Unset = UNSET,
    event_id: UUID | Unset = UNSET,
    event_type: DeliveredEvent | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["offset"] = offset

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status.value

    params["status"] = json_status

    json_event_id: str | Unset = UNSET
    if not isinstance(event_id, Unset):
        json_event_id = str(event_id)
    params["event_id"] = json_event_id

    json_event_type: str | Unset = UNSET
    if not isinstance(event_type, Unset):
        json_event_type = event_type.value

    params["event_type"] = json_event_type

    params["from"] = from_

    params["to"] = to

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/webhooks/{subscription_id}/deliveries".format(
            subscription_id=quote(str(subscription_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> DeliveryPage | ErrorEnvelope:
    if response.status_code == 200:
        response_200 = DeliveryPage.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[DeliveryPage | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    status: DeliveryStatus | Unset = UNSET,
    event_id: UUID | Unset = UNSET,
    event_type: DeliveredEvent | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[DeliveryPage | ErrorEnvelope]:
    """List deliveries

     Returns a page of the deliveries to the endpoint, newest first, optionally only those with a given
    `status` or `event_type`, or those created from `from` to before `to`. Deliveries are kept for 30
    days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        status (DeliveryStatus | Unset): The status of a delivery. A `DISCARDED` one was not sent
            because the subscription was disabled or deleted.
        event_id (UUID | Unset): Return only the delivery of this event.
        event_type (DeliveredEvent | Unset): The known events of deliveries: those of
            subscriptions, and `ping`. New events can be added at any time.
        from_ (str | Unset): Return only the deliveries created at or after this time.
        to (str | Unset): Return only the deliveries created before this time.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryPage | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        limit=limit,
        offset=offset,
        status=status,
        event_id=event_id,
        event_type=event_type,
        from_=from_,
        to=to,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    status: DeliveryStatus | Unset = UNSET,
    event_id: UUID | Unset = UNSET,
    event_type: DeliveredEvent | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> DeliveryPage | ErrorEnvelope | None:
    """List deliveries

     Returns a page of the deliveries to the endpoint, newest first, optionally only those with a given
    `status` or `event_type`, or those created from `from` to before `to`. Deliveries are kept for 30
    days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        status (DeliveryStatus | Unset): The status of a delivery. A `DISCARDED` one was not sent
            because the subscription was disabled or deleted.
        event_id (UUID | Unset): Return only the delivery of this event.
        event_type (DeliveredEvent | Unset): The known events of deliveries: those of
            subscriptions, and `ping`. New events can be added at any time.
        from_ (str | Unset): Return only the deliveries created at or after this time.
        to (str | Unset): Return only the deliveries created before this time.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryPage | ErrorEnvelope
    """

    return sync_detailed(
        subscription_id=subscription_id,
        client=client,
        limit=limit,
        offset=offset,
        status=status,
        event_id=event_id,
        event_type=event_type,
        from_=from_,
        to=to,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    status: DeliveryStatus | Unset = UNSET,
    event_id: UUID | Unset = UNSET,
    event_type: DeliveredEvent | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[DeliveryPage | ErrorEnvelope]:
    """List deliveries

     Returns a page of the deliveries to the endpoint, newest first, optionally only those with a given
    `status` or `event_type`, or those created from `from` to before `to`. Deliveries are kept for 30
    days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        status (DeliveryStatus | Unset): The status of a delivery. A `DISCARDED` one was not sent
            because the subscription was disabled or deleted.
        event_id (UUID | Unset): Return only the delivery of this event.
        event_type (DeliveredEvent | Unset): The known events of deliveries: those of
            subscriptions, and `ping`. New events can be added at any time.
        from_ (str | Unset): Return only the deliveries created at or after this time.
        to (str | Unset): Return only the deliveries created before this time.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryPage | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        limit=limit,
        offset=offset,
        status=status,
        event_id=event_id,
        event_type=event_type,
        from_=from_,
        to=to,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    status: DeliveryStatus | Unset = UNSET,
    event_id: UUID | Unset = UNSET,
    event_type: DeliveredEvent | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> DeliveryPage | ErrorEnvelope | None:
    """List deliveries

     Returns a page of the deliveries to the endpoint, newest first, optionally only those with a given
    `status` or `event_type`, or those created from `from` to before `to`. Deliveries are kept for 30
    days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        status (DeliveryStatus | Unset): The status of a delivery. A `DISCARDED` one was not sent
            because the subscription was disabled or deleted.
        event_id (UUID | Unset): Return only the delivery of this event.
        event_type (DeliveredEvent | Unset): The known events of deliveries: those of
            subscriptions, and `ping`. New events can be added at any time.
        from_ (str | Unset): Return only the deliveries created at or after this time.
        to (str | Unset): Return only the deliveries created before this time.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryPage | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            subscription_id=subscription_id,
            client=client,
            limit=limit,
            offset=offset,
            status=status,
            event_id=event_id,
            event_type=event_type,
            from_=from_,
            to=to,
            x_request_id=x_request_id,
        )
    ).parsed
