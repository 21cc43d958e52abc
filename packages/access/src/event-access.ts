import { PUBLISHED_EVENT_TYPES } from '@storefront/contract';
import type { ServiceName } from './peers.ts';

/** The only stream, which contains the events of all services. */
export const STREAM = 'EVENTS';

/** The events that one service publishes and consumes. */
export interface EventAccess {
  /** The aggregates whose events it publishes. Each aggregate belongs to one service. */
  readonly publishes: readonly string[];
  /** The types that its durable consumer, named like the service, receives. */
  readonly consumes: readonly string[];
  /** The types that each of its processes watches as they are published, without the stream. */
  readonly watches: readonly string[];
}

/** The access of every service to events. The permissions of NATS are generated from this table. */
export const EVENT_ACCESS = {
  gateway: {
    publishes: ['key', 'store'],
    consumes: [],
    watches: ['catalog.changed', 'key.changed', 'store.changed', 'store.sandbox_changed', 'session.ended'],
  },
  catalog: { publishes: ['catalog', 'product', 'stock'], consumes: ['order.cancelled', 'customer.exemption_changed'], watches: [] },
  cart: { publishes: [], consumes: ['order.cancelled'], watches: ['catalog.changed'] },
  orders: {
    publishes: ['order'],
    consumes: [
      'payment_session.paid',
      'payment_session.closed',
      'invoice.backdated',
      'invoice.paid',
      'invoice.voided',
      'invoice.settled',
      'invoice.payment_reversed',
      'payment.disputed',
      'credit_note.issued',
      'refund.changed',
    ],
    watches: [],
  },
  billing: {
    publishes: ['customer', 'credit_note', 'invoice', 'payment', 'payment_session', 'refund', 'session'],
    consumes: ['order.confirmed', 'order.cancelled'],
    watches: [],
  },
  webhooks: {
    publishes: [],
    consumes: PUBLISHED_EVENT_TYPES,
    watches: [],
  },
} as const satisfies Record<ServiceName, EventAccess>;

/** Returns the access of a service that is not known in advance. */
export const eventAccessOf = (service: ServiceName): EventAccess => EVENT_ACCESS[service];
