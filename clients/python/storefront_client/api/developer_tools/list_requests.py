from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.requests import Requests
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    after: str | Unset = UNSET,
    limit: int | Unset = 50,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/requests",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | Requests:
    if response.status_code == 200:
        response_200 = Requests.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | Requests]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    after: str | Unset = UNSET,
    limit: int | Unset = 50,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Requests]:
    """List recent requests

     Returns the recent requests of the store in the mode of the key, in the order in which they ended:
    the latest ones, or those after `after`. Requests are kept for 24 hours, at most 10,000 unless the
    service is configured otherwise. Requests without a valid key, those to the developer tools, and
    most reads from the cache under load are not recorded. Bodies, query values, path values, headers,
    and addresses are never recorded. Returns 503 `request_log_unavailable` while the log is
    unavailable.

    **Access:** a secret key.

    Args:
        after (str | Unset): The `next_cursor` of the previous response. Omit to get the latest
            requests.
        limit (int | Unset): The maximum number of requests to return. Default: 50.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Requests]
    """

    kwargs = _get_kwargs(
        after=after,
        limit=limit,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    after: str | Unset = UNSET,
    limit: int | Unset = 50,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Requests | None:
    """List recent requests

     Returns the recent requests of the store in the mode of the key, in the order in which they ended:
    the latest ones, or those after `after`. Requests are kept for 24 hours, at most 10,000 unless the
    service is configured otherwise. Requests without a valid key, those to the developer tools, and
    most reads from the cache under load are not recorded. Bodies, query values, path values, headers,
    and addresses are never recorded. Returns 503 `request_log_unavailable` while the log is
    unavailable.

    **Access:** a secret key.

    Args:
        after (str | Unset): The `next_cursor` of the previous response. Omit to get the latest
            requests.
        limit (int | Unset): The maximum number of requests to return. Default: 50.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Requests
    """

    return sync_detailed(
        client=client,
        after=after,
        limit=limit,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    after: str | Unset = UNSET,
    limit: int | Unset = 50,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Requests]:
    """List recent requests

     Returns the recent requests of the store in the mode of the key, in the order in which they ended:
    the latest ones, or those after `after`. Requests are kept for 24 hours, at most 10,000 unless the
    service is configured otherwise. Requests without a valid key, those to the developer tools, and
    most reads from the cache under load are not recorded. Bodies, query values, path values, headers,
    and addresses are never recorded. Returns 503 `request_log_unavailable` while the log is
    unavailable.

    **Access:** a secret key.

    Args:
        after (str | Unset): The `next_cursor` of the previous response. Omit to get the latest
            requests.
        limit (int | Unset): The maximum number of requests to return. Default: 50.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Requests]
    """

    kwargs = _get_kwargs(
        after=after,
        limit=limit,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    after: str | Unset = UNSET,
    limit: int | Unset = 50,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Requests | None:
    """List recent requests

     Returns the recent requests of the store in the mode of the key, in the order in which they ended:
    the latest ones, or those after `after`. Requests are kept for 24 hours, at most 10,000 unless the
    service is configured otherwise. Requests without a valid key, those to the developer tools, and
    most reads from the cache under load are not recorded. Bodies, query values, path values, headers,
    and addresses are never recorded. Returns 503 `request_log_unavailable` while the log is
    unavailable.

    **Access:** a secret key.

    Args:
        after (str | Unset): The `next_cursor` of the previous response. Omit to get the latest
            requests.
        limit (int | Unset): The maximum number of requests to return. Default: 50.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Requests
    """

    return (
        await asyncio_detailed(
            client=client,
            after=after,
            limit=limit,
            x_request_id=x_request_id,
        )
    ).parsed
