import type { Order__Output } from '@storefront/proto/storefront/orders/v1';

/** The fields of an order that its events render. */
export const anOrder = (status: Order__Output['status']): Partial<Order__Output> => ({
  id: 'order',
  number: 'SO-000001',
  status,
  currency: 'JMD',
  total: '115.00',
  lines: [],
  subtotal: '100.00',
  discountTotal: '0.00',
  shippingAmount: '0.00',
  gctAmount: '15.00',
  promotions: [],
  shipments: [],
  timeline: [],
  allowedActions: [],
});
