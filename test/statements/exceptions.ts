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

/** The statements that break a rule, by file. An exception that no statement needs fails the run. */
export const EXCEPTIONS: readonly Exception[] = [
  // gateway
  {
    file: 'gateway/src/stores/store/list-stores.ts',
    rule: 'read of many stores',
    names: ['sandbox_clock', 'store_settings', 'tenant'],
    reason: 'Operators list all stores.',
  },

  // packages
  {
    file: 'packages/db/src/check-invariants.ts',
    rule: 'read of many stores',
    names: ['*'],
    reason: 'The doctor checks the rows of all stores.',
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
    file: 'packages/lease-holders/src/holder-rows.ts',
    rule: 'one server',
    names: ['pg_try_advisory_xact_lock_shared'],
    reason: 'Shows whether the session of another process has ended.',
  },

  // services/billing

  // services/cart

  // services/catalog

  // services/orders
  {
    file: 'services/orders/src/store/due-rows.ts',
    rule: 'read of many stores',
    names: ['checkout', 'order_return', 'sales_order', 'sandbox_clock', 'shipment'],
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
    file: 'services/orders/src/store/unsettled-orders.ts',
    rule: 'read of many stores',
    names: ['sales_order'],
    reason: 'Lists the orders of earlier releases; a transaction for each compares it with its invoices.',
  },

  // services/webhooks
];

/** The folders whose statements are not yet converted. Delete a folder when all of its statements serve one store or are exceptions. */
export const NOT_YET_CONVERTED: readonly string[] = [
  'gateway/',

  'packages/',

  'services/billing/',

  'services/cart/',

  'services/catalog/',

  'services/webhooks/',
];

const NOT_YET = 'Not yet converted.';

/** The keys of tables of stores that lack the store, as `service.table.key`, and why, in one sentence. */
export const KEYS_WITHOUT_STORE: Readonly<Record<string, string>> = {
  'billing.payment_session.payment_session_id': NOT_YET,
  'billing.refund.refund_id': NOT_YET,
};
