/** The events that the `sequence` of their aggregate counts; the default where no events are named. */
export const SEQUENCED_EVENT_TYPES = [
  'order.confirmed',
  'order.shipped',
  'order.cancelled',
  'invoice.issued',
  'product.created',
  'product.updated',
  'stock.changed',
] as const;

/** The events that only `position` counts, and that are delivered only to subscriptions that name them. */
const FURTHER_EVENT_TYPES = [
  'order.placed',
  'order.delivered',
  'order.refunded',
  'invoice.paid',
  'invoice.voided',
  'invoice.payment_reversed',
  'invoice.overdue',
  'credit_note.issued',
  'payment.failed',
  'product.removed',
  'customer.created',
  'customer.updated',
] as const;

/** The public events that services publish on the bus. */
export const PUBLISHED_EVENT_TYPES = [...SEQUENCED_EVENT_TYPES, ...FURTHER_EVENT_TYPES] as const;

/** The further events about the endpoints of subscriptions. The webhooks service delivers them without the bus. */
export const ENDPOINT_EVENT_TYPES = ['webhook_endpoint.failing', 'webhook_endpoint.disabled'] as const;

/** The public events, to which a webhook subscription can subscribe. */
export const EVENT_TYPES = [...PUBLISHED_EVENT_TYPES, ...ENDPOINT_EVENT_TYPES] as const;
export type EventType = (typeof EVENT_TYPES)[number];
export type EndpointEventType = (typeof ENDPOINT_EVENT_TYPES)[number];

/** Whether a text names a public event. */
export const isEventType = (text: string): text is EventType => EVENT_TYPES.some((type) => type === text);

/** Whether a text names an event about an endpoint. */
export const isEndpointEventType = (text: string): text is EndpointEventType => ENDPOINT_EVENT_TYPES.some((type) => type === text);

/** Whether the `sequence` of its aggregate counts a public event. */
export const isSequenced = (type: string): boolean =>
  !isEndpointEventType(type) && !FURTHER_EVENT_TYPES.some((further) => further === type);
