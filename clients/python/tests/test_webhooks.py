"""Deliveries that are signed here. npm run check:clients verifies deliveries of the service."""

import base64
import hmac
import json
import time
import unittest

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from storefront_client.webhooks import WebhookVerificationError, verify_webhook

BODY = '{"id":"e1","type":"stock.changed","data":{"name":"Ü"}}'.encode()
PRIVATE_KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC_KEY = "whpk_" + base64.b64encode(PRIVATE_KEY.public_key().public_bytes_raw()).decode()


def secret_of(text: str) -> str:
    return "whsec_" + base64.b64encode(text.encode()).decode()


OLD, NEW = secret_of("old"), secret_of("new")


def signed(*keys: str | Ed25519PrivateKey, body: bytes = BODY, age: int = 0) -> dict[str, str]:
    timestamp = str(int(time.time()) - age)
    text = f"e1.{timestamp}.".encode() + body

    def sign(key: str | Ed25519PrivateKey) -> str:
        if isinstance(key, Ed25519PrivateKey):
            return "v1a," + base64.b64encode(key.sign(text)).decode()
        secret = base64.b64decode(key.removeprefix("whsec_").removeprefix("whpk_"))
        return "v1," + base64.b64encode(hmac.digest(secret, text, "sha256")).decode()

    return {"Webhook-Id": "e1", "webhook-timestamp": timestamp, "webhook-signature": " ".join(map(sign, keys))}


class VerifyWebhookTest(unittest.TestCase):
    def expect_reason(self, reason: str, headers: dict[str, str], body: bytes = BODY, secret: str = OLD) -> None:
        with self.assertRaises(WebhookVerificationError) as raised:
            verify_webhook(headers, body, secret)
        self.assertEqual(raised.exception.reason, reason)

    def test_returns_the_event_of_a_signed_delivery(self) -> None:
        for keys, secrets in [
            ([OLD], OLD),
            ([OLD, NEW], NEW),
            ([NEW], [OLD, NEW]),
            ([PRIVATE_KEY], PUBLIC_KEY),
            ([NEW, PRIVATE_KEY], [OLD, PUBLIC_KEY]),
        ]:
            with self.subTest(secrets=secrets):
                self.assertEqual(verify_webhook(signed(*keys), BODY, secrets), json.loads(BODY))

    def test_rejects_what_is_not_signed(self) -> None:
        for headers, secret in [
            (signed(NEW), OLD),
            (signed(OLD), PUBLIC_KEY),
            (signed(PRIVATE_KEY), OLD),
            (signed(Ed25519PrivateKey.generate()), PUBLIC_KEY),
            # A public key is not a shared secret, although anyone can sign with it.
            (signed(PUBLIC_KEY), PUBLIC_KEY),
            (signed(OLD) | {"Webhook-Id": "e2"}, OLD),
            (signed(OLD) | {"webhook-timestamp": str(int(time.time()) - 9)}, OLD),
            (signed(OLD) | {"webhook-signature": "v1, v1a, v1 v1,% v1,ü"}, OLD),
        ]:
            with self.subTest(headers=headers):
                self.expect_reason("signature_mismatch", headers, secret=secret)
        self.expect_reason("signature_mismatch", signed(OLD), BODY + b" ")
        self.expect_reason("missing_signature", {})
        self.expect_reason("invalid_body", signed(OLD, body=b"x"), b"x")

    def test_tolerates_five_minutes(self) -> None:
        for age in [-290, 290]:
            verify_webhook(signed(OLD, age=age), BODY, OLD)
        for age in [-310, 310]:
            self.expect_reason("timestamp_out_of_tolerance", signed(OLD, age=age))
            verify_webhook(signed(OLD, age=age), BODY, OLD, tolerance_seconds=600)
        self.expect_reason("timestamp_out_of_tolerance", signed(OLD) | {"webhook-timestamp": "NaN"})

    def test_refuses_secrets_that_are_none(self) -> None:
        for secrets in ["", "whsec_", "whsec_%", "whpk_", "whpk_c2hvcnQ=", [], [OLD, ""]]:
            with self.subTest(secrets=secrets), self.assertRaises(ValueError):
                verify_webhook(signed(OLD), BODY, secrets)


if __name__ == "__main__":
    unittest.main()
