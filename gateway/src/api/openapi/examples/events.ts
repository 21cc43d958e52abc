import { IDS } from './ids.ts';
import { CANCELLED_ORDER, ORDER, PAYMENT_SESSION } from './orders.ts';

const shipment = {
  id: IDS.shipment,
  number: 'SO-1042-1',
  carrier: 'Courier Ltd',
  tracking_number: 'CL123456789JM',
  tracking_url: 'https://courier.example/track/CL123456789JM',
  shipped_at: '2026-11-22T14:05:00.000Z',
  delivered_at: null,
  lines: ORDER.lines.map((line) => ({ line_id: line.id, sku: line.sku, quantity: line.quantity })),
};
const SHIPPED_ORDER = {
  ...ORDER,
  status: 'SHIPPED',
  lines: ORDER.lines.map((line) => ({ ...line, shipped_quantity: line.quantity })),
  shipments: [shipment],
  timeline: [...ORDER.timeline, { at: shipment.shipped_at, event: 'shipped', actor: 'store' }],
  allowed_actions: [],
  updated_at: shipment.shipped_at,
};
function withoutImages<Line extends { image: unknown }>({ lines, ...order }: { lines: readonly Line[] }) {
  const shown = lines.map((line) => {
    const { image: _, ...rest } = line;
    return rest;
  });
  return { ...order, lines: shown };
}
const DELIVERED_ORDER = {
  ...SHIPPED_ORDER,
  status: 'DELIVERED',
  shipments: [{ ...shipment, delivered_at: '2026-11-23T15:30:00.000Z' }],
  timeline: [...SHIPPED_ORDER.timeline, { at: '2026-11-23T15:30:00.000Z', event: 'delivered', actor: 'store' }],
  updated_at: '2026-11-23T15:30:00.000Z',
};
const REFUNDED_ORDER = {
  ...CANCELLED_ORDER,
  payment_status: 'REFUNDED',
  timeline: [...CANCELLED_ORDER.timeline, { at: '2026-11-21T08:40:02.000Z', event: 'refunded', actor: 'system' }],
  updated_at: '2026-11-21T08:40:02.000Z',
};

/** The data of the events of orders. */
export const ORDER_EVENTS = {
  confirmed: withoutImages(ORDER),
  shipped: withoutImages(SHIPPED_ORDER),
  cancelled: withoutImages(CANCELLED_ORDER),
  delivered: withoutImages(DELIVERED_ORDER),
  refunded: withoutImages(REFUNDED_ORDER),
};

export const FAILED_SESSION = { ...PAYMENT_SESSION, status: 'FAILED', redirect_url: null, failure_code: 'card_declined' };
