import { DEAD_LETTERS_RETENTION_DAYS, INBOX_RETENTION_DAYS, OUTBOX_RETENTION_DAYS } from '../../../packages/events/src/event-sweeps.ts';
import { KEY_RETENTION_HOURS } from '../../../packages/idempotency/src/tables.ts';
import { RESET_WINDOW_SECONDS } from '../../../services/billing/src/accounts/domain/login-limit.ts';
import {
  AUTHORIZATION_RETENTION_DAYS,
  CLOSED_ORDER_RETENTION_DAYS,
  EXPIRED_RETENTION_DAYS,
  UNPAID_SESSION_RETENTION_DAYS,
} from '../../../services/billing/src/sweeps/purges.ts';
import { FREEZE_RETENTION_DAYS } from '../../../services/cart/src/sweeps/purge-freezes.ts';
import {
  ABANDONED_RETENTION_DAYS,
  ORDERED_RETENTION_DAYS,
  PROMOTION_USE_RETENTION_DAYS,
} from '../../../services/cart/src/sweeps/sweeps.ts';
import { CHANGES_RETENTION_MS } from '../../../services/catalog/src/store/compact-changes.ts';
import { RESERVATION_RETENTION_DAYS } from '../../../services/catalog/src/sweeps/sweeps.ts';
import { CHECKOUT_RETENTION_DAYS } from '../../../services/orders/src/store/checkouts.ts';
import { ABANDONED_RETENTION_DAYS as ABANDONED_CHECKOUT_RETENTION_DAYS } from '../../../services/orders/src/sweeps/sweeps.ts';
import { LISTENER_EXPIRES_MINUTES } from '../../../services/webhooks/src/domain/listener.ts';
import { EVENT_RETENTION_DAYS } from '../../../services/webhooks/src/domain/stored-event.ts';
import { DELIVERY_RETENTION_DAYS } from '../../../services/webhooks/src/sweeps/purges.ts';
import type { Limit } from './limit.ts';

/** How long each purged table keeps its rows. `beyond` names the tables. */
export const retention: readonly Limit[] = [
  {
    what: 'Stored responses of Idempotency-Keys',
    beyond: '`idempotent_response`, `orders.idempotency_record`',
    constant: { KEY_RETENTION_HOURS },
    file: 'packages/idempotency/src/tables.ts',
  },
  {
    what: 'Published events in the outbox',
    beyond: '`outbox`',
    constant: { OUTBOX_RETENTION_DAYS },
    file: 'packages/events/src/event-sweeps.ts',
  },
  {
    what: 'Handled events',
    beyond: '`inbox`',
    constant: { INBOX_RETENTION_DAYS },
    file: 'packages/events/src/event-sweeps.ts',
  },
  {
    what: 'Dead letters',
    beyond: '`quarantine`',
    constant: { DEAD_LETTERS_RETENTION_DAYS },
    file: 'packages/events/src/event-sweeps.ts',
  },
  {
    what: 'Reservations that hold nothing',
    beyond: '`catalog.reservation`, `catalog.reservation_line`, `catalog.reservation_shipment`',
    constant: { RESERVATION_RETENTION_DAYS },
    file: 'services/catalog/src/sweeps/sweeps.ts',
  },
  {
    what: 'Superseded changes of a product',
    beyond: '`catalog.catalog_change`',
    constant: { CHANGES_RETENTION_MS },
    file: 'services/catalog/src/store/compact-changes.ts',
  },
  {
    what: 'Expired carts',
    beyond: '`cart.cart`, `cart.cart_line`, `cart.cart_promotion`',
    constant: { ABANDONED_RETENTION_DAYS },
    file: 'services/cart/src/sweeps/sweeps.ts',
  },
  {
    what: 'Ordered carts',
    beyond: '`cart.cart`, `cart.cart_freeze`',
    constant: { ORDERED_RETENTION_DAYS },
    file: 'services/cart/src/sweeps/sweeps.ts',
  },
  {
    what: 'Checkout records of a cart',
    beyond: '`cart.cart_freeze`',
    constant: { FREEZE_RETENTION_DAYS },
    file: 'services/cart/src/sweeps/purge-freezes.ts',
  },
  {
    what: 'Promotion uses that no longer count toward a limit',
    beyond: '`cart.promotion_use`',
    constant: { PROMOTION_USE_RETENTION_DAYS },
    file: 'services/cart/src/sweeps/sweeps.ts',
  },
  {
    what: 'Completed checkouts',
    beyond: '`orders.checkout`',
    constant: { CHECKOUT_RETENTION_DAYS },
    file: 'services/orders/src/store/checkouts.ts',
  },
  {
    what: 'Abandoned checkouts',
    beyond: '`orders.checkout`',
    constant: { ABANDONED_RETENTION_DAYS: ABANDONED_CHECKOUT_RETENTION_DAYS },
    file: 'services/orders/src/sweeps/sweeps.ts',
  },
  {
    what: 'Failed logins',
    beyond: '`billing.login_failure`',
    constant: { RESET_WINDOW_SECONDS },
    file: 'services/billing/src/accounts/domain/login-limit.ts',
  },
  {
    what: 'Ended and expired sessions, refresh tokens, and tokens of emails',
    beyond: '`billing.session_family`, `billing.refresh_token`, `billing.account_token`',
    constant: { EXPIRED_RETENTION_DAYS },
    file: 'services/billing/src/sweeps/purges.ts',
  },
  {
    what: 'Payment authorizations that hold nothing',
    beyond: '`billing.payment_authorization`',
    constant: { AUTHORIZATION_RETENTION_DAYS },
    file: 'services/billing/src/sweeps/purges.ts',
  },
  {
    what: 'Payment sessions without a payment',
    beyond: '`billing.payment_session`',
    constant: { UNPAID_SESSION_RETENTION_DAYS },
    file: 'services/billing/src/sweeps/purges.ts',
  },
  {
    what: 'Closed orders without an invoice',
    beyond: '`billing.closed_order`',
    constant: { CLOSED_ORDER_RETENTION_DAYS },
    file: 'services/billing/src/sweeps/purges.ts',
  },
  {
    what: 'Payloads, attempts, and statistics of deliveries',
    beyond: '`webhooks.delivery`, `webhooks.attempt`, `webhooks.delivery_hour`, `webhooks.subscription`',
    constant: { DELIVERY_RETENTION_DAYS },
    file: 'services/webhooks/src/sweeps/purges.ts',
  },
  {
    what: 'Events of a feed',
    beyond: '`webhooks.stored_event`',
    constant: { EVENT_RETENTION_DAYS },
    file: 'services/webhooks/src/domain/stored-event.ts',
  },
  {
    what: 'Unused webhook listeners',
    beyond: '`webhooks.listener`',
    constant: { LISTENER_EXPIRES_MINUTES },
    file: 'services/webhooks/src/domain/listener.ts',
  },
  {
    what: 'Which events were dispatched, for their order',
    beyond: '`webhooks.aggregate_sequence`',
    constant: { DELIVERY_RETENTION_DAYS },
    file: 'services/webhooks/src/sweeps/purges.ts',
  },
];
