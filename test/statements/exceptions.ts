import type { StatementRule } from './check-statement.ts';

/** Statements of one file that may break one rule. */
export interface Exception {
  /** The file that executes them, from the root of the repository. */
  readonly file: string;
  readonly rule: StatementRule;
  /** The tables, columns, or functions, or `*` for any. */
  readonly names: readonly string[];
  /** Why, in one sentence. */
  readonly reason: string;
}

/** The statements that break a rule, by file. An exception that no statement of its file needs fails a complete run. */
export const EXCEPTIONS: readonly Exception[] = [
  // packages
  {
    file: 'packages/db/src/check-invariants.ts',
    rule: 'read of many stores',
    names: ['*'],
    reason: 'The doctor checks the rows of all stores.',
  },
  {
    file: 'packages/access/src/audit/audit-log.ts',
    rule: 'one server',
    names: ['pg_advisory_xact_lock'],
    reason: 'The log of operators is one for all stores, and stays on the server of the connections.',
  },
  {
    file: 'packages/events/src/consume/dead-letters.ts',
    rule: 'read of many stores',
    names: ['quarantine'],
    reason: 'Operators list and count the dead letters of all stores.',
  },
  {
    file: 'packages/events/src/publish/check-lost-events.ts',
    rule: 'read of many stores',
    names: ['outbox'],
    reason: 'The doctor counts what a consumer has lost of all stores.',
  },
  {
    file: 'packages/events/src/publish/outbox.ts',
    rule: 'read of many stores',
    names: ['outbox'],
    reason: 'The relay lists and compares the events of all stores; a statement for each store marks them.',
  },
  {
    file: 'packages/events/src/publish/unmark.ts',
    rule: 'read of many stores',
    names: ['outbox'],
    reason: 'Finds events to publish again; a statement for each store changes them.',
  },
  {
    file: 'packages/events/src/table-ledger.ts',
    rule: 'read of many stores',
    names: ['*'],
    reason: 'The doctor compares the ledgers of services for all stores, page by page.',
  },
  {
    file: 'packages/db/src/purge-rows.ts',
    rule: 'read of many stores',
    names: ['*'],
    reason: 'Finds rows that are due; a statement for each store purges them.',
  },
  {
    file: 'packages/db/src/keep-session.ts',
    rule: 'one server',
    names: ['pg_advisory_lock'],
    reason: 'The lock shows that a process lives, and guards the rows of no store.',
  },
  {
    file: 'packages/lease-owners/src/owner-rows.ts',
    rule: 'one server',
    names: ['pg_try_advisory_xact_lock_shared'],
    reason: 'Shows whether the session of another process has ended.',
  },

  // services/billing
  {
    file: 'services/billing/src/credit/store/authorizations.ts',
    rule: 'read of many stores',
    names: ['payment_authorization'],
    reason: 'Finds holds that have expired; each is released in its store.',
  },
  {
    file: 'services/billing/src/accounts/store/login-failures.ts',
    rule: 'one server',
    names: ['pg_advisory_xact_lock'],
    reason: 'Every connection goes through the coordinator, which holds the lock of a subject that has no row.',
  },
  {
    file: 'services/billing/src/accounts/store/sessions.ts',
    rule: 'read of many stores',
    names: ['session_family'],
    reason: 'Gateways refuse the tokens of sessions that have ended in any store.',
  },
  {
    file: 'services/billing/src/invoices/store/closed-orders.ts',
    rule: 'one server',
    names: ['pg_advisory_xact_lock'],
    reason: 'Every connection goes through the coordinator, which holds the lock of an order that has no row before its invoice.',
  },
  {
    file: 'services/billing/src/invoices/store/overdue-invoices.ts',
    rule: 'read of many stores',
    names: ['invoice', 'sandbox_clock'],
    reason: 'Finds invoices that have become overdue; each is announced in its store.',
  },
  {
    file: 'services/billing/src/refunds/store/due-refunds.ts',
    rule: 'read of many stores',
    names: ['payment_session', 'refund', 'sandbox_clock'],
    reason: 'Finds refunds that are due, and sessions without one; each is claimed in its store.',
  },
  {
    file: 'services/billing/src/gateways/store/expired-sessions.ts',
    rule: 'read of many stores',
    names: ['payment_session', 'sandbox_clock', 'sandbox_payment'],
    reason: 'Finds sessions that have expired; each is closed in its store.',
  },
  {
    file: 'services/billing/src/gateways/store/payment-checks.ts',
    rule: 'read of many stores',
    names: ['payment_session'],
    reason: 'Finds sessions that are due for a check; those of a store are claimed by a statement of their own.',
  },
  {
    file: 'services/billing/src/gateways/store/payment-gateways.ts',
    rule: 'read of many stores',
    names: ['payment_gateway'],
    reason: 'Finds secrets that are encrypted with an earlier key; each is replaced in its store.',
  },
  {
    file: 'services/billing/src/gateways/store/payment-sessions.ts',
    rule: 'read of many stores',
    names: ['payment_session'],
    reason: 'The URL of a sandbox’s page has only the ID of a session.',
  },
  {
    file: 'services/billing/src/gateways/store/sandbox-payments.ts',
    rule: 'read of many stores',
    names: ['sandbox_clock', 'sandbox_payment'],
    reason: 'Finds payments that are due; each is made in its store.',
  },
  {
    file: 'services/billing/src/gateways/store/sandbox-refunds.ts',
    rule: 'read of many stores',
    names: ['sandbox_refund'],
    reason: 'Finds refunds whose notification is due; each is sent in its store.',
  },

  // services/cart
  {
    file: 'services/cart/src/store/old-promotion-uses.ts',
    rule: 'read of many stores',
    names: ['promotion', 'promotion_use'],
    reason: 'Finds the promotions of all stores with old uses, of which each is then purged in its store.',
  },

  // services/catalog
  {
    file: 'services/catalog/src/store/compact-changes.ts',
    rule: 'read of many stores',
    names: ['catalog_version'],
    reason: 'Finds stores whose change log is due; a statement for each compacts it.',
  },
  {
    file: 'services/catalog/src/store/products/apply-sale-windows.ts',
    rule: 'read of many stores',
    names: ['product', 'sandbox_clock'],
    reason: 'Finds stores in which a sale begins or ends; a transaction for each changes its prices.',
  },
  {
    file: 'services/catalog/src/store/reservations/resolve-reservation.ts',
    rule: 'read of many stores',
    names: ['reservation'],
    reason: 'Finds reservations that have expired; each is released in its store.',
  },
  {
    file: 'services/catalog/src/store/stale-statistics.ts',
    rule: 'one server',
    names: ['pg_stat_user_tables'],
    reason: 'Citus changes no rows of the tables themselves, and autovacuum alone analyzes their shards.',
  },
  {
    file: 'services/catalog/src/store/stale-statistics.ts',
    rule: 'unchecked form',
    names: ['refresh_statistics'],
    reason: 'The function analyzes tables, which only their owner can.',
  },
  {
    file: 'services/catalog/src/store/stock/apply-store-thresholds.ts',
    rule: 'read of many stores',
    names: ['stock_setting'],
    reason: 'Finds stores with a new threshold; a transaction for each applies it.',
  },
  {
    file: 'services/catalog/src/store/stock/publish-bands.ts',
    rule: 'read of many stores',
    names: ['stock'],
    reason: 'Finds bands that are due; a transaction for each store publishes them.',
  },
  {
    file: 'services/catalog/src/store/taxonomy/reindex-categories.ts',
    rule: 'read of many stores',
    names: ['category_reindex'],
    reason: 'Finds categories to index again; a transaction for each indexes its products.',
  },

  // services/orders
  {
    file: 'services/orders/src/store/due-rows.ts',
    rule: 'read of many stores',
    names: ['account_closing', 'checkout', 'order_return', 'sales_order', 'sandbox_clock', 'shipment'],
    reason: 'Finds rows that are due; a statement for each store claims them.',
  },
  {
    file: 'services/orders/src/store/open-checkouts.ts',
    rule: 'read of many stores',
    names: ['checkout'],
    reason: 'The metrics of checkouts are those of all stores.',
  },
  {
    file: 'services/orders/src/store/reclaim-checkouts.ts',
    rule: 'read of many stores',
    names: ['checkout'],
    reason: 'Finds the stores of a dead process; a statement for each store releases its leases.',
  },
  {
    file: 'services/orders/src/store/reclaim-checkouts.ts',
    rule: 'write without a mode',
    names: ['checkout'],
    reason: 'A dead process owned checkouts of both modes.',
  },

  // services/webhooks
  {
    file: 'services/webhooks/src/store/claims.ts',
    rule: 'read of many stores',
    names: ['delivery'],
    reason: 'The metrics of deliveries are those of all stores.',
  },
  {
    file: 'services/webhooks/src/store/discard-pending.ts',
    rule: 'read of many stores',
    names: ['delivery', 'subscription'],
    reason: 'The sweep finds ended subscriptions with pending deliveries.',
  },
  {
    file: 'services/webhooks/src/store/flows.ts',
    rule: 'read of many stores',
    names: ['flow'],
    reason: 'A claim finds the stores whose flow is due, and the completer sleeps until the next one is.',
  },
  {
    file: 'services/webhooks/src/store/pending-events.ts',
    rule: 'read of many stores',
    names: ['pending_event'],
    reason: 'The metrics of pending events are those of all stores.',
  },
  {
    file: 'services/webhooks/src/store/purge-events.ts',
    rule: 'read of many stores',
    names: ['event_feed'],
    reason: 'The purge lists the stores with events, page by page; it deletes those of each store in statements of its own.',
  },
  {
    file: 'services/webhooks/src/store/release-leases.ts',
    rule: 'read of many stores',
    names: ['delivery', 'pending_event'],
    reason: 'The leases of a dead process belong to any stores.',
  },
  {
    file: 'services/webhooks/src/store/sealed-secrets.ts',
    rule: 'read of many stores',
    names: ['subscription'],
    reason: 'A new encryption key applies to the secrets of all stores.',
  },
];
