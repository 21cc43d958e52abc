import type { OperationDocs } from '@storefront/api-docs';
import { example } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';

export const DIAGNOSTIC_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  getHealth: {
    description:
      'Returns the health of the API and of each service behind it, about a second old at most. Returns 200 as long as the API is serving; ' +
      '`status` is `degraded` while any part is impaired. No key is required, and the request does not count against a rate limit.',
    response: {
      up: example('All services are up', {
        status: 'ok',
        version: '1.0.0',
        time: '2026-11-21T08:15:00.000Z',
        services: { catalog: 'ok', cart: 'ok', orders: 'ok', billing: 'ok', webhooks: 'ok' },
      }),
    },
  },
  ping: {
    description: 'Returns the store, kind, scopes, and mode of the API key. Use it to verify that a key works. It reads no store data.',
    response: {
      secret: example('A secret key', {
        tenant_id: IDS.tenant,
        key_kind: 'SECRET',
        scopes: ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout', 'storefront:webhooks'],
        mode: 'sandbox',
      }),
    },
  },
};
