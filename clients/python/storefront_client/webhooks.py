"""Verification of webhook deliveries, as Standard Webhooks specifies it.

Pass the raw bytes of the body, not a parsed and serialized copy. In Flask::

    try:
        event = verify_webhook(request.headers, request.get_data(), SIGNING_SECRET)
    except WebhookVerificationError:
        abort(401)
    if event["type"] == "order.confirmed":
        handle(OrderConfirmed.from_dict(event))

Delivery is at least once: keep the IDs of handled events. Types that are newer than this client can arrive.
"""

import base64
import hmac
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

TOLERANCE_SECONDS = 300
_PUBLIC_PREFIX = "whpk_"


class WebhookErrorReason(StrEnum):
    """Why a delivery was rejected."""

    MISSING_SIGNATURE = "missing_signature"
    TIMESTAMP_OUT_OF_TOLERANCE = "timestamp_out_of_tolerance"
    SIGNATURE_MISMATCH = "signature_mismatch"
    INVALID_BODY = "invalid_body"


class WebhookVerificationError(Exception):
    """A delivery that must not be handled. Respond with 401."""

    def __init__(self, reason: WebhookErrorReason) -> None:
        super().__init__(f"The webhook delivery was rejected: {reason.replace('_', ' ')}.")
        self.reason = reason


def verify_webhook(
    headers: Mapping[str, str],
    body: bytes,
    secrets: str | Sequence[str],
    *,
    tolerance_seconds: float = TOLERANCE_SECONDS,
) -> dict[str, Any]:
    """Verifies the signature of a delivery and returns its event.

    Args:
        headers: The headers of the request. Case does not matter.
        body: The raw bytes of the body. Limit the size of requests to 4 MiB, which holds the largest order.
        secrets: The ``signing_secret`` of the subscription, or its ``public_key`` if it signs with ``v1a``; several
            while they are being rotated or the scheme changes.
        tolerance_seconds: The greatest age of a delivery, and how far its time may be ahead.

    Raises:
        WebhookVerificationError: The delivery must not be handled.
        ValueError: A secret is not one of a subscription.
    """
    keys = [_parse_secret(secret) for secret in ([secrets] if isinstance(secrets, str) else secrets)]
    if not keys:
        raise ValueError("verify_webhook needs a signing secret or a public key")
    values = {name.lower(): value for name, value in headers.items()}
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    event_id, timestamp, signatures = (values.get(name, "") for name in names)
    if not (event_id and timestamp and signatures):
        raise WebhookVerificationError(WebhookErrorReason.MISSING_SIGNATURE)
    # Written so that a timestamp that is not a number is rejected.
    if not abs(time.time() - _seconds(timestamp)) <= tolerance_seconds:
        raise WebhookVerificationError(WebhookErrorReason.TIMESTAMP_OUT_OF_TOLERANCE)
    signed = f"{event_id}.{timestamp}.".encode(errors="replace") + body
    presented = list(_decode_signatures(signatures))
    if not any(_is_signed(key, scheme, signature, signed) for key in keys for scheme, signature in presented):
        raise WebhookVerificationError(WebhookErrorReason.SIGNATURE_MISMATCH)
    try:
        return json.loads(body)
    except ValueError as error:
        raise WebhookVerificationError(WebhookErrorReason.INVALID_BODY) from error


def _parse_secret(secret: str) -> bytes | Ed25519PublicKey:
    """Returns the key of ``v1`` or ``v1a``. A public key is known to everyone, so it is never a key of ``v1``."""
    try:
        key = base64.b64decode(secret.removeprefix(_PUBLIC_PREFIX).removeprefix("whsec_"), validate=True)
        if secret.startswith(_PUBLIC_PREFIX):
            return Ed25519PublicKey.from_public_bytes(key)
    except ValueError:
        key = b""
    # An empty key would accept deliveries that anyone can sign.
    if not key:
        raise ValueError("a secret is neither a signing secret (whsec_…) nor a public key (whpk_…)")
    return key


def _seconds(timestamp: str) -> float:
    try:
        return int(timestamp)
    except ValueError:
        return float("nan")


def _decode_signatures(signatures: str) -> Iterator[tuple[str, bytes]]:
    """Yields each signature with its scheme. Text that is not Base64 matches nothing."""
    for text in signatures.split(" "):
        scheme, _, encoded = text.partition(",")
        try:
            yield scheme, base64.b64decode(encoded, validate=True)
        except ValueError:
            continue


def _is_signed(key: bytes | Ed25519PublicKey, scheme: str, signature: bytes, signed: bytes) -> bool:
    if isinstance(key, bytes):
        return scheme == "v1" and hmac.compare_digest(hmac.digest(key, signed, "sha256"), signature)
    try:
        if scheme == "v1a":
            key.verify(signature, signed)
            return True
    except InvalidSignature:
        pass
    return False
