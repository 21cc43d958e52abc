import { CART_SAMPLES } from './carts.ts';
import { CATALOG_SAMPLES } from './catalog.ts';
import { CHECKOUT_SAMPLES } from './checkout.ts';
import { CUSTOMER_SAMPLES } from './customers.ts';
import { DEVELOPER_SAMPLES } from './developer-tools.ts';
import { DIAGNOSTIC_SAMPLES } from './diagnostics.ts';
import { INVOICE_SAMPLES } from './invoices.ts';
import { ORDER_SAMPLES } from './orders.ts';
import type { Samples } from './sample-values.ts';
import { SANDBOX_SAMPLES } from './sandbox.ts';
import { SESSION_SAMPLES } from './shopper-sessions.ts';
import { WEBHOOK_SAMPLES } from './webhooks.ts';

/** The example values of all operations. A test fails if a route has none. */
export const SAMPLES: Samples = {
  ...DIAGNOSTIC_SAMPLES,
  ...CATALOG_SAMPLES,
  ...SESSION_SAMPLES,
  ...CUSTOMER_SAMPLES,
  ...CART_SAMPLES,
  ...CHECKOUT_SAMPLES,
  ...ORDER_SAMPLES,
  ...INVOICE_SAMPLES,
  ...WEBHOOK_SAMPLES,
  ...SANDBOX_SAMPLES,
  ...DEVELOPER_SAMPLES,
};
