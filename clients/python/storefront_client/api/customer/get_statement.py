import datetime
from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.statement_envelope import StatementEnvelope
from ...models.statement_format import StatementFormat
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    format_: StatementFormat | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    json_from_: str | Unset = UNSET
    if not isinstance(from_, Unset):
        json_from_ = from_.isoformat()
    params["from"] = json_from_

    json_to: str | Unset = UNSET
    if not isinstance(to, Unset):
        json_to = to.isoformat()
    params["to"] = json_to

    json_format_: str | Unset = UNSET
    if not isinstance(format_, Unset):
        json_format_ = format_.value

    params["format"] = json_format_

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/statement",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | StatementEnvelope:
    if response.status_code == 200:
        response_200 = StatementEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | StatementEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    format_: StatementFormat | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | StatementEnvelope]:
    """Retrieve a statement of the customer's account

     Returns the account of the customer from `from` to `to`: every invoice, payment, credit note,
    refund, and correction, on every rail. An entry carries the day on which it was recorded; a
    backdated payment names its own in `description`. Entries never change once shown, and statements of
    adjacent periods join. Applying credit moves nothing in or out of the account, so it is no entry.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        from_ (datetime.date | Unset): The first day. By default, a month before `to`.
        to (datetime.date | Unset): The last day. By default, and if it is later, today. A period
            has at most 24 months.
        format_ (StatementFormat | Unset): The format of the response.
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
        Response[ErrorEnvelope | StatementEnvelope]
    """

    kwargs = _get_kwargs(
        from_=from_,
        to=to,
        format_=format_,
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
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    format_: StatementFormat | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | StatementEnvelope | None:
    """Retrieve a statement of the customer's account

     Returns the account of the customer from `from` to `to`: every invoice, payment, credit note,
    refund, and correction, on every rail. An entry carries the day on which it was recorded; a
    backdated payment names its own in `description`. Entries never change once shown, and statements of
    adjacent periods join. Applying credit moves nothing in or out of the account, so it is no entry.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        from_ (datetime.date | Unset): The first day. By default, a month before `to`.
        to (datetime.date | Unset): The last day. By default, and if it is later, today. A period
            has at most 24 months.
        format_ (StatementFormat | Unset): The format of the response.
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
        ErrorEnvelope | StatementEnvelope
    """

    return sync_detailed(
        client=client,
        from_=from_,
        to=to,
        format_=format_,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    format_: StatementFormat | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | StatementEnvelope]:
    """Retrieve a statement of the customer's account

     Returns the account of the customer from `from` to `to`: every invoice, payment, credit note,
    refund, and correction, on every rail. An entry carries the day on which it was recorded; a
    backdated payment names its own in `description`. Entries never change once shown, and statements of
    adjacent periods join. Applying credit moves nothing in or out of the account, so it is no entry.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        from_ (datetime.date | Unset): The first day. By default, a month before `to`.
        to (datetime.date | Unset): The last day. By default, and if it is later, today. A period
            has at most 24 months.
        format_ (StatementFormat | Unset): The format of the response.
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
        Response[ErrorEnvelope | StatementEnvelope]
    """

    kwargs = _get_kwargs(
        from_=from_,
        to=to,
        format_=format_,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    format_: StatementFormat | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | StatementEnvelope | None:
    """Retrieve a statement of the customer's account

     Returns the account of the customer from `from` to `to`: every invoice, payment, credit note,
    refund, and correction, on every rail. An entry carries the day on which it was recorded; a
    backdated payment names its own in `description`. Entries never change once shown, and statements of
    adjacent periods join. Applying credit moves nothing in or out of the account, so it is no entry.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        from_ (datetime.date | Unset): The first day. By default, a month before `to`.
        to (datetime.date | Unset): The last day. By default, and if it is later, today. A period
            has at most 24 months.
        format_ (StatementFormat | Unset): The format of the response.
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
        ErrorEnvelope | StatementEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            from_=from_,
            to=to,
            format_=format_,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_request_id=x_request_id,
        )
    ).parsed
