"""Verifies the deliveries in the file DELIVERIES with the Python client, and those of v1 with standardwebhooks too."""

import base64
import json
import os
from pathlib import Path

import standardwebhooks

from storefront_client.models import OrderConfirmed
from storefront_client.webhooks import WebhookVerificationError, verify_webhook


def is_accepted_by_library(headers: dict[str, str], body: bytes, secret: str) -> bool | None:
    """The library does not support v1a."""
    if secret.startswith("whpk_"):
        return None
    try:
        standardwebhooks.Webhook(secret).verify(body, headers)
    except standardwebhooks.WebhookVerificationError:
        return False
    return True


def reason_of(headers: dict[str, str], body: bytes, secret: str) -> str | None:
    try:
        verify_webhook(headers, body, secret)
    except WebhookVerificationError as error:
        return error.reason
    return None


def report_on(delivery: dict) -> dict:
    headers, body, secret = delivery["headers"], base64.b64decode(delivery["body"]), delivery["secret"]
    event = verify_webhook(headers, body, secret)
    is_order = event["type"] == "order.confirmed"
    return {
        "type": event["type"],
        "number": OrderConfirmed.from_dict(event).data.number if is_order else None,
        "library": is_accepted_by_library(headers, body, secret),
        "changed": reason_of(headers, body + b" ", secret),
    }


deliveries = json.loads(Path(os.environ["DELIVERIES"]).read_text())
print(json.dumps([report_on(delivery) for delivery in deliveries]))
