import { ADDRESSES_MAX, CART_LINES_MAX } from '@storefront/contract';
import type { ErrorCode } from '@storefront/errors';
import type { ErrorWords } from './error-codes.ts';

interface ReasonWords extends ErrorWords {
  readonly code: ErrorCode;
}

const reasons = <const Name extends string>(table: Readonly<Record<Name, ReasonWords>>): Readonly<Record<Name, ReasonWords>> => table;

/** Every `error.reason` that the HTTP API returns. A test compares the table with the sources, in both directions. */
// biome-ignore format: one row per line is easier to read
export const ERROR_REASONS = reasons({
  invalid_api_key: { code: 'unauthorized', when: 'The key is missing, malformed, unknown, revoked, or expired.', remedy: 'Send a valid key.' },
  invalid_shopper_token: { code: 'unauthorized', when: 'The shopper token is missing where one is required, malformed, expired, or from the other mode, or its session has ended.', remedy: 'Refresh the session, or log the shopper in again.' },
  invalid_credentials: { code: 'unauthorized', when: 'The email or the password is wrong. The response does not reveal which.', remedy: 'Let the shopper try again.' },
  invalid_refresh_token: { code: 'unauthorized', when: 'The refresh token is unknown, expired, or already used. Reusing a token ends the whole session.', remedy: 'Log the shopper in again.' },

  secret_key_required: { code: 'forbidden', when: 'A publishable key was used on a customer-scoped or webhook route. It is never downgraded.', remedy: "Send the request from the store's own server with a secret key." },
  scope_required: { code: 'forbidden', when: 'The key lacks the scope that the operation requires.', remedy: 'Use a key to which the scope has been granted.' },
  origin_not_allowed: { code: 'forbidden', when: 'A publishable key was used from an `Origin` that is not on its allowlist.', remedy: "Have the origin added to the key's allowlist, exactly as the browser sends it." },
  shopper_of_another_store: { code: 'forbidden', when: 'The shopper token and the key belong to different stores.', remedy: 'Use a key of the store that the shopper logged in to.' },
  account_pending_approval: { code: 'forbidden', when: 'The store has not approved the account yet.', remedy: 'Ask the shopper to wait for approval.' },
  account_closed: { code: 'forbidden', when: 'The store has closed the account.', remedy: 'Refer the shopper to the store.' },
  account_suspended: { code: 'forbidden', when: 'The store has suspended the account.', remedy: 'Refer the shopper to the store.' },
  online_payments_disabled: { code: 'forbidden', when: 'The store does not accept online payments (`PREPAID` checkout and invoice payment).', remedy: 'Offer another payment rail.' },
  payment_gateway_not_configured: { code: 'forbidden', when: 'The store has no payment gateway in live mode (`PREPAID` checkout and invoice payment).', remedy: 'Offer another payment rail, or have an operator configure the gateway with `storefront stores payments set`.' },
  payment_rail_not_allowed: { code: 'forbidden', when: 'This payment rail is not available for the store or the customer.', remedy: 'Offer the `payment_rails` from `GET /v1/me`.' },
  credit_on_hold: { code: 'forbidden', when: "The customer's credit is on hold.", remedy: 'Offer another payment rail.' },

  payment_amount_not_supported: { code: 'conflict', when: 'The payment gateway cannot charge the amount: it is below its minimum, above its maximum, or not exact in the currency.', remedy: 'Offer another payment rail.' },
  cart_already_ordered: { code: 'conflict', when: 'The cart has already become an order. `details[0].order_id` identifies it.', remedy: 'Show that order, and create a new cart for the next one.' },
  cart_changed: { code: 'conflict', when: 'Concurrent requests kept changing the cart.', remedy: 'Retry after the delay in `Retry-After`.' },
  cart_checkout_in_progress: { code: 'conflict', when: 'The cart is being checked out and cannot be changed.', remedy: 'Retry after the delay in `Retry-After`.' },
  cart_empty: { code: 'conflict', when: 'The cart has no lines.', remedy: 'Add a line first.' },
  cart_expired: { code: 'conflict', when: 'The cart has expired after 30 days without a change.', remedy: 'Create a new cart.' },
  cart_line_limit: { code: 'conflict', when: `The cart already has ${CART_LINES_MAX} lines.`, remedy: 'Use more than one cart.' },
  price_unavailable: { code: 'conflict', when: 'The cart contains products that have no price for this customer. Each entry of `details`, at most 20, names a line in `line_id` and `sku`.', remedy: 'Remove the lines, or ask the store for a contract price.' },
  version_mismatch: { code: 'conflict', when: 'The `version` in the request is not the current one.', remedy: 'Retrieve the cart, and repeat the change with its current `version` if it still applies.' },
  checkout_in_progress: { code: 'conflict', when: 'Another checkout of this cart is in progress.', remedy: 'Retry after the delay in `Retry-After`.' },
  checkout_cancelled: { code: 'conflict', when: 'This checkout was abandoned before its order was created. Nothing was written.', remedy: 'Check out again.' },
  checkout_superseded: { code: 'conflict', when: 'A later checkout of the same cart completed first.', remedy: 'Retrieve the resulting order.' },
  checkout_released: { code: 'conflict', when: 'The payment authorization of this checkout was released before it was used. Nothing was written.', remedy: 'Check out again.' },
  checkout_mismatch: { code: 'conflict', when: 'The checkout was started with a different amount or payment rail.', remedy: 'Check out again.' },
  reservation_released: { code: 'conflict', when: 'The stock reservation of this checkout was released before it was used. Nothing was written.', remedy: 'Check out again.' },
  reservation_expired: { code: 'conflict', when: 'The stock reservation of this checkout expired after 15 minutes without being used. Nothing was written.', remedy: 'Check out again.' },
  idempotency_key_in_use: { code: 'conflict', when: 'A request with this `Idempotency-Key` is still in progress.', remedy: 'Retry the same request after the delay in `Retry-After`.' },
  order_not_cancellable: { code: 'conflict', when: 'The order is being shipped or corrected, or it has already been shipped, delivered, or canceled, or has expired.', remedy: 'Retrieve the order, and offer only its `allowed_actions`.' },
  order_not_payable: { code: 'conflict', when: 'The order is not waiting for payment: it is already paid or confirmed, or it is canceled or expired.', remedy: 'Retrieve the order. If it is canceled or expired, check out a new cart.' },
  invoice_already_paid: { code: 'conflict', when: 'The invoice is already paid.', remedy: 'Retrieve the invoice.' },
  invoice_voided: { code: 'conflict', when: 'The invoice is voided.', remedy: 'Retrieve the invoice.' },
  address_limit: { code: 'conflict', when: `The customer already has ${ADDRESSES_MAX} addresses.`, remedy: 'Delete an address first.' },
  email_taken: { code: 'conflict', when: 'An account with this email already exists.', remedy: 'Offer to log the shopper in.' },
  subscription_limit: { code: 'conflict', when: 'The store already has 20 webhook subscriptions in this mode.', remedy: 'Delete a subscription first.' },
  webhook_listener_limit: { code: 'conflict', when: 'The store already has 10 webhook listeners in this mode.', remedy: 'Delete a listener, or wait until unused ones expire after 10 minutes.' },
  clock_advancing: { code: 'conflict', when: 'The clock of the sandbox is being moved.', remedy: 'Retry after the delay in `Retry-After`.' },
  payment_session_not_paid: {
    code: 'conflict',
    when: 'The payment session is not paid, so that its payment cannot be disputed.',
    remedy: 'Dispute the payment of a session whose status is `PAID`.',
  },
  dispute_closed: {
    code: 'conflict',
    when: 'The dispute was won or lost before.',
    remedy: 'Dispute the payment of another session.',
  },
  sandbox_payment_limit: { code: 'conflict', when: 'The sandbox already has 100 payments ahead of time.', remedy: 'Clear the payments first.' },
  sandbox_fault_limit: { code: 'conflict', when: 'The sandbox already has 20 faults.', remedy: 'Clear the faults first.' },
  clock_limit: { code: 'conflict', when: 'The clock of the sandbox would be more than five years ahead of the real time.', remedy: 'Use another store for later times.' },
  subscription_disabled: { code: 'conflict', when: 'The webhook subscription is disabled.', remedy: 'Set its `status` to `ACTIVE` first.' },

  content_type: { code: 'unsupported_media_type', when: 'The body is not `application/json` in UTF-8.', remedy: 'Send `Content-Type: application/json`.' },
  content_encoding: { code: 'unsupported_media_type', when: 'The body is compressed.', remedy: 'Send the body uncompressed.' },

  idempotency_key_reused: { code: 'validation_error', when: 'The `Idempotency-Key` was used for a different request within the last 24 hours.', remedy: 'Use a new key for a new request.' },
  amount_too_large: { code: 'validation_error', when: "An amount exceeds 2^53 of the currency's smallest unit, or a JSON number cannot carry it exactly.", remedy: 'Lower the quantities, or split the order.' },
  unknown_shipping_option: { code: 'validation_error', when: "The `shipping_option_code` is not one of the store's options.", remedy: 'Offer the options from `GET /v1/checkout/shipping-options`.' },
  promo_not_found: { code: 'validation_error', when: 'The promotion does not exist.', remedy: 'Let the shopper correct the code.' },
  promo_expired: { code: 'validation_error', when: 'The promotion has ended.', remedy: 'Inform the shopper.' },
  promo_not_eligible: { code: 'validation_error', when: 'The cart does not meet the terms of the promotion, or the promotion has not started.', remedy: 'Inform the shopper.' },
  promo_limit_reached: { code: 'validation_error', when: 'The promotion has reached its usage limit.', remedy: 'Inform the shopper.' },
  promo_not_combinable: { code: 'validation_error', when: 'The promotion cannot be combined with another promotion in the cart.', remedy: 'Let the shopper remove the other promotion.' },

  client_rate_limited: { code: 'rate_limited', when: 'This client address has used up its own limit with this publishable key.', remedy: "Wait for the delay in `Retry-After`. A store's own server should use a secret key." },
  login_email_limited: { code: 'rate_limited', when: 'Ten logins have failed within 15 minutes for this email.', remedy: 'Wait for the delay in `Retry-After`; one attempt per minute is admitted.' },
  login_address_limited: { code: 'rate_limited', when: 'Ten logins have failed, or ten signups were made, within 15 minutes from this client address (IPv6: its /64 network); with a secret key, that in `X-Storefront-Client-Address`.', remedy: 'Wait for the delay in `Retry-After`; one attempt per minute is admitted.' },
  login_key_limited: { code: 'rate_limited', when: 'With this secret key, 1,000 logins, or signups with an email already in use, have failed within 15 minutes.', remedy: 'Wait for the delay in `Retry-After`, and check whether passwords are being guessed through your server.' },
  idempotency_key_limit: { code: 'rate_limited', when: 'The store has used about 200,000 idempotency keys within 24 hours in this mode. Nothing was written.', remedy: 'Send a key only with requests that you may repeat. A key becomes free 24 hours after its use.' },

  request_log_unavailable: { code: 'service_unavailable', when: 'The log of recent requests is unreachable. Other operations are not affected.', remedy: 'Retry with exponential backoff.' },
  downstream_unavailable: { code: 'bad_gateway', when: 'A part of the service is unreachable.', remedy: 'Retry with exponential backoff.' },
  payment_gateway_unavailable: { code: 'bad_gateway', when: 'The payment gateway did not answer in time, or is down.', remedy: 'Retry with exponential backoff, or offer another payment rail. An unfinished attempt charges nothing.' },
  payment_gateway_refused: { code: 'bad_gateway', when: "The payment gateway refused the request, for example because the store's API key is invalid.", remedy: 'Offer another payment rail, and inform the store.' },
  downstream_timeout: { code: 'gateway_timeout', when: 'A part of the service did not respond in time.', remedy: 'Retry with exponential backoff.' },
  overloaded: { code: 'service_unavailable', when: 'Too many requests are in progress, or what this one needs, such as a password hash, is in use by too many. Reads of the catalog are refused first. Nothing was written.', remedy: 'Retry after the delay in `Retry-After`, or longer if the error persists.' },
  store_moving: { code: 'service_unavailable', when: 'The store is being moved to other servers, which takes some seconds. Reads are served. Nothing was written.', remedy: 'Retry the same request after the delay in `Retry-After`.' },
  store_moved: { code: 'service_unavailable', when: 'The store has been moved to other servers, and this address no longer serves it.', remedy: 'If the error persists, ask the operator of the service for the new address.' },
  checkout_taken_over: { code: 'service_unavailable', when: 'Another process is completing this checkout after a failure.', remedy: 'Retry the same request after the delay in `Retry-After` to get the result.' },
});

