import { IDS } from '../examples/ids.ts';
import type { OperationDocs } from '../operation-docs.ts';

export const DIAGNOSTIC_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  getHealth: {
    description:
      'Needs no key. 200 while the gateway serves; `degraded` while a part of the service is down. Costs no request of any budget.',
    response: {
      up: {
        summary: 'Everything is up',
        value: {
          status: 'ok',
          version: '1.0.0',
          time: '2026-11-21T08:15:00.000Z',
          services: { catalog: 'ok', cart: 'ok', orders: 'ok', billing: 'ok', webhooks: 'ok' },
        },
      },
    },
  },
  ping: {
    description: 'Tells the store, the kind, the scopes and the mode of the key. Touches no data.',
    response: {
      secret: {
        summary: 'A secret key',
        value: {
          tenant_id: IDS.tenant,
          key_kind: 'SECRET',
          scopes: ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout', 'storefront:webhooks'],
          mode: 'sandbox',
        },
      },
    },
  },
};
