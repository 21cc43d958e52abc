import { ADDRESSES_MAX, CART_LINES_MAX, LISTS_MAX } from '@storefront/contract';
import type { ErrorWords, PublicErrorCode } from './error-codes.ts';

/** The text of a reason, with its code. */
export interface ReasonWords extends ErrorWords {
  readonly code: PublicErrorCode;
}

const reasons = <const Name extends string>(table: Readonly<Record<Name, ReasonWords>>): Readonly<Record<Name, ReasonWords>> => table;

/** Every `error.reason` that the HTTP API returns. A test compares the table with the sources, in both directions. */
// prettier-ignore
export const ERROR_REASONS = reasons({
  invalid_api_key: { code: 'unauthorized', when: 'The key is missing, malformed, unknown, revoked, or expired.', remedy: 'Send a valid key.' },
  invalid_shopper_token: { code: 'unauthorized', when: 'The shopper token is missing, malformed, or from the other mode.', remedy: 'Log the shopper in.' },
  shopper_token_expired: { code: 'unauthorized', when: 'The shopper token has expired.', remedy: 'Refresh the session.' },
  shopper_session_ended: { code: 'unauthorized', when: 'The session of the shopper token has ended.', remedy: 'Log the shopper in again.' },
  invalid_credentials: { code: 'unauthorized', when: 'The email or the password is wrong. The response does not reveal which.', remedy: 'Let the shopper try again.' },
  invalid_refresh_token: { code: 'unauthorized', when: 'The refresh token is unknown or expired, or it was exchanged more than 30 seconds ago, or for a token that was used since. Such a reuse ends the whole session.', remedy: 'Log the shopper in again.' },
  notification_signature: { code: 'unauthorized', when: 'The signature of a notification is wrong or too old. Only payment gateways get this reason.', remedy: 'Check the signing secret.' },

  current_password_incorrect: { code: 'validation_error', when: "The current password is wrong, or the customer has none.", remedy: 'Let the shopper try again. Ten failures in 15 minutes return 429.' },

  reset_token_invalid: { code: 'validation_error', when: 'The reset token is wrong, used, replaced, or expired.', remedy: 'Offer to send another one.' },
  verification_token_invalid: { code: 'validation_error', when: 'The verification token is wrong, used, replaced, or expired.', remedy: 'Offer to send another one.' },
  reset_limit_reached: { code: 'rate_limited', when: 'Five password resets, or five email verifications, of this email within an hour, or ten resets from one client address within 15 minutes.', remedy: 'Retry after the delay in `Retry-After`, up to an hour.' },

  secret_key_required: { code: 'forbidden', when: 'A publishable key was used on a customer-scoped or webhook route. It is never downgraded.', remedy: "Send the request from the store's own server with a secret key." },
  scope_required: { code: 'forbidden', when: 'The key lacks the scope that the operation requires.', remedy: 'Have a key issued with it: `storefront keys create --scopes`.' },
  origin_not_allowed: { code: 'forbidden', when: 'A publishable key was used from an `Origin` that is not on its allowlist.', remedy: "Have the origin added to the key's allowlist, exactly as the browser sends it." },
  shopper_of_another_store: { code: 'forbidden', when: 'The shopper token and the key belong to different stores.', remedy: 'Use a key of the store that the shopper logged in to.' },
  account_pending_approval: { code: 'forbidden', when: 'The store has not approved the account yet.', remedy: 'Ask the shopper to wait for approval.' },
  email_not_verified: { code: 'forbidden', when: 'The store requires a verified email, and the customer’s is not verified.', remedy: 'Send a token of `POST /v1/auth/email-verifications` to the shopper.' },
  account_closed: { code: 'forbidden', when: 'The account is closed, or is being closed.', remedy: 'Refer the shopper to the store.' },
  account_suspended: { code: 'forbidden', when: 'The store has suspended the account.', remedy: 'Refer the shopper to the store.' },
  online_payments_disabled: { code: 'forbidden', when: 'The store does not accept online payments (`PREPAID` checkout and invoice payment).', remedy: 'Offer another payment rail.' },
  payment_gateway_not_configured: { code: 'forbidden', when: 'The store has no payment gateway in live mode (`PREPAID` checkout and invoice payment).', remedy: 'Offer another payment rail, or have an operator configure the gateway with `storefront stores payments set`.' },
  payment_rail_not_allowed: { code: 'forbidden', when: 'This payment rail is not available for the store or the customer.', remedy: 'Offer the `payment_rails` from `GET /v1/me`.' },
  credit_on_hold: { code: 'forbidden', when: "The customer's credit is on hold.", remedy: 'Offer another payment rail.' },

  payment_amount_not_supported: { code: 'conflict', when: 'The payment gateway cannot charge the amount: it is below its minimum, above its maximum, or not exact in the currency.', remedy: 'Offer another payment rail.' },
  cart_already_ordered: { code: 'conflict', when: 'The cart has already become an order. `details[0].order_id` identifies it.', remedy: 'Show that order, and create a new cart for the next one.' },
  cart_changed: { code: 'conflict', when: 'Concurrent requests repeatedly changed the cart.', remedy: 'Retry after the delay in `Retry-After`.' },
  cart_checkout_in_progress: { code: 'conflict', when: 'The cart is being checked out and cannot be changed.', remedy: 'Retry after the delay in `Retry-After`.' },
  cart_empty: { code: 'conflict', when: 'The cart has no lines.', remedy: 'Add a line first.' },
  cart_expired: { code: 'conflict', when: 'The cart has expired after 30 days without a change.', remedy: 'Create a new cart.' },
  cart_line_limit: { code: 'conflict', when: `The cart already has ${CART_LINES_MAX} lines.`, remedy: 'Use more than one cart.' },
  nothing_orderable: { code: 'conflict', when: 'None of the lines can be added to a cart. Nothing was written.', remedy: 'Inform the shopper.' },
  price_unavailable: { code: 'conflict', when: 'The cart contains products that have no price for this customer. Each entry of `details`, at most 20, names a line in `line_id` and `sku`.', remedy: 'Remove the lines, or ask the store for a contract price.' },
  version_mismatch: { code: 'conflict', when: 'The `version` in the request is not the current one.', remedy: 'Retrieve the resource, and repeat the change with its current `version` if it still applies.' },
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
  no_unapplied_credit: { code: 'conflict', when: 'The customer has no unapplied credit.', remedy: 'Offer another payment.' },
  payment_in_progress: { code: 'conflict', when: 'A bank is processing a payment of the invoice.', remedy: 'Try again when it has ended.' },
  amount_exceeds_credit: { code: 'validation_error', when: 'The amount is more than the unapplied credit.', remedy: 'Apply less.' },
  amount_exceeds_due: { code: 'validation_error', when: 'The amount is more than is due on the invoice.', remedy: 'Pay less.' },
  duplicate_invoice: { code: 'validation_error', when: 'The request names an invoice more than once.', remedy: 'Name each invoice once.' },
  invoice_voided: { code: 'conflict', when: 'The invoice is voided.', remedy: 'Retrieve the invoice.' },
  account_has_open_orders: { code: 'conflict', when: 'An order is neither delivered nor canceled, a checkout is in progress, or an invoice is unpaid.', remedy: 'Close the account when they are finished.' },
  account_has_balance: { code: 'conflict', when: 'There is unapplied credit, a refund that is not settled, or a live payment session.', remedy: 'Ask the store to pay the credit out, and wait for payments and refunds.' },
  address_limit: { code: 'conflict', when: `The customer already has ${ADDRESSES_MAX} addresses.`, remedy: 'Delete an address first.' },
  list_limit: { code: 'conflict', when: `The customer already has ${LISTS_MAX} lists.`, remedy: 'Delete a list first.' },
  list_name_taken: { code: 'conflict', when: 'Another list of the customer has this name.', remedy: 'Let the shopper choose another name.' },
  list_changed: { code: 'conflict', when: 'Concurrent requests repeatedly changed the list.', remedy: 'Retry after the delay in `Retry-After`.' },
  email_taken: { code: 'conflict', when: 'An account with this email already exists.', remedy: 'Offer to log the shopper in.' },
  subscription_limit: { code: 'conflict', when: 'The store already has 20 webhook subscriptions in this mode.', remedy: 'Delete a subscription first.' },
  webhook_listener_limit: { code: 'conflict', when: 'The store already has 10 webhook listeners in this mode.', remedy: 'Delete a listener, or wait until unused ones expire after 10 minutes.' },
  event_feed_off: { code: 'conflict', when: 'The event feed of the store is off.', remedy: 'Ask the operator to turn it on.' },
  cursor_expired: { code: 'conflict', when: 'Events after the cursor are no longer retained.', remedy: 'Start without a cursor.' },
  clock_advancing: { code: 'conflict', when: 'The clock of the sandbox is being moved.', remedy: 'Retry after the delay in `Retry-After`.' },
  payment_session_closed: { code: 'conflict', when: 'The payment session has ended. Only the sandbox payment page gives this reason.', remedy: 'Start another payment.' },
  payment_session_not_paid: {
    code: 'conflict',
    when: 'The payment session is not paid, so its payment cannot be disputed.',
    remedy: 'Dispute the payment of a session whose status is `PAID`.',
  },
  dispute_closed: {
    code: 'conflict',
    when: 'The dispute has already been won or lost.',
    remedy: 'Dispute the payment of another session.',
  },
  customer_has_history: { code: 'conflict', when: 'The customer has invoices or payments, or a statement of a past period was read.', remedy: 'Create the history of a new customer.' },
  sandbox_payment_limit: { code: 'conflict', when: 'The sandbox already has 100 queued payments.', remedy: 'Clear the payments first.' },
  sandbox_fault_limit: { code: 'conflict', when: 'The sandbox already has 20 faults.', remedy: 'Clear the faults first.' },
  clock_limit: { code: 'conflict', when: 'The clock of the sandbox would be more than five years ahead of the real time.', remedy: 'Use another store for later times.' },
  subscription_disabled: { code: 'conflict', when: 'The webhook subscription is disabled.', remedy: 'Set its `status` to `ACTIVE` first.' },

  content_type: { code: 'unsupported_media_type', when: 'The body is not `application/json` in UTF-8.', remedy: 'Send `Content-Type: application/json`.' },
  content_encoding: { code: 'unsupported_media_type', when: 'The body is compressed.', remedy: 'Send the body uncompressed.' },

  idempotency_key_reused: { code: 'validation_error', when: 'The `Idempotency-Key` was used for a different request within the last 24 hours.', remedy: 'Use a new key for a new request.' },
  invalid_quantity: { code: 'validation_error', when: 'A quantity or a unit of a line is missing, out of range, too precise, or not one in which the product is sold.', remedy: 'Show `details`, and let the shopper correct the line.' },
  amount_too_large: { code: 'validation_error', when: "An amount exceeds 2^53 of the currency's smallest unit, or a JSON number cannot carry it exactly.", remedy: 'Lower the quantities, or split the order.' },
  unknown_shipping_option: { code: 'validation_error', when: "The `shipping_option_code` is not one of the store's options.", remedy: 'Offer the options from `GET /v1/checkout/shipping-options`.' },
  promo_not_found: { code: 'validation_error', when: 'The promotion does not exist.', remedy: 'Let the shopper correct the code.' },
  promo_expired: { code: 'validation_error', when: 'The promotion has ended.', remedy: 'Inform the shopper.' },
  promo_not_eligible: { code: 'validation_error', when: 'The cart does not meet the terms of the promotion, or the promotion has not started.', remedy: 'Inform the shopper.' },
  promo_limit_reached: { code: 'validation_error', when: 'The promotion has reached its usage limit.', remedy: 'Inform the shopper.' },
  promo_not_combinable: { code: 'validation_error', when: 'The promotion cannot be combined with another promotion in the cart.', remedy: 'Let the shopper remove the other promotion.' },

  client_rate_limited: { code: 'rate_limited', when: 'This client address has used up its own limit with this publishable key.', remedy: "Wait for the delay in `Retry-After`. A store's own server should use a secret key." },
  login_email_limited: { code: 'rate_limited', when: 'Ten logins with this email have failed within 15 minutes, or a hundred have succeeded.', remedy: 'Wait for the delay in `Retry-After`; one attempt per minute is admitted.' },
  login_address_limited: { code: 'rate_limited', when: 'Ten logins have failed, or ten signups were made, within 15 minutes from this client address (IPv6: its /64 network); with a secret key, that in `X-Storefront-Client-Address`.', remedy: 'Wait for the delay in `Retry-After`; one attempt per minute is admitted.' },
  login_key_limited: { code: 'rate_limited', when: 'With this secret key, 1,000 logins, or signups with an email already in use, have failed within 15 minutes.', remedy: 'Wait for the delay in `Retry-After`, and check whether passwords are being guessed through your server.' },
  idempotency_key_limit: { code: 'rate_limited', when: 'Within 24 hours in this mode, the store has used about 200,000 idempotency keys, or the customer about 20,000. Nothing was written.', remedy: 'Send a key only with requests that you may repeat. A key becomes free 24 hours after its use.' },

  request_log_unavailable: { code: 'service_unavailable', when: 'The log of recent requests is unreachable. Other operations are not affected.', remedy: 'Retry with exponential backoff.' },
  downstream_unavailable: { code: 'bad_gateway', when: 'A part of the service is unreachable.', remedy: 'Retry with exponential backoff.' },
  payment_gateway_unavailable: { code: 'bad_gateway', when: 'The payment gateway did not respond in time, or is down.', remedy: 'Retry with exponential backoff, or offer another payment rail. An unfinished attempt charges nothing.' },
  payment_gateway_refused: { code: 'bad_gateway', when: "The payment gateway refused the request, for example because the store's API key is invalid.", remedy: 'Offer another payment rail, and inform the store.' },
  downstream_timeout: { code: 'gateway_timeout', when: 'A part of the service did not respond in time.', remedy: 'Retry with exponential backoff.' },
  overloaded: { code: 'service_unavailable', when: 'Too many requests are in progress, or too many use a resource that this one needs, such as password hashing. Reads of the catalog are refused first. Nothing was written.', remedy: 'Retry after the delay in `Retry-After`, or longer if the error persists.' },
  checkout_taken_over: { code: 'service_unavailable', when: 'Another process is completing this checkout after a failure.', remedy: 'Retry the same request after the delay in `Retry-After` to get the result.' },
});

