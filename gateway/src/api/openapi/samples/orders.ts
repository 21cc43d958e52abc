import { IDS } from '../examples/ids.ts';
import type { Samples } from './sample-values.ts';

const order = { path: { order_id: IDS.order } };

export const ORDER_SAMPLES: Samples = {
  listOrders: { query: { limit: 20 } },
  getOrder: order,
  cancelOrder: { ...order, headers: { 'Idempotency-Key': `cancel-${IDS.order}` } },
};
