from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.replay import Replay
from ...models.replay_in import ReplayIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    subscription_id: UUID,
    *,
    body: ReplayIn,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks/{subscription_id}/replay".format(
            subscription_id=quote(str(subscription_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | Replay:
    if response.status_code == 202:
        response_202 = Replay.from_dict(response.json())

        return response_202

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | Replay]:
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
    body: ReplayIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Replay]:
    """Replay deliveries

     Sends the deliveries from a time range again, oldest first, with the same IDs and bodies. This
    includes the deliveries of events that occurred while the subscription was disabled, which have the
    status `DISCARDED`. One request resends at most 10,000 deliveries; to resend more, send another
    request with a later `since`. A disabled subscription returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ReplayIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Replay]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        body=body,
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
    body: ReplayIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Replay | None:
    """Replay deliveries

     Sends the deliveries from a time range again, oldest first, with the same IDs and bodies. This
    includes the deliveries of events that occurred while the subscription was disabled, which have the
    status `DISCARDED`. One request resends at most 10,000 deliveries; to resend more, send another
    request with a later `since`. A disabled subscription returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ReplayIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Replay
    """

    return sync_detailed(
        subscription_id=subscription_id,
        client=client,
        body=body,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    body: ReplayIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Replay]:
    """Replay deliveries

     Sends the deliveries from a time range again, oldest first, with the same IDs and bodies. This
    includes the deliveries of events that occurred while the subscription was disabled, which have the
    status `DISCARDED`. One request resends at most 10,000 deliveries; to resend more, send another
    request with a later `since`. A disabled subscription returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ReplayIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Replay]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        body=body,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    body: ReplayIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Replay | None:
    """Replay deliveries

     Sends the deliveries from a time range again, oldest first, with the same IDs and bodies. This
    includes the deliveries of events that occurred while the subscription was disabled, which have the
    status `DISCARDED`. One request resends at most 10,000 deliveries; to resend more, send another
    request with a later `since`. A disabled subscription returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (ReplayIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Replay
    """

    return (
        await asyncio_detailed(
            subscription_id=subscription_id,
            client=client,
            body=body,
            x_request_id=x_request_id,
        )
    ).parsed
