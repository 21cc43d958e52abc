import { type OperationDocs, documented } from '@storefront/api-docs';
import { z } from 'zod';
import { SCOPES } from '../../access/principals/scopes.ts';
import { type Reply, bare } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { type Call, type Route, route } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { example } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';
import { id, mode, time } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { openEnum } from '../schemas/open-enum.ts';

/** The health of the service, and the verification of a key. */
export function diagnosticRoutes(deps: ResourceDeps): readonly Route[] {
  // prettier-ignore
  return documented('Diagnostics', DIAGNOSTIC_OPERATIONS, [
    route({
      id: 'getHealth', method: 'get', path: '/health', access: 'none', scope: null,
      summary: 'Retrieve service health', request: {}, response: ok('The health of the API and its services.', HealthOut), handler: getHealth(deps),
    }),
    route({
      id: 'ping', method: 'get', path: '/v1/ping', access: 'any_key', scope: null,
      summary: 'Verify an API key', request: {}, response: ok('The store, kind, scopes, and mode of the key.', PrincipalOut), handler: ping,
    }),
  ]);
}

/**
 * Returns 200 while the gateway is serving. What is unavailable only makes the status `degraded`. The time is that of the process, so that this
 * works without the database.
 */
const getHealth =
  ({ health, version }: Pick<ResourceDeps, 'health' | 'version'>) =>
  async (): Promise<Reply> => {
    const { status, services } = await health.read();
    return bare({ status, version, time: new Date().toISOString(), services });
  };

/** Returns the key principal, without reading any data. */
const ping = async (_input: unknown, { key }: Call): Promise<Reply> =>
  bare({ tenant_id: key?.tenantId, key_kind: key?.kind, scopes: key?.scopes, mode: key?.mode });

const DIAGNOSTIC_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  getHealth: {
    description:
      'Returns the health of the API and of each service behind it, at most about a second old. Returns 200 as long as the API is serving; ' +
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

const PrincipalOut = named('KeyPrincipal', {
  tenant_id: id.meta({ description: 'The ID of the store that the key belongs to.' }),
  key_kind: z.enum(['PUBLISHABLE', 'SECRET']).meta({ id: 'KeyKind', description: 'The kind of the API key.' }),
  scopes: z
    .array(openEnum(SCOPES, { id: 'KeyScope', description: 'The known scopes. New scopes can be added at any time.' }))
    .meta({ description: 'The scopes granted to the key.', examples: [['storefront:catalog', 'storefront:auth']] }),
  mode,
});

const state = z
  .enum(['ok', 'down'])
  .meta({ id: 'ServiceState', description: 'Whether a service can respond: it is up, and so is its database.' });
const states = named('ServiceStates', { catalog: state, cart: state, orders: state, billing: state, webhooks: state });

const HealthOut = named('Health', {
  status: z.enum(['ok', 'degraded']).meta({
    id: 'HealthStatus',
    description:
      '`degraded` while any service is down, or while webhooks and other effects of events are delayed, or rate limits are approximate. Otherwise `ok`.',
  }),
  version: z.string(),
  time,
  services: states,
});
