/** The two worlds of a store. */
export type EventScope = { readonly tenantId: string; readonly mode: 'sandbox' | 'live' };

/** A fact of one service, as it travels: JSON on the bus, `data` a message of proto/storefront/events/v1 as a plain object. */
export interface DomainEvent<Data = unknown> extends EventScope {
  /** UUIDv7; the same however often the event arrives. */
  readonly id: string;
  /** `<aggregate>.<event>`, for example `order.confirmed`. */
  readonly type: string;
  readonly aggregate: string;
  readonly aggregateId: string;
  /** Counts the public events of the aggregate from 1 without a gap; null on internal events. */
  readonly sequence: number | null;
  /** UTC ISO-8601 with milliseconds: when the fact was written. */
  readonly occurredAt: string;
  /** The W3C trace that the fact was written in. */
  readonly traceparent: string | null;
  readonly data: Data;
}

const TYPE = /^([a-z_]+)\.[a-z_]+$/;

/** The aggregate of an event type: `order` of `order.confirmed`. Throws on a type of another shape, which is a mistake in code. */
export function aggregateOf(type: string): string {
  const aggregate = TYPE.exec(type)?.[1];
  if (aggregate === undefined) throw new Error(`"${type}" is no event type: it must read <aggregate>.<event>`);
  return aggregate;
}

/** Where the event is published: `events.<mode>.<tenant_id>.<aggregate>.<event>`. */
export const subjectOf = (event: Pick<DomainEvent, 'mode' | 'tenantId' | 'type'>): string =>
  `events.${event.mode}.${event.tenantId}.${event.type}`;

/** The subject of one type in all stores and modes. */
export const subjectOfType = (type: string): string => `events.*.*.${type}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Stands for the store of a message that names none. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

/** The store, the mode and the type that a subject names, as far as it is one of ours. */
export function scopeOfSubject(subject: string): EventScope & { readonly type: string } {
  const [, mode, tenantId = '', ...type] = subject.split('.');
  return { tenantId: UUID.test(tenantId) ? tenantId : NO_TENANT, mode: mode === 'live' ? 'live' : 'sandbox', type: type.join('.') };
}

/** Reads an event off the bus; throws on bytes that are none. */
export function decodeEvent(payload: string): DomainEvent<never> {
  const event: Partial<Record<keyof DomainEvent, unknown>> | null = JSON.parse(payload);
  for (const field of ['id', 'type', 'tenantId', 'mode', 'aggregate', 'aggregateId', 'occurredAt'] as const) {
    if (typeof event?.[field] !== 'string') throw new Error(`the event has no ${field}`);
  }
  if (event?.data === undefined) throw new Error('the event has no data');
  return event as DomainEvent<never>;
}
