from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.catalog_change_page import CatalogChangePage
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 200,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_storefront_shopper_token, Unset):
        headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/catalog/changes",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CatalogChangePage | ErrorEnvelope:
    if response.status_code == 200:
        response_200 = CatalogChangePage.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[CatalogChangePage | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 200,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[CatalogChangePage | ErrorEnvelope]:
    """List catalog changes

     Returns the catalog changes since a cursor, oldest first and without gaps, including removed
    products. Omit `cursor` to start from the beginning, then pass `next_cursor` in each subsequent
    request. If `has_more` is `true`, request the next page immediately; otherwise, poll again later.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        cursor (str | Unset): The `next_cursor` of the previous response. Omit to start from the
            beginning.
        limit (int | Unset): The maximum number of changes to return. Default: 200.
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CatalogChangePage | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        limit=limit,
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
    cursor: str | Unset = UNSET,
    limit: int | Unset = 200,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> CatalogChangePage | ErrorEnvelope | None:
    """List catalog changes

     Returns the catalog changes since a cursor, oldest first and without gaps, including removed
    products. Omit `cursor` to start from the beginning, then pass `next_cursor` in each subsequent
    request. If `has_more` is `true`, request the next page immediately; otherwise, poll again later.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        cursor (str | Unset): The `next_cursor` of the previous response. Omit to start from the
            beginning.
        limit (int | Unset): The maximum number of changes to return. Default: 200.
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CatalogChangePage | ErrorEnvelope
    """

    return sync_detailed(
        client=client,
        cursor=cursor,
        limit=limit,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 200,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[CatalogChangePage | ErrorEnvelope]:
    """List catalog changes

     Returns the catalog changes since a cursor, oldest first and without gaps, including removed
    products. Omit `cursor` to start from the beginning, then pass `next_cursor` in each subsequent
    request. If `has_more` is `true`, request the next page immediately; otherwise, poll again later.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        cursor (str | Unset): The `next_cursor` of the previous response. Omit to start from the
            beginning.
        limit (int | Unset): The maximum number of changes to return. Default: 200.
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CatalogChangePage | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        limit=limit,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 200,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> CatalogChangePage | ErrorEnvelope | None:
    """List catalog changes

     Returns the catalog changes since a cursor, oldest first and without gaps, including removed
    products. Omit `cursor` to start from the beginning, then pass `next_cursor` in each subsequent
    request. If `has_more` is `true`, request the next page immediately; otherwise, poll again later.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        cursor (str | Unset): The `next_cursor` of the previous response. Omit to start from the
            beginning.
        limit (int | Unset): The maximum number of changes to return. Default: 200.
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CatalogChangePage | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            cursor=cursor,
            limit=limit,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_request_id=x_request_id,
        )
    ).parsed
