from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.request_detail_envelope import RequestDetailEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    request_id: str,
    *,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/requests/{request_id}".format(
            request_id=quote(str(request_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | RequestDetailEnvelope:
    if response.status_code == 200:
        response_200 = RequestDetailEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | RequestDetailEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    request_id: str,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | RequestDetailEnvelope]:
    """Retrieve a request

     Returns a recent request by the `X-Request-Id` of its response: how long it took in which service,
    the events that it has caused, and their deliveries. If several requests sent the same `X-Request-
    Id`, it is the latest one. A request can be retrieved within a second after its response. An unknown
    or expired request, and one of another store or mode, returns 404.

    **Access:** a secret key.

    Args:
        request_id (str): The `X-Request-Id` of the response.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | RequestDetailEnvelope]
    """

    kwargs = _get_kwargs(
        request_id=request_id,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    request_id: str,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | RequestDetailEnvelope | None:
    """Retrieve a request

     Returns a recent request by the `X-Request-Id` of its response: how long it took in which service,
    the events that it has caused, and their deliveries. If several requests sent the same `X-Request-
    Id`, it is the latest one. A request can be retrieved within a second after its response. An unknown
    or expired request, and one of another store or mode, returns 404.

    **Access:** a secret key.

    Args:
        request_id (str): The `X-Request-Id` of the response.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | RequestDetailEnvelope
    """

    return sync_detailed(
        request_id=request_id,
        client=client,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    request_id: str,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | RequestDetailEnvelope]:
    """Retrieve a request

     Returns a recent request by the `X-Request-Id` of its response: how long it took in which service,
    the events that it has caused, and their deliveries. If several requests sent the same `X-Request-
    Id`, it is the latest one. A request can be retrieved within a second after its response. An unknown
    or expired request, and one of another store or mode, returns 404.

    **Access:** a secret key.

    Args:
        request_id (str): The `X-Request-Id` of the response.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | RequestDetailEnvelope]
    """

    kwargs = _get_kwargs(
        request_id=request_id,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    request_id: str,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | RequestDetailEnvelope | None:
    """Retrieve a request

     Returns a recent request by the `X-Request-Id` of its response: how long it took in which service,
    the events that it has caused, and their deliveries. If several requests sent the same `X-Request-
    Id`, it is the latest one. A request can be retrieved within a second after its response. An unknown
    or expired request, and one of another store or mode, returns 404.

    **Access:** a secret key.

    Args:
        request_id (str): The `X-Request-Id` of the response.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | RequestDetailEnvelope
    """

    return (
        await asyncio_detailed(
            request_id=request_id,
            client=client,
            x_request_id=x_request_id,
        )
    ).parsed
