from http import HTTPStatus
from io import BytesIO
from typing import Any, cast
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, File, Response, Unset


def _get_kwargs(
    credit_note_id: UUID,
    *,
    download: bool | Unset = False,
    x_storefront_shopper_token: str,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["download"] = download

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/credit-notes/{credit_note_id}/pdf".format(
            credit_note_id=quote(str(credit_note_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | ErrorEnvelope | File:
    if response.status_code == 200:
        response_200 = File(payload=BytesIO(response.content))

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | ErrorEnvelope | File]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    credit_note_id: UUID,
    *,
    client: AuthenticatedClient,
    download: bool | Unset = False,
    x_storefront_shopper_token: str,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope | File]:
    """Retrieve a credit note as a PDF

     Returns the credit note as a PDF, like the PDF of an invoice.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        credit_note_id (UUID): The ID of the credit note. An unknown or malformed ID returns 404.
        download (bool | Unset): Whether browsers save the file instead of showing it. Default:
            False.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
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
        Response[Any | ErrorEnvelope | File]
    """

    kwargs = _get_kwargs(
        credit_note_id=credit_note_id,
        download=download,
        x_storefront_shopper_token=x_storefront_shopper_token,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    credit_note_id: UUID,
    *,
    client: AuthenticatedClient,
    download: bool | Unset = False,
    x_storefront_shopper_token: str,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | File | None:
    """Retrieve a credit note as a PDF

     Returns the credit note as a PDF, like the PDF of an invoice.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        credit_note_id (UUID): The ID of the credit note. An unknown or malformed ID returns 404.
        download (bool | Unset): Whether browsers save the file instead of showing it. Default:
            False.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
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
        Any | ErrorEnvelope | File
    """

    return sync_detailed(
        credit_note_id=credit_note_id,
        client=client,
        download=download,
        x_storefront_shopper_token=x_storefront_shopper_token,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    credit_note_id: UUID,
    *,
    client: AuthenticatedClient,
    download: bool | Unset = False,
    x_storefront_shopper_token: str,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope | File]:
    """Retrieve a credit note as a PDF

     Returns the credit note as a PDF, like the PDF of an invoice.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        credit_note_id (UUID): The ID of the credit note. An unknown or malformed ID returns 404.
        download (bool | Unset): Whether browsers save the file instead of showing it. Default:
            False.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
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
        Response[Any | ErrorEnvelope | File]
    """

    kwargs = _get_kwargs(
        credit_note_id=credit_note_id,
        download=download,
        x_storefront_shopper_token=x_storefront_shopper_token,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    credit_note_id: UUID,
    *,
    client: AuthenticatedClient,
    download: bool | Unset = False,
    x_storefront_shopper_token: str,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | File | None:
    """Retrieve a credit note as a PDF

     Returns the credit note as a PDF, like the PDF of an invoice.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        credit_note_id (UUID): The ID of the credit note. An unknown or malformed ID returns 404.
        download (bool | Unset): Whether browsers save the file instead of showing it. Default:
            False.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
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
        Any | ErrorEnvelope | File
    """

    return (
        await asyncio_detailed(
            credit_note_id=credit_note_id,
            client=client,
            download=download,
            x_storefront_shopper_token=x_storefront_shopper_token,
            if_none_match=if_none_match,
            x_request_id=x_request_id,
        )
    ).parsed
