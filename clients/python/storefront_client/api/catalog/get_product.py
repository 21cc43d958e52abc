from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.product_envelope import ProductEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    sku: str,
    *,
    x_storefront_shopper_token: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_storefront_shopper_token, Unset):
        headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/products/{sku}".format(
            sku=quote(str(sku), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | ErrorEnvelope | ProductEnvelope:
    if response.status_code == 200:
        response_200 = ProductEnvelope.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | ErrorEnvelope | ProductEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    sku: str,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope | ProductEnvelope]:
    """Retrieve a product

     Returns a product, including its long-form `body` and its `specs`. An unknown SKU, or a product
    hidden on the storefront, returns 404. Without a shopper token, the response contains list and sale
    prices and is cacheable as `public`. With a valid shopper token, it contains the customer's prices
    and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to anonymous
    prices.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        sku (str): The SKU of the product.
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        if_none_match (str | Unset): An `ETag` from an earlier response, a list of them, or `*`.
            The tag of a body in any content coding works. If the resource has not changed, the
            response is a 304 without a body, which does not count against the rate limit. A malformed
            value matches nothing.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ErrorEnvelope | ProductEnvelope]
    """

    kwargs = _get_kwargs(
        sku=sku,
        x_storefront_shopper_token=x_storefront_shopper_token,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    sku: str,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | ProductEnvelope | None:
    """Retrieve a product

     Returns a product, including its long-form `body` and its `specs`. An unknown SKU, or a product
    hidden on the storefront, returns 404. Without a shopper token, the response contains list and sale
    prices and is cacheable as `public`. With a valid shopper token, it contains the customer's prices
    and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to anonymous
    prices.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        sku (str): The SKU of the product.
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        if_none_match (str | Unset): An `ETag` from an earlier response, a list of them, or `*`.
            The tag of a body in any content coding works. If the resource has not changed, the
            response is a 304 without a body, which does not count against the rate limit. A malformed
            value matches nothing.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ErrorEnvelope | ProductEnvelope
    """

    return sync_detailed(
        sku=sku,
        client=client,
        x_storefront_shopper_token=x_storefront_shopper_token,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    sku: str,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope | ProductEnvelope]:
    """Retrieve a product

     Returns a product, including its long-form `body` and its `specs`. An unknown SKU, or a product
    hidden on the storefront, returns 404. Without a shopper token, the response contains list and sale
    prices and is cacheable as `public`. With a valid shopper token, it contains the customer's prices
    and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to anonymous
    prices.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        sku (str): The SKU of the product.
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        if_none_match (str | Unset): An `ETag` from an earlier response, a list of them, or `*`.
            The tag of a body in any content coding works. If the resource has not changed, the
            response is a 304 without a body, which does not count against the rate limit. A malformed
            value matches nothing.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ErrorEnvelope | ProductEnvelope]
    """

    kwargs = _get_kwargs(
        sku=sku,
        x_storefront_shopper_token=x_storefront_shopper_token,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    sku: str,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | ProductEnvelope | None:
    """Retrieve a product

     Returns a product, including its long-form `body` and its `specs`. An unknown SKU, or a product
    hidden on the storefront, returns 404. Without a shopper token, the response contains list and sale
    prices and is cacheable as `public`. With a valid shopper token, it contains the customer's prices
    and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to anonymous
    prices.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        sku (str): The SKU of the product.
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        if_none_match (str | Unset): An `ETag` from an earlier response, a list of them, or `*`.
            The tag of a body in any content coding works. If the resource has not changed, the
            response is a 304 without a body, which does not count against the rate limit. A malformed
            value matches nothing.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ErrorEnvelope | ProductEnvelope
    """

    return (
        await asyncio_detailed(
            sku=sku,
            client=client,
            x_storefront_shopper_token=x_storefront_shopper_token,
            if_none_match=if_none_match,
            x_request_id=x_request_id,
        )
    ).parsed
