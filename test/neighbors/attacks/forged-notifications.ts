import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 100;

/** Complete notifications of payments with a wrong signature, and pages of payments that do not exist. */
export const forgedNotifications: Attack = {
  name: 'forged-notifications',
  resource: 'Breakers',
  does: `${CONNECTIONS} connections with forged payment notifications and unknown payment pages`,
  reaches: { 'POST /payments/notifications/sandbox: 401': 50, 'GET /sandbox/payments/:id: 404': 50 },
  plan: async () => {
    const headers = { 'Sandbox-Signature': 't=1,v1=########' };
    const requests = [
      httpText({ method: 'POST', path: '/payments/notifications/sandbox', headers, body: { id: '########' } }),
      httpText({ path: '/sandbox/payments/019aa0c6-7c00-7000-8000-0123########' }),
    ];
    return [{ kind: 'flood', requests, connections: CONNECTIONS, addresses: 20 }];
  },
};
