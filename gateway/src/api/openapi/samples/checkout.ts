import { IDS } from '../examples/ids.ts';
import type { Samples } from './sample-values.ts';

const order = { path: { order_id: IDS.order } };

export const CHECKOUT_SAMPLES: Samples = {
  listShippingOptions: {},
  checkout: { headers: { 'Idempotency-Key': IDS.cart } },
  previewCheckout: {},
  repayOrder: order,
  getPaymentStatus: order,
};
