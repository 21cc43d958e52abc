import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const LISTENERS = 10;
const CONNECTIONS = 500;

/** Long polls of listeners that never get an event. */
export const listeners: Attack = {
  name: 'listeners',
  resource: 'Waits for events',
  does: `${CONNECTIONS} connections that wait for events of ${LISTENERS} listeners`,
  reaches: { 'GET /v1/webhook-listeners/:id/events: 200': 10 },
  plan: async ({ newStore }) => {
    const { server, secretKey: key } = await newStore();
    const requests: string[] = [];
    while (requests.length < LISTENERS) {
      const { body } = await server.post('/v1/webhook-listeners', { event_types: ['order.confirmed'] });
      requests.push(httpText({ path: `/v1/webhook-listeners/${body.data.id}/events?wait_seconds=5`, key }));
    }
    return [{ kind: 'flood', requests, connections: CONNECTIONS, addresses: 4 }];
  },
};
