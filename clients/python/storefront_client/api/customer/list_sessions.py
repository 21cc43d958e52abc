from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.customer_session_page import CustomerSessionPage
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["offset"] = offset

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/sessions",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CustomerSessionPage | ErrorEnvelope:
    if response.status_code == 200:
        response_200 = CustomerSessionPage.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[CustomerSessionPage | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[CustomerSessionPage | ErrorEnvelope]:
    """List the customer's sessions

     Returns the sessions of the customer that have neither ended nor expired, last used first, with
    those of `POST /v1/auth/shopper-tokens`. A session is used when it begins and at each refresh.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CustomerSessionPage | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        limit=limit,
        offset=offset,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> CustomerSessionPage | ErrorEnvelope | None:
    """List the customer's sessions

     Returns the sessions of the customer that have neither ended nor expired, last used first, with
    those of `POST /v1/auth/shopper-tokens`. A session is used when it begins and at each refresh.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CustomerSessionPage | ErrorEnvelope
    """

    return sync_detailed(
        client=client,
        limit=limit,
        offset=offset,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[CustomerSessionPage | ErrorEnvelope]:
    """List the customer's sessions

     Returns the sessions of the customer that have neither ended nor expired, last used first, with
    those of `POST /v1/auth/shopper-tokens`. A session is used when it begins and at each refresh.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CustomerSessionPage | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        limit=limit,
        offset=offset,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> CustomerSessionPage | ErrorEnvelope | None:
    """List the customer's sessions

     Returns the sessions of the customer that have neither ended nor expired, last used first, with
    those of `POST /v1/auth/shopper-tokens`. A session is used when it begins and at each refresh.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CustomerSessionPage | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            limit=limit,
            offset=offset,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_request_id=x_request_id,
        )
    ).parsed
