import type { Verb } from './verbs.ts';

/** A noun of the command: what its group manages, and its verbs. */
export interface Noun {
  readonly about: string;
  readonly verbs: readonly Verb[];
}

/**
 * The nouns of the command, by their words, in the order of the help. A group of commands accepts the verbs that stand here and no others, so dispatch,
 * help, completion, and the table in docs/command.md follow from this table.
 */
export const NOUNS = {
  stores: { about: 'manage stores (tenants) and their settings', verbs: ['list', 'get', 'create', 'update'] },
  'stores payments': { about: "manage a store's Stripe account for live payments", verbs: ['get', 'set', 'delete'] },
  keys: { about: 'manage API keys', verbs: ['list', 'create', 'update', 'revoke'] },
  catalog: { about: 'list, import, export, hide, and unhide products', verbs: ['list', 'import', 'export', 'hide', 'unhide'] },
  categories: { about: 'manage the category tree (imports create categories from their paths)', verbs: ['list', 'update', 'delete'] },
  tags: { about: 'manage tags and tag groups (imports create them)', verbs: ['list', 'update', 'delete'] },
  'tags groups': { about: 'manage tag groups', verbs: ['update'] },
  stock: { about: 'manage stock (storefronts see only availability bands, never quantities)', verbs: ['get', 'set', 'adjust'] },
  'stock threshold': { about: 'manage the low-stock threshold of the store', verbs: ['set'] },
  prices: { about: 'manage contract prices', verbs: ['set', 'delete', 'import', 'export'] },
  customers: {
    about: 'manage customers, their credit terms, and their payment rails',
    verbs: ['list', 'get', 'create', 'update', 'close', 'reopen', 'import', 'export', 'statement', 'record-payment', 'refund-credit'],
  },
  'customers addresses': { about: 'manage the saved addresses of a customer', verbs: ['list', 'create', 'delete'] },
  credit: { about: 'view customer credit and apply unapplied money', verbs: ['get', 'apply'] },
  shipping: { about: 'manage shipping options', verbs: ['list', 'set', 'delete'] },
  promotions: { about: 'manage promotion codes', verbs: ['list', 'create', 'end'] },
  orders: { about: 'manage orders, given by ID or number', verbs: ['list', 'get', 'ship', 'deliver', 'cancel', 'refund', 'restock'] },
  invoices: {
    about: 'manage invoices, given by ID or number',
    verbs: ['list', 'get', 'download', 'record-payment', 'reverse-payment', 'void'],
  },
  'credit-notes': { about: 'view credit notes, given by ID or number', verbs: ['list', 'get', 'download'] },
  refunds: { about: 'view refunds and retry those that failed', verbs: ['list', 'get', 'retry'] },
  reports: { about: 'write reports of a store to stdout, for bookkeeping', verbs: ['tax', 'aging', 'payments'] },
  events: { about: 'read the events of a store, and manage the event bus between services', verbs: ['tail', 'redrive', 'republish'] },
  'events lag': { about: 'view what waits on the event bus', verbs: ['get'] },
  'events dead-letters': { about: 'view events that a consumer could not handle', verbs: ['list'] },
  sandbox: { about: "control a store's sandbox with a secret sandbox key", verbs: ['get', 'reset', 'dispute', 'trigger'] },
  'sandbox clock': { about: "manage the store's clock", verbs: ['get', 'advance'] },
  'sandbox payments': { about: 'choose the outcomes of the next payments', verbs: ['list', 'create', 'clear'] },
  'sandbox stock': { about: 'manage the stock of the sandbox', verbs: ['set'] },
  'sandbox credit': { about: 'manage the credit terms of customers of the sandbox', verbs: ['update'] },
  'sandbox histories': { about: 'create past invoices and payments of customers of the sandbox', verbs: ['create'] },
  'sandbox faults': { about: 'make the next matching requests of the sandbox go wrong', verbs: ['list', 'create', 'clear'] },
  webhooks: {
    about: "subscribe to, receive, inspect, and repeat a store's webhooks with a secret key",
    verbs: ['list', 'get', 'create', 'update', 'delete', 'listen', 'redeliver', 'replay', 'stats', 'trigger'],
  },
  'webhooks deliveries': { about: 'view the deliveries to endpoints', verbs: ['list'] },
  requests: { about: 'look into recent requests with a secret key', verbs: ['list', 'get', 'tail'] },
  audit: { about: 'show and verify what operators did', verbs: ['list', 'verify'] },
  tokens: { about: 'manage the tokens of operators, for people and programs that run this command', verbs: ['list', 'create', 'revoke'] },
  profiles: { about: 'manage profiles: named settings of a store, a mode, and a connection', verbs: ['list', 'set', 'delete', 'use'] },
} as const satisfies Readonly<Record<string, Noun>>;

/** The words of a noun, such as `orders` or `sandbox clock`. */
export type NounWords = keyof typeof NOUNS;

/** Commands without a noun, which concern a whole system, a store, or this machine. */
export const PROGRAMS = ['golive', 'doctor', 'probe', 'login', 'logout', 'completion'] as const;
