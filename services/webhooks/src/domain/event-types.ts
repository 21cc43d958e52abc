/** The events that a store may subscribe to, as the contract names them. */
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

/** What a test delivery is called; nobody subscribes to it. */
export const PING = 'ping';

/** Whether a text names an event of the contract. */
export const isEventType = (text: string): text is EventType => EVENT_TYPES.some((type) => type === text);