/** A public `error.reason`. */
export type Reason = keyof typeof ERROR_REASONS;

/** Reasons that occur in the sources but not in HTTP responses, with an explanation. */
export const INTERNAL_REASONS: Readonly<Record<string, string>> = {
  service_credential: 'a service refuses calls without a valid service token; the gateway returns internal_error',
  caller_identity: 'an RPC refuses peers that are not on its list of callers',
  caller_kind: 'a service refuses a peer that acts for a kind of caller that is closed to it',
  bus_unavailable: 'returned only to operators',
  checkout_committed: 'only the saga releases payments, and it never releases a committed one',
  promotion_exists: 'operators create promotions',
  order_not_shippable: 'operators ship orders',
  shipment_too_large: 'operators ship orders',
  shipped_too_much: 'operators ship orders',
  return_too_large: 'operators refund orders',
  cancellation_too_large: 'operators cancel lines of orders',
  order_not_confirmed: 'operators cancel lines of orders',
  released_too_much: 'operators cancel lines of orders',
  order_not_invoiced: 'operators ship orders',
  order_unpaid: 'operators ship orders',
  nothing_to_refund: 'operators refund orders',
  invoice_not_issued: 'operators refund orders, and payment gateways repeat notifications',
  order_already_refunded: 'operators refund orders',
  refund_too_large: 'operators refund orders',
  refund_amount_differs: 'operators refund orders',
  refund_not_retryable: 'operators refund orders',
  invoice_unpaid: 'operators refund orders',
  invoice_credited: 'operators void invoices',
  order_still_open: 'operators void invoices',
  order_closed: 'operators reissue invoices',
  payment_in_progress: 'operators reissue invoices',
  invoice_has_payments: 'operators void invoices',
  payment_reference_used: 'operators record payments',
  payment_already_reversed: 'operators reverse payments',
  payment_changed: 'operators reverse payments',
  payment_refunded: 'operators reverse payments',
  refund_pending: 'operators reverse payments',
  no_unapplied_credit: 'operators apply credit',
  credit_too_low: 'operators apply credit',
  currency_mismatch: 'operators apply credit',
  category_not_empty: 'operators manage categories',
  category_path_taken: 'operators manage categories',
  tag_taken: 'operators manage tags',
  tag_in_use: 'operators manage tags',
  notification_signature: 'returned only to payment gateways',
  payment_session_closed: 'returned only by the sandbox payment page',
  disabled_by_store: 'a value of `disabled_reason`, not of an error',
};
