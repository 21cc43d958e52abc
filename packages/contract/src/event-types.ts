/** The public events, to which a webhook subscription can subscribe. */
export const EVENT_TYPES = [
  'order.confirmed',
  'order.shipped',
  'order.cancelled',
  'invoice.issued',
  'product.created',
  'product.updated',
  'stock.changed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Whether a text names a public event. */
export const isEventType = (text: string): text is EventType => EVENT_TYPES.some((type) => type === text);
