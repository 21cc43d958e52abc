import { documented } from '@storefront/api-docs';
import { bare, type Reply } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { type Call, route, type Route } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { DIAGNOSTIC_OPERATIONS } from './docs.ts';
import { HealthOut, PrincipalOut } from './schemas.ts';

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