/** A public `error.reason`. */
export type Reason = keyof typeof ERROR_REASONS;

/** Every `error.reason` that the Admin API returns besides those. */
// prettier-ignore
export const OPERATOR_REASONS: Readonly<Record<string, ReasonWords>> = {
  invalid_token: { code: 'unauthorized', when: 'The token is missing, malformed, unknown, expired, or revoked.', remedy: 'Send a valid token in `Authorization: Bearer`.' },
  scope_missing: { code: 'forbidden', when: 'The token has none of the scopes that the message names, or is not one for all stores.', remedy: 'Have a token issued with one of them.' },
  unknown_field: { code: 'validation_error', when: 'The body has a field that the operation does not have. `details` names each.', remedy: 'Correct or remove the field.' },
  idempotency_key_required: { code: 'validation_error', when: 'The request has no `Idempotency-Key`.', remedy: 'Send a key, and the same one with each repetition.' },

  sku_taken: { code: 'conflict', when: 'The store already has a product with this SKU.', remedy: 'Change the product with `PATCH`, or use a batch, which creates or changes.' },
  stock_changed: { code: 'conflict', when: 'The quantity on hand is not `expected_on_hand`. `details` has the present levels.', remedy: 'Count again, or decide by the present levels.' },
  promotion_exists: { code: 'conflict', when: 'The store already has a promotion with this code.', remedy: 'Choose another code.' },
  category_not_empty: { code: 'conflict', when: 'The category has subcategories or products, perhaps hidden ones.', remedy: 'Move them first.' },
  category_path_taken: { code: 'conflict', when: 'The store already has a category with this path.', remedy: 'Choose another name or parent.' },
  tag_taken: { code: 'conflict', when: 'The group already has this tag.', remedy: 'Choose another name or group.' },
  tag_in_use: { code: 'conflict', when: 'Products, perhaps hidden ones, have the tag.', remedy: 'Remove it from them first.' },

  nothing_to_ship: { code: 'conflict', when: 'Everything of the order has been shipped or canceled.', remedy: 'Retrieve the order. Nothing is left to do if its shipments are right.' },
  duplicate_order: { code: 'conflict', when: 'An earlier row of the batch names the same order.', remedy: 'Send the second shipment of an order in another batch.' },
  order_not_shippable: { code: 'conflict', when: 'The status of the order does not allow shipping.', remedy: 'Retrieve the order, and take only its `allowed_actions`.' },
  order_not_deliverable: { code: 'conflict', when: 'The order has not been shipped, or has been delivered or canceled.', remedy: 'Retrieve the order, and take only its `allowed_actions`.' },
  shipment_too_large: { code: 'conflict', when: 'A quantity exceeds what is left to ship of its line.', remedy: 'Retrieve the order, and ship at most what is left.' },
  shipped_too_much: { code: 'conflict', when: 'A shipped quantity exceeds what is reserved for the order.', remedy: 'Retrieve the order and the stock of the SKU.' },
  order_not_invoiced: { code: 'conflict', when: 'The invoice of the order was voided.', remedy: 'Reissue it first.' },
  order_unpaid: { code: 'conflict', when: 'The payment of a prepaid order was reversed.', remedy: 'Record another payment, or cancel the order.' },
  order_not_confirmed: { code: 'conflict', when: 'The order has not been confirmed, so that lines of it cannot be canceled.', remedy: 'Cancel all of it.' },
  cancellation_too_large: { code: 'conflict', when: 'A quantity exceeds what is left to ship.', remedy: 'Retrieve the order. Refund what has shipped.' },
  released_too_much: { code: 'conflict', when: 'A canceled quantity exceeds what is reserved for the order.', remedy: 'Retrieve the order and the stock of the SKU.' },
  return_too_large: { code: 'conflict', when: 'A quantity exceeds what was shipped or invoiced and has not been returned.', remedy: 'Retrieve the order, and return at most what is left.' },

  amount_changed: { code: 'conflict', when: 'The total is not `expected_total`. Nothing was written.', remedy: 'Repeat the dry run, and decide by its amounts.' },
  invoice_not_issued: { code: 'conflict', when: 'The order was confirmed a moment ago and has no invoice yet.', remedy: 'Repeat the request with the same key.' },
  nothing_to_refund: { code: 'conflict', when: 'Nothing of the order, or of its shipping, is left to credit.', remedy: 'Retrieve the order and its credit notes.' },
  order_already_refunded: { code: 'conflict', when: 'The whole invoice has been credited.', remedy: 'Retrieve its credit notes.' },
  refund_too_large: { code: 'conflict', when: 'The amount exceeds what is left to credit.', remedy: 'Credit at most what the message names.' },
  refund_amount_differs: { code: 'conflict', when: 'Another amount waits to be refunded by hand.', remedy: 'Record that amount first.' },
  refund_not_retryable: { code: 'conflict', when: 'The refund has not failed.', remedy: 'Retrieve the refund.' },
  invoice_unpaid: { code: 'conflict', when: 'Nothing has been paid on the invoice, so that nothing can be refunded as a whole.', remedy: 'Credit its lines and shipping, or cancel the order if nothing has shipped.' },
  invoice_credited: { code: 'conflict', when: 'The invoice has a credit note or an unsettled refund, and cannot be voided.', remedy: 'Credit the rest, or settle the refund first.' },
  invoice_has_payments: { code: 'conflict', when: 'The invoice has payments, and cannot be voided.', remedy: 'Refund them, or move them to the credit of the customer.' },
  order_still_open: { code: 'conflict', when: 'The order of the invoice is not canceled.', remedy: 'Cancel it, or void the invoice with `reissue`.' },
  order_closed: { code: 'conflict', when: 'The order of the invoice is canceled or expired, so that nothing can be reissued.', remedy: 'Void the invoice without `reissue`.' },
  payment_reference_used: { code: 'conflict', when: 'A payment or refund of another amount has the reference.', remedy: 'Check which is right. Use another reference for another payment.' },
  payment_already_reversed: { code: 'conflict', when: 'All of the payment was reversed.', remedy: 'Retrieve the payment.' },
  payment_changed: { code: 'conflict', when: 'The payment was changed at the same time.', remedy: 'Repeat the request.' },
  payment_refunded: { code: 'conflict', when: 'Credit from the payment was paid out.', remedy: 'Reverse at most what is left.' },
  refund_pending: { code: 'conflict', when: 'A refund of the payment is pending.', remedy: 'Repeat the request once it has ended.' },
  credit_too_low: { code: 'conflict', when: 'The customer has less unapplied credit.', remedy: 'Retrieve the credit, and use at most that.' },
  currency_mismatch: { code: 'conflict', when: 'The credit and the invoice have different currencies.', remedy: 'Settle the invoice with a payment.' },

  token_name_taken: { code: 'conflict', when: 'Another token that is not revoked has the name.', remedy: 'Choose another name, or revoke that one.' },
  not_issued: { code: 'bad_gateway', when: 'A service did not store the token, so that none did. The message names it.', remedy: 'Repeat the request.' },
  partly_revoked: { code: 'bad_gateway', when: 'A service may still accept the token. The message names it.', remedy: 'Repeat the request.' },
};

/** Reasons that neither API returns, with an explanation. */
export const INTERNAL_REASONS: Readonly<Record<string, string>> = {
  service_credential: 'a service refuses calls without a valid service token; the gateway returns internal_error',
  caller_identity: 'an RPC refuses peers that are not on its list of callers',
  caller_kind: 'a service refuses a peer that acts for a kind of caller that is closed to it',
  operator_scope: 'the Admin API returns scope_missing; only the command shows it',
  operator_store: 'the Admin API returns 404; only the command shows it',
  operator_token_ended: 'the Admin API returns invalid_token; only the command shows it',
  payment_repeated: 'the Admin API records no payment without a reference',
  bus_unavailable: 'only the command works on dead letters',
  checkout_committed: 'only the saga releases payments, and it never releases a committed one',
  disabled_by_store: 'a value of `disabled_reason`, not of an error',
};
