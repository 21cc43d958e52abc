import type { ErrorCode } from '@storefront/errors';
import type { ErrorWords } from './error-codes.ts';

interface ReasonWords extends ErrorWords {
  readonly code: ErrorCode;
}

const reasons = <const Name extends string>(table: Readonly<Record<Name, ReasonWords>>): Readonly<Record<Name, ReasonWords>> => table;

/** Every `error.reason` that an answer of the HTTP API may carry. A test holds the table against the sources, in both directions. */
// biome-ignore format: a table reads by its rows
export const ERROR_REASONS = reasons({
  invalid_api_key: { code: 'unauthorized', when: 'The key is missing, malformed, unknown, revoked or expired.', remedy: 'Send a valid key.' },
  invalid_shopper_token: { code: 'unauthorized', when: 'The shopper token is missing where one is needed, malformed, expired, of the other mode, or its session has ended.', remedy: 'Refresh the session, or log the shopper in again.' },
  invalid_credentials: { code: 'unauthorized', when: 'The e-mail or the password is wrong; which of them is not told.', remedy: 'Let the shopper try again.' },
  invalid_refresh_token: { code: 'unauthorized', when: 'The refresh token is unknown, expired, or was used before; a second use ends the whole session.', remedy: 'Log the shopper in again.' },

  secret_key_required: { code: 'forbidden', when: 'A publishable key on a customer-scoped or webhook route; it is never downgraded.', remedy: "Make the call from the store's own server with a secret key." },
  scope_required: { code: 'forbidden', when: 'The key lacks the scope of the operation.', remedy: 'Have the scope granted to a key.' },
  origin_not_allowed: { code: 'forbidden', when: 'A publishable key was used from an `Origin` that is not on its list.', remedy: 'Have the origin added to the key, exactly as the browser sends it.' },
  shopper_of_another_store: { code: 'forbidden', when: 'The shopper token belongs to another store than the key.', remedy: 'Use the key of the store that the shopper logged in to.' },
  account_pending_approval: { code: 'forbidden', when: 'The store has not approved the account yet.', remedy: 'Tell the shopper to wait for the approval.' },
  account_suspended: { code: 'forbidden', when: 'The store has suspended the account.', remedy: 'Refer the shopper to the store.' },
  online_payments_disabled: { code: 'forbidden', when: 'The store does not take online payments: `PREPAID` checkout, invoice pay.', remedy: 'Offer another payment rail.' },
  payment_rail_not_allowed: { code: 'forbidden', when: 'The store or the customer does not have this payment rail.', remedy: 'Offer the `payment_rails` of `GET /v1/me`.' },
  credit_on_hold: { code: 'forbidden', when: "The customer's credit is on hold.", remedy: 'Offer another payment rail.' },

  cart_already_ordered: { code: 'conflict', when: 'The cart has become an order; `details[0].order_id` names it.', remedy: 'Show that order; open a new cart for the next one.' },
  cart_changed: { code: 'conflict', when: 'Somebody else kept changing the cart at the same moment.', remedy: 'Retry after `Retry-After`.' },
  cart_checkout_in_progress: { code: 'conflict', when: 'The cart is being checked out and cannot change now.', remedy: 'Retry after `Retry-After`.' },
  cart_empty: { code: 'conflict', when: 'The cart has no lines.', remedy: 'Put something into it first.' },
  cart_expired: { code: 'conflict', when: 'The cart was left alone for 30 days.', remedy: 'Open a new cart.' },
  cart_line_limit: { code: 'conflict', when: 'The cart holds 500 lines.', remedy: 'Order in two carts.' },
  version_mismatch: { code: 'conflict', when: 'The `version` that was sent is not the present one.', remedy: 'Read the cart again and decide anew.' },
  checkout_in_progress: { code: 'conflict', when: 'Another checkout of this cart is running.', remedy: 'Retry after `Retry-After`.' },
  checkout_cancelled: { code: 'conflict', when: 'This checkout was given up before it got to its order; nothing was written.', remedy: 'Check out again.' },
  checkout_superseded: { code: 'conflict', when: 'A later checkout of the same cart came first.', remedy: 'Read the order that came of it.' },
  checkout_released: { code: 'conflict', when: 'The payment of this checkout was released before it was used; nothing was written.', remedy: 'Check out again.' },
  checkout_mismatch: { code: 'conflict', when: 'The checkout was begun with another amount or rail.', remedy: 'Check out again.' },
  reservation_released: { code: 'conflict', when: 'The stock of this checkout was released before it was used; nothing was written.', remedy: 'Check out again.' },
  reservation_expired: { code: 'conflict', when: 'The stock of this checkout was held for 15 minutes and never used; nothing was written.', remedy: 'Check out again.' },
  idempotency_key_in_use: { code: 'conflict', when: 'A request with this `Idempotency-Key` is still running.', remedy: 'Retry the same request after `Retry-After`.' },
  order_not_cancellable: { code: 'conflict', when: 'The order is shipped or being shipped, delivered, cancelled or expired.', remedy: 'Read the order; see its `allowed_actions`.' },
  order_already_paid: { code: 'conflict', when: 'The order is paid or confirmed.', remedy: 'Read the order.' },
  order_not_payable: { code: 'conflict', when: 'The order was cancelled or has expired.', remedy: 'Check out a new cart.' },
  invoice_already_paid: { code: 'conflict', when: 'The invoice is paid.', remedy: 'Read the invoice.' },
  invoice_voided: { code: 'conflict', when: 'The invoice is voided.', remedy: 'Read the invoice.' },
  email_taken: { code: 'conflict', when: 'There is an account with this e-mail.', remedy: 'Offer to log in.' },
  subscription_limit: { code: 'conflict', when: 'The store has 20 webhook subscriptions in this mode.', remedy: 'Delete one first.' },
  subscription_disabled: { code: 'conflict', when: 'The webhook subscription is disabled.', remedy: 'Set its `status` to `ACTIVE` first.' },

  content_type: { code: 'unsupported_media_type', when: 'The body is not `application/json` in UTF-8.', remedy: 'Send `Content-Type: application/json`.' },
  content_encoding: { code: 'unsupported_media_type', when: 'The body is compressed.', remedy: 'Send it plain.' },

  idempotency_key_reused: { code: 'validation_error', when: 'The `Idempotency-Key` was used for another request within 24 hours.', remedy: 'Use a new key for a new request.' },
  unknown_shipping_option: { code: 'validation_error', when: 'The `shipping_option_code` is not one of the store.', remedy: 'Offer `GET /v1/checkout/shipping-options`.' },
  promo_not_found: { code: 'validation_error', when: 'There is no such promotion.', remedy: 'Let the shopper correct the code.' },
  promo_expired: { code: 'validation_error', when: 'The promotion has ended.', remedy: 'Tell the shopper.' },
  promo_not_eligible: { code: 'validation_error', when: 'The cart does not meet the terms of the promotion, or it has not begun.', remedy: 'Tell the shopper.' },
  promo_limit_reached: { code: 'validation_error', when: 'The promotion has been used as often as it may be.', remedy: 'Tell the shopper.' },
  promo_not_combinable: { code: 'validation_error', when: 'The promotion cannot be combined with another one of the cart.', remedy: 'Let the shopper take the other one back.' },

  too_many_login_failures: { code: 'rate_limited', when: 'Ten attempts failed within 15 minutes for this e-mail or this address.', remedy: 'Wait for `Retry-After`.' },

  downstream_unavailable: { code: 'bad_gateway', when: 'A part of the service cannot be reached.', remedy: 'Retry with growing waits.' },
  downstream_timeout: { code: 'gateway_timeout', when: 'A part of the service did not answer in time.', remedy: 'Retry with growing waits.' },
  checkout_taken_over: { code: 'service_unavailable', when: 'Another process finishes this checkout after a fault.', remedy: 'Retry the same request after `Retry-After`; the answer will be there.' },
});

export type Reason = keyof typeof ERROR_REASONS;

/** Reasons in the sources that no HTTP answer carries, and why. */
export const INTERNAL_REASONS: Readonly<Record<string, string>> = {
  service_credential: 'a service refuses a caller that is not ours; the gateway answers internal_error',
  caller_kind: 'the operators’ RPCs refuse every other caller',
  bus_unavailable: 'told to operators alone',
  checkout_committed: 'the saga alone releases payments, and never a committed one',
  promotion_exists: 'promotions are made by operators',
  order_not_shippable: 'orders are shipped by operators',
  shipment_too_large: 'orders are shipped by operators',
  shipped_too_much: 'orders are shipped by operators',
  category_not_empty: 'categories are kept by operators',
  category_path_taken: 'categories are kept by operators',
  tag_taken: 'tags are kept by operators',
  tag_in_use: 'tags are kept by operators',
  notification_signature: 'told to payment gateways alone',
  disabled_by_store: 'a value of `disabled_reason`, not of an error',
};
