import { IDS } from '../examples/ids.ts';
import type { Samples } from './sample-values.ts';

const listener = { path: { listener_id: IDS.listener } };

export const DEVELOPER_SAMPLES: Samples = {
  listRequests: { query: { limit: 20 } },
  getRequest: { path: { request_id: IDS.request } },
  createWebhookListener: { body: { event_types: ['order.confirmed', 'invoice.issued'] } },
  receiveWebhookEvents: { ...listener, query: { wait_seconds: 1 } },
  deleteWebhookListener: listener,
};
