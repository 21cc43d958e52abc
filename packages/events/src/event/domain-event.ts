import type { Scope } from '@storefront/contract';

/** An event published by a service: JSON on the bus, with `data` a message of proto/storefront/events/v1 as a plain object. */
export interface DomainEvent<Data = unknown> extends Scope {
  /** A UUIDv7 that identifies the event; redeliveries have the same ID. */
  readonly id: string;
  /** `<aggregate>.<event>`, for example `order.confirmed`. */
  readonly type: string;
  readonly aggregate: string;
  readonly aggregateId: string;
  /** Numbers the events of the aggregate whose type is sequenced from 1 without gaps; null for others. */
  readonly sequence: number | null;
  /** Numbers the public events of the aggregate without gaps; absent from internal events. */
  readonly position?: number;
  /** Milliseconds since the public event before this one was written; absent if none is known. */
  readonly sincePreviousMs?: number;
  /** When the event was written: UTC ISO 8601 with milliseconds. */
  readonly occurredAt: string;
  /** The W3C trace context in which the event was written. */
  readonly traceparent: string | null;
  /** The request of the public API that has caused the event, directly or through other events; absent if none has. */
  readonly requestId?: string;
  readonly data: Data;
}

const TYPE = /^([a-z_]+)\.[a-z_]+$/;

/** Returns the aggregate of an event type: `order` for `order.confirmed`. Throws if the type is malformed, which is a programming error. */
export function aggregateOf(type: string): string {
  const aggregate = TYPE.exec(type)?.[1];
  if (aggregate === undefined) throw new Error(`"${type}" is not an event type; it must have the form <aggregate>.<event>`);
  return aggregate;
}

/** Returns the subject to publish an event on: `events.<mode>.<tenant_id>.<aggregate>.<event>`. */
export const subjectOf = (event: Pick<DomainEvent, 'mode' | 'tenantId' | 'type'>): string =>
  `events.${event.mode}.${event.tenantId}.${event.type}`;

/** Returns the subject filter for one type in all stores and modes. */
export const subjectOfType = (type: string): string => `events.*.*.${type}`;

/** Returns the attributes of a span about an event. */
export const messagingAttributes = ({ id, type }: Pick<DomainEvent, 'id' | 'type'>) => ({
  'messaging.system': 'nats',
  'messaging.destination.template': subjectOfType(type),
  'messaging.message.id': id,
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The tenant of a message whose subject contains none. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

/** Parses the store, mode, and type from a subject, with defaults for a malformed one. */
export function scopeOfSubject(subject: string): Scope & { readonly type: string } {
  const [, mode, tenantId = '', ...type] = subject.split('.');
  return { tenantId: UUID.test(tenantId) ? tenantId : NO_TENANT, mode: mode === 'live' ? 'live' : 'sandbox', type: type.join('.') };
}

/**
 * Parses an event that arrived on a subject; throws if the payload is not an event, or not one of this subject. The broker allows each service to
 * publish on the subjects of its own aggregates only, which proves nothing about a payload that names others.
 */
export function decodeEvent(payload: string, subject: string): DomainEvent<never> {
  const event: Partial<Record<keyof DomainEvent, unknown>> | null = JSON.parse(payload);
  for (const field of ['id', 'type', 'tenantId', 'mode', 'aggregate', 'aggregateId', 'occurredAt'] as const) {
    if (typeof event?.[field] !== 'string') throw new Error(`the event has no ${field}`);
  }
  if (event?.data === undefined) throw new Error('the event has no data');
  const decoded = event as DomainEvent<never>;
  if (subjectOf(decoded) !== subject) throw new Error(`the event does not belong on its subject: it names ${subjectOf(decoded)}`);
  if (aggregateOf(decoded.type) !== decoded.aggregate) throw new Error(`the event's type does not belong to its aggregate`);
  return decoded;
}
