from http import HTTPStatus
from typing import Any, cast

import httpx

from ...client import AuthenticatedClient, Client
from ...models.availability_band import AvailabilityBand
from ...models.error_envelope import ErrorEnvelope
from ...models.product_facet import ProductFacet
from ...models.product_page import ProductPage
from ...models.product_sort import ProductSort
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    q: str | Unset = UNSET,
    category: str | Unset = UNSET,
    tag: list[str] | Unset = UNSET,
    price_min: float | Unset = UNSET,
    price_max: float | Unset = UNSET,
    availability: list[AvailabilityBand] | Unset = UNSET,
    facets: list[ProductFacet] | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    sort: ProductSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
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

    params: dict[str, Any] = {}

    params["q"] = q

    params["category"] = category

    json_tag: list[str] | Unset = UNSET
    if not isinstance(tag, Unset):
        json_tag = tag

    params["tag"] = json_tag

    params["price_min"] = price_min

    params["price_max"] = price_max

    json_availability: list[str] | Unset = UNSET
    if not isinstance(availability, Unset):
        json_availability = []
        for availability_item_data in availability:
            availability_item = availability_item_data.value
            json_availability.append(availability_item)

    params["availability"] = json_availability

    json_facets: list[str] | Unset = UNSET
    if not isinstance(facets, Unset):
        json_facets = []
        for facets_item_data in facets:
            facets_item = facets_item_data.value
            json_facets.append(facets_item)

    params["facets"] = json_facets

    params["updated_since"] = updated_since

    json_sort: str | Unset = UNSET
    if not isinstance(sort, Unset):
        json_sort = sort.value

    params["sort"] = json_sort

    params["limit"] = limit

    params["offset"] = offset

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/products",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | ErrorEnvelope | ProductPage:
    if response.status_code == 200:
        response_200 = ProductPage.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | ErrorEnvelope | ProductPage]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    q: str | Unset = UNSET,
    category: str | Unset = UNSET,
    tag: list[str] | Unset = UNSET,
    price_min: float | Unset = UNSET,
    price_max: float | Unset = UNSET,
    availability: list[AvailabilityBand] | Unset = UNSET,
    facets: list[ProductFacet] | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    sort: ProductSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope | ProductPage]:
    """List products

     Returns a page of the products that are visible on the storefront. Use the query parameters to
    search, filter, and sort, and `facets` to count what further filters would match. A count tells how
    many products the list has after a reader chooses the value: a tag in addition to the chosen ones,
    and a category or a stock band instead of the chosen one. All other filters and `q` apply. With `q`,
    at most 10,200 matches are considered. If stock or prices are temporarily unavailable, a request
    that counts or filters by them returns 502. Without a shopper token, the response contains list and
    sale prices and is cacheable as `public`. With a valid shopper token, it contains the customer's
    prices and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to
    anonymous prices.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        q (str | Unset): Search text. Matches words in any order in the SKU, description, short
            description, and category. Accents are ignored, and prefixes and small typos match too.
            Text that is the beginning of a word that products contain is not taken for a typo, unless
            nothing matches as typed. `total` counts at most 10,200 matches, as many as can be paged
            through.
        category (str | Unset): The slug or ID of a category. Products in its subcategories are
            included.
        tag (list[str] | Unset): A tag `slug` from `GET /v1/tags`. Repeat the parameter to return
            only products that have all of the given tags.
        price_min (float | Unset): The lowest price. Compared with `unit_price` as the caller sees
            it: the price of one unit before tax, which is the contract price of a signed-in customer
            who has one, or the sale price during a sale. Products whose `unit_price` is `null` match
            no limit.
        price_max (float | Unset): The highest price, compared like `price_min`. Must not be below
            it.
        availability (list[AvailabilityBand] | Unset): Stock bands, separated by commas. Returns
            products whose `availability` is one of them.
        facets (list[ProductFacet] | Unset): Facets to count, separated by commas. The response
            then has a `facets` member, which counts the products that match `q` and the filters. Omit
            it if you do not show the counts.
        updated_since (str | Unset): An ISO-8601 date or date-time. It is validated but currently
            has no effect on the result.
        sort (ProductSort | Unset): A sort order of products. A minus sign sorts in descending
            order.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
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
        Response[Any | ErrorEnvelope | ProductPage]
    """

    kwargs = _get_kwargs(
        q=q,
        category=category,
        tag=tag,
        price_min=price_min,
        price_max=price_max,
        availability=availability,
        facets=facets,
        updated_since=updated_since,
        sort=sort,
        limit=limit,
        offset=offset,
        x_storefront_shopper_token=x_storefront_shopper_token,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    q: str | Unset = UNSET,
    category: str | Unset = UNSET,
    tag: list[str] | Unset = UNSET,
    price_min: float | Unset = UNSET,
    price_max: float | Unset = UNSET,
    availability: list[AvailabilityBand] | Unset = UNSET,
    facets: list[ProductFacet] | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    sort: ProductSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | ProductPage | None:
    """List products

     Returns a page of the products that are visible on the storefront. Use the query parameters to
    search, filter, and sort, and `facets` to count what further filters would match. A count tells how
    many products the list has after a reader chooses the value: a tag in addition to the chosen ones,
    and a category or a stock band instead of the chosen one. All other filters and `q` apply. With `q`,
    at most 10,200 matches are considered. If stock or prices are temporarily unavailable, a request
    that counts or filters by them returns 502. Without a shopper token, the response contains list and
    sale prices and is cacheable as `public`. With a valid shopper token, it contains the customer's
    prices and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to
    anonymous prices.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        q (str | Unset): Search text. Matches words in any order in the SKU, description, short
            description, and category. Accents are ignored, and prefixes and small typos match too.
            Text that is the beginning of a word that products contain is not taken for a typo, unless
            nothing matches as typed. `total` counts at most 10,200 matches, as many as can be paged
            through.
        category (str | Unset): The slug or ID of a category. Products in its subcategories are
            included.
        tag (list[str] | Unset): A tag `slug` from `GET /v1/tags`. Repeat the parameter to return
            only products that have all of the given tags.
        price_min (float | Unset): The lowest price. Compared with `unit_price` as the caller sees
            it: the price of one unit before tax, which is the contract price of a signed-in customer
            who has one, or the sale price during a sale. Products whose `unit_price` is `null` match
            no limit.
        price_max (float | Unset): The highest price, compared like `price_min`. Must not be below
            it.
        availability (list[AvailabilityBand] | Unset): Stock bands, separated by commas. Returns
            products whose `availability` is one of them.
        facets (list[ProductFacet] | Unset): Facets to count, separated by commas. The response
            then has a `facets` member, which counts the products that match `q` and the filters. Omit
            it if you do not show the counts.
        updated_since (str | Unset): An ISO-8601 date or date-time. It is validated but currently
            has no effect on the result.
        sort (ProductSort | Unset): A sort order of products. A minus sign sorts in descending
            order.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
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
        Any | ErrorEnvelope | ProductPage
    """

    return sync_detailed(
        client=client,
        q=q,
        category=category,
        tag=tag,
        price_min=price_min,
        price_max=price_max,
        availability=availability,
        facets=facets,
        updated_since=updated_since,
        sort=sort,
        limit=limit,
        offset=offset,
        x_storefront_shopper_token=x_storefront_shopper_token,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    q: str | Unset = UNSET,
    category: str | Unset = UNSET,
    tag: list[str] | Unset = UNSET,
    price_min: float | Unset = UNSET,
    price_max: float | Unset = UNSET,
    availability: list[AvailabilityBand] | Unset = UNSET,
    facets: list[ProductFacet] | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    sort: ProductSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope | ProductPage]:
    """List products

     Returns a page of the products that are visible on the storefront. Use the query parameters to
    search, filter, and sort, and `facets` to count what further filters would match. A count tells how
    many products the list has after a reader chooses the value: a tag in addition to the chosen ones,
    and a category or a stock band instead of the chosen one. All other filters and `q` apply. With `q`,
    at most 10,200 matches are considered. If stock or prices are temporarily unavailable, a request
    that counts or filters by them returns 502. Without a shopper token, the response contains list and
    sale prices and is cacheable as `public`. With a valid shopper token, it contains the customer's
    prices and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to
    anonymous prices.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        q (str | Unset): Search text. Matches words in any order in the SKU, description, short
            description, and category. Accents are ignored, and prefixes and small typos match too.
            Text that is the beginning of a word that products contain is not taken for a typo, unless
            nothing matches as typed. `total` counts at most 10,200 matches, as many as can be paged
            through.
        category (str | Unset): The slug or ID of a category. Products in its subcategories are
            included.
        tag (list[str] | Unset): A tag `slug` from `GET /v1/tags`. Repeat the parameter to return
            only products that have all of the given tags.
        price_min (float | Unset): The lowest price. Compared with `unit_price` as the caller sees
            it: the price of one unit before tax, which is the contract price of a signed-in customer
            who has one, or the sale price during a sale. Products whose `unit_price` is `null` match
            no limit.
        price_max (float | Unset): The highest price, compared like `price_min`. Must not be below
            it.
        availability (list[AvailabilityBand] | Unset): Stock bands, separated by commas. Returns
            products whose `availability` is one of them.
        facets (list[ProductFacet] | Unset): Facets to count, separated by commas. The response
            then has a `facets` member, which counts the products that match `q` and the filters. Omit
            it if you do not show the counts.
        updated_since (str | Unset): An ISO-8601 date or date-time. It is validated but currently
            has no effect on the result.
        sort (ProductSort | Unset): A sort order of products. A minus sign sorts in descending
            order.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
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
        Response[Any | ErrorEnvelope | ProductPage]
    """

    kwargs = _get_kwargs(
        q=q,
        category=category,
        tag=tag,
        price_min=price_min,
        price_max=price_max,
        availability=availability,
        facets=facets,
        updated_since=updated_since,
        sort=sort,
        limit=limit,
        offset=offset,
        x_storefront_shopper_token=x_storefront_shopper_token,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    q: str | Unset = UNSET,
    category: str | Unset = UNSET,
    tag: list[str] | Unset = UNSET,
    price_min: float | Unset = UNSET,
    price_max: float | Unset = UNSET,
    availability: list[AvailabilityBand] | Unset = UNSET,
    facets: list[ProductFacet] | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    sort: ProductSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | ProductPage | None:
    """List products

     Returns a page of the products that are visible on the storefront. Use the query parameters to
    search, filter, and sort, and `facets` to count what further filters would match. A count tells how
    many products the list has after a reader chooses the value: a tag in addition to the chosen ones,
    and a category or a stock band instead of the chosen one. All other filters and `q` apply. With `q`,
    at most 10,200 matches are considered. If stock or prices are temporarily unavailable, a request
    that counts or filters by them returns 502. Without a shopper token, the response contains list and
    sale prices and is cacheable as `public`. With a valid shopper token, it contains the customer's
    prices and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to
    anonymous prices.

    **Access:** a publishable or secret key with the scope `storefront:catalog`.

    Args:
        q (str | Unset): Search text. Matches words in any order in the SKU, description, short
            description, and category. Accents are ignored, and prefixes and small typos match too.
            Text that is the beginning of a word that products contain is not taken for a typo, unless
            nothing matches as typed. `total` counts at most 10,200 matches, as many as can be paged
            through.
        category (str | Unset): The slug or ID of a category. Products in its subcategories are
            included.
        tag (list[str] | Unset): A tag `slug` from `GET /v1/tags`. Repeat the parameter to return
            only products that have all of the given tags.
        price_min (float | Unset): The lowest price. Compared with `unit_price` as the caller sees
            it: the price of one unit before tax, which is the contract price of a signed-in customer
            who has one, or the sale price during a sale. Products whose `unit_price` is `null` match
            no limit.
        price_max (float | Unset): The highest price, compared like `price_min`. Must not be below
            it.
        availability (list[AvailabilityBand] | Unset): Stock bands, separated by commas. Returns
            products whose `availability` is one of them.
        facets (list[ProductFacet] | Unset): Facets to count, separated by commas. The response
            then has a `facets` member, which counts the products that match `q` and the filters. Omit
            it if you do not show the counts.
        updated_since (str | Unset): An ISO-8601 date or date-time. It is validated but currently
            has no effect on the result.
        sort (ProductSort | Unset): A sort order of products. A minus sign sorts in descending
            order.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
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
        Any | ErrorEnvelope | ProductPage
    """

    return (
        await asyncio_detailed(
            client=client,
            q=q,
            category=category,
            tag=tag,
            price_min=price_min,
            price_max=price_max,
            availability=availability,
            facets=facets,
            updated_since=updated_since,
            sort=sort,
            limit=limit,
            offset=offset,
            x_storefront_shopper_token=x_storefront_shopper_token,
            if_none_match=if_none_match,
            x_request_id=x_request_id,
        )
    ).parsed
