import type { z } from 'zod';
import type { DeliveryOut, DeliveryRowOut, SubscriptionOut, SubscriptionWithSecretOut } from '../../schemas/webhooks.ts';
import { IDS } from './ids.ts';

export const SUBSCRIPTION: z.output<typeof SubscriptionOut> = {
  id: IDS.subscription,
  endpoint_url: 'https://erp.example/hooks/storefront',
  event_types: ['order.confirmed', 'invoice.issued'],
  description: 'Sends orders to the ERP',
  status: 'ACTIVE',
  signing_secret_hint: 'whsec_...3m9Q',
  consecutive_failures: 0,
  disabled_at: null,
  disabled_reason: null,
  filters: [{ field: 'payment_status', in: ['PAID', 'ON_ACCOUNT'] }],
  headers: { Authorization: '•••' },
  ordering: 'NONE',
  signature_scheme: 'v1a',
  public_key: 'whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
  max_deliveries_per_second: null,
  last_delivery: { id: IDS.delivery, event: 'order.confirmed', status: 'DELIVERED', response_status: 200, at: '2026-11-21T08:16:00.400Z' },
  created_at: '2026-11-10T12:00:00.000Z',
  updated_at: '2026-11-10T12:00:00.000Z',
};

export const NEW_SUBSCRIPTION: z.output<typeof SubscriptionWithSecretOut> = {
  ...SUBSCRIPTION,
  last_delivery: null,
  signing_secret: 'whsec_EXAMPLEk3yExampleK3yEXAMPLEk3yExampleK3m9Q=',
};

export const DELIVERY_ROW: z.output<typeof DeliveryRowOut> = {
  id: IDS.delivery,
  subscription_id: IDS.subscription,
  event: 'order.confirmed',
  event_id: IDS.event,
  status: 'DELIVERED',
  attempt_count: 1,
  next_attempt_at: null,
  delivered_at: '2026-11-21T08:16:00.400Z',
  created_at: '2026-11-21T08:16:00.100Z',
  last_response_status: 200,
  last_failure: null,
};

export const DELIVERY: z.output<typeof DeliveryOut> = {
  ...DELIVERY_ROW,
  attempts: [{ number: 1, started_at: '2026-11-21T08:16:00.200Z', duration_ms: 183, response_status: 200, failure: null }],
  body: `{"id":"${IDS.event}","type":"order.confirmed","api_version":"v1", …}`,
};
