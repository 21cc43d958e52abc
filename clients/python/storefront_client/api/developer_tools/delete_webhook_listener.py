from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    listener_id: UUID,
    *,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/webhook-listeners/{listener_id}".format(
            listener_id=quote(str(listener_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | ErrorEnvelope:
    if response.status_code == 204:
        response_204 = cast(Any, None)
        return response_204

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    listener_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope]:
    """Delete a webhook listener

     Deletes a listener. Events that it has not received are discarded.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        listener_id (UUID): The ID of the listener. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        listener_id=listener_id,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    listener_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | None:
    """Delete a webhook listener

     Deletes a listener. Events that it has not received are discarded.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        listener_id (UUID): The ID of the listener. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ErrorEnvelope
    """

    return sync_detailed(
        listener_id=listener_id,
        client=client,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    listener_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope]:
    """Delete a webhook listener

     Deletes a listener. Events that it has not received are discarded.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        listener_id (UUID): The ID of the listener. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        listener_id=listener_id,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    listener_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | None:
    """Delete a webhook listener

     Deletes a listener. Events that it has not received are discarded.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        listener_id (UUID): The ID of the listener. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            listener_id=listener_id,
            client=client,
            x_request_id=x_request_id,
        )
    ).parsed
